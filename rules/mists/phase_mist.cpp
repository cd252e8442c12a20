#include "rules/mists/phases.hpp"

namespace mistward::rules::mists {
namespace {

/// Calls `visit(SegmentIndex)` for every mist of the tile just placed whose bank is complete.
template <class Visit>
void for_each_completed_mist(const Tables& tables, const State& state, Visit visit) {
    const FaceTable& face = last_face(tables, state);
    if (!face.is_misty()) return;
    for (std::size_t i = 0; i < face.linked; ++i) {
        const SegmentIndex segment(i);
        if (face.kind[i] != FeatureKind::Mist) continue;
        if (state.features.complete(state.features.feature(state.last, segment))) visit(segment);
    }
}

/// M-MIST-1: all ghosts leave all tiles of the bank.
void clear_bank(Transition& transition, SegmentIndex segment) {
    State& state = transition.state;
    const auto tiles = state.features.tiles(state.features.feature(state.last, segment));
    transition.events.push_back(BankCompleted{{state.board.position(state.last), segment},
                                              static_cast<std::uint8_t>(tiles.count())});
    const Ghosts before = state.ghosts;
    for (const Haunting& haunting : before) {
        if (!tiles.test(haunting.slot.value())) continue;
        remove_ghosts(transition, haunting.slot, haunting.count, GhostsRemovedBy::Bank);
    }
}

}  // namespace

Go clear_completed_banks(Transition& transition) {
    for_each_completed_mist(transition.tables, transition.state, [&](SegmentIndex segment) {
        if (names_its_feature(transition.state, segment)) clear_bank(transition, segment);
    });
    return Go::On;
}

bool completed_a_bank(const Tables& tables, const State& state) {
    bool any = false;
    for_each_completed_mist(tables, state, [&](SegmentIndex) { any = true; });
    return any;
}

}  // namespace mistward::rules::mists
