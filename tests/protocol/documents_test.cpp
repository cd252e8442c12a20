#include "tests/protocol/games.hpp"
#include "tests/protocol/trees.hpp"

#include <doctest/doctest.h>

#include <algorithm>

namespace mistward::protocol {
namespace {

/// Tile 09 lies north of the start tile's north-west quarter: their roads are one, from the village
/// to the ruin, and a red meeple stands on it.
constexpr const char* kScoring = "draw:09.0 place:0,-1,3 meeple:road2:red";

}  // namespace

TEST_CASE("the state of a new game for two shows the setup (M-SET-1 to M-SET-4)") {
    const Json state = state_document(new_game(level(1, 2)));
    CHECK(state.at("game") == "mists");
    CHECK(state.at("level") == 1);
    CHECK(state.at("modules").is_null());
    CHECK(state.at("winners") == Json::array());
    CHECK(state.at("assignment").is_null());
    CHECK(state.at("face_down") == Json::array());
    CHECK(state.at("buried") == Json::array());
    CHECK(state.at("open_cemeteries") == Json::array());
    CHECK(state.at("closed_cemetery").is_null());
    CHECK(state.at("hounds") == Json::array());
    CHECK(state.at("guards") == Json::array());
    CHECK(state.at("general_guards") == Json::array());
    CHECK(state.at("players") == 2);
    CHECK(state.at("outcome") == "undecided");
    CHECK(state.at("reason").is_null());
    CHECK(state.at("turn") == 1);
    CHECK(state.at("player") == 0);
    CHECK(state.at("drawn").is_null());
    CHECK(state.at("last").is_null());
    CHECK(state.at("tracks") == Json::parse(R"([{"colour":"pink","points":0}])"));
    CHECK(state.at("goal") == 50);
    CHECK(state.at("ghosts") == Json::parse(R"({"total":15,"supply":12})"));
    CHECK(state.at("piles") == Json::parse("[50]"));
    CHECK(state.at("discarded") == Json::array());
    CHECK(state.at("supplies") == Json::parse(R"([{"red":3,"green":3},{"blue":3,"yellow":3}])"));
    CHECK(state.at("meeples") == Json::array());
    CHECK(state.at("pending") == Json::array());
    CHECK(state.at("tiles") ==
          Json::parse(R"([{"x":0,"y":0,"tile":"start-00","rotation":0,"ghosts":1},
                          {"x":1,"y":0,"tile":"start-10","rotation":0,"ghosts":0},
                          {"x":0,"y":1,"tile":"start-01","rotation":0,"ghosts":1},
                          {"x":1,"y":1,"tile":"start-11","rotation":0,"ghosts":1}])"));
}

TEST_CASE("the unseen tiles of a new game are the 50 of level 1, by face") {
    const Json unseen = state_document(new_game(level(1, 1))).at("unseen");
    int tiles = 0;
    for (const auto& item : unseen.items()) tiles += item.value().get<int>();
    CHECK(tiles == 50);
    CHECK(unseen.at("14.3") == 2);
    CHECK(unseen.at("14.2") == 1);
    CHECK_FALSE(unseen.contains("04.2"));  // a castle
    CHECK_FALSE(unseen.contains("40.0"));  // a cemetery
}

TEST_CASE("the state shows tiles, meeples and the scoring that waits") {
    const Json state = state_document(play(level(1, 2), kScoring));
    CHECK(state.at("last") == Json::parse(R"({"x":0,"y":-1})"));
    CHECK(state.at("tiles").back() ==
          Json::parse(R"({"x":0,"y":-1,"tile":"09.0","rotation":3,"ghosts":0})"));
    CHECK(state.at("meeples") ==
          Json::parse(R"([{"x":0,"y":-1,"segment":"road2","colour":"red","guard":false,
                           "ghosts":0}])"));
    CHECK(state.at("supplies").at(0) == Json::parse(R"({"red":2,"green":3})"));
    CHECK(state.at("pending") ==
          Json::parse(R"([{"feature":"road2@0,-1","kind":"road","complete":true,"tiles":2,
                           "coats":0,"misty":0,"cities":0,"colours":1,"value":2,"points":2}])"));
}

TEST_CASE("a feature says how far it reaches, what it needs and what it is worth") {
    const Json features = features_document(play(level(1, 2), kScoring));
    const auto named = [&](const char* name) {
        return *std::find_if(features.begin(), features.end(),
                             [&](const Json& feature) { return feature.at("feature") == name; });
    };
    CHECK(features.front().at("segments").front().at("x") == 0);
    const Json road = named("road0@0,0");
    CHECK(road == Json::parse(R"({"feature":"road0@0,0","kind":"road","segments":[
        {"x":0,"y":0,"segment":"road0"},{"x":0,"y":-1,"segment":"road2"}],
        "complete":true,"needs":[],"closable":true,
        "meeples":[{"x":0,"y":-1,"segment":"road2","colour":"red","guard":false,"ghosts":0}],
        "colours":["red"],"ghosts":1,
        "scoring":{"feature":"road0@0,0","kind":"road","complete":true,"tiles":2,"coats":0,
                   "misty":0,"cities":0,"colours":1,"value":2,"points":2}})"));
    const Json city = named("city0@0,-1");
    CHECK(city.at("complete") == false);
    CHECK(city.at("needs").size() == 1);
    CHECK(city.at("meeples") == Json::array());
    CHECK(city.at("scoring").at("value") == 2);
    CHECK(city.at("scoring").at("points") == 0);
}

TEST_CASE("the decision point says who decides what") {
    CHECK(next_document(new_game(level(1, 1)).point()) ==
          Json::parse(R"({"actor":"chance","player":0,"kind":"draw_tile"})"));
    CHECK(next_document(play(level(1, 1), "draw:09.0").point()) ==
          Json::parse(R"({"actor":"player","player":0,"kind":"place_tile"})"));
    CHECK(next_document(play(level(1, 2), "draw:09.0 place:0,-1,3").point()) ==
          Json::parse(R"({"actor":"player","player":0,"kind":"place_meeple"})"));
    CHECK(next_document(play(level(1, 2), kScoring).point()) ==
          Json::parse(R"({"actor":"player","player":0,"kind":"score"})"));
    const auto ended = play_random(level(1, 1), 1, [](const Step&) {});
    CHECK(next_document(ended.point()).at("actor") == "nobody");
    CHECK(next_document(ended.point()).at("kind") == "none");
}

TEST_CASE("legal decisions say the same in their id and in their fields") {
    const Json places = legal_document(play(level(1, 2), "draw:09.0"));
    CHECK(places.front() ==
          Json::parse(R"({"id":"place:0,-1,0","type":"place_tile","x":0,"y":-1,"rotation":0})"));

    const Json meeples = legal_document(play(level(1, 2), "draw:09.0 place:0,-1,3"));
    CHECK(meeples.front() == Json::parse(R"({"id":"meeple:city0:red","type":"place_meeple",
                                             "segment":"city0","colour":"red","guard":false})"));
    CHECK(meeples.back() == Json::parse(R"({"id":"pass","type":"pass"})"));

    CHECK(legal_document(play(level(1, 2), kScoring)) == Json::parse(R"([
        {"id":"points:road2@0,-1","type":"take_points","feature":"road2@0,-1"},
        {"id":"ghosts:road2@0,-1:0,0:1","type":"remove_ghosts","feature":"road2@0,-1",
         "x":0,"y":0,"count":1},
        {"id":"ghosts:road2@0,-1:0,1:1","type":"remove_ghosts","feature":"road2@0,-1",
         "x":0,"y":1,"count":1},
        {"id":"ghosts:road2@0,-1:1,1:1","type":"remove_ghosts","feature":"road2@0,-1",
         "x":1,"y":1,"count":1}])"));
}

TEST_CASE("the meeple that a decision is about is told with its colour while it stands there") {
    const rules::Game game = play(level(2, 2), kScoring);
    const rules::FeatureRef meeple{{0, -1}, rules::SegmentIndex(3)};
    CHECK(decision_document(game, rules::BuryMeeple{meeple}) ==
          Json::parse(R"({"id":"bury:road2@0,-1","type":"bury_meeple","x":0,"y":-1,
                          "segment":"road2","colour":"red"})"));
    CHECK(decision_document(game, rules::PlaceHound{meeple}).at("colour") == "red");
    const rules::FeatureRef nobody{{0, -1}, rules::SegmentIndex(1)};
    CHECK(decision_document(game, rules::BuryMeeple{nobody}) ==
          Json::parse(R"({"id":"bury:road0@0,-1","type":"bury_meeple","x":0,"y":-1,
                          "segment":"road0"})"));
}

TEST_CASE("one of several meeples on a segment is told with what it is") {
    const rules::Game game = play(level(2, 2), kScoring);
    const rules::FeatureRef road{{0, -1}, rules::SegmentIndex(3)};
    const auto document = [&](rules::NamedMeeple which) {
        return decision_document(game, rules::HauntMeeple{{road, which}});
    };
    CHECK(document({}) ==
          Json::parse(R"({"id":"haunt:road2@0,-1","type":"haunt_meeple","x":0,"y":-1,
                          "segment":"road2","colour":"red"})"));
    CHECK(document(rules::NamedMeeple{rules::Colour::Blue}) ==
          Json::parse(R"({"id":"haunt:road2@0,-1:blue","type":"haunt_meeple","x":0,"y":-1,
                          "segment":"road2","colour":"blue","guard":false})"));
    CHECK(document(rules::NamedMeeple{rules::Colour::Blue, rules::MeepleKind::Guard}) ==
          Json::parse(R"({"id":"haunt:road2@0,-1:blue:guard","type":"haunt_meeple","x":0,"y":-1,
                          "segment":"road2","colour":"blue","guard":true})"));
}

TEST_CASE("decisions without a meeple on the board say what they are about") {
    const rules::Game game = play(level(5, 2), "draw:09.0");
    const auto document = [&game](const rules::Decision& decision) {
        return decision_document(game, decision);
    };
    CHECK(document(rules::BuryFromSupply{rules::Colour::Blue}) ==
          Json::parse(R"({"id":"bury:blue","type":"bury_from_supply","colour":"blue"})"));
    CHECK(document(rules::HauntCemetery{{1, 2}}) ==
          Json::parse(R"({"id":"haunt:1,2","type":"haunt_cemetery","x":1,"y":2})"));
    CHECK(document(rules::AssignPoints{rules::Colour::Green}) ==
          Json::parse(R"({"id":"assign:green","type":"assign_points","colour":"green"})"));
    CHECK(document(rules::ChaseGhosts{{0, 1}, 2}) ==
          Json::parse(R"({"id":"chase:0,1:2","type":"chase_ghosts","x":0,"y":1,"count":2})"));
    CHECK(document(rules::PlaceFaceDown{{2, -2}}) ==
          Json::parse(R"({"id":"facedown:2,-2","type":"place_face_down","x":2,"y":-2})"));
}

TEST_CASE("a competitive game shows guards, players' totals and its modules, and no level") {
    const rules::Setup setup{
        .mode = rules::Mode::Ghosts, .players = 2, .changed = {rules::Part::Castles}};
    const Json state = state_document(new_game(setup));
    CHECK(state.at("game") == "ghosts");
    CHECK(state.at("level").is_null());
    CHECK(state.at("goal").is_null());
    CHECK(state.at("modules") ==
          Json::parse(R"({"ghosts":true,"castles":false,"cemeteries":true})"));
    CHECK(state.at("tracks") ==
          Json::parse(R"([{"colour":"red","points":0},{"colour":"green","points":0}])"));
    CHECK(state.at("supplies") == Json::parse(R"([{"red":5},{"green":5}])"));
    CHECK(state.at("guards") == Json::parse(R"([{"red":2},{"green":2}])"));
    CHECK(state.at("general_guards") == Json::parse(R"([{"red":3},{"green":3}])"));
    const Json base = state_document(new_game({.mode = rules::Mode::Base, .players = 2}));
    CHECK(base.at("supplies") == Json::parse(R"([{"red":7},{"green":7}])"));
    CHECK(base.at("guards") == Json::array());
    CHECK(base.at("modules").is_null());
}

TEST_CASE("a game says which parts were added to it, and nothing where none was") {
    rules::Setup setup{.mode = rules::Mode::Ghosts, .players = 2};
    CHECK_FALSE(state_document(new_game(setup)).contains("parts"));
    setup.changed = {rules::Part::Castles, rules::Part::TestGifts};
    const Json state = state_document(new_game(setup));
    CHECK(state.at("parts") == Json{"test_gifts"});
    CHECK(state.at("modules").at("castles") == false);
    CHECK(state.at("modules").at("ghosts") == true);
}

TEST_CASE("supplies are in the order of the players, whatever colours they were dealt") {
    rules::Setup setup{.mode = rules::Mode::Ghosts, .players = 2};
    std::swap(setup.colours[0], setup.colours[3]);
    const Json state = state_document(new_game(setup));
    CHECK(state.at("supplies") == Json::parse(R"([{"yellow":5},{"green":5}])"));
    CHECK(state.at("guards") == Json::parse(R"([{"yellow":2},{"green":2}])"));
    CHECK(state.at("general_guards") == Json::parse(R"([{"yellow":3},{"green":3}])"));
}

TEST_CASE("level 3 shows its hounds, and level 6 its three scoring meeples") {
    CHECK(state_document(new_game(level(3, 3))).at("hounds") ==
          Json::parse(R"([{"hound":"rufus","total":15,"place":"waiting","meeple":null},
                          {"hound":"ronja","total":50,"place":"waiting","meeple":null}])"));
    CHECK(state_document(new_game(level(6, 3))).at("tracks") ==
          Json::parse(R"([{"colour":"red","points":0},{"colour":"green","points":0},
                          {"colour":"blue","points":0}])"));
}

TEST_CASE("nothing is legal for players while chance decides and after the end") {
    CHECK(legal_document(new_game(level(1, 3))) == Json::array());
    CHECK(legal_document(play_random(level(1, 3), 1, [](const Step&) {})) == Json::array());
}

TEST_CASE("every id that is offered is read back as the same decision, in whole games") {
    for (const rules::Setup& setup : every_kind_of_game()) {
        play_random(setup, 100, [](const Step& step) {
            for (const rules::Decision& decision : step.before.legal()) {
                const Json document = decision_document(step.before, decision);
                const auto id = document.at("id").get<std::string>();
                CHECK(rules::parse_decision(step.before, id) == decision);
            }
        });
    }
}

TEST_CASE("an end has its clause for a reason") {
    CHECK(reason_document(rules::EndReason::None).is_null());
    CHECK(reason_document(rules::EndReason::GoalReached) == "M-END-1");
    CHECK(reason_document(rules::EndReason::GhostsMissing) == "M-END-2");
    CHECK(reason_document(rules::EndReason::TilesExhausted) == "M-END-3");
    CHECK(reason_document(rules::EndReason::AllTilesPlaced) == "G-END-1");
}

}  // namespace mistward::protocol
