#include "rules/rivals/game.hpp"
#include "rules/rivals/tilesets.hpp"
#include "tests/rules/script.hpp"
#include "tests/rules/simulation.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
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
    const auto without = [](PartSet left_out) {
        return play({.mode = Mode::Ghosts, .players = 3, .changed = left_out}, "");
    };
    const Game no_castles = without({Part::Castles});
    CHECK(no_castles.deck().size() == 126);
    CHECK(drawn_with(no_castles, FeatureKind::Castle) == 0);
    const Game no_cemeteries = without({Part::Cemeteries});
    CHECK(no_cemeteries.deck().size() == 126);
    CHECK(drawn_with(no_cemeteries, FeatureKind::Cemetery) == 0);
    CHECK(without({Part::Castles, Part::Cemeteries}).deck().size() == 121);
}

TEST_CASE("G-SET-1: without the ghosts module no ghost is put down") {
    constexpr auto kMistMeetsMist =
        "draw:U.0 place:2,0,0 meeple:road0:red draw:12.3 place:-1,0,0 draw:U.0";
    const Game with = play({.mode = Mode::Ghosts, .players = 2}, kMistMeetsMist);
    CHECK(with.view().meeples[0].ghosts == 1);
    const Game without =
        play({.mode = Mode::Ghosts, .players = 2, .changed = {Part::Ghosts}}, kMistMeetsMist);
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
    CHECK(rivals::check_capacity(*ghosts_tiles()).empty());
    TileSet large = *ghosts_tiles();
    large.tiles[find_face(large, "B.0").value().value()].copies = 40;
    CHECK(rivals::check_capacity(large) ==
          std::vector<std::string>{
              "the set has 171 tiles, at most 136 can be played with",
              "the set has 562 city, road, mist and field segments and centres, at most 512 can be "
              "played with",
              "the set has 52 centres, at most 24 can be played with"});
    CHECK_THROWS_AS(
        Game(std::make_shared<const TileSet>(large), {.mode = Mode::Ghosts, .players = 2}),
        std::invalid_argument);
}

namespace {

/// Plays a game of two with these colours at random. The value: how often a meeple of each player
/// came down.
std::array<int, 2> meeples_of_game(Colour first, Colour second, std::uint8_t rules,
                                   Mode mode = Mode::Base) {
    Setup setup{.mode = mode, .players = 2, .rules = rules};
    std::swap(setup.colours[0], *std::ranges::find(setup.colours, first));
    std::swap(setup.colours[1], *std::ranges::find(setup.colours, second));
    Game game(tables_for(setup), setup);
    Random random(7);
    std::array<int, 2> placed{};
    for (auto legal = game.legal(); !legal.empty(); legal = game.legal()) {
        const Decision decision = choose(game, legal, Policy::Any, random);
        const std::size_t player = game.point().player.value();
        placed[player] += std::holds_alternative<PlaceMeeple>(decision) ? 1 : 0;
        REQUIRE(game.apply(decision).has_value());
        REQUIRE(game.check().empty());
    }
    return placed;
}

}  // namespace

TEST_CASE("G-SET-1: version 2 offers meeples by the hand of the colour that a seat usually has") {
    const auto usual = meeples_of_game(Colour::Red, Colour::Green, 2);
    CHECK(usual == meeples_of_game(Colour::Red, Colour::Green, kNewestRules));
    // Nobody plays red, so its hand is empty, and the first player is offered nothing.
    const auto [none, some] = meeples_of_game(Colour::Blue, Colour::Green, 2);
    CHECK(none == 0);
    CHECK(some > 0);
    CHECK(meeples_of_game(Colour::Blue, Colour::Green, kNewestRules)[0] > 0);
    // Each goes by the hand of the other, and takes out of an empty one of its own.
    const auto [first, second] = meeples_of_game(Colour::Green, Colour::Red, 2);
    CHECK(first > 0);
    CHECK(second > 0);
    // More than there can be on the board are offered to nobody.
    const auto [many, more] = meeples_of_game(Colour::Green, Colour::Red, 2, Mode::Ghosts);
    CHECK(many + more >= 60);
}
