#include "rules/rivals/phases.hpp"

namespace mistward::rules::rivals {

void lay_tile(const Tables& tables, State& state, TileId face, Position position,
              Rotation rotation) {
    const auto all_eight = [](FeatureKind) { return Surroundings{}; };  // T-7, G-SCORE-3
    join_tile(tables, state, face, position, rotation, all_eight);
}

void send_home(Transition& transition, const Meeple& meeple, MeepleReturnedBy cause) {
    State& state = transition.state;
    Hand& home = hand(state, meeple.colour);
    ++(meeple.kind == MeepleKind::Guard ? home.guards : home.ordinary);
    state.supply = static_cast<std::uint8_t>(state.supply + meeple.ghosts);
    transition.record<MeepleReturned>(meeple.colour, ref(state, meeple.segment), meeple.kind,
                                      meeple.ghosts, cause);
}

Hand& hand(State& state, Colour colour) { return state.hands[colour]; }

}  // namespace mistward::rules::rivals
