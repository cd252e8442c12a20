#pragma once

#include "rules/rivals/trunk/on_board.hpp"

#include <array>
#include <optional>

namespace mistward::rules::rivals::barn {

/// A corner of tiles goes by the space whose south-east corner it is. The four spaces that meet
/// there, as steps from that one, each with the sides of it that do, clockwise.
struct Quarter {
    Position step;
    Edge first = Edge::North;
    Edge second = Edge::East;
};
inline constexpr std::array kQuarters{
    Quarter{{0, 0}, Edge::East, Edge::South}, Quarter{{1, 0}, Edge::South, Edge::West},
    Quarter{{1, 1}, Edge::West, Edge::North}, Quarter{{0, 1}, Edge::North, Edge::East}};

/// Whether one of the tiles at a corner lies on a space.
inline bool is_at(Position corner, Position space) {
    return std::any_of(kQuarters.begin(), kQuarters.end(),
                       [&](const Quarter& quarter) { return corner + quarter.step == space; });
}

/// The field of a tile at the corner between two sides. Nothing if there is none, or if a city
/// parts it there (`TileLayout::cut`); mist has the corners at both ends of its side (AM-MIST-3),
/// since no field reaches a misty side.
template <class State>
std::optional<SegmentId> field_at(const Tables& tables, const State& state, Position position,
                                  Edge first, Edge second) {
    const Slot slot = state.board.at(position);
    if (slot == kNoSlot) return std::nullopt;
    const auto& sides =
        tables[state.board.face(slot)].side[state.board.rotation(slot).quarter_turns()];
    const std::uint8_t before = sides[static_cast<std::size_t>(first)].fields[1];
    const std::uint8_t after = sides[static_cast<std::size_t>(second)].fields[0];
    if (before == SideSegments::kNone || before != after) return std::nullopt;
    return state.features.segment(slot, SegmentIndex(before));
}

/// Where a barn stands at a corner: on the field of the tile that the corner goes by, if the four
/// tiles there have one and the same field at it (AM-BARN-1).
template <class State>
std::optional<SegmentId> place_at(const Tables& tables, const State& state, Position corner) {
    std::optional<SegmentId> place;
    for (const Quarter& quarter : kQuarters) {
        const auto field =
            field_at(tables, state, corner + quarter.step, quarter.first, quarter.second);
        if (!field) return std::nullopt;
        if (!place) place = field;
        if (state.features.feature(*field) != state.features.feature(*place)) return std::nullopt;
    }
    return place;
}

}  // namespace mistward::rules::rivals::barn
