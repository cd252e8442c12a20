#pragma once

#include "rules/core/centres.hpp"
#include "rules/core/indexed_by.hpp"
#include "rules/core/levels.hpp"
#include "rules/core/setup.hpp"
#include "rules/core/view.hpp"
#include "rules/mists/ghosts.hpp"

#include <limits>
#include <type_traits>

namespace mistward::rules::mists {

/// What a game of the co-operative game can hold: 60 tiles and the four quarters of the start tile.
struct Limits {
    using Index = std::uint8_t;
    using Coordinate = std::int8_t;
    using Face = std::uint8_t;
    using Signature = rules::Signature;
    static constexpr std::size_t kTiles = 64;
    static constexpr unsigned kTableBits = 8;
    static constexpr std::size_t kSegments = 192;  ///< all but fields, on the board
    static constexpr std::size_t kCentres = 12;    ///< castles and cemeteries
    static constexpr std::size_t kFaces = 64;
    static constexpr std::size_t kMeeples = 25;  ///< five players with five each (M-SET-1)
    static constexpr bool kFields = false;
};

/// A meeple on the board.
struct Meeple {
    SegmentId segment;
    Colour colour = Colour::Red;
    auto operator<=>(const Meeple&) const = default;
};

/// A meeple on a cemetery (M-BURY-2).
struct Buried {
    Slot cemetery;
    Colour colour = Colour::Red;
    auto operator<=>(const Buried&) const = default;
};

/// Where a hound is, and the meeple that it stands with, or stood with until it was scored.
struct HoundState {
    HoundPlace place = HoundPlace::Gone;
    Meeple meeple;
    auto operator<=>(const HoundState&) const = default;
};

/// The steps of a turn in their order (M-TURN-1).
enum class Phase : std::uint8_t {
    Draw,
    Place,
    Mist,
    Bury,
    Haunt,
    Meeple,
    Score,
    Assign,
    Hound,
    Chase,
    FaceDown,
    BuryAgain,
    NextTurn,
    Over
};

/// The whole of a game: a flat value without pointers. It holds the multiset of the unseen tiles,
/// never their order, so it can be shown to anybody. Read it freely; only
/// `rules/mists/game.hpp` changes it. Aligned so that compilers copy it by words, in half the time.
struct alignas(8) State {
    Setup setup;
    Phase phase = Phase::Draw;
    Outcome outcome = Outcome::Undecided;
    EndReason reason = EndReason::None;
    ActivePlayer active;
    std::uint16_t turn = 1;
    std::uint8_t supply = 0;   ///< ghosts that stand on no tile
    StoredTile<Limits> drawn;  ///< in Phase::Place
    Slot last;             ///< the face-up tile placed last; at first a quarter of the start tile
    std::uint8_t met = 0;  ///< the sides of `last` where mist met mist
    FixedList<std::uint8_t, 3> piles;  ///< tiles left, the active pile first
    ColourSet to_assign;  ///< in Phase::Assign: the colours whose points wait, the next first
    ByColour<std::uint16_t> points;  ///< totals of the scoring meeples
    std::array<HoundState, kHounds.size()> hounds{};
    Slot chased = kNoSlot;              ///< in Phase::Chase: the first tile, if there was one
    std::uint16_t assigned_points = 0;  ///< what each of them moves a scoring meeple by
    SegmentId assigned_for;  ///< the feature that earned them; with a hound to be scored, its own
    ByColour<std::uint8_t> meeple_supply;
    FixedList<Meeple, Limits::kMeeples> meeples;
    FixedList<Buried, Limits::kCentres> buried;
    Ghosts ghosts;
    FixedList<StoredTile<Limits>, Limits::kTiles> discarded;
    std::array<std::uint8_t, Limits::kFaces> unseen{};  ///< face-down tiles among them
    Centres<Limits> centres;
    Board<Limits> board;
    Features<Limits> features;

    friend bool operator==(const State&, const State&) = default;
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(sizeof(State) <= 2560);
static_assert(Limits::kTiles <= std::numeric_limits<std::uint8_t>::max(),
              "piles, and the tiles of a bank, are counted in as many bits");

}  // namespace mistward::rules::mists
