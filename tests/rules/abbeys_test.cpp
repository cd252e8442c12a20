#include "rules/notation.hpp"
#include "rules/rivals/game.hpp"
#include "rules/text/state_text.hpp"
#include "tests/rules/dealing.hpp"
#include "tests/rules/script.hpp"
#include "tests/rules/setups.hpp"
#include "tests/rules/simulation.hpp"

#include <doctest/doctest.h>

#include <algorithm>

using namespace mistward::rules;

namespace {

const std::string kAbbeys = "base players:2 parts:abbeys";
const std::string kWithBuilder = "base players:2 parts:builder+abbeys";

/// Around the hole at 0,1: the start tile D, whose road leads over four tiles V into it from both
/// sides, and a tile E with a city towards it.
const std::string kRing =
    "tile:V.0@1,0,0 tile:V.0@1,1,1 tile:E.0@1,2,2 tile:V.0@-1,0,3 tile:V.0@-1,1,2 tile:E.0@0,2,0";
/// The same by decisions.
constexpr std::string_view kRingFaces = "V.0 V.0 E.0 V.0 V.0 E.0";
constexpr std::string_view kRingScript =
    "draw:V.0 place:1,0,0 meeple:road0:red draw:V.0 place:1,1,1 pass draw:E.0 place:1,2,2 pass "
    "draw:V.0 place:-1,0,3 pass draw:V.0 place:-1,1,2 pass draw:E.0 place:0,2,0 pass";

Game ring(const std::string& more, const std::string& setup = kAbbeys) {
    return from(setup + " turn:3 " + kRing + (more.empty() ? "" : " ") + more);
}

std::size_t segments_of(const Game& game, const char* segment) {
    for (const FeatureView& view : game.feature_views()) {
        for (const FeatureRef& each : view.segments) {
            if (feature_text(game, each) == segment) return view.segments.size();
        }
    }
    return 0;
}

std::vector<FactValue> holders(const Game& game) {
    return std::get<FactValue::List>(game.view().facts.front().facts.front().value.value);
}

}  // namespace

TEST_CASE("AM-SET-1: each player has an abbey, a wagon and a barn") {
    const Game game = from("base players:3 parts:abbeys+wagon+barn");
    CHECK(holders(game) == std::vector<FactValue>{{true}, {true}, {true}});
    for (const auto& player : game.view().supplies) {
        CHECK(player[0][MeepleKind::Wagon] == 1);
        CHECK(player[0][MeepleKind::Barn] == 1);
    }
    CHECK(game.deck().size() == 71 + 12);  // abbeys are not drawn
    const Game without = from("base players:3 parts:mayor");
    CHECK(without.view().supplies[0][0][MeepleKind::Wagon] == 0);
    CHECK(without.view().facts.empty());
}

TEST_CASE("AM-ABBEY-1: instead of a draw the abbey goes where tiles lie on all four sides") {
    Game game = ring("asks:place_abbey");
    CHECK(legal_text(game) == "abbey:0,1 pass");
    CHECK(refused(game, "abbey:0,0") == Refusal::SpaceTaken);
    CHECK(refused(game, "abbey:2,1") == Refusal::SpaceNotAdjacent);
    CHECK(refused(game, "abbey:7,7") == Refusal::SpaceNotAdjacent);
    CHECK(refused(game, "draw:B.0") == Refusal::WrongKind);
    const auto pile = game.view().piles;
    CHECK(tell(game, "abbey:0,1") == "placed:abbey.0:0,1,0");
    CHECK(legal_text(game) == "meeple:abbey:red pass");
    CHECK(game.view().piles == pile);
    CHECK(holders(game) == std::vector<FactValue>{{false}, {true}});
    CHECK(tell(game, "meeple:abbey:red") == "meeple:abbey@0,1:red turn:4:player1");
    CHECK(game.point().kind == DecisionKind::DrawTile);
}

TEST_CASE("AM-ABBEY-1: who passes draws a tile and keeps the abbey") {
    Game game = ring("asks:place_abbey");
    tell(game, "pass");
    CHECK(game.point().kind == DecisionKind::DrawTile);
    CHECK(holders(game) == std::vector<FactValue>{{true}, {true}});
}

TEST_CASE("AM-ABBEY-1: nobody is asked without an abbey or without such a space") {
    Game game = from(kAbbeys);
    CHECK(tell_last(game, kRingScript) == "turn:7:player0");
    game = ring("tile:abbey.0@0,1,0 abbeys:0:no");
    CHECK(game.point().kind == DecisionKind::DrawTile);
    Game broken = ring("");
    CHECK(tell_last(broken, "draw:B.0 place:2,0,0 pass") == "turn:4:player1");
}

TEST_CASE("AM-ABBEY-1: in a second part it may be placed, too") {
    Game game = ring("meeple:city0@1,2:red meeple:city0@1,2:red:builder", kWithBuilder);
    CHECK(tell_last(game, "draw:E.0 place:1,3,0 pass") ==
          "scored:city0@1,3:4x1:points returned:city0@1,2:red returned:city0@1,2:red:builder "
          "score:red:+4:4 again:player0");
    CHECK(legal_text(game) == "abbey:0,1 pass");
    tell(game, "abbey:0,1");
    CHECK(tell(game, "pass") == "turn:4:player1");
}

TEST_CASE("AM-ABBEY-2: roads and cities end at an abbey and are scored") {
    Game game = ring("meeple:road0@1,0:red meeple:city0@0,2:green asks:place_abbey");
    tell(game, "abbey:0,1");
    // The road of D and four V; the city of one tile.
    CHECK(tell(game, "pass") ==
          "scored:road0@1,1:5x1:points returned:road0@1,0:red scored:city0@0,2:2x1:points "
          "returned:city0@0,2:green score:red:+5:5 score:green:+2:2 turn:4:player1");
    CHECK(game.check().empty());
}

TEST_CASE("AM-ABBEY-2: fields go no further") {
    Game game = ring("asks:place_abbey");
    const std::size_t inside = segments_of(game, "field1@0,0");
    const std::size_t beyond = segments_of(game, "field0@0,2");
    tell(game, "abbey:0,1");
    CHECK(segments_of(game, "field1@0,0") == inside);
    CHECK(segments_of(game, "field0@0,2") == beyond);
    CHECK(segments_of(game, "abbey@0,1") == 1);
}

TEST_CASE("AM-ABBEY-2: it is scored as a monastery is") {
    // All but -1,2 are there when green closes the last of the eight spaces.
    Game game = ring("tile:abbey.0@0,1,0 abbeys:0:no meeple:abbey@0,1:red");
    CHECK(tell_last(game, "draw:B.0 place:-1,2,0 pass") ==
          "scored:abbey@0,1:9x1:points returned:abbey@0,1:red score:red:+9:9 turn:4:player1");
}

TEST_CASE("AM-MIST-1: an abbey limits mist, for one ghost on an own meeple") {
    // 14 has a misty side towards the hole at 0,2.
    Game game = from(
        "ghosts players:2 parts:abbeys turn:3 tile:V.0@1,2,2 tile:E.0@-1,1,3 tile:14.3@-1,2,2 "
        "tile:E.0@-1,3,0 tile:E.0@0,3,2 meeple:city0@0,3:red asks:place_abbey");
    CHECK(tell(game, "abbey:0,2") ==
          "placed:abbey.0:0,2,0 forced:haunt:city0@0,3 haunted:city0@0,3:red:1");
    CHECK(game.check().empty());
}

TEST_CASE("E-END-1: whoever has an abbey may place it when all tiles are placed") {
    Game game = from_with(kRingFaces, kAbbeys);
    CHECK(tell_last(game, kRingScript) == "turn:7:player0");
    CHECK(legal_text(game) == "abbey:0,1 pass");
    CHECK(game.view().piles == std::vector<std::uint16_t>{0});
    SUBCASE("with an action and scorings") {
        tell(game, "abbey:0,1");
        // Red's road of 5 tiles; the abbey with the 7 tiles around it is 8.
        CHECK(tell(game, "meeple:abbey:red") ==
              "meeple:abbey@0,1:red scored:road0@1,1:5x1:points returned:road0@1,0:red "
              "score:red:+5:5 turn:8:player1 scored:abbey@0,1:8x1:points returned:abbey@0,1:red "
              "score:red:+8:13 finished:G-END-1:red");
    }
    SUBCASE("once, one after the other") {
        CHECK(tell(game, "pass") == "turn:8:player1");
        CHECK(legal_text(game) == "abbey:0,1 pass");
        CHECK(tell(game, "pass") ==
              "scored:road0@1,0:5x1:points returned:road0@1,0:red score:red:+5:5 "
              "finished:G-END-1:red");
    }
}

TEST_CASE("E-END-1: a player without one is passed over") {
    // Player 1 closes the hole at 2,1 with the last tile; player 0 has placed theirs at 0,1.
    Game game = from_with(std::string(kRingFaces) + " B.0 B.0 B.0 B.0",
                          "base players:3 parts:abbeys turn:4 " + kRing +
                              " tile:abbey.0@0,1,0 tile:B.0@2,0,0 tile:B.0@2,2,0 abbeys:0:no");
    tell_last(game, "draw:B.0 place:3,0,0 pass draw:B.0 place:3,1,0");
    CHECK(tell(game, "pass") == "turn:6:player2");
    CHECK(legal_text(game) == "abbey:2,1 pass");
    CHECK(tell(game, "pass") == "turn:7:player0 turn:8:player1");
    CHECK(legal_text(game) == "abbey:2,1 pass");
    // Player 2 has had their chance.
    CHECK(tell(game, "pass") == "finished:G-END-1:red+green+blue");
}

TEST_CASE("E-END-1: it begins after the player whose second part finds no tile left") {
    Game game = from_with(
        std::string(kRingFaces) + " E.0",
        kWithBuilder + " turn:3 " + kRing + " meeple:city0@1,2:red meeple:city0@1,2:red:builder");
    // In that part, first; then green, who comes after red; red once more.
    CHECK(tell_last(game, "draw:E.0 place:1,3,0 pass").ends_with("again:player0"));
    CHECK(legal_text(game) == "abbey:0,1 pass");
    CHECK(tell(game, "pass") == "turn:4:player1");
    CHECK(tell(game, "pass") == "turn:5:player0");
    CHECK(legal_text(game) == "abbey:0,1 pass");
    CHECK(tell(game, "abbey:0,1") == "placed:abbey.0:0,1,0");
    CHECK(tell(game, "pass") == "turn:6:player1 finished:G-END-1:red");
}

TEST_CASE("E-X-2: an abbey adds to no feature, so it gives no second part") {
    Game game =
        ring("meeple:road0@1,0:red meeple:road0@0,0:red:builder asks:place_abbey", kWithBuilder);
    tell(game, "abbey:0,1");
    CHECK(tell(game, "pass") ==
          "scored:road0@1,1:5x1:points returned:road0@1,0:red returned:road0@0,0:red:builder "
          "score:red:+5:5 turn:4:player1");
}

TEST_CASE("abbeys: random games keep every invariant, and are their texts") {
    std::size_t placed = 0;
    std::size_t placed_last = 0;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        CAPTURE(seed);
        Random random(seed);
        Setup setup{.mode = seed % 2 == 0 ? Mode::Base : Mode::Ghosts,
                    .players = static_cast<std::uint8_t>(2 + seed % 5),
                    .changed = {Part::Abbeys}};
        if (seed % 4 < 2) setup.changed = kPartsToAdd;
        setup = dealt(setup, random);
        const auto tables = tables_for(setup);
        Game game(tables, setup);
        for (auto legal = game.legal(); !legal.empty(); legal = game.legal()) {
            const auto abbey = std::find_if(legal.begin(), legal.end(), [](const Decision& each) {
                return std::holds_alternative<PlaceAbbey>(each);
            });
            const bool is_last = game.view().piles.front() == 0;
            Decision decision = choose(game, legal, Policy::Any, random);
            if (abbey != legal.end()) {
                decision = random.below(is_last ? 2 : 6) == 0 ? *abbey : Pass{};
            }
            const bool places = std::holds_alternative<PlaceAbbey>(decision);
            placed += places ? 1 : 0;
            placed_last += places && is_last ? 1 : 0;
            REQUIRE(game.apply(decision).has_value());
            const auto faults = game.check();
            if (!faults.empty()) FAIL(state_text(game), ": ", faults.front());
            if (random.below(16) == 0 || places) {
                const std::string text = state_text(game);
                INFO(text);
                const auto read = parse_state(tables, text);
                if (!read) FAIL(read.error().what, " at byte ", read.error().offset);
                REQUIRE(*read == game);
            }
        }
    }
    CHECK(placed > 40);
    CHECK(placed_last > 5);
}
