#include "rules/core/list_features.hpp"
#include "rules/mists/phases.hpp"
#include "rules/mists/scorings.hpp"

namespace mistward::rules::mists {
namespace {

/// Whether 2b of this turn is still to come. A burial is made before it, but that of a face-down
/// tile after it (M-DOWN-3).
bool is_meeple_to_come(const State& state) {
    return state.phase == Phase::Bury || state.phase == Phase::Haunt ||
           state.phase == Phase::Meeple;
}

/// Whether a meeple may still come to a feature that has none (M-MEEPLE-1).
bool can_be_taken(const State& state, const FeatureView& view) {
    if (!view.complete && view.kind != FeatureKind::Castle) return true;
    return is_meeple_to_come(state) && is_on(view, state.board.position(state.last));
}

/// Whether a scoring may still come of it (M-SCORE-1, M-SCORE-5, M-END-4).
bool can_score(const State& state, const FeatureView& view) {
    if (view.kind == FeatureKind::Mist || view.kind == FeatureKind::Cemetery) return false;
    return state.phase != Phase::Over && view.closable &&
           (!view.colours.empty() || can_be_taken(state, view));
}

/// The ghosts on the tiles of a feature.
std::uint8_t ghosts_on(const State& state, FeatureId feature) {
    const auto tiles = state.features.tiles(feature);
    unsigned sum = 0;
    for (const Haunting& haunting : state.ghosts) {
        if (tiles.test(haunting.slot.value())) sum += haunting.count;
    }
    return static_cast<std::uint8_t>(sum);
}

void add_worth(const Tables& tables, const State& state, FeatureView& view) {
    const FeatureRef& name = view.segments.front();
    const SegmentId segment = state.features.segment(state.board.at(name.position), name.segment);
    const FeatureId feature = state.features.feature(segment);
    view.colours = state.features.colours(feature);
    if (view.kind == FeatureKind::Mist || view.kind == FeatureKind::Cemetery) {
        view.ghosts = ghosts_on(state, feature);
    }
    if (!can_score(state, view)) return;
    view.ghosts = most_removable(state);
    view.scoring = scoring_of(tables, state, segment);
    view.scoring->complete = view.complete;
}

}  // namespace

std::vector<FeatureView> feature_views(const Tables& tables, const State& state) {
    const auto wanted = [&](FeatureKind kind) { return surroundings(state, kind); };
    auto list =
        list_features(tables, state.board, state.features, view(tables, state).meeples, wanted);
    for (FeatureView& view : list) add_worth(tables, state, view);
    return list;
}

}  // namespace mistward::rules::mists
