#include "server/net/play_session.hpp"

#include "protocol/messages.hpp"
#include "server/net/await.hpp"
#include "server/net/spawn.hpp"

#include <boost/asio/post.hpp>

#include <algorithm>
#include <utility>

namespace mistward::net {
namespace {

using protocol::Error;
using protocol::ErrorCode;

// As RFC 6455 numbers them.
constexpr std::uint16_t kGoingAway = 1001;
constexpr std::uint16_t kUnsupportedData = 1003;
constexpr std::uint16_t kInvalidData = 1007;
constexpr std::uint16_t kPolicyViolation = 1008;
constexpr std::uint16_t kInternalError = 1011;

/// Not reading for longer would keep the session from its end.
constexpr Duration kLongestRest = std::chrono::seconds(1);

Error too_fast(Duration wait) {
    return {ErrorCode::RateLimited, "commands come too fast", {{"retry_after_ms", wait.count()}}};
}

Error unexpected_type(std::string_view expected) {
    return {ErrorCode::InvalidMessage,
            "\"type\" must be " + std::string(expected) + " at this moment",
            {{"field", "type"}, {"expected", expected}}};
}

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

PlaySession::PlaySession(Stream stream, std::shared_ptr<rooms::Room> room, const Source& source,
                         std::shared_ptr<const Limits> limits,
                         std::shared_ptr<const NetMetrics> metrics, Quotas& quotas)
    : limits_(std::move(limits)),
      metrics_(std::move(metrics)),
      quotas_(quotas),
      peer_(std::make_shared<Peer>(std::move(stream), limits_, metrics_)),
      room_(std::move(room)),
      client_(source.address),
      hello_deadline_(peer_->executor()),
      pause_(peer_->executor()),
      commands_(limits_->commands_per_second, limits_->command_burst, TokenBucket::Clock::now()),
      faults_(limits_->faults_per_second, limits_->fault_burst, TokenBucket::Clock::now()) {}

void PlaySession::deliver(rooms::Frame frame) {
    asio::post(peer_->executor(),
               [peer = peer_, frame = std::move(frame)] { peer->follow(std::move(frame)); });
}

void PlaySession::deliver_all(rooms::Frames frames) {
    asio::post(peer_->executor(),
               [peer = peer_, frames = std::move(frames)] { peer->follow(frames); });
}

void PlaySession::restart(rooms::Frame welcome) {
    asio::post(peer_->executor(),
               [peer = peer_, welcome = std::move(welcome)] { peer->restart(std::move(welcome)); });
}

void PlaySession::close(rooms::Goodbye goodbye, const std::string& why) {
    end({goodbye == rooms::Goodbye::ComeBack ? kGoingAway : kPolicyViolation, why});
}

void PlaySession::drop() {
    peer_->drop();
    pause_.cancel();
}

void PlaySession::end(CloseReason reason) {
    asio::post(peer_->executor(),
               [peer = peer_, reason = std::move(reason)] { peer->close(reason); });
}

asio::awaitable<void> PlaySession::run(Request upgrade) {
    const bool accepted = co_await peer_->accept(upgrade);
    upgrade = {};
    if (accepted) co_await play();
    co_await peer_->end();
}

asio::awaitable<void> PlaySession::play() {
    hello_deadline_.arm(limits_->hello_time, [peer = peer_] {
        peer->close({kPolicyViolation, "hello did not come in time"});
    });
    try {
        co_await read_until_closed();
    } catch (...) {
        log_failure("a session", std::current_exception());
        peer_->close({kInternalError, "the server failed"});
    }
    hello_deadline_.disarm();
    co_await leave();
}

asio::awaitable<void> PlaySession::leave() {
    if (!attached_) co_return;
    attached_.reset();
    const rooms::listening::Detach detach{shared_from_this()};
    co_await room_->ask(detach);
}

asio::awaitable<void> PlaySession::read_until_closed() {
    for (;;) {
        const auto message = co_await peer_->read();
        if (message.kind == WebSocket::Kind::TooLarge) metrics_->count(ErrorCode::MessageTooLarge);
        if (!message.goes_on()) co_return;
        if (!peer_->is_closing()) co_await take(message);
    }
}

asio::awaitable<void> PlaySession::take(WebSocket::Message message) {
    if (message.kind == WebSocket::Kind::Binary) {
        end({kUnsupportedData, "messages are text"});
    } else if (message.kind == WebSocket::Kind::BadText) {
        end({kInvalidData, "text is UTF-8"});
    } else if (!commands_.take(TokenBucket::Clock::now())) {
        const auto wait = commands_.wait();
        co_await slow_down(message.text, too_fast(wait), wait);
    } else if (const auto share = quotas_.take(client_, kCommand); !share.allowed) {
        co_await slow_down(message.text, rate_limited(kCommand.quota, share), share.wait);
    } else {
        co_await take_text(message.text);
    }
}

asio::awaitable<void> PlaySession::slow_down(std::string_view text, const Error& error,
                                             Duration wait) {
    refuse(protocol::command_id(text), error);
    pause_.expires_after(std::min(wait, kLongestRest));
    co_await pause_.async_wait(kAwait);
}

asio::awaitable<void> PlaySession::take_text(std::string_view text) {
    auto message = protocol::decode_client_message(text);
    if (!message) {
        note_fault(protocol::command_id(text), message.error());
        co_return;
    }
    const auto carry = [this](auto&& command) { return carry_out(std::move(command)); };
    const metrics::Stopwatch watch;
    co_await std::visit(carry, std::move(*message));
    watch.stop(metrics_->command_seconds);
}

void PlaySession::note_fault(const std::optional<std::string>& id, const Error& error) {
    refuse(id, error);
    if (!faults_.take(TokenBucket::Clock::now())) {
        end({kPolicyViolation, "too many messages that make no sense"});
    }
}

asio::awaitable<void> PlaySession::carry_out(protocol::Hello hello) {
    if (attached_) {
        refuse(std::nullopt, unexpected_type("a command or ping"));
        co_return;
    }
    legal_ = hello.legal;
    const auto attach = [&] {
        return room_->ask(rooms::listening::Attach{shared_from_this(), std::move(hello)});
    };
    const auto seat = co_await guarded(attach);
    if (!seat) {
        note_fault(std::nullopt, seat.error());
        co_return;
    }
    attached_.emplace(*seat ? metrics_->players : metrics_->spectators);
    if (!*seat) coalesce();
    hello_deadline_.disarm();
}

asio::awaitable<void> PlaySession::carry_out(protocol::Command command) {
    const std::string id = protocol::id_of(command);
    if (!attached_) {
        refuse(id, unexpected_type("hello"));
        co_return;
    }
    if (const auto paid = quotas_.charge(client_, extra_cost_of(command)); !paid) {
        refuse(id, paid.error());
        co_return;
    }
    peer_->hold();
    const auto carry = [&] {
        return room_->ask(rooms::SeatCommand{shared_from_this(), std::move(command)});
    };
    const auto seq = co_await guarded(carry);
    if (seq) {
        reply(protocol::ok_message(id, *seq));
    } else {
        refuse(id, seq.error());
    }
    // Behind what the room has delivered, and the reply.
    asio::post(peer_->executor(), [peer = peer_] { peer->let_go(); });
}

asio::awaitable<void> PlaySession::carry_out(protocol::Ping command) {
    if (!attached_) {
        refuse(command.id, unexpected_type("hello"));
        co_return;
    }
    const rooms::query::Seq query;
    const auto seq = co_await room_->ask(query);
    reply(protocol::ok_message(command.id, seq.value()));
}

void PlaySession::refuse(const std::optional<std::string>& id, const Error& error) {
    metrics_->count(error.code);
    reply(protocol::error_message(id, error));
}

void PlaySession::reply(std::string text) {
    asio::post(peer_->executor(), [peer = peer_, text = std::move(text)]() mutable {
        peer->send(std::make_shared<const std::string>(std::move(text)));
    });
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
