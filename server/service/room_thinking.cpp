#include "rules/notation.hpp"
#include "server/behaviour/effects.hpp"
#include "server/behaviour/hint.hpp"
#include "server/companion/pool.hpp"
#include "server/log/log.hpp"
#include "server/service/room_take.hpp"

#include <boost/asio/co_spawn.hpp>

namespace mistward::rooms {

// What companions think about in a room at work: hints, and decisions for whoever is not there.

namespace {

constexpr std::int64_t kHintRetryMs = 100;
constexpr std::int64_t kStandInRetryMs = 1000;

protocol::Error hinting_already() {
    return {protocol::ErrorCode::RateLimited,
            "the companion thinks about another hint",
            {{"retry_after_ms", kHintRetryMs}}};
}

protocol::Error companions_busy() {
    return {protocol::ErrorCode::RateLimited,
            "companions have too much to think about",
            {{"retry_after_ms", kStandInRetryMs}}};
}

}  // namespace

/// Rooms that one network made take turns; of others only the room is known.
asio::awaitable<companion::Thought> RoomActor::think(const LoggedGame& game,
                                                     work::Urgency urgency) const {
    const metrics::Stopwatch stopwatch;
    work::Key whose(state_.maker.empty() ? id_ : state_.maker, id_);
    auto thought = co_await services_.companions.think(game.game(), std::move(whose), urgency);
    stopwatch.stop(services_.metrics.thinking_seconds);
    co_return thought;
}

AsyncResult<protocol::Json> RoomActor::hinting(Self self, query::Hint query) {
    if (const auto allowed = check_may_ask_hint(self->state_, query.token); !allowed) {
        co_return tl::unexpected(allowed.error());
    }
    if (self->is_hinting_) co_return tl::unexpected(hinting_already());
    self->is_hinting_ = true;
    const auto game = self->state_.game;
    try {
        const auto thought = co_await self->think(*game, work::Urgency::Awaited);
        self->is_hinting_ = false;
        if (!thought) co_return tl::unexpected(companions_busy());
        co_return hint_document(*game, *thought);
    } catch (const std::exception& error) {
        self->close_after(error, {});
    }
    co_return tl::unexpected(self->closed_error());
}

void RoomActor::stand_in() {
    if (closed_ || is_standing_in_) return;
    is_standing_in_ = true;
    const auto done = [self = shared_from_this()](std::exception_ptr error) {
        self->is_standing_in_ = false;
        if (self->closed_) return;
        try {
            if (error) std::rethrow_exception(error);
            self->mind_clock();
        } catch (const std::exception& why) {
            self->close_after(why, {});
        }
    };
    asio::co_spawn(strand_, standing_in(shared_from_this()), done);
}

asio::awaitable<void> RoomActor::standing_in(Self self) {
    const auto game = self->state_.game;
    const auto thought = co_await self->think(*game, work::Urgency::Background);
    if (!thought) {
        // The queue is full; the alarm rings again.
        self->rests_until_ms_ = self->services_.clock.now_ms() + kStandInRetryMs;
        co_return;
    }
    command::StandIn command{game->seq(), rules::decision_text(game->game(), *thought),
                             self->services_.clock.now_ms()};
    const auto stood_in = co_await self->take<Done>(std::move(command));
    if (!stood_in && !self->closed_) {
        log::warn("room {}: a companion's decision was refused: {}", self->id_,
                  stood_in.error().message);
    }
    self->rests_until_ms_ = !stood_in ? self->services_.clock.now_ms() + kStandInRetryMs : 0;
}

}  // namespace mistward::rooms
