#pragma once

#include "rules/core/centres.hpp"
#include "rules/core/indexed_by.hpp"
#include "rules/core/setup.hpp"
#include "rules/core/view.hpp"
#include "rules/rivals/trunk/part_list.hpp"
#include "rules/rivals/trunk/phase.hpp"

#include <type_traits>

namespace mistward::rules::rivals::trunk {

/// What every game knows of a meeple on the board.
struct Standing {
    SegmentId segment;
    Colour colour = Colour::Red;
    MeepleKind kind = MeepleKind::Ordinary;
    auto operator<=>(const Standing&) const = default;
};

/// A meeple on the board, with what the parts keep of it.
template <class... P>
struct Meeple : Standing, OnMeepleOf<P>... {
    Meeple() = default;
    Meeple(SegmentId where, Colour whose, MeepleKind what = MeepleKind::Ordinary)
        : Standing{where, whose, what} {}
    auto operator<=>(const Meeple&) const = default;
};

/// The figures of one colour that are at hand, by their kinds.
template <class... P>
using Hand = IndexedBy<MeepleKind, std::uint8_t, 1 + PartList<P...>::kFigures>;

/// The whole of a competitive game: a flat value without pointers, made of what every game has and
/// of what its parts add, as bases. It holds the multiset of the unseen tiles, never their order,
/// so anybody may see it but for what a
/// part conceals. Read it freely; only `rules/rivals` changes it.
template <class L, class... P>
struct alignas(8) State : StateOf<P>... {
    using Limits = L;
    using Parts = PartList<P...>;
    using Meeple = trunk::Meeple<P...>;
    using Hand = trunk::Hand<P...>;

    Setup setup;
    Phase phase = Phase::Draw;
    Outcome outcome = Outcome::Undecided;
    EndReason reason = EndReason::None;
    ActivePlayer active;
    StoredTile<Limits> drawn;  ///< in Phase::Place
    std::uint16_t turn = 1;
    std::uint16_t pile = 0;  ///< tiles left to draw
    Slot last;               ///< the tile placed last; at first one of the start tile
    ByColour<std::uint16_t> points;
    ByColour<Hand> hands;
    FixedList<Meeple, Limits::kMeeples> meeples;
    FixedList<StoredTile<Limits>, Limits::kTiles> discarded;
    std::array<std::uint8_t, Limits::kFaces> unseen{};
    Centres<Limits> centres;  ///< those that are held, and until its meeple is placed the newest
    Board<Limits> board;
    Features<Limits> features;

    bool operator==(const State&) const = default;
};

}  // namespace mistward::rules::rivals::trunk
