#pragma once

#include "rules/core/counting.hpp"
#include "rules/rivals/trunk/game.hpp"
#include "rules/rivals/trunk/on_board.hpp"

#include <bit>
#include <bitset>

namespace mistward::rules::rivals::trunk {

/// The complete cities that border a field.
template <class State>
std::uint16_t complete_cities(const Tables& tables, const State& state, FeatureId field) {
    const auto& features = state.features;
    std::bitset<State::Limits::kSegments> cities;
    features.for_each_segment(field, [&](SegmentId segment) {
        const Slot slot = features.slot(segment);
        unsigned beside = tables[state.board.face(slot)].cities[features.index(segment).value()];
        for (; beside != 0; beside &= beside - 1U) {
            const SegmentIndex city(static_cast<std::size_t>(std::countr_zero(beside)));
            const FeatureId feature = features.feature(slot, city);
            if (features.complete(feature)) cities.set(feature.value());
        }
    });
    return static_cast<std::uint16_t>(cities.count());
}

/// What the trunk counts of a feature (T-9).
template <class State>
void count_feature(const Tables& tables, const State& state, SegmentId segment, Scoring& scoring) {
    const FeatureId feature = state.features.feature(segment);
    switch (scoring.kind) {
        case FeatureKind::City:
            scoring.coats = coats_of(tables, state.board, state.features, feature);
            [[fallthrough]];
        case FeatureKind::Road:
            scoring.tiles = static_cast<std::uint16_t>(state.features.tiles(feature).count());
            break;
        case FeatureKind::Monastery:
        case FeatureKind::Abbey:
        case FeatureKind::Garden:
            scoring.tiles = static_cast<std::uint16_t>(9 - state.features.open_sides(feature));
            break;
        case FeatureKind::Field:
            scoring.cities = complete_cities(tables, state, feature);
            break;
        default:  // of a part, which counts it
            break;
    }
}

/// What that is worth (G-SCORE-1; G-END-1).
constexpr int base_value(const Scoring& scoring) {
    if (scoring.kind == FeatureKind::Field) return 3 * scoring.cities;
    const int times = scoring.kind == FeatureKind::City && scoring.complete ? 2 : 1;
    return times * (scoring.tiles + scoring.coats);
}

template <class State>
Scoring scoring_of(const Tables& tables, const State& state, SegmentId segment, bool complete) {
    const Slot slot = state.features.slot(segment);
    const SegmentIndex index = state.features.index(segment);
    Scoring scoring{.feature = {state.board.position(slot), index}, .complete = complete};
    scoring.kind = tables[state.board.face(slot)].kind[index.value()];
    count_feature(tables, state, segment, scoring);
    const FeatureId feature = state.features.feature(segment);
    scoring.colours = static_cast<std::uint8_t>(state.features.colours(feature).size());
    scoring.value = static_cast<std::uint16_t>(base_value(scoring));
    each_played(state, [&]<class P>() { P::count(tables, state, segment, scoring); });
    scoring.points = scoring.value;
    return scoring;
}

}  // namespace mistward::rules::rivals::trunk
