#pragma once

#include "companion/baseline/unseen_tiles.hpp"
#include "rules/core/centres.hpp"

#include <cmath>

namespace mistward::companion::baseline {

/// The sides of a turned tile, bit `1 << Edge`, at which it has segment `index`.
inline unsigned sides_of(const rules::FaceTable& face, std::size_t turn,
                         rules::SegmentIndex index) {
    unsigned sides = 0;
    for (std::size_t edge = 0; edge < rules::kEdges.size(); ++edge) {
        const rules::SideSegments& side = face.side[turn][edge];
        if (side.line == index.value() || side.mist == index.value()) sides |= 1U << edge;
    }
    return sides;
}

/// How likely it is, 0 to 1, that the missing tile comes which a side of a tile waits for; 0 if the
/// side is blocked, 1 if nothing is missing.
template <class State>
double chance_of_side(const rules::Tables& tables, const State& state, rules::Slot slot,
                      rules::Edge edge, bool mist, UnseenTiles& unseen) {
    const auto& board = state.board;
    const rules::Position beside = neighbour(board.position(slot), edge);
    const rules::Slot other = board.at(beside);
    const auto facing = static_cast<std::size_t>(opposite(edge));
    if (other == rules::kNoSlot) {
        return unseen.chance(board.signature(beside),
                             static_cast<std::uint8_t>(mist ? 1U << facing : 0U));
    }
    if (!board.face_up(other)) return 0;
    if (!mist) return 1;
    const auto turn = board.rotation(other).quarter_turns();
    return tables[board.face(other)].side[turn][facing].mist == rules::FaceTable::kNone ? 0 : 1;
}

/// How likely it is, 0 to 1, that a road, city or mist bank is completed: every side that is open
/// needs a tile of its own.
template <class State>
double chance_of_line(const rules::Tables& tables, const State& state, rules::FeatureId feature,
                      UnseenTiles& unseen) {
    constexpr double kMayGrowInstead = 0.8;
    const auto& features = state.features;
    if (features.complete(feature)) return 1;
    double chance = 1;
    features.for_each_segment(feature, [&](rules::SegmentId segment) {
        const rules::Slot slot = features.slot(segment);
        const rules::SegmentIndex index = features.index(segment);
        const rules::FaceTable& face = tables[state.board.face(slot)];
        const bool mist = face.kind[index.value()] == rules::FeatureKind::Mist;
        unsigned sides = sides_of(face, state.board.rotation(slot).quarter_turns(), index);
        for (; sides != 0 && chance > 0; sides &= sides - 1U) {
            const auto edge = static_cast<rules::Edge>(std::countr_zero(sides));
            const double one = chance_of_side(tables, state, slot, edge, mist, unseen);
            if (one < 1) chance *= one * kMayGrowInstead;
        }
    });
    return chance;
}

/// The same for a castle, cemetery or monastery: every empty space around it needs a tile.
/// `face_down_counts` says whether a tile face down fills one.
template <class State>
double chance_of_centre(const State& state, rules::SegmentId centre, bool face_down_counts,
                        double tiles_left) {
    constexpr double kEachSpace = 0.8;
    const auto open =
        static_cast<double>(state.features.open_sides(state.features.feature(centre)));
    if (open == 0) return 1;
    if (open > tiles_left) return 0;
    const rules::Position position = state.board.position(state.features.slot(centre));
    for (const rules::Position step : rules::kAround) {
        const rules::Slot slot = state.board.at(position + step);
        if (slot != rules::kNoSlot && !face_down_counts && !state.board.face_up(slot)) return 0;
    }
    return std::pow(kEachSpace, open);
}

/// How likely it is, 0 to 1, that the feature of a segment is completed.
template <class State>
double chance_to_complete(const rules::Tables& tables, const State& state, rules::SegmentId segment,
                          double tiles_left, UnseenTiles& unseen) {
    const auto index = state.features.index(segment).value();
    const rules::FaceTable& face = tables[state.board.face(state.features.slot(segment))];
    if (index == face.centre) return chance_of_centre(state, segment, false, tiles_left);
    return chance_of_line(tables, state, state.features.feature(segment), unseen);
}

}  // namespace mistward::companion::baseline
