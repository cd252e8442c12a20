#pragma once

#include "rules/core/names.hpp"
#include "rules/core/text_reader.hpp"
#include "rules/game.hpp"

#include <string>
#include <string_view>

namespace mistward::rules {

/// The text of a decision: stable, without spaces; the id of the decision on the wire and in logs.
/// `game` is the game before the decision.
///
///     draw:14.3                   chance: face 14 with 3 symbols was drawn
///     place:2,-1,3                at x 2, y -1, turned three quarters clockwise
///     bury:road0@1,2              the meeple that stands on that segment; "bury:red": from a
///                                 supply
///     haunt:1,2                   the additional ghost goes to the cemetery there
///     haunt:road0@1,2             a ghost for the meeple that stands on that segment; for one of
///                                 several there: "haunt:road0@1,2:red", a guard
///                                 "haunt:road0@1,2:red:guard"
///     meeple:road0:red            a red meeple on the first road of the tile just placed; a guard:
///                                 "meeple:road0:red:guard"
///     pass                        no meeple, or no more ghosts for the hound
///     points:city0@2,-1           score that feature for its points
///     ghosts:city0@2,-1:0,1:3     give the points up and remove 3 ghosts from the tile at 0,1
///     assign:green                the points that wait move the green scoring meeple
///     hound:road0@1,2             the hound goes to the meeple that stands on that segment
///     chase:0,1:2                 and removes 2 ghosts from the tile at 0,1
///     facedown:2,2                the next tile lies face down there
///     token:die:4                 chance: the die showed 4; "token:gifts:hidden": a token that
///                                 only its player sees
///     play:gifts:2                a token is played
///     bid:3                       3 points are offered
std::string decision_text(const Game& game, const Decision& decision);

/// The decision that a text names. Only the form is checked and that the tiles and segments exist;
/// whether it is legal, `Game::apply` says.
tl::expected<Decision, NotationError> parse_decision(const Game& game, std::string_view text);

/// A feature by one of its segments, such as "city0@2,-1".
std::string feature_text(const Game& game, const FeatureRef& feature);

}  // namespace mistward::rules
