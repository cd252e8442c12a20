#pragma once

#include "server/record/logged_game.hpp"

#include <cstdint>
#include <string>

namespace mistward::test {

/// What the undos of a long game go back to.
enum class Undos {
    Last,  ///< the decision before them, over and over
    Any,   ///< any seq at which a player decided, near or far
};

/// A game that is played on with as many undos as decisions, to a log of `entries`. Half of its
/// tiles lie on the table before the first undo. A fixed one for each set of arguments.
rooms::LoggedGame long_game(const rules::Setup& setup, std::uint64_t entries, Undos undos,
                            std::uint64_t seed = 1);

/// The same, then played to its end without any undo: at most three entries more for each tile of
/// the base game, five in others.
rooms::LoggedGame ended_long_game(const rules::Setup& setup, std::uint64_t entries, Undos undos,
                                  std::uint64_t seed = 1);

/// The game file of such a game, as its text.
std::string file_text(const rooms::LoggedGame& game);

}  // namespace mistward::test
