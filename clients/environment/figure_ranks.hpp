#pragma once

#include "clients/environment/colour_slots.hpp"
#include "rules/rivals/game.hpp"

#include <algorithm>
#include <tuple>

namespace mistward::environment {

// Games with parts can have several figures on one tile, so that its space does not tell which is
// meant. There, figures on the board are counted by colour and kind.

/// The kinds of figures, as `rules::MeepleKind` counts them, and those that parts add.
inline constexpr std::size_t kFigureKinds = rules::kCountOf<rules::MeepleKind>;
inline constexpr std::size_t kAddedFigures =
    kFigureKinds - static_cast<std::size_t>(rules::MeepleKind::Abbot);

constexpr std::size_t added_number(rules::MeepleKind kind) {
    return static_cast<std::size_t>(kind) - static_cast<std::size_t>(rules::MeepleKind::Abbot);
}

/// What a colour can have on the board: meeples, guards, and one of each figure of the parts.
inline constexpr std::size_t kMeeplesEach = 7;
inline constexpr std::size_t kGuardsEach = 5;
inline constexpr std::size_t kFiguresEach = kMeeplesEach + kGuardsEach + kAddedFigures;

/// Row by row, and on one tile by segments.
template <class State>
auto row_by_row(const State& state, const typename State::Meeple& meeple) {
    const rules::Position place = state.board.position(state.features.slot(meeple.segment));
    return std::tuple(place.y, place.x, meeple.segment);
}

/// A figure's number: [colour slot][meeples 7, guards 5, others 7], those of one kind row by row.
template <class State>
std::size_t figure_rank(const State& state, const ColourSlots& slots,
                        const typename State::Meeple& meeple) {
    const auto place = row_by_row(state, meeple);
    const auto before = static_cast<std::size_t>(
        std::count_if(state.meeples.begin(), state.meeples.end(), [&](const auto& other) {
            return other.colour == meeple.colour && other.kind == meeple.kind &&
                   row_by_row(state, other) < place;
        }));
    const std::size_t first = meeple.kind == rules::MeepleKind::Ordinary ? 0
                              : meeple.kind == rules::MeepleKind::Guard
                                  ? kMeeplesEach
                                  : kMeeplesEach + kGuardsEach + added_number(meeple.kind);
    return slots[meeple.colour] * kFiguresEach + first + before;
}

/// The same of a figure that a decision names.
template <class State>
std::size_t figure_rank(const State& state, const ColourSlots& slots,
                        const rules::MeepleRef& named) {
    const auto* const meeple = rules::rivals::trunk::find_meeple(state, named);
    rules::require(meeple != nullptr, "a decision names a figure on the board");
    return figure_rank(state, slots, *meeple);
}

}  // namespace mistward::environment
