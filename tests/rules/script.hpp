#pragma once

#include "rules/core/tables.hpp"
#include "rules/game.hpp"

#include <memory>
#include <string>
#include <string_view>

namespace mistward::rules {

/// The first mists set that the project shipped: what tests expect hangs on its layouts.
std::shared_ptr<const TileSet> mists_tiles();

/// Its tables, made once.
std::shared_ptr<const Tables> mists_tables();

/// The base set that the project ships, and both sets together as the competitive game has them.
std::shared_ptr<const TileSet> base_tiles();
std::shared_ptr<const TileSet> ghosts_tiles();

/// The tables that a game of this setup is played with: with the tiles of its expansions (E-SET-2).
/// Made once for all games of the same boxes.
std::shared_ptr<const Tables> tables_for(const Setup& setup);

/// A game in which the decisions of `script`, words apart by spaces, have been made. Decisions that
/// the core makes by itself are left out of scripts.
Game play(const Setup& setup, std::string_view script);

/// The same with a pile of these faces only, one tile for each word.
Game play_with(std::string_view faces, const Setup& setup, std::string_view script);

/// The same in level 1.
Game play(std::uint8_t players, std::string_view script);

/// A level 1 game with a pile of these faces only, one tile each, for what happens when it runs
/// out.
Game play_with(std::string_view faces, std::uint8_t players, std::string_view script);

/// The game that a state text describes (rules/text/state_text.hpp), after the decisions of
/// `script`.
Game from(std::string_view state, std::string_view script = "");

/// The same in a game with a pile of these faces only, one tile for each word.
Game from_with(std::string_view faces, std::string_view state);

/// Makes the decisions of a script; what happened at the last one.
std::string tell_last(Game& game, std::string_view script);

/// Makes one decision; what happened, as the text of the events with a space between two.
std::string tell(Game& game, std::string_view decision);

/// Every legal decision as text, with a space between two.
std::string legal_text(const Game& game);

/// Whether a decision with that text is legal.
bool offers(const Game& game, std::string_view decision);

/// Why a decision is refused. The game must be as it was before.
Refusal refused(const Game& game, std::string_view decision);

}  // namespace mistward::rules
