#include "rules/mists/phases.hpp"

namespace mistward::rules::mists {

void remove_ghosts(Step& step, Slot slot, std::uint8_t count, GhostsRemovedBy cause) {
    State& state = step.state;
    state.ghosts.remove(slot, count);
    state.supply = static_cast<std::uint8_t>(state.supply + count);
    step.events.push_back(GhostsRemoved{state.board.position(slot), count, cause});
}

namespace {

/// M-MIST-1: all ghosts leave all tiles of the bank.
void clear_bank(Step& step, SegmentIndex segment) {
    State& state = step.state;
    const auto tiles = state.features.tiles(state.features.feature(state.last(), segment));
    step.events.push_back(BankCompleted{{state.board.position(state.last()), segment},
                                        static_cast<std::uint8_t>(tiles.count())});
    const Ghosts before = state.ghosts;
    for (const Haunting& haunting : before) {
        if (!tiles.test(haunting.slot.value())) continue;
        remove_ghosts(step, haunting.slot, haunting.count, GhostsRemovedBy::Bank);
    }
}

}  // namespace

bool clear_completed_banks(Step& step) {
    const State& state = step.state;
    const FaceTable& face = last_face(step.tables, state);
    bool any = false;
    for (std::size_t i = 0; i < face.tracked; ++i) {
        const SegmentIndex segment(i);
        if (face.kind[i] != FeatureKind::Mist) continue;
        if (!state.features.complete(state.features.feature(state.last(), segment))) continue;
        if (names_its_feature(state, segment)) clear_bank(step, segment);
        any = true;
    }
    return any;
}

}  // namespace mistward::rules::mists
