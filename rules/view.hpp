#pragma once

#include "rules/event.hpp"
#include "rules/types.hpp"

#include <utility>
#include <vector>

namespace mistward::rules {

/// A tile on the board.
struct PlacedTile {
    TileId tile;
    Position position;
    Rotation rotation;
    std::uint8_t ghosts = 0;
    auto operator<=>(const PlacedTile&) const = default;
};

/// A meeple on the board.
struct PlacedMeeple {
    Colour colour = Colour::Red;
    FeatureRef feature;
    auto operator<=>(const PlacedMeeple&) const = default;
};

/// Some number of meeples of one colour.
struct ColourCount {
    Colour colour = Colour::Red;
    std::uint8_t count = 0;
    auto operator<=>(const ColourCount&) const = default;
};

/// A scoring meeple and its total (M-SET-2).
struct Track {
    Colour colour = Colour::Pink;
    std::uint16_t points = 0;
    auto operator<=>(const Track&) const = default;
};

/// Some unseen tiles of one face.
struct UnseenTile {
    TileId tile;
    std::uint8_t count = 0;
    auto operator<=>(const UnseenTile&) const = default;
};

/// Everything public about a game, laid out for reading: what a player at the table can see.
/// Made from a state on demand; not for hot paths.
struct View {
    std::uint16_t turn = 1;  ///< counts from 1
    DecisionPoint point;     ///< who decides now, and what
    Outcome outcome = Outcome::Undecided;
    EndReason reason = EndReason::None;
    std::optional<TileId> drawn;  ///< drawn and not yet placed
    std::optional<Position> last_placed;
    std::vector<Track> tracks;  ///< one, in level 6 three
    std::uint16_t goal = 0;
    std::uint8_t ghosts_total = 0;
    std::uint8_t ghosts_supply = 0;
    std::vector<std::uint8_t> piles;                 ///< tiles left, the active pile first
    std::vector<UnseenTile> unseen;                  ///< in tile-set order, counts above 0
    std::vector<TileId> discarded;                   ///< in the order in which they left (P-3)
    std::vector<std::vector<ColourCount>> supplies;  ///< for each player, each of their colours
    std::vector<PlacedTile> tiles;      ///< start tile first, then in order of placement
    std::vector<PlacedMeeple> meeples;  ///< by position in the list `tiles`, then segment
    std::vector<Scoring> pending;       ///< scorings that wait to be resolved (M-SCORE-1)
};

}  // namespace mistward::rules
