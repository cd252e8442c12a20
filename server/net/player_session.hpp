#pragma once

#include "server/net/intake.hpp"
#include "server/net/peer.hpp"
#include "server/net/session.hpp"
#include "server/service/player_events.hpp"

#include <memory>
#include <string>

namespace mistward::net {

/// A client on a player's WebSocket: once it has said whose it is, it is sent what happens to the
/// player, an event a message. The next is only looked for once those before are written.
class PlayerSession final : public Session, public std::enable_shared_from_this<PlayerSession> {
public:
    /// The players and the watch outlive it.
    PlayerSession(SessionTools tools, rooms::Players& players, rooms::PlayerWatch& watch);

    asio::awaitable<void> run(Request upgrade) override;
    void close(rooms::Goodbye goodbye, const std::string& why) override {
        intake_.close(goodbye, why);
    }
    void drop() override { intake_.drop(); }
    asio::awaitable<void> leave() override;

private:
    asio::awaitable<void> carry_out(protocol::Hello hello);
    asio::awaitable<void> carry_out(protocol::Ping ping);
    asio::awaitable<void> carry_out(protocol::Command command);
    asio::awaitable<void> tell_on();
    void tell(const std::string& lines);

    const std::shared_ptr<const Limits> limits_;
    rooms::Players& players_;
    rooms::PlayerWatch& watch_;
    const asio::ip::address client_;
    const std::shared_ptr<Peer> peer_;
    Intake intake_;
    std::shared_ptr<rooms::PlayerEvents> events_;  ///< since the `hello`
};

}  // namespace mistward::net
