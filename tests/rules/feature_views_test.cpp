#include "rules/mists/game.hpp"
#include "rules/notation.hpp"
#include "tests/rules/script.hpp"
#include "tests/rules/setups.hpp"

#include <doctest/doctest.h>

#include <algorithm>

using namespace mistward::rules;

namespace {

// A city from the start tile on: red in the south of it, blue in the east; 07 at 1,-2 joins both.
constexpr auto kTwoColours =
    "draw:38.0 place:1,-1,1 meeple:city0:red draw:01.0 place:2,-1,3 meeple:city1:blue "
    "draw:41.1 place:2,-2,2 ";

// Around the castle 04 at -1,1 all but the space 0,2 are taken; five of the eight are misty.
const std::string kCastle =
    "tile:19.2@-1,0,0 tile:17.0@-2,0,0 tile:20.0@-2,1,0 tile:04.2@-1,1,0 tile:07.0@-2,2,3 "
    "tile:27.1@-1,2,0 ";
const std::string kRed = "meeple:castle@-1,1:red ";

/// The feature of a segment, such as "city0@2,-1".
FeatureView feature(const Game& game, const std::string& name) {
    for (const FeatureView& view : game.feature_views()) {
        for (const FeatureRef& segment : view.segments) {
            if (feature_text(game, segment) == name) return view;
        }
    }
    FAIL("no feature ", name);
    return {};
}

std::string names(const Game& game, const FeatureView& view) {
    std::string text;
    for (const FeatureRef& segment : view.segments) {
        text += (text.empty() ? "" : " ") + feature_text(game, segment);
    }
    return text;
}

using Spaces = std::vector<Position>;

}  // namespace

TEST_CASE("T-6: a feature is all segments that are joined, the first placed first") {
    const Game game = play(2, kTwoColours);
    const FeatureView south = feature(game, "city0@1,-1");
    CHECK(south.kind == FeatureKind::City);
    CHECK(names(game, south) == "city0@1,0 city0@1,-1 city0@2,-1");
    CHECK(names(game, feature(game, "city1@2,-1")) == "city1@2,-1 city0@2,-2");
    CHECK(feature(game, "city1@2,-1").meeples.front().colour == Colour::Blue);
}

TEST_CASE("T-7: what keeps a city or road open are the empty spaces at its sides, each once") {
    const Game game = play(2, kTwoColours);
    CHECK(feature(game, "city0@1,-1").needs == Spaces{{1, -2}});
    CHECK(feature(game, "city1@2,-1").needs == Spaces{{1, -2}});
    CHECK(feature(game, "city1@2,-1").closable);
    CHECK_FALSE(feature(game, "city1@2,-1").complete);
    const Game closed = play(2, std::string(kTwoColours) + "draw:07.0 place:1,-2,1");
    const FeatureView city = feature(closed, "city0@1,-1");
    CHECK(city.complete);
    CHECK(city.needs.empty());
    CHECK(city.segments.size() == 6);
}

TEST_CASE("T-7: a castle needs the empty spaces around it") {
    const Game game = from("mists:2 players:2 " + kCastle + kRed + "drawn:07.0");
    const FeatureView castle = feature(game, "castle@-1,1");
    CHECK(castle.needs == Spaces{{0, 2}});
    CHECK(castle.closable);
    REQUIRE(castle.scoring.has_value());
    CHECK(castle.scoring->misty == 5);
    CHECK(castle.scoring->value == 10);
    CHECK_FALSE(castle.scoring->complete);
}

TEST_CASE("T-7: of a castle that nobody took in its turn nothing can come") {
    const Game game = from("mists:2 players:3 drawn:04.2", "place:-1,0,0");
    CHECK(feature(game, "castle@-1,0").scoring.has_value());
    Game passed = game;
    tell(passed, "pass");
    CHECK_FALSE(feature(passed, "castle@-1,0").scoring.has_value());
    CHECK(feature(passed, "castle@-1,0").needs.size() == 6);
    CHECK(feature(passed, "road0@-1,0").scoring.has_value());
}

TEST_CASE("T-8: a bank with a misty side against a clear one can never be complete") {
    // 17 has no mist; the quarters 0,0 and 1,0 of the start tile lie in its south.
    const Game open = play(2, "draw:47.3 place:0,-1,0 pass");
    CHECK(feature(open, "mist0@0,-1").closable);
    CHECK_FALSE(feature(open, "mist0@0,-1").needs.empty());
    for (const FeatureView& view : open.feature_views()) CHECK(view.closable);
    const Game game = play(2, "draw:47.3 place:0,-1,0 pass draw:17.0 place:-1,-1,0 pass");
    const FeatureView bank = feature(game, "mist0@0,-1");
    CHECK_FALSE(bank.closable);
    CHECK_FALSE(bank.complete);
    CHECK_FALSE(bank.scoring.has_value());
}

TEST_CASE("M-MIST-1: the ghosts of a bank are those on its tiles, another bank's among them") {
    const Game game = play(2, "draw:28.2 place:2,0,0 pass");
    CHECK(feature(game, "mist0@2,0").ghosts == 2);
    CHECK(feature(game, "mist1@2,0").ghosts == 2);
}

TEST_CASE("M-DOWN-4: against a face-down tile nothing can be completed but a cemetery") {
    // The face-down tile at -1,2 lies west of the road of 17 at 0,2 or of the cemetery beside it.
    const std::string cemetery = "mists:5 players:2 tile:46.0@0,2,2 ";
    const Game before = from(cemetery + "asks:place_face_down");
    const FeatureView city = feature(before, "city0@0,2");
    REQUIRE(city.needs == Spaces{{0, 3}});
    CHECK(city.scoring.has_value());
    CHECK(feature(before, "cemetery@0,2").needs.size() == 6);
    Game game = before;
    tell(game, "facedown:0,3");
    CHECK_FALSE(feature(game, "city0@0,2").closable);
    CHECK_FALSE(feature(game, "city0@0,2").complete);
    CHECK(feature(game, "city0@0,2").needs.empty());
    CHECK_FALSE(feature(game, "city0@0,2").scoring.has_value());
    CHECK(feature(game, "cemetery@0,2").closable);
    CHECK(feature(game, "cemetery@0,2").needs.size() == 5);
}

TEST_CASE("M-DOWN-4: a castle with a face-down tile around it can never be completed") {
    const Game game = from("mists:5 players:2 " + kCastle + "down:0,2 meeple:castle@-1,1:red");
    const FeatureView castle = feature(game, "castle@-1,1");
    CHECK_FALSE(castle.closable);
    CHECK_FALSE(castle.complete);
    CHECK_FALSE(castle.scoring.has_value());
    CHECK(castle.meeples.size() == 1);
}

TEST_CASE("M-BURY-1: a cemetery needs its four sides, from level 5 on all 8 spaces") {
    const std::string rest = " players:2 tile:46.0@0,2,2 tile:27.1@1,2,0 tile:20.0@0,3,0";
    CHECK(feature(from("mists:4" + rest), "cemetery@0,2").needs == Spaces{{-1, 2}});
    CHECK(feature(from("mists:5" + rest), "cemetery@0,2").needs ==
          Spaces{{-1, 1}, {-1, 2}, {-1, 3}, {1, 3}});
    CHECK_FALSE(feature(from("mists:4" + rest), "cemetery@0,2").scoring.has_value());
}

TEST_CASE("M-SCORE-1: what scores could remove up to 3 ghosts from one tile instead") {
    const Game one = play(2, "draw:17.0 place:1,-1,0 pass");
    CHECK(feature(one, "city0@1,-1").ghosts == 1);
    const Game three = play(2, "draw:17.0 place:1,-1,0 pass draw:47.3 place:0,-1,0 pass");
    CHECK(feature(three, "city0@1,-1").ghosts == 3);
    // Its road is complete, and nobody took it.
    CHECK(feature(three, "road0@0,-1").ghosts == 0);
}

TEST_CASE("M-SCORE-2: a feature is worth its value for each of its colours") {
    const Game game = play(2, std::string(kTwoColours) + "draw:07.0 place:1,-2,1");
    const FeatureView city = feature(game, "city0@1,-1");
    CHECK(city.colours == ColourSet{Colour::Red, Colour::Blue});
    REQUIRE(game.view().pending.size() == 1);
    REQUIRE(city.scoring.has_value());
    CHECK(city.scoring->value == 12);
    CHECK(city.scoring->points == 24);
    CHECK(city.scoring->complete);
    const FeatureView before = feature(play(2, kTwoColours), "city1@2,-1");
    CHECK(before.scoring->points == before.scoring->value);
}

TEST_CASE("M-SCORE-5: what was completed without meeples can score no more") {
    const auto* const script = "draw:17.0 place:1,-1,0 pass draw:01.0 place:1,-2,2";
    const Game now = play(2, script);
    REQUIRE(feature(now, "city0@1,-1").complete);
    CHECK(feature(now, "city0@1,-1").scoring.has_value());
    Game later = now;
    tell(later, "pass");
    CHECK(feature(later, "city0@1,-1").complete);
    CHECK_FALSE(feature(later, "city0@1,-1").scoring.has_value());
}

TEST_CASE("M-END-4: when the game is over nothing scores any more") {
    const Game game = play_with("17.0", 2, "draw:17.0 place:1,-1,0 meeple:city0:red");
    REQUIRE(game.outcome() == Outcome::Lost);
    for (const FeatureView& view : game.feature_views()) CHECK_FALSE(view.scoring.has_value());
    CHECK(feature(game, "city0@1,-1").colours == ColourSet{Colour::Red});
}

TEST_CASE("G-SCORE-1: the colours that count are those with the most meeples") {
    // The crossing of X joins red's road with green's two.
    const auto* const script =
        "draw:O.0 place:-1,0,0 pass draw:W.0 place:-1,1,1 pass "
        "draw:L.0 place:-1,2,1 pass draw:O.0 place:-1,3,2 meeple:road0:green "
        "draw:A.0 place:-2,1,3 pass draw:E.0 place:-1,4,0 pass "
        "draw:J.0 place:-2,4,2 meeple:road0:red draw:J.0 place:-2,3,0 pass "
        "draw:X.0 place:-3,4,0";
    const Game game = play(kBase, script);
    const FeatureView road = feature(game, "road0@-1,3");
    CHECK(road.colours == ColourSet{Colour::Red, Colour::Green});
    CHECK(road.meeples.size() == 2);
    CHECK(road.scoring->value == 5);
    rivals::State state = *game.rivals();
    rivals::Meeple second = state.meeples[0];
    second.kind = MeepleKind::Guard;
    state.meeples.push_back(second);
    const Game more(tables_for(kBase), state);
    CHECK(feature(more, "road0@-1,3").colours == ColourSet{second.colour});
}

TEST_CASE("G-SCORE-2: the ghosts of a feature are those on its meeples") {
    const Game game = play(kGhosts, "draw:04.2 place:2,0,1 meeple:castle:red");
    CHECK(feature(game, "castle@2,0").ghosts == 0);
    rivals::State state = *game.rivals();
    state.meeples[0].ghosts = 2;
    state.supply = static_cast<std::uint8_t>(state.supply - 2);
    const Game haunted(tables_for(kGhosts), state);
    CHECK(feature(haunted, "castle@2,0").ghosts == 2);
    CHECK(feature(haunted, "mist0@2,0").ghosts == 0);
}

TEST_CASE("G-END-1: what is not complete is worth what it gets at the end") {
    const Game city = play(kBase, "draw:F.0 place:0,-1,1 meeple:city0:red");
    const FeatureView open = feature(city, "city0@0,-1");
    CHECK(open.scoring->value == 3);
    CHECK_FALSE(open.scoring->complete);
    CHECK(open.needs == Spaces{{0, -2}});
    const Game monastery =
        play(kBase, "draw:B.0 place:0,1,0 meeple:monastery:red draw:U.0 place:1,0,0 pass");
    CHECK(feature(monastery, "monastery@0,1").scoring->value == 3);
    CHECK(feature(monastery, "monastery@0,1").needs.size() == 6);
}

TEST_CASE("G-MEEPLE-1: of a monastery that nobody took in its turn nothing can come") {
    const Game game = play(kBase, "draw:B.0 place:0,1,0");
    CHECK(feature(game, "monastery@0,1").scoring->value == 2);
    Game passed = game;
    tell(passed, "pass");
    const FeatureView monastery = feature(passed, "monastery@0,1");
    CHECK_FALSE(monastery.scoring.has_value());
    CHECK_FALSE(monastery.complete);
    CHECK(monastery.needs.size() == 7);
}

TEST_CASE("G-FIELD-1: a field that mist bounds is not open there") {
    const Game game = play(kGhosts, "draw:47.3 place:0,-1,0");
    std::size_t fields = 0;
    for (const FeatureView& view : game.feature_views()) {
        if (view.kind != FeatureKind::Field) continue;
        ++fields;
        CHECK(view.closable);
        CHECK(view.complete == view.needs.empty());
        REQUIRE(view.scoring.has_value());
        CHECK_FALSE(view.scoring->complete);
    }
    CHECK(fields > 0);
    const Game team = play(2, "draw:47.3 place:0,-1,0");
    for (const FeatureView& view : team.feature_views()) CHECK(view.kind != FeatureKind::Field);
}

TEST_CASE("M-DOWN-3: while a face-down tile's burial is decided, no meeple comes to a castle") {
    Game game = from(
        "mists:5 players:2 tile:46.0@0,2,2 tile:27.1@1,2,0 tile:20.0@0,3,0 tile:17.0@-1,2,0 "
        "down:-1,1 down:-1,3 meeple:road0@1,2:red meeple:city1@0,3:blue drawn:04.2",
        "place:2,0,1");
    const auto castle = [&] {
        const auto views = game.feature_views();
        const auto found = std::find_if(views.begin(), views.end(), [](const FeatureView& view) {
            return view.kind == FeatureKind::Castle;
        });
        REQUIRE(found != views.end());
        return *found;
    };
    CHECK(castle().scoring.has_value());
    tell(game, "pass");
    REQUIRE(game.point().kind == DecisionKind::Bury);
    CHECK_FALSE(castle().scoring.has_value());
}
