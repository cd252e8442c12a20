#pragma once

#include "rules/game.hpp"

#include <string>

namespace mistward::rules {

/// The text of an event, one word without spaces, for logs and tests; `after` is the game after the
/// decision that caused it.
///
///     turn:7:player0   drawn:14.3   discarded:14.3   placed:14.3:2,-1,3   forced:pass
///     bank:mist0@1,2:6            the bank of 6 tiles closed
///     closed:1,2                  the cemetery there closed
///     buried:red:1,2:road0@0,1    the red meeple from there lies on it; or ":supply"
///     ghosts:0,1:+2               two ghosts came to 0,1; from elsewhere ":cemetery", ":haunting"
///     ghosts:0,1:-1:bank          one left it because its bank closed; or ":burial", ":scoring",
///                                 ":hound"
///     missing:1of3                3 ghosts must come, 1 is there
///     haunted:road0@1,2:red:2     the second ghost sits on that meeple
///     meeple:road0@1,2:red        returned:road0@1,2:red; with ":guard", with ":1ghosts"
///     scored:city0@1,2:8x2:points value 8 times two colours, taken as points; or ":ghosts"
///     score:pink:+16:20           the pink scoring meeple moved 16 to 20; competitive, with the
///                                 points that ghosts cost taken off: "score:red:+4:20:2ghosts"
///     guard:red                   red got a guard from the general supply
///     reached:rufus  hound:rufus:road0@1,2  howls:rufus:red:5  left:rufus:scoring
///     piles:4+20                  the rest of 4 lies on the next pile, 24 in all
///     facedown:2,2
///     won:M-END-1                 or "lost:" and the clause; "finished:G-END-1:red+blue"
std::string event_text(const Game& after, const Event& event);

}  // namespace mistward::rules
