#pragma once

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
///     haunt:road0@1,2             a ghost for the meeple that stands on that segment
///     meeple:road0:red            a red meeple on the first road of the tile just placed; a guard:
///                                 "meeple:road0:red:guard"
///     pass                        no meeple, or no more ghosts for the hound
///     points:city0@2,-1           score that feature for its points
///     ghosts:city0@2,-1:0,1:3     give the points up and remove 3 ghosts from the tile at 0,1
///     assign:green                the points that wait move the green scoring meeple
///     hound:road0@1,2             the hound goes to the meeple that stands on that segment
///     chase:0,1:2                 and removes 2 ghosts from the tile at 0,1
///     facedown:2,2                the next tile lies face down there
std::string decision_text(const Game& game, const Decision& decision);

/// Why a text is not a decision: `what` says what was expected at `offset`.
struct NotationError {
    std::size_t offset = 0;
    std::string what;
    auto operator<=>(const NotationError&) const = default;
};

/// The decision that a text names. Only the form is checked and that the tiles and segments exist;
/// whether it is legal, `Game::apply` says.
tl::expected<Decision, NotationError> parse_decision(const Game& game, std::string_view text);

/// The name of a segment on its tile: the kind and its count among the tile's segments of that kind
/// ("road0", "city1", "mist0"), a centre by its kind alone ("castle").
std::string segment_name(const TileLayout& layout, SegmentIndex segment);

/// The segment with that name, if the tile has one.
std::optional<SegmentIndex> find_segment(const TileLayout& layout, std::string_view name);

/// A feature by one of its segments, such as "city0@2,-1".
std::string feature_text(const Game& game, const FeatureRef& feature);

/// A space, such as "2,-1".
std::string position_text(Position position);

std::string_view name(Colour colour);
std::string_view name(FeatureKind kind);
std::string_view name(Edge edge);
std::string_view name(Hound hound);
std::string_view name(DecisionKind kind);
/// The clause that ended a game, such as "M-END-1"; "none" while it goes on.
std::string_view name(EndReason reason);
std::optional<Colour> parse_colour(std::string_view text);

}  // namespace mistward::rules
