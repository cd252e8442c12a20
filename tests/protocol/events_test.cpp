#include "tests/protocol/games.hpp"
#include "tests/protocol/trees.hpp"

#include <doctest/doctest.h>

namespace mistward::protocol {
namespace {

/// A board with tile 09 north of the start tile, for events to happen on.
const rules::Game& board() {
    static const rules::Game kBoard = play(level(1, 2), "draw:09.0 place:0,-1,3");
    return kBoard;
}

void check(const rules::Event& event, const char* expected) {
    CHECK(event_document(board(), event) == Json::parse(expected));
}

const rules::FeatureRef kRoad{{0, -1}, rules::SegmentIndex(3)};

}  // namespace

TEST_CASE("every event has its document") {
    const rules::TileId tile = *rules::find_face(board().tileset(), "14.3");
    const rules::PlayerId second(1);
    check(rules::TurnStarted{second, 7}, R"({"type":"turn_started","player":1,"turn":7})");
    check(rules::TileDrawn{tile}, R"({"type":"tile_drawn","tile":"14.3"})");
    check(rules::TileDiscarded{tile}, R"({"type":"tile_discarded","tile":"14.3"})");
    check(rules::DecisionForced{rules::Pass{}},
          R"({"type":"decision_forced","decision":{"id":"pass","type":"pass"}})");
    check(rules::DecisionForced{rules::PlaceMeeple{kRoad.segment, rules::Colour::Green}},
          R"({"type":"decision_forced","decision":{"id":"meeple:road2:green",
              "type":"place_meeple","segment":"road2","colour":"green","guard":false}})");
    check(rules::TilePlaced{tile, {-2, 3}, rules::Rotation(1)},
          R"({"type":"tile_placed","tile":"14.3","x":-2,"y":3,"rotation":1})");
    check(rules::BankCompleted{{{0, 1}, rules::SegmentIndex(0)}, 4},
          R"({"type":"bank_completed","feature":"mist0@0,1","tiles":4})");
    check(rules::GhostsRemoved{{0, 1}, 2, rules::GhostsRemovedBy::Bank},
          R"({"type":"ghosts_removed","x":0,"y":1,"count":2,"cause":"bank"})");
    check(rules::GhostsRemoved{{0, 1}, 3, rules::GhostsRemovedBy::Scoring},
          R"({"type":"ghosts_removed","x":0,"y":1,"count":3,"cause":"scoring"})");
    check(rules::GhostsRemoved{{0, 1}, 1, rules::GhostsRemovedBy::Burial},
          R"({"type":"ghosts_removed","x":0,"y":1,"count":1,"cause":"burial"})");
    check(rules::GhostsRemoved{{0, 1}, 1, rules::GhostsRemovedBy::Hound},
          R"({"type":"ghosts_removed","x":0,"y":1,"count":1,"cause":"hound"})");
    check(rules::GhostsPlaced{{0, -1}, 1},
          R"({"type":"ghosts_placed","x":0,"y":-1,"count":1,"cause":"symbols"})");
    check(rules::GhostsPlaced{{0, -1}, 1, rules::GhostsPlacedBy::Cemetery},
          R"({"type":"ghosts_placed","x":0,"y":-1,"count":1,"cause":"cemetery"})");
    check(rules::GhostsPlaced{{0, -1}, 1, rules::GhostsPlacedBy::Haunting},
          R"({"type":"ghosts_placed","x":0,"y":-1,"count":1,"cause":"haunting"})");
    check(rules::GhostsMissing{3, 2}, R"({"type":"ghosts_missing","needed":3,"supply":2})");
    check(rules::MeeplePlaced{second, rules::Colour::Blue, kRoad},
          R"({"type":"meeple_placed","colour":"blue","x":0,"y":-1,"segment":"road2","player":1,
              "guard":false})");
    check(rules::MeepleReturned{rules::Colour::Blue, kRoad},
          R"({"type":"meeple_returned","colour":"blue","x":0,"y":-1,"segment":"road2","guard":false,
              "ghosts":0,"cause":"scoring"})");
    const rules::Scoring scoring{.feature = kRoad,
                                 .kind = rules::FeatureKind::Road,
                                 .tiles = 2,
                                 .colours = 2,
                                 .value = 2,
                                 .points = 4};
    check(
        rules::FeatureScored{scoring, rules::ScoredFor::Points},
        R"({"type":"feature_scored","scoring":{"feature":"road2@0,-1","kind":"road","complete":true,
              "tiles":2,"coats":0,"misty":0,"cities":0,"colours":2,"value":2,"points":4},"for":"points"})");
    CHECK(event_document(board(), rules::FeatureScored{scoring, rules::ScoredFor::Ghosts})
              .at("for") == "ghosts");
    check(rules::ScoreChanged{rules::Colour::Pink, 4, 30, 0, {}},
          R"({"type":"score_changed","colour":"pink","points":4,"total":30,"ghosts":0,
              "feature":null})");
    check(rules::ScoreChanged{rules::Colour::Red, -2, 0, 1, kRoad},
          R"({"type":"score_changed","colour":"red","points":-2,"total":0,"ghosts":1,
              "feature":"road2@0,-1"})");
    check(rules::CemeteryClosed{{2, 1}}, R"({"type":"cemetery_closed","x":2,"y":1})");
    check(rules::MeepleBuried{rules::Colour::Red, {2, 1}, kRoad},
          R"({"type":"meeple_buried","x":2,"y":1,"colour":"red",
              "from":{"x":0,"y":-1,"segment":"road2"}})");
    check(rules::MeepleBuried{rules::Colour::Red, {2, 1}, {}},
          R"({"type":"meeple_buried","x":2,"y":1,"colour":"red","from":null})");
    check(
        rules::MeepleHaunted{rules::Colour::Green, kRoad, 2},
        R"({"type":"meeple_haunted","colour":"green","x":0,"y":-1,"segment":"road2","ghosts":2})");
    check(rules::MeepleReturned{rules::Colour::Blue, kRoad, rules::MeepleKind::Ordinary, 3,
                                rules::MeepleReturnedBy::Ghosts},
          R"({"type":"meeple_returned","colour":"blue","x":0,"y":-1,"segment":"road2","guard":false,
              "ghosts":3,"cause":"ghosts"})");
    check(rules::GuardGained{second, rules::Colour::Green},
          R"({"type":"guard_gained","player":1,"colour":"green"})");
    check(rules::HoundReached{rules::Hound::Ronja}, R"({"type":"hound_reached","hound":"ronja"})");
    check(rules::HoundPlaced{rules::Hound::Rufus, kRoad},
          R"({"type":"hound_placed","hound":"rufus","x":0,"y":-1,"segment":"road2"})");
    check(rules::HoundScored{rules::Hound::Rufus, rules::Colour::Red, 5},
          R"({"type":"hound_scored","hound":"rufus","colour":"red","ghosts":5})");
    check(rules::HoundLeft{rules::Hound::Rufus, rules::HoundLeftBy::Loss},
          R"({"type":"hound_left","hound":"rufus","cause":"loss"})");
    check(rules::PilesJoined{4, 24}, R"({"type":"piles_joined","rest":4,"tiles":24})");
    check(rules::FaceDownPlaced{{-1, 0}}, R"({"type":"face_down_placed","x":-1,"y":0})");
    check(rules::GameEnded{rules::Outcome::Finished,
                           rules::EndReason::AllTilesPlaced,
                           {rules::Colour::Red, rules::Colour::Blue}},
          R"({"type":"game_ended","outcome":"finished","reason":"G-END-1",
              "winners":["red","blue"]})");
    check(rules::GameEnded{rules::Outcome::Lost, rules::EndReason::TilesExhausted},
          R"({"type":"game_ended","outcome":"lost","reason":"M-END-3","winners":[]})");
}

}  // namespace mistward::protocol
