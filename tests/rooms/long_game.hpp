#pragma once

#include "server/rooms/logged_game.hpp"

#include <cstdint>

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

}  // namespace mistward::test
