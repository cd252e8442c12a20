#pragma once

#include "rules/core/indexed_by.hpp"
#include "rules/core/invariant.hpp"
#include "rules/core/parts.hpp"
#include "rules/core/result.hpp"
#include "rules/core/tileset.hpp"

#include <array>

namespace mistward::rules::rivals::trunk {

/// Where nothing says otherwise: on every feature but mist (G-MEEPLE-1) that is nobody's own kind
/// (E-FIG-4).
inline constexpr FeatureKinds kAnywhere{
    FeatureKind::City,     FeatureKind::Road,      FeatureKind::Field, FeatureKind::Castle,
    FeatureKind::Cemetery, FeatureKind::Monastery, FeatureKind::Abbey};

/// What stands for a player, as a row: everything about a figure is asked of its row, never which
/// figure it is (E-FIG-4).
struct Figure {
    MeepleKind kind = MeepleKind::Ordinary;
    std::uint8_t weight = 1;          ///< in a majority (G-SCORE-1)
    FeatureKinds places = kAnywhere;  ///< where it can be placed
    bool climbs = false;              ///< can stand on a tower (TO-TOP-1)
    bool untouchable = false;         ///< nothing can be put on it
    bool companion = false;           ///< stands beside a meeple, and never occupies (E-FIG-2)
    bool stays = false;               ///< nothing takes it off the board
    bool counts_coats = false;        ///< its weight is that of its city's coats of arms
    Refusal missing = Refusal::NoMeepleLeft;  ///< why it cannot be placed in a game without it
    std::optional<Part> part = {};            ///< that it belongs to; nothing: to every game
};

/// The companion figures: they count for nothing, and nothing is put on them (E-FIG-2, E-MIST-2).
constexpr Figure companion(MeepleKind kind, FeatureKinds places) {
    return {.kind = kind, .weight = 0, .places = places, .untouchable = true, .companion = true};
}

/// The figure of every game.
inline constexpr Figure kMeeple{.climbs = true};

/// The figures that a state can hold, by their kinds: that of every game, then those of its parts.
template <class Parts>
inline constexpr auto kFigures = [] {
    std::array<Figure, 1 + Parts::kFigures> figures{kMeeple};
    std::size_t next = 1;
    Parts::each([&]<class P>() {
        for (const Figure& figure : P::kFigures) {
            figures[next] = figure;
            figures[next++].part = P::kPart;
        }
    });
    for (std::size_t i = 0; i < figures.size(); ++i) {
        require(static_cast<std::size_t>(figures[i].kind) == i, "figures in the order of kinds");
    }
    return figures;
}();

/// Whether one of the figures of a state is of that sort.
template <class State, class Is>
consteval bool any_figure(Is is) {
    for (const Figure& figure : kFigures<typename State::Parts>) {
        if (is(figure)) return true;
    }
    return false;
}
template <class State>
inline constexpr bool kHasCompanions = any_figure<State>([](const Figure& f) {
    return f.companion;
});
template <class State>
inline constexpr bool kCountsCoats = any_figure<State>([](const Figure& f) {
    return f.counts_coats;
});

/// The row of a figure.
template <class State>
constexpr const Figure& figure_of(MeepleKind kind) {
    return kFigures<typename State::Parts>[static_cast<std::size_t>(kind)];
}

/// Kinds of figures.
using MeepleKinds = EnumSet<MeepleKind>;

/// The figures of a state that are of that sort.
template <class State, class Is>
consteval MeepleKinds kinds_that(Is is) {
    MeepleKinds kinds;
    for (const Figure& figure : kFigures<typename State::Parts>) {
        if (is(figure)) kinds.insert(figure.kind);
    }
    return kinds;
}

/// Those that are placed where nobody is, and those that stand beside others.
template <class State>
inline constexpr MeepleKinds kOccupying = kinds_that<State>([](const Figure& f) {
    return !f.companion;
});
template <class State>
inline constexpr MeepleKinds kCompanions = kinds_that<State>([](const Figure& f) {
    return f.companion;
});

/// Those that stand on towers.
template <class State>
inline constexpr MeepleKinds kClimbing = kinds_that<State>([](const Figure& f) {
    return f.climbs;
});

/// Those that can be placed on features of each kind.
template <class State>
inline constexpr auto kPlacedOn = [] {
    ByEnum<FeatureKind, MeepleKinds> placed;
    for (const Figure& figure : kFigures<typename State::Parts>) {
        figure.places.for_each([&](FeatureKind kind) { placed[kind].insert(figure.kind); });
    }
    return placed;
}();

}  // namespace mistward::rules::rivals::trunk
