#include "rules/ghosts/game.hpp"
#include "rules/ghosts/tilesets.hpp"
#include "tests/rules/script.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <stdexcept>

using namespace mistward::rules;

namespace {

/// The tiles to draw that have a centre of that kind.
std::size_t drawn_with(const Game& game, FeatureKind kind) {
    const auto deck = game.deck();
    return static_cast<std::size_t>(std::count_if(deck.begin(), deck.end(), [&](TileId tile) {
        return has(game.tileset()[tile].layout, kind);
    }));
}

}  // namespace

TEST_CASE("G-SET-1: 71 tiles of the base game and 60 of the expansion, on the 2 x 2 start tile") {
    const Game game = play({.mode = Mode::Ghosts, .players = 2}, "");
    CHECK(game.deck().size() == 131);
    CHECK(drawn_with(game, FeatureKind::Monastery) == 6);
    CHECK(drawn_with(game, FeatureKind::Castle) == 5);
    CHECK(drawn_with(game, FeatureKind::Cemetery) == 5);
    const View view = game.view();
    REQUIRE(view.tiles.size() == 4);
    CHECK(face_name(game.tileset(), view.tiles[0].tile) == "start-00");
    // Of the four tiles D one is the start tile of the base game, which stays out.
    CHECK(game.tileset()[find_face(game.tileset(), "D.0").value()].copies == 3);
}

TEST_CASE("G-SET-1: 5 meeples, 2 guards and 3 guards in the general supply; 15 ghosts, none out") {
    for (std::uint8_t players = 2; players <= 6; ++players) {
        const View view = play({.mode = Mode::Ghosts, .players = players}, "").view();
        REQUIRE(view.supplies.size() == players);
        for (std::size_t player = 0; player < players; ++player) {
            const Supply full{kColours[player], 5, 2, 3};
            CHECK(view.supplies[player] == std::vector{full});
            CHECK(view.tracks[player] == Track{kColours[player], 0});
        }
        CHECK(view.ghosts_supply == 15);
        CHECK(view.ghosts_total == 15);
        CHECK(view.goal == 0);
        CHECK(view.hounds.empty());
        for (const PlacedTile& tile : view.tiles) CHECK(tile.ghosts == 0);
    }
}

TEST_CASE("G-SET-1: castles and cemeteries can be left out") {
    const auto without = [](const Modules& modules) {
        return play({.mode = Mode::Ghosts, .players = 3, .modules = modules}, "");
    };
    const Game no_castles = without({.castles = false});
    CHECK(no_castles.deck().size() == 126);
    CHECK(drawn_with(no_castles, FeatureKind::Castle) == 0);
    const Game no_cemeteries = without({.cemeteries = false});
    CHECK(no_cemeteries.deck().size() == 126);
    CHECK(drawn_with(no_cemeteries, FeatureKind::Cemetery) == 0);
    CHECK(without({.castles = false, .cemeteries = false}).deck().size() == 121);
}

TEST_CASE("G-SET-1: without the ghosts module no ghost is put down") {
    constexpr auto kMistMeetsMist =
        "draw:U.0 place:2,0,0 meeple:road0:red draw:12.3 place:-1,0,0 draw:U.0";
    const Game with = play({.mode = Mode::Ghosts, .players = 2}, kMistMeetsMist);
    CHECK(with.view().meeples[0].ghosts == 1);
    const Game without =
        play({.mode = Mode::Ghosts, .players = 2, .modules = {.ghosts = false}}, kMistMeetsMist);
    CHECK(without.view().meeples[0].ghosts == 0);
    CHECK(without.view().ghosts_supply == 15);
}

TEST_CASE("G-SET-1: player 0 has red and begins; then the others in the order of the colours") {
    Game game = play({.mode = Mode::Ghosts, .players = 3}, "draw:U.0 place:2,0,0");
    CHECK(legal_text(game).find("meeple:road0:red ") == 0);
    CHECK(tell(game, "pass") == "turn:2:player1");
    tell(game, "draw:U.0");
    tell(game, "place:3,0,0");
    CHECK(legal_text(game).find("meeple:road0:green ") == 0);
    CHECK(tell(game, "pass") == "turn:3:player2");
}

TEST_CASE("G-SET-2: the base game has 72 tiles, starts with D, and gives 7 meeples to each") {
    for (std::uint8_t players = 2; players <= 6; ++players) {
        const Game game = play({.mode = Mode::Base, .players = players}, "");
        CHECK(game.deck().size() == 71);
        const View view = game.view();
        REQUIRE(view.tiles.size() == 1);
        CHECK(face_name(game.tileset(), view.tiles[0].tile) == "D.0");
        CHECK(view.ghosts_total == 0);
        REQUIRE(view.supplies.size() == players);
        for (std::size_t player = 0; player < players; ++player) {
            const Supply full{kColours[player], 7, 0, 0};
            CHECK(view.supplies[player] == std::vector{full});
        }
    }
}

TEST_CASE("G-SET-2: both games are for 2 to 6 players") {
    for (const Mode mode : {Mode::Ghosts, Mode::Base}) {
        for (const int players : {0, 1, 7}) {
            const Setup setup{.mode = mode, .players = static_cast<std::uint8_t>(players)};
            CHECK_THROWS_AS(Game(tables_for(setup), setup), std::invalid_argument);
        }
    }
}

TEST_CASE("G-SET-2: the base set holds to what is published about it") {
    CHECK(check_base_facts(*base_tiles()).empty());
    TileSet altered = *base_tiles();
    --altered.tiles[find_face(altered, "U.0").value().value()].copies;
    CHECK(check_base_facts(altered) ==
          std::vector<std::string>{"there are 7 tiles U, not 8", "there are 92 road sides, not 94",
                                   "there are 113 field sides, not 115"});
    CHECK_FALSE(check_base_facts(*mists_tiles()).empty());
}

TEST_CASE("G-SET-1: two sets with a face of one name cannot be joined") {
    const auto joined = join_tilesets(*mists_tiles(), *mists_tiles());
    REQUIRE_FALSE(joined.has_value());
    CHECK(joined.error().front() == "both sets have a tile 01.0");
}

TEST_CASE("a competitive game refuses a set that is too large for it") {
    CHECK(ghosts::check_capacity(*ghosts_tiles()).empty());
    TileSet large = *ghosts_tiles();
    large.tiles[find_face(large, "B.0").value().value()].copies = 40;
    CHECK(ghosts::check_capacity(large) ==
          std::vector<std::string>{
              "the set has 171 tiles, at most 136 can be played with",
              "the set has 562 city, road, mist and field segments and centres, at most 512 can be "
              "played with",
              "the set has 52 castles, cemeteries and monasteries, at most 24 can be played with"});
    CHECK_THROWS_AS(
        Game(std::make_shared<const TileSet>(large), {.mode = Mode::Ghosts, .players = 2}),
        std::invalid_argument);
}
