#include "rules/core/list_features.hpp"
#include "rules/rivals/scorings.hpp"

namespace mistward::rules::rivals {
namespace {

/// Whether a meeple may still come to a feature that has none (G-MEEPLE-1).
bool can_be_taken(const State& state, const FeatureView& view) {
    if (!view.complete && !is_centre(view.kind)) return true;
    const bool is_meeple_to_come = state.phase == Phase::HauntOther ||
                                   state.phase == Phase::HauntOwn || state.phase == Phase::Meeple;
    return is_meeple_to_come && is_on(view, state.board.position(state.last));
}

/// Whether a scoring may still come of it (G-SCORE-1, G-SCORE-3, G-END-1).
bool can_score(const State& state, const FeatureView& view) {
    return state.phase != Phase::Over && view.kind != FeatureKind::Mist &&
           (!view.meeples.empty() || can_be_taken(state, view));
}

void add_worth(const Tables& tables, const State& state, FeatureView& view) {
    const FeatureRef& name = view.segments.front();
    const SegmentId segment = state.features.segment(state.board.at(name.position), name.segment);
    view.colours = majority(presence(state, state.features.feature(segment)));
    for (const PlacedMeeple& meeple : view.meeples) {
        view.ghosts = static_cast<std::uint8_t>(view.ghosts + meeple.ghosts);
    }
    if (!can_score(state, view)) return;
    const bool scores_at_once = view.complete && view.kind != FeatureKind::Field;
    view.scoring = scoring_of(tables, state, segment, scores_at_once);
}

}  // namespace

std::vector<FeatureView> feature_views(const Tables& tables, const State& state) {
    const auto all_eight = [](FeatureKind) { return Surroundings{}; };  // T-7, G-SCORE-3
    auto list =
        list_features(tables, state.board, state.features, view(tables, state).meeples, all_eight);
    for (FeatureView& view : list) add_worth(tables, state, view);
    return list;
}

}  // namespace mistward::rules::rivals
