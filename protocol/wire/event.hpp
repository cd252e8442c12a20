#pragma once

#include "protocol/wire/decision.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace mistward::protocol::wire {

// EVENT of the guide. Each begins with its type.

namespace event {

struct TurnStarted {
    Literal<"turn_started"> type;
    std::size_t player = 0;
    int turn = 1;
};
BOOST_DESCRIBE_STRUCT(TurnStarted, (), (type, player, turn))

/// About a tile that is not on the board.
template <FixedText kType>
struct OfTile {
    Literal<kType> type;
    std::string tile;
    BOOST_DESCRIBE_CLASS(OfTile, (), (type, tile), (), ())
};
using TileDrawn = OfTile<"tile_drawn">;
using TileDiscarded = OfTile<"tile_discarded">;

struct DecisionForced {
    Literal<"decision_forced"> type;
    LegalDecision decision;
};
BOOST_DESCRIBE_STRUCT(DecisionForced, (), (type, decision))

struct TilePlaced {
    Literal<"tile_placed"> type;
    std::string tile;
    int x = 0;
    int y = 0;
    unsigned rotation = 0;
};
BOOST_DESCRIBE_STRUCT(TilePlaced, (), (type, tile, x, y, rotation))

struct BankCompleted {
    Literal<"bank_completed"> type;
    std::string feature;
    int tiles = 0;
};
BOOST_DESCRIBE_STRUCT(BankCompleted, (), (type, feature, tiles))

/// About a space.
template <FixedText kType>
struct Space {
    Literal<kType> type;
    int x = 0;
    int y = 0;
    BOOST_DESCRIBE_CLASS(Space, (), (type, x, y), (), ())
};
using CemeteryClosed = Space<"cemetery_closed">;
using FaceDownPlaced = Space<"face_down_placed">;

struct MeepleBuried {
    Literal<"meeple_buried"> type;
    int x = 0;
    int y = 0;
    rules::Colour colour = rules::Colour::Red;
    std::optional<Segment> from;
};
BOOST_DESCRIBE_STRUCT(MeepleBuried, (), (type, x, y, colour, from))

/// Ghosts that came to a tile or left it.
template <FixedText kType, class Cause>
struct GhostsMoved {
    Literal<kType> type;
    int x = 0;
    int y = 0;
    int count = 0;
    Cause cause{};
    BOOST_DESCRIBE_CLASS(GhostsMoved, (), (type, x, y, count, cause), (), ())
};
using GhostsRemoved = GhostsMoved<"ghosts_removed", rules::GhostsRemovedBy>;
using GhostsPlaced = GhostsMoved<"ghosts_placed", rules::GhostsPlacedBy>;

struct GhostsMissing {
    Literal<"ghosts_missing"> type;
    int needed = 0;
    int supply = 0;
};
BOOST_DESCRIBE_STRUCT(GhostsMissing, (), (type, needed, supply))

struct MeepleHaunted {
    Literal<"meeple_haunted"> type;
    rules::Colour colour = rules::Colour::Red;
    int x = 0;
    int y = 0;
    std::string segment;
    int ghosts = 1;
};
BOOST_DESCRIBE_STRUCT(MeepleHaunted, (), (type, colour, x, y, segment, ghosts))

struct MeeplePlaced {
    Literal<"meeple_placed"> type;
    rules::Colour colour = rules::Colour::Red;
    int x = 0;
    int y = 0;
    std::string segment;
    std::size_t player = 0;
    bool guard = false;
};
BOOST_DESCRIBE_STRUCT(MeeplePlaced, (), (type, colour, x, y, segment, player, guard))

struct MeepleReturned {
    Literal<"meeple_returned"> type;
    rules::Colour colour = rules::Colour::Red;
    int x = 0;
    int y = 0;
    std::string segment;
    bool guard = false;
    int ghosts = 0;
    rules::MeepleReturnedBy cause = rules::MeepleReturnedBy::Scoring;
};
BOOST_DESCRIBE_STRUCT(MeepleReturned, (), (type, colour, x, y, segment, guard, ghosts, cause))

/// What the feature was scored for.
enum class ScoredFor { Points, Ghosts };

struct FeatureScored {
    Literal<"feature_scored"> type;
    Scoring scoring;
    ScoredFor for_ = ScoredFor::Points;
};
BOOST_DESCRIBE_STRUCT(FeatureScored, (), (type, scoring, for_))

struct ScoreChanged {
    Literal<"score_changed"> type;
    rules::Colour colour = rules::Colour::Red;
    int points = 0;
    int total = 0;
    int ghosts = 0;
    std::optional<std::string> feature;
};
BOOST_DESCRIBE_STRUCT(ScoreChanged, (), (type, colour, points, total, ghosts, feature))

struct GuardGained {
    Literal<"guard_gained"> type;
    std::size_t player = 0;
    rules::Colour colour = rules::Colour::Red;
};
BOOST_DESCRIBE_STRUCT(GuardGained, (), (type, player, colour))

struct HoundReached {
    Literal<"hound_reached"> type;
    rules::Hound hound = rules::Hound::Rufus;
};
BOOST_DESCRIBE_STRUCT(HoundReached, (), (type, hound))

struct HoundPlaced {
    Literal<"hound_placed"> type;
    rules::Hound hound = rules::Hound::Rufus;
    int x = 0;
    int y = 0;
    std::string segment;
};
BOOST_DESCRIBE_STRUCT(HoundPlaced, (), (type, hound, x, y, segment))

struct HoundScored {
    Literal<"hound_scored"> type;
    rules::Hound hound = rules::Hound::Rufus;
    rules::Colour colour = rules::Colour::Red;
    int ghosts = 0;
};
BOOST_DESCRIBE_STRUCT(HoundScored, (), (type, hound, colour, ghosts))

struct HoundLeft {
    Literal<"hound_left"> type;
    rules::Hound hound = rules::Hound::Rufus;
    rules::HoundLeftBy cause{};
};
BOOST_DESCRIBE_STRUCT(HoundLeft, (), (type, hound, cause))

struct PilesJoined {
    Literal<"piles_joined"> type;
    int rest = 0;
    int tiles = 0;
};
BOOST_DESCRIBE_STRUCT(PilesJoined, (), (type, rest, tiles))

struct GameEnded {
    Literal<"game_ended"> type;
    rules::Outcome outcome = rules::Outcome::Undecided;
    rules::EndReason reason = rules::EndReason::None;
    std::vector<rules::Colour> winners;
};
BOOST_DESCRIBE_STRUCT(GameEnded, (), (type, outcome, reason, winners))

/// The game went back to an earlier seq; none of the rules.
struct Undone {
    Literal<"undone"> type;
    std::uint64_t seq = 0;
};
BOOST_DESCRIBE_STRUCT(Undone, (), (type, seq))

}  // namespace event

template <>
struct Words<event::ScoredFor> {
    static constexpr std::string_view of(event::ScoredFor what) {
        return what == event::ScoredFor::Points ? "points" : "ghosts";
    }
};

using Event = std::variant<
    event::TurnStarted, event::TileDrawn, event::TileDiscarded, event::DecisionForced,
    event::TilePlaced, event::BankCompleted, event::CemeteryClosed, event::MeepleBuried,
    event::GhostsRemoved, event::GhostsPlaced, event::GhostsMissing, event::MeepleHaunted,
    event::MeeplePlaced, event::MeepleReturned, event::FeatureScored, event::ScoreChanged,
    event::GuardGained, event::HoundReached, event::HoundPlaced, event::HoundScored,
    event::HoundLeft, event::PilesJoined, event::FaceDownPlaced, event::GameEnded, event::Undone>;

/// `after` is the game after the decision that caused the event.
Event happen(const rules::Game& after, const rules::Event& event);

std::vector<Event> happen(const rules::Game& after, const std::vector<rules::Event>& events);

}  // namespace mistward::protocol::wire
