#include "server/service/room_companion.hpp"

#include "rules/notation.hpp"
#include "server/behaviour/hint.hpp"
#include "server/log/log.hpp"
#include "server/work/clock.hpp"

#include <new>
#include <utility>

namespace mistward::rooms {

namespace {

constexpr std::int64_t kHintRetryMs = 100;
constexpr std::int64_t kBusyRetryMs = 1000;

protocol::Error hinting_already() {
    return {protocol::ErrorCode::RateLimited,
            "the companion thinks about another hint",
            {{"retry_after_ms", kHintRetryMs}}};
}

protocol::Error companions_busy() {
    return {protocol::ErrorCode::RateLimited,
            "companions have too much to think about",
            {{"retry_after_ms", kBusyRetryMs}}};
}

/// Keeps others from hints while it lives.
class OneHint {
public:
    explicit OneHint(bool& under_way) : under_way_(under_way) { under_way_ = true; }
    ~OneHint() { under_way_ = false; }
    OneHint(const OneHint&) = delete;
    OneHint& operator=(const OneHint&) = delete;

private:
    bool& under_way_;
};

}  // namespace

/// Rooms that one network made take turns; of others only the room is known.
asio::awaitable<companion::Thought> RoomCompanion::think(const RoomState& room,
                                                         work::Urgency urgency) const {
    const metrics::Stopwatch stopwatch;
    work::Key whose(room.maker.empty() ? room.id : room.maker, room.id);
    auto thought =
        co_await services_.companions.think(room.game->game(), std::move(whose), urgency);
    stopwatch.stop(services_.metrics.thinking_seconds);
    co_return thought;
}

AsyncResult<protocol::Json> RoomCompanion::hint(const RoomState& room, std::string token) {
    if (const auto allowed = check_may_ask_hint(room, token); !allowed) {
        co_return tl::unexpected(allowed.error());
    }
    if (is_hinting_) co_return tl::unexpected(hinting_already());
    const OneHint one(is_hinting_);
    const auto game = room.game;
    const auto thought = co_await think(room, work::Urgency::Awaited);
    if (!thought) co_return tl::unexpected(companions_busy());
    co_return hint_document(*game, *thought);
}

asio::awaitable<std::optional<command::StandIn>> RoomCompanion::decision(
    const RoomState& room) const {
    const auto game = room.game;
    try {
        const auto thought = co_await think(room, work::Urgency::Background);
        if (!thought) co_return std::nullopt;
        command::StandIn command;
        command.seq = game->seq();
        command.decision = rules::decision_text(game->game(), *thought);
        command.now_ms = services_.clock.now_ms();
        co_return command;
    } catch (const std::bad_alloc&) {
        log::warn("game {}: there was no memory to think about a decision", game->terms().id);
    }
    co_return std::nullopt;
}

}  // namespace mistward::rooms
