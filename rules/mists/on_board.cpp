#include "rules/mists/phases.hpp"

#include <algorithm>

namespace mistward::rules::mists {

void lay_tile(const Tables& tables, State& state, TileId face, Position position,
              Rotation rotation) {
    state.met = join_tile(tables, state, face, position, rotation,
                          [&](FeatureKind kind) { return surroundings(state, kind); });
}

void lay_face_down(const Tables& tables, State& state, Position position) {
    const Slot slot = state.board.place_face_down(position);
    state.features.add_face_down(slot);
    fill_around(tables, state.board, slot, state.centres, state.features,
                [&](FeatureKind kind) { return surroundings(state, kind); });
}

void remove_ghosts(Transition& transition, Slot slot, std::uint8_t count, GhostsRemovedBy cause) {
    State& state = transition.state;
    state.ghosts.remove(slot, count);
    state.supply = static_cast<std::uint8_t>(state.supply + count);
    transition.events.push_back(GhostsRemoved{state.board.position(slot), count, cause});
}

void put_ghosts(Transition& transition, Slot slot, std::uint8_t count, GhostsPlacedBy cause) {
    State& state = transition.state;
    take_from(state.supply, count, "the supply has the ghosts that appear");
    state.ghosts.add(slot, count);
    transition.events.push_back(GhostsPlaced{state.board.position(slot), count, cause});
}

const Meeple* meeple_at(const State& state, const FeatureRef& feature) {
    const auto* const found =
        std::find_if(state.meeples.begin(), state.meeples.end(),
                     [&](const Meeple& meeple) { return ref(state, meeple.segment) == feature; });
    return found == state.meeples.end() ? nullptr : found;
}

std::uint8_t& supply(State& state, Colour colour) { return state.meeple_supply[colour]; }

}  // namespace mistward::rules::mists
