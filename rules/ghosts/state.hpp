#pragma once

#include "rules/core/centres.hpp"
#include "rules/core/indexed_by.hpp"
#include "rules/core/setup.hpp"
#include "rules/core/view.hpp"

#include <limits>
#include <type_traits>

namespace mistward::rules::ghosts {

/// What a competitive game can hold: 71 tiles of the base game, 60 of the expansion, and the four
/// quarters of the start tile (G-SET-1).
struct Limits {
    using Index = std::uint16_t;
    using Coordinate = std::int16_t;
    using Face = std::uint8_t;
    using Signature = rules::Signature;
    static constexpr std::size_t kTiles = 136;
    static constexpr unsigned kTableBits = 10;  ///< 32 x 32 spaces without collision
    static constexpr std::size_t kSegments = 512;
    static constexpr std::size_t kCentres = 24;  ///< monasteries, castles and cemeteries
    static constexpr std::size_t kFaces = 128;
    static constexpr std::size_t kMeeples = 60;  ///< six players with 5 meeples and 5 guards each
    static constexpr bool kFields = true;
};

/// A meeple on the board.
struct Meeple {
    SegmentId segment;
    Colour colour = Colour::Red;
    MeepleKind kind = MeepleKind::Ordinary;
    std::uint8_t ghosts = 0;  ///< that sit on it: 0 to 2
    auto operator<=>(const Meeple&) const = default;
};

/// The meeples of one colour that are at hand (G-SET-1).
struct Hand {
    std::uint8_t ordinary = 0;
    std::uint8_t guards = 0;
    std::uint8_t general_guards = 0;  ///< in the general supply
    auto operator<=>(const Hand&) const = default;
};

/// The steps of a turn in their order, and of the end.
enum class Phase : std::uint8_t {
    Draw,
    Place,
    HauntOther,
    HauntOwn,
    Meeple,
    Score,
    NextTurn,
    FinalScoring,
    Over
};

/// The whole of a competitive game, or of a base game: a flat value without pointers. It holds the
/// multiset of the unseen tiles, never their order, so it can be shown to anybody. Read it
/// freely; only `rules/ghosts/game.hpp` changes it.
struct alignas(8) State {
    Setup setup;
    Phase phase = Phase::Draw;
    Outcome outcome = Outcome::Undecided;
    EndReason reason = EndReason::None;
    ActivePlayer active;
    std::uint16_t turn = 1;
    std::uint8_t supply = 0;   ///< ghosts that sit on no meeple
    std::uint8_t pile = 0;     ///< tiles left to draw
    StoredTile<Limits> drawn;  ///< in Phase::Place
    Slot last;                 ///< the tile placed last; at first one of the start tile
    ByColour<std::uint16_t> points;
    ByColour<Hand> hands;
    FixedList<Meeple, Limits::kMeeples> meeples;
    FixedList<StoredTile<Limits>, Limits::kTiles> discarded;
    std::array<std::uint8_t, Limits::kFaces> unseen{};
    Centres<Limits> centres;  ///< those that are held, and until its meeple is placed the newest
    Board<Limits> board;
    Features<Limits> features;

    friend bool operator==(const State&, const State&) = default;
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(sizeof(State) <= 11'392);
static_assert(Limits::kTiles <= std::numeric_limits<decltype(State::pile)>::max());

}  // namespace mistward::rules::ghosts
