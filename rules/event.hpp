#pragma once

#include "rules/decision.hpp"
#include "rules/types.hpp"

#include <variant>

namespace mistward::rules {

/// A turn began; turns count from 1.
struct TurnStarted {
    PlayerId player;
    std::uint16_t turn = 1;
    auto operator<=>(const TurnStarted&) const = default;
};

/// The active player drew this face; everybody sees it (P-1).
struct TileDrawn {
    TileId tile;
    auto operator<=>(const TileDrawn&) const = default;
};

/// The drawn tile fits nowhere and leaves the game (P-3).
struct TileDiscarded {
    TileId tile;
    auto operator<=>(const TileDiscarded&) const = default;
};

/// A choice with a single legal answer was made by the core; the events that follow are its
/// effects.
struct DecisionForced {
    Decision decision;
    auto operator<=>(const DecisionForced&) const = default;
};

/// A tile lies on the board (P-1).
struct TilePlaced {
    TileId tile;
    Position position;
    Rotation rotation;
    auto operator<=>(const TilePlaced&) const = default;
};

/// A mist bank closed (T-8); `tiles` counts the tiles that it covers.
struct BankCompleted {
    FeatureRef bank;
    std::uint8_t tiles = 0;
    auto operator<=>(const BankCompleted&) const = default;
};

/// Why ghosts left a tile.
enum class GhostsRemovedBy : std::uint8_t { Bank, Scoring };

/// Ghosts went from a tile back to the supply (M-MIST-1, M-SCORE-1).
struct GhostsRemoved {
    Position position;
    std::uint8_t count = 0;
    GhostsRemovedBy cause = GhostsRemovedBy::Bank;
    auto operator<=>(const GhostsRemoved&) const = default;
};

/// Ghosts went from the supply onto a tile (M-GHOST-1).
struct GhostsPlaced {
    Position position;
    std::uint8_t count = 0;
    auto operator<=>(const GhostsPlaced&) const = default;
};

/// The supply cannot give what step 2a must put down: the game is lost (M-GHOST-5).
struct GhostsMissing {
    std::uint8_t needed = 0;
    std::uint8_t supply = 0;
    auto operator<=>(const GhostsMissing&) const = default;
};

/// A meeple left its supply for the board (M-MEEPLE-1).
struct MeeplePlaced {
    PlayerId player;
    Colour colour = Colour::Red;
    FeatureRef feature;
    auto operator<=>(const MeeplePlaced&) const = default;
};

/// A meeple went back to its supply (M-SCORE-4).
struct MeepleReturned {
    Colour colour = Colour::Red;
    FeatureRef feature;
    auto operator<=>(const MeepleReturned&) const = default;
};

/// What a completed feature with meeples is worth: value = what T-9 counts, points = value x
/// colours.
struct Scoring {
    FeatureRef feature;
    FeatureKind kind = FeatureKind::Road;
    std::uint8_t tiles = 0;    ///< roads and cities: tiles of the feature
    std::uint8_t coats = 0;    ///< cities: coats of arms
    std::uint8_t misty = 0;    ///< castles: misty tiles of the nine
    std::uint8_t colours = 0;  ///< different colours on the feature (M-SCORE-2)
    std::uint16_t value = 0;
    std::uint16_t points = 0;
    auto operator<=>(const Scoring&) const = default;
};

/// A scoring was resolved, for its points or given up for ghosts (M-SCORE-1, M-SCORE-3).
struct FeatureScored {
    Scoring scoring;
    bool for_points = true;
    auto operator<=>(const FeatureScored&) const = default;
};

/// A scoring meeple moved on the track; `total` is its new total.
struct ScoreChanged {
    Colour colour = Colour::Pink;
    std::uint16_t points = 0;
    std::uint16_t total = 0;
    auto operator<=>(const ScoreChanged&) const = default;
};

/// How the game stands.
enum class Outcome : std::uint8_t { Undecided, Won, Lost };

/// Which clause ended the game: M-END-1 goal reached, M-END-2 ghosts missing, M-END-3 no tile left.
enum class EndReason : std::uint8_t { None, GoalReached, GhostsMissing, TilesExhausted };

/// The game is over for everybody.
struct GameEnded {
    Outcome outcome = Outcome::Undecided;
    EndReason reason = EndReason::None;
    auto operator<=>(const GameEnded&) const = default;
};

/// Everything that can happen. Events are values; a client that follows them knows the whole game.
using Event = std::variant<TurnStarted, TileDrawn, TileDiscarded, DecisionForced, TilePlaced,
                           BankCompleted, GhostsRemoved, GhostsPlaced, GhostsMissing, MeeplePlaced,
                           MeepleReturned, FeatureScored, ScoreChanged, GameEnded>;

}  // namespace mistward::rules
