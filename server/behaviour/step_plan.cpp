#include "rules/core/tileset.hpp"
#include "server/behaviour/acts.hpp"
#include "server/behaviour/effects.hpp"
#include "server/behaviour/planning.hpp"

#include <algorithm>

namespace mistward::rooms {

namespace {

using protocol::Error;
using protocol::ErrorCode;
using protocol::Plan;

/// One can plan while the game is paused.
protocol::Result<void> check_may_plan(const RoomState& room) {
    if (!room.game) return tl::unexpected(not_started());
    if (room.game->is_over()) return tl::unexpected(Error{ErrorCode::GameOver, "the game is over"});
    return {};
}

Error invalid_tile(std::size_t index, std::string expected) {
    const std::string field = "plans." + std::to_string(index) + ".tile";
    return {ErrorCode::InvalidMessage,
            "\"" + field + "\" must be " + expected,
            {{"field", field}, {"expected", std::move(expected)}}};
}

protocol::Result<void> check_tile(const RoomState& room, const std::vector<Plan>& plans,
                                  std::size_t index) {
    const std::string& tile = plans[index].tile;
    const rules::TileSet& tiles = room.game->terms().tiles.tables->tileset();
    if (!rules::find_face(tiles, tile)) {
        return tl::unexpected(invalid_tile(index, "the name of a tile of this game"));
    }
    const auto before = plans.begin() + static_cast<std::ptrdiff_t>(index);
    const auto is_same = [&tile](const Plan& other) { return other.tile == tile; };
    if (std::any_of(plans.begin(), before, is_same)) {
        return tl::unexpected(invalid_tile(index, "a tile that no other plan of the list is for"));
    }
    return {};
}

/// A plan that the seat has already stays, whether or not it could be made.
protocol::Result<std::vector<SeatPlan>> judged(const RoomState& room, std::uint8_t seat,
                                               const std::vector<Plan>& plans) {
    const SeatPlans& kept = *room.seats[seat]->plans;
    const PlanJudge judge(*room.game, seat);
    std::vector<SeatPlan> list;
    for (std::size_t i = 0; i < plans.size(); ++i) {
        if (auto named = check_tile(room, plans, i); !named) return tl::unexpected(named.error());
        const SeatPlan* same = find_plan(kept, plans[i].tile);
        auto refusal = judge.refusal(seat, plans[i]);
        if (refusal && (same == nullptr || same->plan != plans[i])) {
            if (refusal->code != ErrorCode::Internal) refusal->params["plan"] = i;
            return tl::unexpected(std::move(*refusal));
        }
        list.push_back({plans[i], std::move(refusal)});
    }
    return list;
}

}  // namespace

Stepped<std::uint64_t> act(const RoomState& room, const Acting& acting,
                           const protocol::SetPlans& command) {
    if (const auto allowed = check_may_plan(room); !allowed) return tl::unexpected(allowed.error());
    Step<std::uint64_t> step{room, {}, {}, seq(room)};
    if (room.seats[acting.seat]->plans->command == command.id) return step;
    auto list = judged(room, acting.seat, command.plans);
    if (!list) return tl::unexpected(list.error());
    step.next.seats[acting.seat]->plans = SeatPlans{command.id, std::move(*list)};
    step.write = write::Plans{acting.seat};
    tell_of_plans(step, room);
    return step;
}

}  // namespace mistward::rooms
