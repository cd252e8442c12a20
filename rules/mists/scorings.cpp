#include "rules/mists/scorings.hpp"

#include "rules/core/counting.hpp"

#include <algorithm>

namespace mistward::rules::mists {
namespace {

constexpr std::uint8_t kMostGhostsRemoved = 3;  // M-SCORE-1

bool is_scored(const State& state, FeatureId feature) {
    return state.features.complete(feature) && !state.features.colours(feature).empty();
}

/// T-9.
unsigned value(const Scoring& scoring) {
    switch (scoring.kind) {
        case FeatureKind::City:
            return 2U * scoring.tiles + 2U * scoring.coats;
        case FeatureKind::Castle:
            return 2U * scoring.misty;
        default:
            return scoring.tiles;
    }
}

}  // namespace

PendingList pending(const Tables& tables, const State& state) {
    PendingList list;
    const FaceTable& face = last_face(tables, state);
    for (std::size_t i = 0; i < face.linked; ++i) {
        const SegmentIndex segment(i);
        if (face.kind[i] == FeatureKind::Mist) break;
        if (!is_scored(state, state.features.feature(state.last, segment))) continue;
        if (!names_its_feature(state, segment)) continue;
        list.push_back(state.features.segment(state.last, segment));
    }
    for (const Slot slot : state.centres) {
        if (centre_kind(tables, state.board, slot) != FeatureKind::Castle) continue;
        const SegmentId castle = centre_of(tables, state.board, state.features, slot);
        if (is_scored(state, state.features.feature(castle))) list.push_back(castle);
    }
    return list;
}

std::uint8_t removable(const Haunting& haunting) {
    return std::min(haunting.count, kMostGhostsRemoved);
}

std::uint8_t most_removable(const State& state) {
    std::uint8_t most = 0;
    for (const Haunting& haunting : state.ghosts) most = std::max(most, removable(haunting));
    return most;
}

Scoring scoring_of(const Tables& tables, const State& state, SegmentId segment) {
    const FeatureId feature = state.features.feature(segment);
    const Slot slot = state.features.slot(segment);
    const SegmentIndex index = state.features.index(segment);
    Scoring scoring;
    scoring.feature = {state.board.position(slot), index};
    scoring.kind = tables[state.board.face(slot)].kind[index.value()];
    if (scoring.kind == FeatureKind::Castle) {
        scoring.misty = misty_around(tables, state.board, slot);
    } else {
        scoring.tiles = static_cast<std::uint16_t>(state.features.tiles(feature).count());
    }
    if (scoring.kind == FeatureKind::City) {
        scoring.coats = coats_of(tables, state.board, state.features, feature);
    }
    scoring.colours = static_cast<std::uint8_t>(state.features.colours(feature).size());
    scoring.value = static_cast<std::uint16_t>(value(scoring));
    scoring.points = static_cast<std::uint16_t>(scoring.value * scoring.colours);
    return scoring;
}

}  // namespace mistward::rules::mists
