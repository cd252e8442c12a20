#pragma once

#include "protocol/wire/facts.hpp"
#include "protocol/wire/figure.hpp"
#include "protocol/wire/kinds.hpp"
#include "protocol/wire/parts.hpp"
#include "protocol/wire/words.hpp"
#include "rules/game.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace mistward::protocol::wire {

// STATE of the guide and its parts, which other documents have as well.

/// A space.
struct Point {
    int x = 0;
    int y = 0;
    bool operator==(const Point&) const = default;
};
BOOST_DESCRIBE_STRUCT(Point, (), (x, y))

/// A segment of a tile on the board, by its name there, such as "city0".
struct Segment : Point {
    std::string segment;
    bool operator==(const Segment&) const = default;
};
BOOST_DESCRIBE_STRUCT(Segment, (Point), (segment))

/// The parts of the expansion in a competitive game.
struct Modules {
    bool ghosts = true;
    bool castles = true;
    bool cemeteries = true;
    bool operator==(const Modules&) const = default;
};
BOOST_DESCRIBE_STRUCT(Modules, (), (ghosts, castles, cemeteries))

/// The points of a colour: of a scoring meeple, a player, or those that wait to be assigned.
struct Points {
    rules::Colour colour = rules::Colour::Red;
    int points = 0;
    bool operator==(const Points&) const = default;
};
BOOST_DESCRIBE_STRUCT(Points, (), (colour, points))

struct BoardTile : Point {
    std::string tile;
    unsigned rotation = 0;  ///< quarter turns clockwise
    int ghosts = 0;
    bool operator==(const BoardTile&) const = default;
};
BOOST_DESCRIBE_STRUCT(BoardTile, (Point), (tile, rotation, ghosts))

struct BoardMeeple : Segment {
    rules::Colour colour = rules::Colour::Red;
    bool guard = false;
    Omittable<Figure> figure;
    int ghosts = 0;
    bool operator==(const BoardMeeple&) const = default;
};
BOOST_DESCRIBE_STRUCT(BoardMeeple, (Segment), (colour, guard, figure, ghosts))

struct BuriedMeeple : Point {
    rules::Colour colour = rules::Colour::Red;
    bool operator==(const BuriedMeeple&) const = default;
};
BOOST_DESCRIBE_STRUCT(BuriedMeeple, (Point), (colour))

struct Ghosts {
    int total = 0;
    int supply = 0;
    bool operator==(const Ghosts&) const = default;
};
BOOST_DESCRIBE_STRUCT(Ghosts, (), (total, supply))

struct Hound {
    rules::Hound hound = rules::Hound::Rufus;
    int total = 0;
    rules::HoundPlace place = rules::HoundPlace::Waiting;
    std::optional<Segment> meeple;
    bool operator==(const Hound&) const = default;
};
BOOST_DESCRIBE_STRUCT(Hound, (), (hound, total, place, meeple))

/// SCORING of the guide.
struct Scoring {
    std::string feature;
    rules::FeatureKind kind = rules::FeatureKind::Road;
    bool complete = true;
    int tiles = 0;
    int coats = 0;
    int misty = 0;
    int cities = 0;
    int colours = 0;
    int value = 0;
    int points = 0;
    bool operator==(const Scoring&) const = default;
};
BOOST_DESCRIBE_STRUCT(Scoring, (),
                      (feature, kind, complete, tiles, coats, misty, cities, colours, value,
                       points))

/// Some tokens of one value that the viewer has not seen.
struct TokensLeft {
    rules::Stream stream = rules::Stream::Die;
    int value = 0;
    int count = 0;
    bool operator==(const TokensLeft&) const = default;
};
BOOST_DESCRIBE_STRUCT(TokensLeft, (), (stream, value, count))

/// The tokens that a player holds.
struct HeldTokens {
    std::size_t player = 0;
    rules::Stream stream = rules::Stream::Die;
    int count = 0;
    std::optional<std::vector<int>> values;  ///< nothing: hidden from the viewer
    bool operator==(const HeldTokens&) const = default;
};
BOOST_DESCRIBE_STRUCT(HeldTokens, (), (player, stream, count, values))

/// How many meeples of each of a player's colours.
using Stock = Table<rules::Colour, int>;

/// A game as somebody sees it.
struct State {
    rules::Mode game = rules::Mode::Mists;
    std::optional<int> level;
    int players = 0;
    std::optional<Modules> modules;
    Omittable<PartNames> parts;
    rules::Outcome outcome = rules::Outcome::Undecided;
    std::optional<rules::EndReason> reason;
    std::vector<rules::Colour> winners;
    int turn = 0;
    std::size_t player = 0;
    std::vector<Points> tracks;
    std::optional<int> goal;
    std::optional<std::string> drawn;
    std::optional<Point> last;
    std::vector<int> piles;
    Table<std::string, int> unseen;
    std::vector<std::string> discarded;
    std::vector<BoardTile> tiles;
    std::vector<Point> face_down;
    std::vector<Stock> supplies;
    std::vector<Stock> guards;
    std::vector<Stock> general_guards;
    std::vector<BoardMeeple> meeples;
    std::vector<BuriedMeeple> buried;
    Ghosts ghosts;
    std::vector<Point> open_cemeteries;
    std::vector<Hound> hounds;
    std::optional<Point> closed_cemetery;
    std::optional<Points> assignment;
    std::vector<Scoring> pending;
    // Only of games with such parts.
    Omittable<std::vector<TokensLeft>> tokens;
    Omittable<std::vector<HeldTokens>> held;
    Omittable<Table<Figure, std::vector<Stock>>> figures;
    Omittable<Facts> facts;
    bool operator==(const State&) const = default;
};
BOOST_DESCRIBE_STRUCT(State, (),
                      (game, level, players, modules, parts, outcome, reason, winners, turn, player,
                       tracks, goal, drawn, last, piles, unseen, discarded, tiles, face_down,
                       supplies, guards, general_guards, meeples, buried, ghosts, open_cemeteries,
                       hounds, closed_cemetery, assignment, pending, tokens, held, figures, facts))

/// NEXT of the guide.
struct Next {
    rules::Actor actor = rules::Actor::Nobody;
    std::size_t player = 0;
    rules::DecisionKind kind = rules::DecisionKind::None;
    bool operator==(const Next&) const = default;
};
BOOST_DESCRIBE_STRUCT(Next, (), (actor, player, kind))

/// What `viewer` may see of the game: who looks has no default, so that none is forgotten.
State state(const rules::Game& game, rules::Viewer viewer);

Next next(const rules::DecisionPoint& point);

Point point(rules::Position position);

/// A segment whose tile lies on the board.
Segment segment(const rules::Game& game, const rules::FeatureRef& feature);

BoardMeeple board_meeple(const rules::Game& game, const rules::PlacedMeeple& meeple);

/// `game` is any game of the same play that has the feature's tile on the board.
Scoring scoring(const rules::Game& game, const rules::Scoring& scoring);

/// In the order of `rules::Colour`.
std::vector<rules::Colour> colours(rules::ColourSet colours);

/// Of a competitive game; nothing in another.
std::optional<Modules> modules(const rules::Setup& setup);

/// Nothing while the game goes on.
std::optional<rules::EndReason> reason(rules::EndReason reason);

}  // namespace mistward::protocol::wire
