#pragma once

#include "rules/core/centres.hpp"
#include "rules/core/feature_view.hpp"

#include <algorithm>
#include <span>

namespace mistward::rules {

/// Whether a segment reaches a side.
inline bool reaches(const SideSegments& side, SegmentIndex segment) {
    const std::size_t s = segment.value();
    return side.line == s || side.mist == s || side.fields[0] == s || side.fields[1] == s;
}

/// Enters what a road, city, mist bank or field lacks: the empty spaces beside it, and whether
/// another side of it is open for good (T-8, M-DOWN-4). Nothing that borders a field leaves it
/// open.
template <class Limits>
void add_needs(const Tables& tables, const Board<Limits>& board, const Features<Limits>& features,
               FeatureId feature, FeatureView& view) {
    std::size_t empty = 0;
    features.for_each_segment(feature, [&](SegmentId segment) {
        const Slot slot = features.slot(segment);
        const auto& sides = tables[board.face(slot)].side[board.rotation(slot).quarter_turns()];
        for (const Edge edge : kEdges) {
            if (!reaches(sides[static_cast<std::size_t>(edge)], features.index(segment))) continue;
            const Position beside = neighbour(board.position(slot), edge);
            if (board.at(beside) != kNoSlot) continue;
            view.needs.push_back(beside);
            ++empty;
        }
    });
    view.closable = view.kind == FeatureKind::Field || features.open_sides(feature) == empty;
}

/// Enters what a centre lacks: the empty spaces around it, and whether a face-down tile lies where
/// none may (M-DOWN-4).
template <class Limits>
void add_needs_around(const Board<Limits>& board, Slot slot, Surroundings wanted,
                      FeatureView& view) {
    for (std::size_t i = 0; i < kAround.size(); ++i) {
        if ((wanted.spaces >> i & 1U) == 0) continue;
        const Position space = board.position(slot) + kAround[i];
        const Slot other = board.at(space);
        if (other == kNoSlot) {
            view.needs.push_back(space);
        } else if (!wanted.face_down && !board.face_up(other)) {
            view.closable = false;
        }
    }
}

/// The feature of a segment before its segments and meeples are entered. `surroundings(kind)` says
/// what closes a centre.
template <class Limits, class Wanted>
FeatureView view_of(const Tables& tables, const Board<Limits>& board,
                    const Features<Limits>& features, SegmentId segment, Wanted surroundings) {
    const Slot slot = features.slot(segment);
    FeatureView view;
    view.kind = tables[board.face(slot)].kind[features.index(segment).value()];
    if (is_centre(view.kind)) {
        add_needs_around(board, slot, surroundings(view.kind), view);
    } else {
        add_needs(tables, board, features, features.feature(segment), view);
    }
    std::sort(view.needs.begin(), view.needs.end());
    view.needs.erase(std::unique(view.needs.begin(), view.needs.end()), view.needs.end());
    view.complete = view.closable && view.needs.empty();
    return view;
}

/// Every feature and mist bank of a board, in the order in which their first segments were placed,
/// with everything that both games see alike: all but colours, ghosts and scoring.
template <class Limits, class Wanted>
std::vector<FeatureView> list_features(const Tables& tables, const Board<Limits>& board,
                                       const Features<Limits>& features,
                                       std::span<const PlacedMeeple> meeples, Wanted surroundings) {
    constexpr std::size_t kUnlisted = Limits::kSegments;
    std::vector<FeatureView> list;
    std::array<std::size_t, Limits::kSegments> places;
    places.fill(kUnlisted);
    for (std::size_t i = 0; i < features.segments(); ++i) {
        const SegmentId segment(i);
        std::size_t& place = places[features.feature(segment).value()];
        if (place == kUnlisted) {
            place = list.size();
            list.push_back(view_of(tables, board, features, segment, surroundings));
        }
        list[place].segments.push_back(
            {board.position(features.slot(segment)), features.index(segment)});
    }
    for (const PlacedMeeple& meeple : meeples) {
        const Slot slot = board.at(meeple.feature.position);
        const FeatureId feature = features.feature(slot, meeple.feature.segment);
        list[places[feature.value()]].meeples.push_back(meeple);
    }
    return list;
}

/// Whether a feature reaches the tile on a space.
inline bool is_on(const FeatureView& view, Position position) {
    return std::any_of(view.segments.begin(), view.segments.end(),
                       [&](const FeatureRef& segment) { return segment.position == position; });
}

}  // namespace mistward::rules
