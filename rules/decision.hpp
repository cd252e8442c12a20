#pragma once

#include "rules/types.hpp"

#include <variant>

namespace mistward::rules {

/// Chance: the next tile of the active pile turns out to be this face (P-1).
struct DrawTile {
    TileId tile;
    auto operator<=>(const DrawTile&) const = default;
};

/// Put the drawn tile on an empty space, turned clockwise (P-1).
struct PlaceTile {
    Position position;
    Rotation rotation;
    auto operator<=>(const PlaceTile&) const = default;
};

/// Put a meeple on a segment of the tile just placed (M-MEEPLE-1).
struct PlaceMeeple {
    SegmentIndex segment;
    Colour colour = Colour::Red;
    auto operator<=>(const PlaceMeeple&) const = default;
};

/// Put no meeple (M-MEEPLE-1).
struct Pass {
    auto operator<=>(const Pass&) const = default;
};

/// Resolve the scoring of a completed feature for its points (M-SCORE-1, M-SCORE-2).
struct TakePoints {
    FeatureRef feature;
    auto operator<=>(const TakePoints&) const = default;
};

/// Resolve the scoring of a completed feature by removing ghosts from one tile (M-SCORE-1,
/// M-SCORE-3).
struct RemoveGhosts {
    FeatureRef feature;
    Position position;
    std::uint8_t count = 0;
    auto operator<=>(const RemoveGhosts&) const = default;
};

/// Everything that can be decided, by a player or by chance. A game is its setup and a list of
/// these.
using Decision = std::variant<DrawTile, PlaceTile, PlaceMeeple, Pass, TakePoints, RemoveGhosts>;

/// What the decision point asks for.
enum class DecisionKind : std::uint8_t { DrawTile, PlaceTile, PlaceMeeple, Score, None };

/// Who decides: a player, chance (the room draws from its committed deck), or nobody (game over).
enum class Actor : std::uint8_t { Player, Chance, Nobody };

/// The moment of the game: who decides, and what.
struct DecisionPoint {
    Actor actor = Actor::Nobody;
    PlayerId player;  ///< the active player, also while chance decides
    DecisionKind kind = DecisionKind::None;
    auto operator<=>(const DecisionPoint&) const = default;
};

}  // namespace mistward::rules
