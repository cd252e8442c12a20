#include "rules/ghosts/scorings.hpp"

#include "rules/core/counting.hpp"

#include <algorithm>

namespace mistward::rules::ghosts {
namespace {

/// The complete cities that border a field.
std::uint16_t complete_cities(const Tables& tables, const State& state, FeatureId field) {
    const auto& features = state.features;
    std::bitset<Limits::kSegments> cities;
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

/// G-SCORE-1, G-SCORE-3; G-END-1.
int value(const Scoring& scoring) {
    const int times = scoring.complete ? 2 : 1;
    switch (scoring.kind) {
        case FeatureKind::City:
            return times * (scoring.tiles + scoring.coats);
        case FeatureKind::Castle:
            return times * scoring.misty;
        case FeatureKind::Field:
            return 3 * scoring.cities;
        case FeatureKind::Cemetery:
            return 0;
        default:
            return scoring.tiles;
    }
}

}  // namespace

Presence presence(const State& state, FeatureId feature) {
    Presence presence;
    for (const Meeple& meeple : state.meeples) {
        if (state.features.feature(meeple.segment) != feature) continue;
        ++presence.meeples[meeple.colour];
        std::uint8_t& ghosts = presence.ghosts[meeple.colour];
        ghosts = static_cast<std::uint8_t>(ghosts + meeple.ghosts);
    }
    return presence;
}

ColourSet majority(const Presence& presence) {
    const std::uint8_t most = *std::max_element(presence.meeples.begin(), presence.meeples.end());
    ColourSet colours;
    for (const Colour colour : kColours) {
        const std::uint8_t there = presence.meeples[colour];
        if (there != 0 && there == most) colours.insert(colour);
    }
    return colours;
}

Scoring scoring_of(const Tables& tables, const State& state, SegmentId segment, bool complete) {
    const FeatureId feature = state.features.feature(segment);
    const Slot slot = state.features.slot(segment);
    const SegmentIndex index = state.features.index(segment);
    Scoring scoring{.feature = {state.board.position(slot), index}, .complete = complete};
    scoring.kind = tables[state.board.face(slot)].kind[index.value()];
    switch (scoring.kind) {
        case FeatureKind::City:
            scoring.coats = coats_of(tables, state.board, state.features, feature);
            [[fallthrough]];
        case FeatureKind::Road:
            scoring.tiles = static_cast<std::uint16_t>(state.features.tiles(feature).count());
            break;
        case FeatureKind::Monastery:
            scoring.tiles = static_cast<std::uint16_t>(9 - state.features.open_sides(feature));
            break;
        case FeatureKind::Castle:
            scoring.misty = misty_around(tables, state.board, slot);
            break;
        case FeatureKind::Field:
            scoring.cities = complete_cities(tables, state, feature);
            break;
        default:
            break;
    }
    scoring.colours = static_cast<std::uint8_t>(state.features.colours(feature).size());
    scoring.value = static_cast<std::uint16_t>(value(scoring));
    scoring.points = scoring.value;
    return scoring;
}

}  // namespace mistward::rules::ghosts
