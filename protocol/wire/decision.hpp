#pragma once

#include "protocol/wire/state.hpp"

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

namespace mistward::protocol::wire {

// DECISION of the guide. Each begins with its id, which is its text, and its type.

namespace decision {

struct DrawTile {
    std::string id;
    Literal<"draw_tile"> type;
    std::string tile;
};
BOOST_DESCRIBE_STRUCT(DrawTile, (), (id, type, tile))

struct PlaceTile {
    std::string id;
    Literal<"place_tile"> type;
    int x = 0;
    int y = 0;
    unsigned rotation = 0;
};
BOOST_DESCRIBE_STRUCT(PlaceTile, (), (id, type, x, y, rotation))

/// About a space.
template <FixedText kType>
struct Space {
    std::string id;
    Literal<kType> type;
    int x = 0;
    int y = 0;
    BOOST_DESCRIBE_CLASS(Space, (), (id, type, x, y), (), ())
};
using HauntCemetery = Space<"haunt_cemetery">;
using PlaceFaceDown = Space<"place_face_down">;

/// About a meeple on the board; its colour is left out if it has gone meanwhile.
template <FixedText kType>
struct Meeple {
    std::string id;
    Literal<kType> type;
    int x = 0;
    int y = 0;
    std::string segment;
    Omittable<rules::Colour> colour;
    BOOST_DESCRIBE_CLASS(Meeple, (), (id, type, x, y, segment, colour), (), ())
};
using BuryMeeple = Meeple<"bury_meeple">;
using HauntMeeple = Meeple<"haunt_meeple">;
using PlaceHound = Meeple<"place_hound">;

/// About a colour.
template <FixedText kType>
struct OfColour {
    std::string id;
    Literal<kType> type;
    rules::Colour colour = rules::Colour::Red;
    BOOST_DESCRIBE_CLASS(OfColour, (), (id, type, colour), (), ())
};
using BuryFromSupply = OfColour<"bury_from_supply">;
using AssignPoints = OfColour<"assign_points">;

struct PlaceMeeple {
    std::string id;
    Literal<"place_meeple"> type;
    std::string segment;
    rules::Colour colour = rules::Colour::Red;
    bool guard = false;
};
BOOST_DESCRIBE_STRUCT(PlaceMeeple, (), (id, type, segment, colour, guard))

struct Pass {
    std::string id;
    Literal<"pass"> type;
};
BOOST_DESCRIBE_STRUCT(Pass, (), (id, type))

struct TakePoints {
    std::string id;
    Literal<"take_points"> type;
    std::string feature;
};
BOOST_DESCRIBE_STRUCT(TakePoints, (), (id, type, feature))

struct RemoveGhosts {
    std::string id;
    Literal<"remove_ghosts"> type;
    std::string feature;
    int x = 0;
    int y = 0;
    int count = 0;
};
BOOST_DESCRIBE_STRUCT(RemoveGhosts, (), (id, type, feature, x, y, count))

struct ChaseGhosts {
    std::string id;
    Literal<"chase_ghosts"> type;
    int x = 0;
    int y = 0;
    int count = 0;
};
BOOST_DESCRIBE_STRUCT(ChaseGhosts, (), (id, type, x, y, count))

/// An entry of the log that goes back to an earlier seq; none of the rules.
struct Undo {
    std::string id;
    Literal<"undo"> type;
    std::uint64_t seq = 0;
};
BOOST_DESCRIBE_STRUCT(Undo, (), (id, type, seq))

}  // namespace decision

/// What a player can decide.
using LegalDecision =
    std::variant<decision::PlaceTile, decision::BuryMeeple, decision::BuryFromSupply,
                 decision::HauntCemetery, decision::HauntMeeple, decision::PlaceMeeple,
                 decision::Pass, decision::TakePoints, decision::RemoveGhosts,
                 decision::AssignPoints, decision::PlaceHound, decision::ChaseGhosts,
                 decision::PlaceFaceDown>;

/// What an entry of the log can be.
using Decision = std::variant<decision::DrawTile, LegalDecision, decision::Undo>;

/// `game` is the game before the decision.
Decision decide(const rules::Game& game, const rules::Decision& decision);

/// The same of a player's decision, or of one that the core made itself: then `game` may be a later
/// moment, and the colour of a meeple that has left the board is missing. Throws `std::logic_error`
/// for a draw.
LegalDecision legal_decision(const rules::Game& game, const rules::Decision& decision);

/// An undo that goes back to `seq`.
Decision undo(std::uint64_t seq);

/// The legal decisions of this moment; empty at a chance point and when the game is over.
std::vector<LegalDecision> legal(const rules::Game& game);

}  // namespace mistward::protocol::wire
