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
///     meeple:road0:red            a red meeple on the first road of the tile just placed
///     pass                        no meeple
///     points:city0@2,-1           score that feature for its points
///     ghosts:city0@2,-1:0,1:3     give the points up and remove 3 ghosts from the tile at 0,1
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

/// The text of an event, one word without spaces, for logs and tests; `after` is the game after the
/// decision that caused it.
///
///     turn:7:player0   drawn:14.3   discarded:14.3   placed:14.3:2,-1,3   forced:pass
///     bank:mist0@1,2:6            the bank of 6 tiles closed
///     ghosts:0,1:+2               two ghosts came to 0,1
///     ghosts:0,1:-1:bank          one left it because its bank closed; or ":scoring"
///     missing:1of3                3 ghosts must come, 1 is there
///     meeple:road0@1,2:red        returned:road0@1,2:red
///     scored:city0@1,2:8x2:points value 8 times two colours, taken as points; or ":ghosts"
///     score:pink:+16:20           the pink scoring meeple moved 16 to 20
///     won:M-END-1                 or "lost:" and the clause
std::string event_text(const Game& after, const Event& event);

/// The name of a segment on its tile: the kind and its count among the tile's segments of that kind
/// ("road0", "city1", "mist0"), a centre by its kind alone ("castle").
std::string segment_name(const TileLayout& layout, SegmentIndex segment);

/// The segment with that name, if the tile has one.
std::optional<SegmentIndex> find_segment(const TileLayout& layout, std::string_view name);

/// A feature by one of its segments, such as "city0@2,-1".
std::string feature_text(const Game& game, const FeatureRef& feature);

std::string_view name(Colour colour);
std::string_view name(FeatureKind kind);
std::string_view name(Edge edge);
std::optional<Colour> parse_colour(std::string_view text);

}  // namespace mistward::rules
