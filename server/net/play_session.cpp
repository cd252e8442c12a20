#include "server/net/play_session.hpp"

#include "protocol/messages.hpp"
#include "server/net/spawn.hpp"
#include "server/work/post.hpp"

#include <utility>

namespace mistward::net {
namespace {

using protocol::Error;
using protocol::ErrorCode;

/// The value that a call into the room gives; its exceptions become `internal`.
template <class Call>
auto guarded(Call call) -> decltype(call()) {
    try {
        co_return co_await call();
    } catch (...) {
        log_failure("a room", std::current_exception());
    }
    co_return tl::unexpected(internal_error());
}

}  // namespace

PlaySession::PlaySession(SessionTools tools, std::shared_ptr<rooms::Room> room)
    : metrics_(tools.metrics),
      quotas_(tools.quotas),
      client_(tools.client),
      peer_(std::make_shared<Peer>(std::move(tools.stream), tools.limits, metrics_)),
      room_(std::move(room)),
      intake_(peer_, tools) {}

void PlaySession::deliver(rooms::Frame frame) {
    work::post(peer_->executor(),
               [peer = peer_, frame = std::move(frame)] { peer->follow(std::move(frame)); });
}

void PlaySession::deliver_all(rooms::Frames frames) {
    work::post(peer_->executor(),
               [peer = peer_, frames = std::move(frames)] { peer->follow(frames); });
}

void PlaySession::restart(rooms::Frame welcome) {
    work::post(peer_->executor(),
               [peer = peer_, welcome = std::move(welcome)] { peer->restart(std::move(welcome)); });
}

asio::awaitable<void> PlaySession::run(Request upgrade) {
    const bool accepted = co_await peer_->accept(upgrade);
    upgrade = {};
    if (accepted) co_await play();
    co_await peer_->end();
}

asio::awaitable<void> PlaySession::play() {
    const auto take = [this](protocol::ClientMessage message) {
        const auto carry = [this](auto&& one) { return carry_out(std::move(one)); };
        return std::visit(carry, std::move(message));
    };
    co_await intake_.run(take);
    co_await leave();
}

asio::awaitable<void> PlaySession::leave() {
    if (!attached_) co_return;
    attached_.reset();
    const rooms::listening::Detach detach{shared_from_this()};
    co_await room_->ask(detach);
}

asio::awaitable<void> PlaySession::carry_out(protocol::Hello hello) {
    if (attached_) {
        intake_.refuse(std::nullopt, unexpected_type("a command or ping"));
        co_return;
    }
    legal_ = hello.legal;
    const auto attach = [&] {
        return room_->ask(rooms::listening::Attach{shared_from_this(), std::move(hello)});
    };
    const auto seat = co_await guarded(attach);
    if (!seat) {
        intake_.note_fault(std::nullopt, seat.error());
        co_return;
    }
    attached_.emplace(*seat ? metrics_->players : metrics_->spectators);
    if (!*seat) coalesce();
    intake_.greet();
}

asio::awaitable<void> PlaySession::carry_out(protocol::Command command) {
    const std::string id = protocol::id_of(command);
    if (!attached_) {
        intake_.refuse(id, unexpected_type("hello"));
        co_return;
    }
    if (const auto paid = quotas_.charge(client_, extra_cost_of(command)); !paid) {
        intake_.refuse(id, paid.error());
        co_return;
    }
    peer_->hold();
    const auto carry = [&] {
        return room_->ask(rooms::SeatCommand{shared_from_this(), std::move(command)});
    };
    const auto seq = co_await guarded(carry);
    if (seq) {
        intake_.reply(protocol::ok_message(id, *seq));
    } else {
        intake_.refuse(id, seq.error());
    }
    // Behind what the room has delivered, and the reply.
    work::post(peer_->executor(), [peer = peer_] { peer->let_go(); });
}

asio::awaitable<void> PlaySession::carry_out(protocol::Ping command) {
    if (!attached_) {
        intake_.refuse(command.id, unexpected_type("hello"));
        co_return;
    }
    const rooms::query::Seq query;
    const auto seq = co_await room_->ask(query);
    intake_.reply(protocol::ok_message(command.id, seq.value()));
}

void PlaySession::coalesce() {
    peer_->coalesce([session = weak_from_this()] {
        const auto self = session.lock();
        if (!self) return;
        const auto refresh = [self] { return self->refresh(); };
        spawn(self->peer_->executor(), "bringing a spectator up to date", refresh);
    });
}

asio::awaitable<void> PlaySession::refresh() {
    const rooms::listening::Refresh refresh{shared_from_this()};
    co_await room_->ask(refresh);
}

}  // namespace mistward::net
