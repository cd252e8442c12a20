#pragma once

#include "protocol/commands.hpp"
#include "server/net/peer.hpp"
#include "server/net/quota/quotas.hpp"
#include "server/net/token_bucket.hpp"
#include "server/service/lobby.hpp"
#include "server/service/subscriber.hpp"

#include <memory>
#include <optional>
#include <string>

namespace mistward::net {

/// A client on a room's WebSocket: takes its commands one after the other and queues what the room
/// delivers.
class PlaySession final : public rooms::Subscriber,
                          public std::enable_shared_from_this<PlaySession> {
public:
    /// `quotas` outlives the session.
    PlaySession(Stream stream, std::shared_ptr<rooms::Room> room, const Source& source,
                std::shared_ptr<const Limits> limits, std::shared_ptr<const NetMetrics> metrics,
                Quotas& quotas);

    /// Lives as long as the connection, and longer than the request. On the socket's strand.
    asio::awaitable<void> run(Request upgrade);

    /// Ends the connection and whatever is under way at once. On the socket's strand.
    void drop();

    /// Listens to the room no longer. Part of `run`, unless that could not go on.
    asio::awaitable<void> leave();

    void deliver(rooms::Frame frame) override;
    void deliver_all(rooms::Frames frames) override;
    void restart(rooms::Frame welcome) override;
    void close(rooms::Goodbye goodbye, const std::string& why) override;
    bool wants_legal() const override { return legal_; }
    std::string address() const override { return client_.to_string(); }

private:
    asio::awaitable<void> play();
    asio::awaitable<void> read_until_closed();
    asio::awaitable<void> take(WebSocket::Message message);
    asio::awaitable<void> take_text(std::string_view text);
    asio::awaitable<void> slow_down(std::string_view text, const protocol::Error& error,
                                    Duration wait);
    void note_fault(const std::optional<std::string>& id, const protocol::Error& error);

    asio::awaitable<void> carry_out(protocol::Hello hello);
    asio::awaitable<void> carry_out(protocol::Command command);
    asio::awaitable<void> carry_out(protocol::Ping command);
    void refuse(const std::optional<std::string>& id, const protocol::Error& error);
    void reply(std::string text);
    /// A spectator who falls behind is brought up to date instead of cut.
    void coalesce();
    asio::awaitable<void> refresh();
    /// Takes its place in the order of the messages.
    void end(CloseReason reason);

    const std::shared_ptr<const Limits> limits_;
    const std::shared_ptr<const NetMetrics> metrics_;
    Quotas& quotas_;
    std::shared_ptr<Peer> peer_;
    std::shared_ptr<rooms::Room> room_;
    const asio::ip::address client_;
    Deadline hello_deadline_;
    asio::steady_timer pause_;  ///< of a client that commands too fast
    TokenBucket commands_;
    TokenBucket faults_;
    std::optional<metrics::Counted> attached_;
    bool legal_ = true;  ///< as its `hello` said; the room reads it once that was carried out
};

}  // namespace mistward::net
