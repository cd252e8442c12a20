#pragma once

#include "protocol/commands.hpp"
#include "server/net/intake.hpp"
#include "server/net/peer.hpp"
#include "server/net/session.hpp"
#include "server/service/lobby.hpp"
#include "server/service/subscriber.hpp"

#include <memory>
#include <optional>
#include <string>

namespace mistward::net {

/// A client on a room's WebSocket: takes its commands one after the other and queues what the room
/// delivers.
class PlaySession final : public Session,
                          public rooms::Subscriber,
                          public std::enable_shared_from_this<PlaySession> {
public:
    PlaySession(SessionTools tools, std::shared_ptr<rooms::Room> room);

    asio::awaitable<void> run(Request upgrade) override;
    void drop() override { intake_.drop(); }
    asio::awaitable<void> leave() override;

    void deliver(rooms::Frame frame) override;
    void deliver_all(rooms::Frames frames) override;
    void restart(rooms::Frame welcome) override;
    void close(rooms::Goodbye goodbye, const std::string& why) override {
        intake_.close(goodbye, why);
    }
    bool wants_legal() const override { return legal_; }
    std::string address() const override { return client_.to_string(); }

private:
    asio::awaitable<void> play();
    asio::awaitable<void> carry_out(protocol::Hello hello);
    asio::awaitable<void> carry_out(protocol::Command command);
    asio::awaitable<void> carry_out(protocol::Ping command);
    /// A spectator who falls behind is brought up to date instead of cut.
    void coalesce();
    asio::awaitable<void> refresh();

    const std::shared_ptr<const NetMetrics> metrics_;
    Quotas& quotas_;
    const asio::ip::address client_;
    std::shared_ptr<Peer> peer_;
    std::shared_ptr<rooms::Room> room_;
    Intake intake_;
    std::optional<metrics::Counted> attached_;
    bool legal_ = true;  ///< as its `hello` said; the room reads it once that was carried out
};

}  // namespace mistward::net
