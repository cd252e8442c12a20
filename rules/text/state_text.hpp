#pragma once

#include "rules/game.hpp"
#include "rules/notation.hpp"

namespace mistward::rules {

/// The whole of a game as one line of words: for logs, errors, and the positions of tests. Equal
/// games, and only those, have equal texts.
///
///     mists:3 players:2           the setup; level 6 with " scoring:red+green+blue"
///                                 colours that were dealt otherwise as " colours:green+red+...",
///                                 older rules as " rules:2"
///     turn:7                      left out: the first
///     tile:14.3@2,-1,3            each tile in the order of placement, the start tile left out
///     down:2,3                    among them, each face-down tile
///     ghosts:0,1:2                on that tile; left out where it is what the start tile begins
///                                 with, or none
///     meeple:road0@1,2:red        a meeple; in the competitive game also ":guard", ":2ghosts"
///     buried:red:1,2              on the cemetery there
///     points:pink:12              a total above 0
///     hound:rufus:road0@1,2       stands with that meeple; or "reached", "gone", or
///                                 "scoring:road0@1,2:red", whose meeple has been scored
///     discarded:14.3
///     piles:4+20+20               left out: as at the start, less the tiles that were taken
///     drawn:14.3
///     asks:place_meeple           the decision point; left out: a draw
///     assign:red+green:12:road0@1,2   the points of these colours for that feature wait for a
///                                 choice; of a hound without the feature
///     chased:0,1                  the hound being put has removed ghosts from that tile
///     won:M-END-1                 over; or "lost:M-END-2", "lost:M-END-3", "finished:G-END-1"
///     guards:red:2                competitive: so many are left in the general supply; left out: 3
///
/// The competitive game has no piles to tell, and asks "haunt_meeple" for another player's meeple,
/// "haunt_meeple:own" for one's own.
std::string state_text(const Game& game);

/// The game that a text describes. Refused if it is not of this form, describes a game that cannot
/// be (a tile where it does not fit, more ghosts than there are, a check that fails), or is not the
/// text that is written of that game; only the piles may be left out.
tl::expected<Game, NotationError> parse_state(std::shared_ptr<const Tables> tables,
                                              std::string_view text);

}  // namespace mistward::rules
