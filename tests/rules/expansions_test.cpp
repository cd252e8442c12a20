#include "tests/rules/script.hpp"
#include "tests/rules/setups.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>

using namespace mistward::rules;

// What the expansions share; what is one's own is tested where its clauses are.

namespace {

constexpr PartSet kSome{Part::Abbot, Part::Inns, Part::Builder, Part::Pig, Part::Goods};
constexpr Setup kTogether{.mode = Mode::Base, .players = 2, .changed = kSome};
constexpr Setup kGhostsToo{.mode = Mode::Ghosts, .players = 2, .changed = kSome};

std::size_t tiles_to_draw(const Setup& setup) {
    return Game(tables_for(setup), setup).view().piles.front();
}

/// The majority where these meeples stand on a road of two tiles.
ColourSet leaders_with(const std::string& meeples) {
    const Game game =
        from("base players:2 parts:inns+builder tile:U.0@1,0,0 tile:U.0@2,0,0 " + meeples);
    for (const FeatureView& feature : game.feature_views()) {
        if (!feature.meeples.empty()) return feature.colours;
    }
    return {};
}

}  // namespace

TEST_CASE("E-SET-1: a part that is off leaves tiles in the game that mean nothing") {
    constexpr Setup kPig{.mode = Mode::Base, .players = 2, .changed = {Part::Pig}};
    Game game =
        play_with("tb15.0 E.0", kPig, "draw:tb15.0 place:0,-1,1 pass draw:E.0 place:0,-2,2");
    CHECK(game.view().supplies[0][0][MeepleKind::Builder] == 0);
    CHECK(tell(game, "pass") == "turn:3:player0 finished:G-END-1:red+green");
}

TEST_CASE("E-SET-2: the tiles of an expansion come with any of its parts") {
    const auto with = [](Mode mode, PartSet parts) {
        return tiles_to_draw({.mode = mode, .players = 2, .changed = parts});
    };
    CHECK(with(Mode::Base, {Part::Pig}) == 71 + 24);
    CHECK(with(Mode::Base, {Part::Pig, Part::Builder}) == 71 + 24);
    CHECK(with(Mode::Base, {Part::Pig, Part::Inns}) == 71 + 24 + 18);
    CHECK(with(Mode::Ghosts, {Part::Inns}) == 71 + 60 + 18);
}

TEST_CASE("E-SET-3: other figures come beside the ordinary ones") {
    const Supply base = Game(tables_for(kTogether), kTogether).view().supplies[0][0];
    CHECK(base.meeples == 7);
    const Supply ghosts = Game(tables_for(kGhostsToo), kGhostsToo).view().supplies[0][0];
    CHECK(ghosts.meeples == 5);
    CHECK(ghosts.guards == 2);
    for (const MeepleKind kind :
         {MeepleKind::Abbot, MeepleKind::Large, MeepleKind::Builder, MeepleKind::Pig}) {
        CHECK(base[kind] == 1);
        CHECK(ghosts[kind] == 1);
    }
}

TEST_CASE("E-SET-4: two to six players in every combination") {
    for (const Part part : kParts) {
        if (!kPartsToAdd.contains(part)) continue;
        for (const Mode mode : {Mode::Base, Mode::Ghosts}) {
            for (std::uint8_t players = 1; players <= 7; ++players) {
                const Setup setup{.mode = mode, .players = players, .changed = {part}};
                CHECK(check_setup(setup).empty() == (players >= 2 && players <= 6));
            }
        }
    }
}

TEST_CASE("E-FIG-1: a large meeple counts for two, others for one") {
    CHECK(leaders_with("meeple:road0@1,0:red:large meeple:road0@2,0:green") ==
          ColourSet{Colour::Red});
    CHECK(leaders_with("meeple:road0@1,0:red meeple:road0@2,0:green") ==
          ColourSet{Colour::Red, Colour::Green});
}

TEST_CASE("E-FIG-2: a builder counts for nothing") {
    CHECK(
        leaders_with("meeple:road0@1,0:red meeple:road0@1,0:red:builder meeple:road0@2,0:green") ==
        ColourSet{Colour::Red, Colour::Green});
}

TEST_CASE("E-FIG-4: who is put where") {
    const Game castle = play(kGhostsToo,
                             "draw:18.2 place:2,1,2 pass draw:N.0 place:0,2,2 pass "
                             "draw:51.1 place:1,2,3");
    for (const char* kind : {"", ":guard", ":large"}) {
        CHECK(offers(castle, std::string("meeple:castle:red") + kind));
    }
    CHECK_FALSE(offers(castle, "meeple:castle:red:abbot"));
    const Game cemetery = play(kGhostsToo, "draw:49.0 place:0,2,2");
    for (const char* kind : {"", ":guard", ":large"}) {
        CHECK(offers(cemetery, std::string("meeple:cemetery:red") + kind));
    }
    CHECK(refused(cemetery, "meeple:cemetery:red:abbot") == Refusal::SegmentNotForMeeples);
    const Game monastery = play(kGhostsToo, "draw:B.0 place:0,2,0");
    for (const char* kind : {"", ":guard", ":large", ":abbot"}) {
        CHECK(offers(monastery, std::string("meeple:monastery:red") + kind));
    }
}

TEST_CASE("E-FIG-5: without a meeple of its owner a builder goes home") {
    Game game = from(
        "ghosts players:2 parts:builder turn:2 tile:U.0@2,0,0 "
        "tile:U.0@3,0,0 meeple:road0@2,0:red:2ghosts meeple:road0@3,0:red:builder",
        "draw:12.3");
    CHECK(tell(game, "place:-1,0,0")
              .find("returned:road0@2,0:red:3ghosts "
                    "returned:road0@3,0:red:builder") != std::string::npos);
    CHECK(game.view().supplies[0][0][MeepleKind::Builder] == 1);
}

TEST_CASE("E-TURN-1: ghosts, the action, scoring, goods, the second part") {
    // Red's builder stands in a city of tb15 and the start tile's; 12 lets mist meet mist.
    Game game = from(
        "base players:2 parts:builder+goods turn:3 tile:tb15.0@0,-1,1 "
        "meeple:city0@0,-1:red meeple:city0@0,-1:red:builder",
        "draw:E.0 place:0,-2,2");
    CHECK(tell(game, "meeple:field0:red") ==
          "meeple:field0@0,-2:red scored:city0@0,-2:6x1:points returned:city0@0,-1:red "
          "returned:city0@0,-1:red:builder score:red:+6:6 goods:player0:wine:1 again:player0");
}

TEST_CASE("E-TURN-2: whoever takes the abbot home places nobody") {
    Game game = play_with("U-garden.0 B.0 B.0 U.0", kTogether,
                          "draw:U-garden.0 place:1,0,0 meeple:garden:red:abbot "
                          "draw:B.0 place:1,1,0 pass draw:B.0 place:0,1,0");
    CHECK(tell(game, "take:garden@1,0").ends_with("turn:4:player1"));
}

TEST_CASE("E-SCORE-1: everything that a tile completes is scored") {
    Game game = play_with("U.0 A.0 L.0", kTogether,
                          "draw:U.0 place:1,0,0 pass draw:A.0 place:1,-1,1 meeple:road0:green "
                          "draw:L.0 place:0,-1,2");
    // Roads and cities by their order on L: its city with the start tile's, its road to A.
    CHECK(tell(game, "meeple:city0:red") ==
          "meeple:city0@0,-1:red scored:city0@0,-1:4x1:points returned:city0@0,-1:red "
          "scored:road2@0,-1:2x1:points returned:road0@1,-1:green score:red:+4:4 "
          "score:green:+2:2 turn:4:player1 finished:G-END-1:red");
}

TEST_CASE("E-SCORE-3: two ordinary meeples and a large one share") {
    CHECK(leaders_with("meeple:road0@1,0:red:large meeple:road0@2,0:green "
                       "meeple:road0@1,0:green") == ColourSet{Colour::Red, Colour::Green});
}

TEST_CASE("E-SCORE-4: a field and its pig are one sum") {
    Game game = play_with("E.0 B.0 B.0", kTogether,
                          "draw:E.0 place:0,-1,2 meeple:field0:red draw:B.0 place:0,1,0 pass "
                          "draw:B.0 place:0,-2,0");
    CHECK(tell(game, "meeple:field0:red:pig").find("score:red:+4:4 finished") != std::string::npos);
}

TEST_CASE("E-END-2: at the end come features, then goods") {
    Game game =
        play_with("tb15.0 E.0", kTogether, "draw:tb15.0 place:0,-1,1 pass draw:E.0 place:0,-2,2");
    // The field of E lies beside one complete city.
    CHECK(tell(game, "meeple:field0:green") ==
          "meeple:field0@0,-2:green goods:player1:wine:1 turn:3:player0 "
          "scored:field0@0,-2:3x1:points returned:field0@0,-2:green score:green:+3:3 "
          "goods:wine:green score:green:+10:13 finished:G-END-1:green");
}

TEST_CASE("E-END-3: at the end a ghost on an abbot costs 1") {
    Game game = play_with("U-garden.0 12.3", kGhostsToo,
                          "draw:U-garden.0 place:2,0,0 meeple:garden:red:abbot draw:12.3");
    CHECK(tell(game, "place:-1,0,0").find("scored:garden@2,0:3x1:points") != std::string::npos);
    CHECK(game.view().tracks[0].points == 2);
}

TEST_CASE("E-MIST-1: ghosts come to abbots and large meeples, as to ordinary ones") {
    const Game game = from(
        "ghosts players:2 parts:abbot+inns turn:2 "
        "tile:U-garden.0@2,0,0 meeple:garden@2,0:red:abbot "
        "meeple:road0@2,0:red:large meeple:field0@2,0:red "
        "meeple:field1@2,0:red:guard",
        "draw:12.3 place:-1,0,0");
    CHECK(legal_text(game) == "haunt:garden@2,0 haunt:road0@2,0 haunt:field0@2,0");
}

TEST_CASE("E-MIST-2: no ghost comes to a builder or a pig") {
    const Game game = from(
        "ghosts players:2 parts:builder+pig turn:2 tile:U.0@2,0,0 "
        "tile:U.0@3,0,0 meeple:road0@2,0:red meeple:road0@3,0:red:builder "
        "meeple:field0@2,0:red meeple:field0@3,0:red:pig",
        "draw:12.3 place:-1,0,0");
    CHECK(legal_text(game) == "haunt:road0@2,0 haunt:field0@2,0");
    CHECK(refused(game, "haunt:road0@3,0") == Refusal::GuardUntouchable);
}

TEST_CASE("E-MIST-4: the ghosts of an abbot who goes home are back in the supply") {
    Game game = play_with("U-garden.0 12.3 U.0 U.0", kGhostsToo,
                          "draw:U-garden.0 place:2,0,0 meeple:garden:red:abbot "
                          "draw:12.3 place:-1,0,0 draw:U.0 place:3,0,0");
    CHECK(game.view().ghosts_supply == 14);
    tell(game, "take:garden@2,0");
    CHECK(game.view().ghosts_supply == 15);
}

TEST_CASE("E-MIST-6: nobody comes to mist, no pig either") {
    const Game game = from("ghosts players:2 parts:pig tile:12.3@-1,0,0", "draw:13.3 place:-2,0,0");
    CHECK(legal_text(game).find("mist") == std::string::npos);
}

TEST_CASE("E-MIST-7: the abbot's ghost costs 2 during the game") {
    Game game = play_with("U-garden.0 12.3 U.0 U.0", kGhostsToo,
                          "draw:U-garden.0 place:2,0,0 meeple:garden:red:abbot "
                          "draw:12.3 place:-1,0,0 draw:U.0 place:3,0,0");
    CHECK(tell(game, "take:garden@2,0").find("score:red:+2:2:1ghosts") != std::string::npos);
}

TEST_CASE("E-MIST-10: each quarter of the start tile is a tile around a garden") {
    Game game = play_with("U-garden.0", kGhostsToo, "draw:U-garden.0 place:2,0,0");
    CHECK(tell(game, "meeple:garden:red:abbot").find("scored:garden@2,0:3x1") != std::string::npos);
}
