#pragma once

#include "rules/mists/game.hpp"
#include "rules/rivals/game.hpp"

#include <algorithm>
#include <vector>

namespace mistward::companion {

/// Keeps of a list of legal decisions those that are worth a look: of several counts of ghosts to
/// take from a tile the most, for fewer are never better. The scorings that wait are resolved in
/// the order in which they are listed.
inline void prune(const rules::Tables&, const rules::mists::State& state, rules::mists::DecisionList& decisions) {
    using rules::mists::Phase;
    if (state.phase != Phase::Score && state.phase != Phase::Chase) return;
    std::size_t kept = 0;
    const auto keep = [&](const rules::Decision& decision) { decisions[kept++] = decision; };
    const auto* const first = std::get_if<rules::TakePoints>(&decisions[0]);
    for (std::size_t i = 0; i < decisions.size(); ++i) {
        const rules::Decision decision = decisions[i];
        const rules::Decision* const next = i + 1 < decisions.size() ? &decisions[i + 1] : nullptr;
        if (i != 0 && first != nullptr && std::holds_alternative<rules::TakePoints>(decision)) {
            break;
        }
        const auto takes_more = [&]<class Kind>(const Kind& taken) {
            const auto* const other = next == nullptr ? nullptr : std::get_if<Kind>(next);
            return other != nullptr && other->position == taken.position;
        };
        if (const auto* removed = std::get_if<rules::RemoveGhosts>(&decision)) {
            if (takes_more(*removed)) continue;
        } else if (const auto* chased = std::get_if<rules::ChaseGhosts>(&decision)) {
            if (takes_more(*chased)) continue;
        }
        keep(decision);
    }
    decisions.resize(kept);
}

inline void prune(const rules::Tables&, const rules::rivals::State&, rules::rivals::DecisionList&) {
}

/// A place on the board that a meeple could go to, and how much it promises.
struct FarPlace {
    rules::PlaceMeepleAt decision;
    rules::FeatureId feature;
    float promise = 0;
};

/// Roughly what a meeple brings on the feature of a segment: what is there already counts, and what
/// is still open makes it late.
inline float promise_of(const rules::Tables& tables, const rules::rivals::LargeState& state,
                        rules::SegmentId segment) {
    const auto& features = state.features;
    const rules::FaceTable& face = tables[state.board.face(features.slot(segment))];
    const rules::FeatureKind kind = face.kind[features.index(segment).value()];
    const rules::FeatureId feature = features.feature(segment);
    const auto open = static_cast<float>(features.open_sides(feature));
    if (rules::is_centre(kind)) return 9 - open;
    const auto size = static_cast<float>(features.segment_count(feature));
    if (kind == rules::FeatureKind::Field) return size / 3;
    return (kind == rules::FeatureKind::City ? 2 : 1) * size / (1 + open / 2);
}

/// Where a portal leads to hundreds of places: of those on one feature keeps one, and of these the
/// most promising.
inline void prune(const rules::Tables& tables, const rules::rivals::LargeState& state,
                  rules::rivals::DecisionsOf<rules::rivals::LargeState>& decisions) {
    constexpr std::size_t kShort = 40;
    constexpr std::size_t kMostPlaces = 12;
    using rules::rivals::Phase;
    if (state.phase != Phase::Meeple || decisions.size() <= kShort) return;
    std::vector<FarPlace> places;
    std::size_t kept = 0;
    const auto list = decisions.space();
    for (std::size_t i = 0; i < decisions.size(); ++i) {
        const auto* const far = std::get_if<rules::PlaceMeepleAt>(&list[i]);
        if (far == nullptr) {
            list[kept++] = list[i];
            continue;
        }
        const rules::SegmentId segment =
            state.features.segment(state.board.at(far->place.position), far->place.segment);
        const rules::FeatureId feature = state.features.feature(segment);
        const bool known = std::ranges::any_of(places, [&](const FarPlace& place) {
            return place.feature == feature && place.decision.kind == far->kind;
        });
        if (known) continue;
        places.push_back({*far, feature, promise_of(tables, state, segment)});
    }
    std::ranges::stable_sort(places, std::greater(), &FarPlace::promise);
    places.resize(std::min(places.size(), kMostPlaces));
    for (const FarPlace& place : places) list[kept++] = place.decision;
    decisions.resize(kept);
}

}  // namespace mistward::companion
