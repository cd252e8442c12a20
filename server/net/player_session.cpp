#include "server/net/player_session.hpp"

#include "protocol/messages.hpp"
#include "server/address/client_block.hpp"
#include "server/net/close_codes.hpp"
#include "server/net/spawn.hpp"

#include <utility>

namespace mistward::net {

PlayerSession::PlayerSession(SessionTools tools, rooms::Players& players, rooms::PlayerWatch& watch)
    : limits_(tools.limits),
      players_(players),
      watch_(watch),
      client_(tools.client),
      peer_(std::make_shared<Peer>(std::move(tools.stream), tools.limits, tools.metrics)),
      intake_(peer_, tools) {}

asio::awaitable<void> PlayerSession::run(Request upgrade) {
    const bool accepted = co_await peer_->accept(upgrade);
    upgrade = {};
    if (accepted) {
        const auto take = [this](protocol::ClientMessage message) {
            const auto carry = [this](auto&& one) { return carry_out(std::move(one)); };
            return std::visit(carry, std::move(message));
        };
        co_await intake_.run(take);
        co_await leave();
    }
    co_await peer_->end();
}

asio::awaitable<void> PlayerSession::leave() {
    if (!events_) co_return;
    events_->leave();
    events_->stop();
}

asio::awaitable<void> PlayerSession::carry_out(protocol::Hello hello) {
    if (events_) {
        intake_.refuse(std::nullopt, unexpected_type("ping"));
        co_return;
    }
    const auto events = std::make_shared<rooms::PlayerEvents>(
        peer_->executor(), players_, watch_,
        hello.token ? std::string(*hello.token) : std::string(),
        addresses::ClientBlock(client_).text());
    const auto first = co_await events->open();
    if (!first) {
        events->leave();
        intake_.note_fault(std::nullopt, first.error());
        co_return;
    }
    intake_.greet();
    events_ = events;
    tell(*first);
    const auto tell_on = [self = shared_from_this()] { return self->tell_on(); };
    const auto done = [peer = peer_] { peer->close({kInternalError, "the server failed"}); };
    spawn(peer_->executor(), "telling a player's events", tell_on, done);
}

asio::awaitable<void> PlayerSession::carry_out(protocol::Ping ping) {
    if (events_) {
        intake_.reply(protocol::ok_message(ping.id, 0));
    } else {
        intake_.refuse(ping.id, unexpected_type("hello"));
    }
    co_return;
}

asio::awaitable<void> PlayerSession::carry_out(protocol::Command command) {
    intake_.refuse(protocol::id_of(command), unexpected_type(events_ ? "ping" : "hello"));
    co_return;
}

asio::awaitable<void> PlayerSession::tell_on() {
    while (!peer_->is_closing()) {
        co_await peer_->await_written();
        const auto lines = co_await events_->next(limits_->silence_time);
        if (!lines) break;
        tell(*lines);
    }
    if (events_->has_ended()) {
        peer_->close({kPolicyViolation, "the token has ended, or newer listeners are here"});
    } else {
        peer_->close({kGoingAway, "the events cannot be sent any more: reconnect"});
    }
}

void PlayerSession::tell(const std::string& lines) {
    for (std::size_t at = 0; at < lines.size();) {
        const std::size_t end = lines.find('\n', at);
        peer_->send(std::make_shared<const std::string>(lines.substr(at, end - at)));
        at = end + 1;
    }
}

}  // namespace mistward::net
