#include "server/net/intake.hpp"

#include "protocol/messages.hpp"
#include "server/net/close_codes.hpp"
#include "server/net/spawn.hpp"
#include "server/work/post.hpp"
#include "server/work/wait.hpp"

#include <algorithm>
#include <utility>

namespace mistward::net {
namespace {

using protocol::Error;
using protocol::ErrorCode;

/// Not reading for longer would keep the session from its end.
constexpr Duration kLongestRest = std::chrono::seconds(1);

Error too_fast(Duration wait) {
    return {ErrorCode::RateLimited, "commands come too fast", {{"retry_after_ms", wait.count()}}};
}

}  // namespace

Error unexpected_type(std::string_view expected) {
    return {ErrorCode::InvalidMessage,
            "\"type\" must be " + std::string(expected) + " at this moment",
            {{"field", "type"}, {"expected", expected}}};
}

Intake::Intake(std::shared_ptr<Peer> peer, const SessionTools& tools)
    : limits_(tools.limits),
      metrics_(tools.metrics),
      quotas_(tools.quotas),
      peer_(std::move(peer)),
      client_(tools.client),
      hello_deadline_(peer_->executor()),
      pause_(peer_->executor()),
      commands_(limits_->commands_per_second, limits_->command_burst, TokenBucket::Clock::now()),
      faults_(limits_->faults_per_second, limits_->fault_burst, TokenBucket::Clock::now()) {}

asio::awaitable<void> Intake::run(Take take) {
    hello_deadline_.arm(limits_->hello_time, [peer = peer_] {
        peer->close({kPolicyViolation, "hello did not come in time"});
    });
    try {
        co_await read_until_closed(take);
    } catch (...) {
        log_failure("a session", std::current_exception());
        peer_->close({kInternalError, "the server failed"});
    }
    hello_deadline_.disarm();
}

asio::awaitable<void> Intake::read_until_closed(const Take& take) {
    for (;;) {
        const auto message = co_await peer_->read();
        if (message.kind == WebSocket::Kind::TooLarge) metrics_->count(ErrorCode::MessageTooLarge);
        if (!message.goes_on()) co_return;
        if (!peer_->is_closing()) co_await take_message(message, take);
    }
}

asio::awaitable<void> Intake::take_message(WebSocket::Message message, const Take& take) {
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
        co_await take_text(message.text, take);
    }
}

asio::awaitable<void> Intake::slow_down(std::string_view text, const Error& error, Duration wait) {
    refuse(protocol::command_id(text), error);
    pause_.expires_after(std::min(wait, kLongestRest));
    co_await work::wait(pause_);
}

asio::awaitable<void> Intake::take_text(std::string_view text, const Take& take) {
    auto message = protocol::decode_client_message(text);
    if (!message) {
        note_fault(protocol::command_id(text), message.error());
        co_return;
    }
    const metrics::Stopwatch watch;
    co_await take(std::move(*message));
    watch.stop(metrics_->command_seconds);
}

void Intake::note_fault(const std::optional<std::string>& id, const Error& error) {
    refuse(id, error);
    if (!faults_.take(TokenBucket::Clock::now())) {
        end({kPolicyViolation, "too many messages that make no sense"});
    }
}

void Intake::refuse(const std::optional<std::string>& id, const Error& error) {
    metrics_->count(error.code);
    reply(protocol::error_message(id, error));
}

void Intake::reply(std::string text) {
    work::post(peer_->executor(), [peer = peer_, text = std::move(text)]() mutable {
        peer->send(std::make_shared<const std::string>(std::move(text)));
    });
}

void Intake::end(CloseReason reason) {
    work::post(peer_->executor(),
               [peer = peer_, reason = std::move(reason)] { peer->close(reason); });
}

void Intake::close(rooms::Goodbye goodbye, const std::string& why) {
    end({goodbye == rooms::Goodbye::ComeBack ? kGoingAway : kPolicyViolation, why});
}

void Intake::drop() {
    peer_->drop();
    pause_.cancel();
}

}  // namespace mistward::net
