#include "rules/mists/phases.hpp"

#include <algorithm>

namespace mistward::rules::mists {
namespace {

bool is_at_open_cemetery(const Tables& tables, const State& state, Position position) {
    return std::any_of(state.centres.begin(), state.centres.end(), [&](Slot slot) {
        return is_near(state.board.position(slot), position) &&
               is_open_cemetery(tables, state, slot);
    });
}

/// P-1 holds but for the terrain: some tile, face up or down, lies beside the space. Before version
/// 3 of these rules none had to.
bool may_lie_at(const State& state, Position position) {
    constexpr std::uint8_t kAnywhere = 2;
    return state.setup.rules <= kAnywhere ||
           std::any_of(kEdges.begin(), kEdges.end(), [&](Edge edge) {
               return state.board.at(neighbour(position, edge)) != kNoSlot;
           });
}

}  // namespace

Go darken(Transition& transition) {
    State& state = transition.state;
    if (!level(state).haunted || !is_any_cemetery_open(transition.tables, state)) return Go::On;
    if (state.piles[0] != 0) return Go::Ask;
    return end_game(transition, Outcome::Lost, EndReason::TilesExhausted);
}

void legal_face_down(const Tables& tables, const State& state, DecisionSink& out) {
    FixedList<Position, Limits::kCentres> before;
    for (const Slot slot : state.centres) {
        if (!is_open_cemetery(tables, state, slot)) continue;
        const Position cemetery = state.board.position(slot);
        for (const Position step : kAround) {
            const Position space = cemetery + step;
            const bool listed = std::any_of(before.begin(), before.end(),
                                            [&](Position other) { return is_near(other, space); });
            if (listed || state.board.at(space) != kNoSlot) continue;
            if (may_lie_at(state, space)) out.add(PlaceFaceDown{space});
        }
        before.push_back(cemetery);
    }
}

Result<Go> place_face_down(Transition& transition, const PlaceFaceDown& decision) {
    State& state = transition.state;
    if (state.board.at(decision.position) != kNoSlot) {
        return tl::make_unexpected(Refusal::SpaceTaken);
    }
    if (!is_at_open_cemetery(transition.tables, state, decision.position)) {
        return tl::make_unexpected(Refusal::NotAtOpenCemetery);
    }
    if (!may_lie_at(state, decision.position)) return tl::make_unexpected(Refusal::TouchesNoTile);
    take_from(state.piles[0], 1, "the pile has the tile that is laid");
    lay_face_down(transition.tables, state, decision.position);
    transition.events.push_back(FaceDownPlaced{decision.position});
    return Go::On;
}

}  // namespace mistward::rules::mists
