#include "server/service/room_companion.hpp"

#include "rules/notation.hpp"
#include "server/behaviour/hint.hpp"
#include "server/log/log.hpp"
#include "server/service/advice.hpp"
#include "server/service/thinking.hpp"
#include "server/service/under_way.hpp"
#include "server/work/clock.hpp"

#include <new>
#include <utility>

namespace mistward::rooms {

namespace {

constexpr std::int64_t kHintRetryMs = 100;
protocol::Error hinting_already() {
    return {protocol::ErrorCode::RateLimited,
            "the companion thinks about another hint",
            {{"retry_after_ms", kHintRetryMs}}};
}

companion::Skill skill_of(const RoomState& room) {
    switch (room.options.skill) {
        case protocol::Skill::Novice:
            return companion::Skill::Novice;
        case protocol::Skill::Casual:
            return companion::Skill::Casual;
        case protocol::Skill::Keen:
            return companion::Skill::Keen;
        case protocol::Skill::Strong:
            return companion::Skill::Strong;
        case protocol::Skill::Best:
            break;
    }
    return companion::Skill::Best;
}

}  // namespace

/// Rooms that one network made take turns; of others only the room is known.
work::Key RoomCompanion::key_of(const RoomState& room) {
    return {room.maker.empty() ? room.id : room.maker, room.id};
}

AsyncResult<protocol::Json> RoomCompanion::hint(const RoomState& room, std::string token) {
    if (const auto allowed = check_may_ask_hint(room, token); !allowed) {
        co_return tl::unexpected(allowed.error());
    }
    if (is_hinting_) co_return tl::unexpected(hinting_already());
    const UnderWay one(is_hinting_);
    const auto advise = [game = room.game, &pool = services_.companions](std::stop_token stop) {
        const auto strength = hint_strength(pool.people_waiting(), pool.threads());
        return hint_document(*game, strength, std::move(stop));
    };
    const metrics::Stopwatch stopwatch;
    auto hint = co_await services_.companions.run(key_of(room), advise, work::Urgency::Awaited);
    stopwatch.stop(services_.metrics.thinking_seconds);
    if (!hint) co_return tl::unexpected(companions_busy());
    co_return std::move(*hint);
}

AsyncResult<protocol::Json> RoomCompanion::odds(const RoomState& room, Reader reader) {
    return odds_.tell(services_.companions, room, std::move(reader.token),
                      {std::move(reader.address), room.id});
}

asio::awaitable<std::optional<command::StandIn>> RoomCompanion::decision(
    const RoomState& room) const {
    const auto game = room.game;
    const companion::Strength strength{.skill = skill_of(room)};
    const auto choose = [game, strength](std::stop_token stop) {
        const rules::Game now = game->game().as_seen_by(game->point().player);
        return rules::decision_text(
            now, companion::choose(companion::Mind::built_in(), now, strength, std::move(stop)));
    };
    try {
        const metrics::Stopwatch stopwatch;
        auto decision =
            co_await services_.companions.run(key_of(room), choose, work::Urgency::Background);
        stopwatch.stop(services_.metrics.thinking_seconds);
        if (!decision) co_return std::nullopt;
        co_return command::StandIn{game->seq(), std::move(*decision), services_.clock.now_ms()};
    } catch (const std::bad_alloc&) {
        log::warn("game {}: there was no memory to think about a decision", game->terms().id);
    }
    co_return std::nullopt;
}

}  // namespace mistward::rooms
