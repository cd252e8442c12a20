#pragma once

#include "rules/decision.hpp"
#include "rules/event.hpp"
#include "rules/features.hpp"
#include "rules/mists/ghosts.hpp"
#include "rules/mists/setup.hpp"

#include <type_traits>

namespace mistward::rules::mists {

/// What a game of the co-operative game can hold: 60 tiles and the four quarters of the start tile.
struct Limits {
    using Index = std::uint8_t;
    using Coordinate = std::int8_t;
    static constexpr std::size_t kTiles = 64;
    static constexpr unsigned kTableBits = 8;
    static constexpr std::size_t kSegments = 192;  ///< cities, roads and mists on the board
    static constexpr std::size_t kFaces = 64;
    static constexpr std::size_t kMeeples = 25;  ///< five players with five each (M-SET-1)
};

/// A meeple on the board.
struct Meeple {
    SegmentId segment;
    Colour colour = Colour::Red;
    auto operator<=>(const Meeple&) const = default;
};

/// What the game waits for.
enum class Phase : std::uint8_t { Draw, Place, Meeple, Score, Over };

/// The whole of a game: a flat value without pointers. It holds the multiset of the unseen tiles,
/// never their order, so it can be shown to anybody. Read it freely; only
/// `rules/mists/game.hpp` changes it. Aligned so that compilers copy it by words, in half the time.
struct alignas(8) State {
    Setup setup;
    Phase phase = Phase::Draw;
    Outcome outcome = Outcome::Undecided;
    EndReason reason = EndReason::None;
    PlayerId player;  ///< the active player
    std::uint16_t turn = 1;
    std::uint16_t points = 0;  ///< total of the scoring meeple
    std::uint8_t supply = 0;   ///< ghosts that stand on no tile
    std::uint8_t pile = 0;     ///< tiles of the active pile
    TileId drawn;              ///< in Phase::Place
    std::array<std::uint8_t, kColourCount> meeple_supply{};
    FixedList<Meeple, Limits::kMeeples> meeples;
    Ghosts ghosts;
    FixedList<TileId, Limits::kTiles> discarded;
    std::array<std::uint8_t, Limits::kFaces> unseen{};
    Board<Limits> board;
    Features<Limits> features;

    friend bool operator==(const State&, const State&) = default;

    /// The tile placed last; before the first turn a quarter of the start tile.
    Slot last() const { return Slot(board.size() - 1U); }
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(sizeof(State) <= 2560);

}  // namespace mistward::rules::mists
