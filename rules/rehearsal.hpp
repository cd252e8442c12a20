#pragma once

#include "rules/game.hpp"

#include <memory>
#include <optional>

namespace mistward::rules {

/// What a turn that comes later can be tried on: the game as it would be if that turn began today.
/// The turn under way ends as quietly as it can, with passes where it has a choice; a tile that was
/// drawn for it and is not placed leaves the game. Nothing is known here that is not public.
class Rehearsal {
public:
    /// `tables` are those of the game.
    Rehearsal(const Game& today, std::shared_ptr<const Tables> tables);

    /// The game in which `player` is to place that tile. Nothing if it cannot come: no copy is
    /// unseen, or it is held back, no pile has a tile, or the game ends with the turn under way.
    /// Whether the tile fits anywhere is not asked.
    std::optional<Game> turn(PlayerId player, TileId tile) const;

private:
    std::shared_ptr<const Tables> tables_;
    std::optional<Game> settled_;  ///< before a draw
};

/// The tile that was drawn and that the player who decides is to place.
std::optional<TileId> drawn_tile(const Game& game);

}  // namespace mistward::rules
