#include "rules/text/setup_words.hpp"
#include "rules/text/state_text.hpp"
#include "tests/rules/facts.hpp"
#include "tests/rules/script.hpp"
#include "tests/rules/setups.hpp"

#include <doctest/doctest.h>

#include <string>

using namespace mistward::rules;

namespace {

constexpr Setup kTowers{.mode = Mode::Base, .players = 2, .changed = {Part::Towers}};

/// to2, with a tower on a field, below the start tile; east of it three monasteries of green, red
/// and green, and one of green south of the first. It is red's turn.
constexpr const char* kMonasteries =
    "draw:to2.0 place:0,1,0 pass draw:B.0 place:1,1,0 meeple:monastery:green "
    "draw:B.0 place:2,1,0 meeple:monastery:red draw:B.0 place:1,2,0 meeple:monastery:green "
    "draw:E.0 place:0,-1,2";

Game among_monasteries(const std::string& then = "") {
    return play_with("to2.0 B.0 B.0 B.0 E.0 U.0 U.0 U.0", kTowers, kMonasteries + (" " + then));
}

std::string fact(const Game& game, std::string_view name) {
    return fact_text(game.view(), Part::Towers, name);
}

}  // namespace

TEST_CASE("TO-SET-1: 18 tiles with a foundation, and floors by the number of players") {
    const char* const kFloors[] = {"[10,10]", "[9,9,9]", "[7,7,7,7]", "[6,6,6,6,6]",
                                   "[5,5,5,5,5,5]"};
    for (std::uint8_t players = 2; players <= 6; ++players) {
        const Setup setup{.mode = Mode::Base, .players = players, .changed = {Part::Towers}};
        const Game game(tables_for(setup), setup);
        CHECK(fact(game, "floors") == kFloors[players - 2]);
        CHECK(game.view().piles.front() == 71 + 18);
    }
}

TEST_CASE("E-SET-1: without the part a tower means nothing") {
    auto set = std::make_shared<TileSet>(tables_for(kTowers)->tileset());
    for (Tile& tile : set->tiles) tile.copies = tile.id == "to2" ? 1 : 0;
    Game game(std::move(set), {.mode = Mode::Base, .players = 2, .changed = {Part::Inns}});
    tell(game, "draw:to2.0");
    tell(game, "place:0,1,0");
    CHECK(legal_text(game) == "meeple:field0:red meeple:field0:red:large pass");
    CHECK(refused(game, "meeple:tower:red") == Refusal::SegmentNotForMeeples);
    CHECK(refused(game, "floor:0,1") == Refusal::WrongKind);
}

TEST_CASE("TO-FLOOR-1: the action puts a floor on any foundation or open tower") {
    Game game = play_with("to2.0 to3.0 U.0", kTowers, "draw:to2.0 place:0,1,0");
    CHECK(legal_text(game) == "meeple:field0:red floor:0,1 pass");
    CHECK(refused(game, "floor:0,0") == Refusal::TowerNotOpen);
    CHECK(tell(game, "floor:0,1") == "floor:0,1:1 turn:2:player1");
    CHECK(fact(game, "floors") == "[9,10]");
    tell(game, "draw:to3.0");
    tell(game, "place:0,2,0");
    CHECK(offers(game, "floor:0,1"));
    CHECK(offers(game, "floor:0,2"));
    CHECK(tell(game, "floor:0,1") == "floor:0,1:2 turn:3:player0");
    CHECK(fact(game, "towers") == "[0,1 0,2]");
    CHECK(fact(game, "heights") == "[2,0]");
}

TEST_CASE("TO-FLOOR-1: nobody puts more floors than they have") {
    const Game game = from(
        "base players:2 parts:towers tile:to2.0@0,1,0 floors:red:0 towers:0,1 "
        "heights:10 drawn:U.0",
        "place:1,0,0");
    CHECK_FALSE(offers(game, "floor:0,1"));
    CHECK(refused(game, "floor:0,1") == Refusal::NoFloorLeft);
    CHECK(offers(game, "at:tower@0,1:red"));
}

TEST_CASE("TO-FLOOR-2: a tower reaches its own tile and straight ahead as far as it has floors") {
    Game game = among_monasteries("floor:0,1");
    CHECK(legal_text(game) == "take:monastery@1,1 pass");
    CHECK(refused(game, "take:monastery@2,1") == Refusal::OutOfReach);
    CHECK(refused(game, "take:monastery@1,2") == Refusal::OutOfReach);
    CHECK(refused(game, "take:field0@1,1") == Refusal::NoMeepleThere);
    CHECK(fact(game, "raised") == "0,1");
    CHECK(tell(game, "pass") == "turn:6:player1");
    CHECK(fact(game, "raised") == "none");
    for (const char* decision : {"draw:U.0", "place:1,0,0", "floor:0,1"}) tell(game, decision);
    CHECK(legal_text(game) == "take:monastery@1,1 take:monastery@2,1 pass");
    // One's own goes home, as it does for a meeple of the tower's own tile.
    CHECK(tell(game, "take:monastery@1,1") == "returned:monastery@1,1:green turn:7:player0");
    CHECK(fact(game, "prisoners") == "[[[],[]],[[],[]]]");
}

TEST_CASE("TO-FLOOR-2: another's meeple is a prisoner") {
    Game game = among_monasteries("floor:0,1");
    CHECK(tell(game, "take:monastery@1,1") ==
          "returned:monastery@1,1:green captured:player0:green turn:6:player1");
    CHECK(fact(game, "prisoners") == "[[[],[ordinary]],[[],[]]]");
    CHECK(game.view().supplies[1][0].meeples == 5);
}

TEST_CASE("TO-FLOOR-2: the tower's own tile is in reach, and what lies beyond an empty space") {
    Game game = from(
        "base players:2 parts:towers turn:3 tile:to2.0@0,1,0 tile:B.0@1,1,0 tile:B.0@1,2,0 "
        "tile:B.0@1,3,0 tile:B.0@0,3,0 floors:red:9 towers:0,1 heights:1 "
        "meeple:garden@0,1:green meeple:monastery@0,3:green drawn:U.0",
        "place:1,0,0 floor:0,1");
    CHECK(legal_text(game) == "take:garden@0,1 take:monastery@0,3 pass");
}

TEST_CASE("TO-FLOOR-3: a meeple on another tower can be captured") {
    Game game = from(
        "base players:2 parts:inns+towers turn:3 tile:to2.0@0,1,0 tile:to1.0@1,1,1 "
        "tile:U.0@1,0,0 floors:red:8 towers:0,1+1,1 heights:1+1 "
        "meeple:tower@1,1:green:large "
        "drawn:U.0",
        "place:2,0,0 floor:0,1");
    CHECK(legal_text(game) == "take:tower@1,1 pass");
    CHECK(tell(game, "take:tower@1,1") ==
          "returned:tower@1,1:green:large captured:player0:green:large turn:4:player1");
    CHECK(fact(game, "prisoners") == "[[[],[large]],[[],[]]]");
    // The tower is open again (TO-TOP-1).
    for (const char* decision : {"draw:U.0", "place:-1,0,0"}) tell(game, decision);
    CHECK(offers(game, "floor:1,1"));
    CHECK(offers(game, "at:tower@1,1:green"));
}

TEST_CASE("TO-FLOOR-3: the builder of a captured meeple goes home and is no prisoner") {
    Game game = from(
        "base players:2 parts:builder+towers turn:3 tile:U.0@1,0,0 tile:to1.0@1,1,1 "
        "tile:U.0@2,0,0 towers:1,1 heights:0 "
        "meeple:road0@1,0:green meeple:road0@1,0:green:builder drawn:E.0",
        "place:0,-1,2 floor:1,1");
    CHECK(legal_text(game) == "take:road0@1,0:green pass");
    CHECK(refused(game, "take:road0@1,0:green:builder") == Refusal::OutOfReach);
    CHECK(tell(game, "take:road0@1,0:green") ==
          "returned:road0@1,0:green returned:road0@1,0:green:builder captured:player0:green "
          "turn:4:player1");
}

TEST_CASE("TO-TOP-1: a meeple on an open tower closes it") {
    Game game = play_with("to2.0 U.0 U.0 U.0", kTowers,
                          "draw:to2.0 place:0,1,0 floor:0,1 draw:U.0 place:1,0,0");
    CHECK(offers(game, "at:tower@0,1:green"));
    CHECK(refused(game, "at:tower@0,1:red") == Refusal::ColourNotYours);
    CHECK(refused(game, "at:field0@0,1:green") == Refusal::WrongKind);
    CHECK(tell(game, "at:tower@0,1:green") == "meeple:tower@0,1:green turn:3:player0");
    for (const char* decision : {"draw:U.0", "place:2,0,0"}) tell(game, decision);
    CHECK_FALSE(offers(game, "floor:0,1"));
    CHECK(refused(game, "floor:0,1") == Refusal::TowerNotOpen);
    CHECK(refused(game, "at:tower@0,1:red") == Refusal::TowerNotOpen);
    const auto views = game.feature_views();
    const auto tower = std::find_if(views.begin(), views.end(), [](const FeatureView& view) {
        return view.kind == FeatureKind::Tower;
    });
    REQUIRE(tower != views.end());
    CHECK_FALSE(tower->complete);
    CHECK_FALSE(tower->scoring);
}

TEST_CASE("TO-TOP-1: ordinary, large and guard stand on towers of at least one floor") {
    constexpr Setup kAll{
        .mode = Mode::Ghosts,
        .players = 2,
        .changed = {Part::Towers, Part::Inns, Part::Abbot, Part::Builder, Part::Mayor}};
    Game game = play_with("to2.0 U.0", kAll, "draw:to2.0 place:0,2,0");
    CHECK(refused(game, "at:tower@0,2:red") == Refusal::TowerNotOpen);
    for (const char* decision : {"floor:0,2", "draw:U.0", "place:2,0,0"}) tell(game, decision);
    for (const char* kind : {"", ":guard", ":large"}) {
        CHECK(offers(game, std::string("at:tower@0,2:green") + kind));
    }
    for (const char* kind : {":abbot", ":builder", ":mayor"}) {
        CHECK(refused(game, std::string("at:tower@0,2:green") + kind) ==
              Refusal::SegmentNotForMeeples);
    }
}

TEST_CASE("TO-SWAP-1: two who hold a prisoner of each other free both at once") {
    Game game = among_monasteries("floor:0,1 take:monastery@1,1 draw:U.0 place:1,0,0 floor:0,1");
    CHECK(legal_text(game) == "take:monastery@2,1 pass");
    CHECK(tell(game, "take:monastery@2,1") ==
          "returned:monastery@2,1:red captured:player1:red freed:player0:green:exchange "
          "freed:player1:red:exchange turn:7:player0");
    CHECK(fact(game, "prisoners") == "[[[],[]],[[],[]]]");
    CHECK(game.view().supplies[0][0].meeples == 7);
}

TEST_CASE("TO-SWAP-1: the captor chooses the kind that comes home") {
    Game game = from(
        "base players:2 parts:inns+towers turn:3 tile:to2.0@0,1,0 tile:B.0@1,1,0 "
        "floors:green:8 towers:0,1 heights:2 prisoners:green:ordinary+ordinary+large"
        "/none/none/none/none/none meeple:monastery@1,1:green drawn:U.0",
        "place:1,0,0 floor:0,1 take:monastery@1,1");
    CHECK(legal_text(game) == "exchange:ordinary exchange:large");
    CHECK(refused(game, "exchange:guard") == Refusal::NoSuchPrisoner);
    CHECK(tell(game, "exchange:large") ==
          "freed:player1:red:large:exchange freed:player0:green:exchange turn:4:player1");
    CHECK(fact(game, "prisoners") == "[[[],[]],[[ordinary,ordinary],[]]]");
}

TEST_CASE("TO-RANSOM-1: before the action one prisoner is bought for 3 points, once in a turn") {
    Game game = from(
        "base players:2 parts:towers turn:3 tile:to2.0@0,1,0 floors:green:8 towers:0,1 heights:2 "
        "prisoners:green:ordinary+ordinary/none/none/none/none/none points:red:7 drawn:U.0",
        "place:1,0,0");
    CHECK(offers(game, "ransom:green"));
    CHECK(refused(game, "ransom:red") == Refusal::NoSuchPrisoner);
    CHECK(tell(game, "ransom:green") == "score:red:-3:4 score:green:+3:3 freed:player1:red:ransom");
    CHECK(game.view().supplies[0][0].meeples == 6);
    CHECK(refused(game, "ransom:green") == Refusal::CannotPay);
    CHECK(tell(game, "meeple:road0:red") == "meeple:road0@1,0:red turn:4:player1");
}

TEST_CASE("TO-RANSOM-1: nobody pays with fewer than 3 points") {
    Game game = from(
        "base players:2 parts:towers turn:3 tile:to2.0@0,1,0 floors:green:9 towers:0,1 heights:1 "
        "prisoners:green:ordinary/none/none/none/none/none points:red:2 drawn:U.0",
        "place:1,0,0");
    CHECK_FALSE(offers(game, "ransom:green"));
    CHECK(refused(game, "ransom:green") == Refusal::CannotPay);
}

TEST_CASE("TO-RANSOM-1: the second part of a turn has no ransom of its own") {
    Game game = from(
        "base players:2 parts:builder+towers turn:3 tile:to2.0@0,1,0 tile:U.0@1,0,0 "
        "floors:green:8 towers:0,1 heights:2 "
        "prisoners:green:ordinary+ordinary/none/none/none/none/none "
        "meeple:road0@1,0:red meeple:road0@1,0:red:builder points:red:7 drawn:U.0",
        "place:2,0,0 ransom:green pass draw:U.0 place:3,0,0");
    CHECK(refused(game, "ransom:green") == Refusal::CannotPay);
}

TEST_CASE("TO-END-1: who stands on a tower and who is a prisoner is worth nothing") {
    Game game = from(
        "base players:2 parts:towers turn:89 tile:to2.0@0,1,0 floors:green:8 towers:0,1 heights:2 "
        "prisoners:green:ordinary/none/none/none/none/none meeple:tower@0,1:red drawn:U.0",
        "place:1,0,0");
    // Nobody is paid for them while the game goes on; at its end the one on the tower goes home.
    Game ending = play_with("to2.0 U.0 U.0", kTowers,
                            "draw:to2.0 place:0,1,0 floor:0,1 draw:U.0 place:1,0,0 "
                            "at:tower@0,1:green draw:U.0 place:2,0,0");
    CHECK(tell(ending, "pass") ==
          "turn:4:player1 returned:tower@0,1:green finished:G-END-1:red+green");
    CHECK(tell(game, "pass") == "turn:90:player1");
}

TEST_CASE("TO-MIST-1: the ghosts of a captured meeple go back to the supply") {
    Game game = from(
        "ghosts players:2 parts:towers turn:3 tile:to2.0@0,2,0 tile:B.0@0,3,0 towers:0,2 heights:0 "
        "meeple:monastery@0,3:green:2ghosts drawn:U.0",
        "place:2,0,0 floor:0,2");
    CHECK(tell(game, "take:monastery@0,3") ==
          "returned:monastery@0,3:green:2ghosts captured:player0:green turn:4:player1");
    CHECK(game.view().ghosts_supply == 15);
}

TEST_CASE("TO-MIST-2: a third ghost drives a meeple off a tower, which is open again") {
    Game game = from(
        "ghosts players:2 parts:towers turn:2 tile:to2.0@0,2,0 floors:red:9 towers:0,2 heights:1 "
        "meeple:tower@0,2:red:2ghosts drawn:12.3");
    CHECK(tell(game, "place:-1,0,0").find("returned:tower@0,2:red:3ghosts") != std::string::npos);
    CHECK(offers(game, "floor:0,2"));
    CHECK(offers(game, "at:tower@0,2:green"));
}

TEST_CASE("TO-MIST-3: of the start tile one part in reach is enough") {
    Game game = from(
        "ghosts players:2 parts:towers turn:3 tile:to2.0@0,2,0 towers:0,2 heights:0 "
        "meeple:field0@1,0:green drawn:U.0",
        "place:2,0,0 floor:0,2");
    CHECK(legal_text(game) == "take:field0@1,0 pass");
}

TEST_CASE("a state of towers that cannot be is refused") {
    const auto fault = [](const std::string& words, const char* parts = "towers") {
        const std::string text =
            std::string("base players:2 parts:") + parts + " tile:to2.0@0,1,0 " + words;
        const Setup setup = parse_setup_words(text).value();
        return parse_state(tables_for(setup), text).error().what;
    };
    const std::string kIs = "a state that can be: ";
    CHECK(fault("towers:0,1 heights:1") == kIs + "21 floors of towers");
    CHECK(fault("towers:0,2 heights:0") == kIs + "other towers than there are");
    CHECK(fault("towers:0,1 heights:0+0") == kIs + "towers without heights");
    CHECK(fault("towers:0,1 heights:0 meeple:tower@0,1:red") ==
          kIs + "a meeple stands on a foundation");
    CHECK(fault("floors:red:9 towers:0,1 heights:1 meeple:tower@0,1:red:abbot", "abbot+towers") ==
          kIs + "who cannot stands on a tower");
    CHECK(fault("floors:red:9 towers:0,1 heights:1 meeple:tower@0,1:red meeple:tower@0,1:green") ==
          kIs + "two meeples stand on a tower");
    CHECK(fault("towers:0,1 heights:0 raised:0,1") == kIs + "a tower is raised at another moment");
    CHECK(fault("towers:0,1 heights:0 ransomed:2") == kIs + "a ransom of a turn to come");
    CHECK(fault("towers:0,1 heights:0 prisoners:red:ordinary/none/none/none/none/none") ==
          kIs + "a prisoner of nobody or of its owner");
    CHECK(fault("towers:0,1 heights:0 prisoners:red:none/large+ordinary/none/none/none/none",
                "inns+towers") == kIs + "prisoners out of order");
    CHECK(fault("towers:0,1 heights:0 prisoners:red:none/ordinary/none/none/none/none "
                "prisoners:green:ordinary/none/none/none/none/none") ==
          kIs + "two hold a prisoner each (TO-SWAP-1)");
}
