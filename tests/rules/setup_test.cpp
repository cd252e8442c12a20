#include "rules/core/setup.hpp"
#include "rules/notation.hpp"
#include "tests/rules/script.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <numeric>
#include <stdexcept>

using namespace mistward::rules;

namespace {

/// Supplies such as "red 3 green 3 | blue 3 yellow 3".
std::string supplies(const Game& game) {
    std::string text;
    for (const auto& player : game.view().supplies) {
        if (!text.empty()) text += " |";
        for (const Supply& supply : player) {
            text += (text.empty() ? "" : " ") + std::string(name(supply.colour)) + " " +
                    std::to_string(supply.meeples);
        }
    }
    return text;
}

}  // namespace

TEST_CASE("M-SET-1: colours and meeples for 1 to 5 players") {
    CHECK(supplies(play(1, "")) == "red 3 green 3 blue 3 yellow 3");
    CHECK(supplies(play(2, "")) == "red 3 green 3 | blue 3 yellow 3");
    CHECK(supplies(play(3, "")) == "red 5 | green 5 | blue 5");
    CHECK(supplies(play(4, "")) == "red 5 | green 5 | blue 5 | yellow 5");
    CHECK(supplies(play(5, "")) == "red 5 | green 5 | blue 5 | yellow 5 | black 5");
}

TEST_CASE("M-SET-1: a player acts with any of their colours and with no other") {
    const Game two = play(2, "draw:17.0 place:1,-1,0");
    CHECK(legal_text(two) == "meeple:city0:red meeple:city0:green pass");
    CHECK(refused(two, "meeple:city0:blue") == Refusal::ColourNotYours);
    const Game solo = play(1, "draw:17.0 place:1,-1,0");
    CHECK(legal_text(solo) ==
          "meeple:city0:red meeple:city0:green meeple:city0:blue meeple:city0:yellow pass");
    CHECK(refused(solo, "meeple:city0:black") == Refusal::ColourNotYours);
    CHECK(legal_text(play(4, "draw:17.0 place:1,-1,0")) == "meeple:city0:red pass");
}

TEST_CASE("M-SET-2: the scoring meeple has a colour that nobody plays") {
    for (std::uint8_t players = 1; players <= 5; ++players) {
        const Game game = play(players, "");
        const auto tracks = game.view().tracks;
        REQUIRE(tracks.size() == 1);
        CHECK(tracks.front() == Track{Colour::Pink, 0});
        for (std::size_t player = 0; player < players; ++player) {
            const auto colours = colours_of(game.setup(), PlayerId(player));
            CHECK(std::find(colours.begin(), colours.end(), Colour::Pink) == colours.end());
        }
    }
}

TEST_CASE("M-SET-2: who plays pink leaves the scoring meeple another colour") {
    for (std::uint8_t players = 1; players <= 5; ++players) {
        const Setup setup{.players = players,
                          .colours = {Colour::Pink, Colour::Black, Colour::Green, Colour::Blue,
                                      Colour::Red, Colour::Yellow}};
        REQUIRE(check_setup(setup).empty());
        const Game game = play(setup, "");
        CHECK(game.view().tracks == std::vector<Track>{{Colour::Yellow, 0}});
        CHECK_FALSE(colours_in_play(setup).contains(Colour::Yellow));
        CHECK(colour_set(setup, PlayerId(0)).contains(Colour::Pink));
    }
}

TEST_CASE("M-SET-2: whichever colour scores, scorings and hounds move it") {
    Game game = from(
        "mists:3 players:2 colours:pink+black+green+blue+red+yellow tile:27.1@0,-1,0 "
        "meeple:road0@0,-1:pink points:yellow:20 hound:rufus:road0@0,-1 piles:38+20 drawn:47.3",
        "place:0,-2,0");
    CHECK(tell(game, "points:road0@0,-2").find("score:yellow:+6:29") != std::string::npos);
    CHECK(game.view().tracks == std::vector<Track>{{Colour::Yellow, 29}});
}

TEST_CASE(
    "M-SET-3: level 1 is played to 50 with 15 ghosts and 50 tiles without castle or cemetery") {
    const Game game = play(3, "");
    const View view = game.view();
    CHECK(view.goal == 50);
    CHECK(view.ghosts_total == 15);
    CHECK(view.piles == std::vector<std::uint16_t>{50});
    CHECK(game.deck().size() == 50);
    const int unseen =
        std::accumulate(view.unseen.begin(), view.unseen.end(), 0,
                        [](int sum, const UnseenTile& tile) { return sum + tile.count; });
    CHECK(unseen == 50);
    for (const TileId tile : game.deck()) {
        for (const Segment& segment : game.tileset()[tile].layout.segments) {
            CHECK(segment.kind != FeatureKind::Castle);
            CHECK(segment.kind != FeatureKind::Cemetery);
        }
    }
}

TEST_CASE("M-SET-3: tiles, ghosts, piles, hounds and goal of every level") {
    struct Row {
        std::uint8_t level;
        std::size_t tiles;
        int ghosts;
        std::vector<std::uint16_t> piles;
        std::vector<int> hounds;
        int goal;
    };
    const std::vector<std::uint16_t> thirds{20, 20, 20};
    for (const Row& row :
         {Row{1, 50, 15, {50}, {}, 50}, Row{2, 60, 15, {60}, {}, 75},
          Row{3, 60, 15, thirds, {15, 50}, 100}, Row{4, 60, 13, thirds, {20, 60}, 120},
          Row{5, 60, 13, thirds, {15, 50}, 100}, Row{6, 60, 12, thirds, {10, 25}, 50}}) {
        CAPTURE(static_cast<int>(row.level));
        const Game game = play({.level = row.level, .players = 3}, "");
        const View view = game.view();
        CHECK(game.deck().size() == row.tiles);
        CHECK(view.ghosts_total == row.ghosts);
        CHECK(view.piles == row.piles);
        CHECK(view.goal == row.goal);
        std::vector<int> hounds;
        for (const HoundView& hound : view.hounds) hounds.push_back(hound.total);
        CHECK(hounds == row.hounds);
    }
}

TEST_CASE("M-SET-3: what cannot be played is refused with its reason") {
    const auto reason = [](const Setup& setup) {
        const auto errors = check_setup(setup);
        CHECK_THROWS_AS(Game(mists_tables(), setup), std::invalid_argument);
        return errors.empty() ? std::string() : errors.front();
    };
    CHECK(reason({.level = 0, .players = 2}) == "there are levels 1 to 6");
    CHECK(reason({.level = 7, .players = 2}) == "there are levels 1 to 6");
    CHECK(reason({.level = 1, .players = 0}) == "the co-operative game is for 1 to 5 players");
    CHECK(reason({.level = 1, .players = 6}) == "the co-operative game is for 1 to 5 players");
    const PartSet some{Part::Castles};
    CHECK(reason({.level = 2, .players = 2, .changed = some}) ==
          "only the competitive game has parts");
}

TEST_CASE("M-SET-5: three scoring meeples in colours in play, by default the first three") {
    const auto tracks = [](const Setup& setup) {
        std::string text;
        for (const Track& track : play(setup, "").view().tracks) {
            text += std::string(name(track.colour)) + " ";
        }
        return text;
    };
    CHECK(tracks({.level = 6, .players = 4}) == "red green blue ");
    const ColourSet others{Colour::Yellow, Colour::Blue, Colour::Black};
    CHECK(tracks({.level = 6, .players = 5, .scoring = others}) == "blue yellow black ");
    CHECK(check_setup({.level = 6, .players = 4, .scoring = others}).front() ==
          "level 6 has scoring meeples in three colours that are in play");
    CHECK(check_setup({.level = 6, .players = 5, .scoring = {Colour::Red}}).front() ==
          "level 6 has scoring meeples in three colours that are in play");
    CHECK(check_setup({.level = 5, .players = 5, .scoring = others}).front() ==
          "only level 6 has scoring meeples in players' colours");
}

TEST_CASE("M-SET-5: 3 to 5 players lend a meeple each, with 1 or 2 the supplies stay whole") {
    const ColourSet three{Colour::Green, Colour::Blue, Colour::Yellow};
    CHECK(supplies(play({.level = 6, .players = 3}, "")) == "red 4 | green 4 | blue 4");
    CHECK(supplies(play({.level = 6, .players = 4, .scoring = three}, "")) ==
          "red 5 | green 4 | blue 4 | yellow 4");
    CHECK(supplies(play({.level = 6, .players = 2, .scoring = three}, "")) ==
          "red 3 green 3 | blue 3 yellow 3");
    CHECK(supplies(play({.level = 6, .players = 1}, "")) == "red 3 green 3 blue 3 yellow 3");
    CHECK(supplies(play({.level = 5, .players = 3}, "")) == "red 5 | green 5 | blue 5");
}

TEST_CASE("M-SET-4: 3 of the ghosts stand on the start tile, the rest are the supply") {
    const View view = play(2, "").view();
    CHECK(view.ghosts_supply == 12);
    CHECK(view.tiles[0].ghosts == 1);
    CHECK(view.tiles[1].ghosts == 0);
    CHECK(view.tiles[2].ghosts == 1);
    CHECK(view.tiles[3].ghosts == 1);
}

TEST_CASE("M-TURN-1: placing, mist, ghosts, meeple and scoring follow in this order") {
    // 28 closes a bank with 43; a red meeple takes the road, and the village at its end completes
    // it.
    Game game = play(2, "draw:28.2");
    CHECK(tell(game, "place:2,0,0") == "placed:28.2:2,0,0 ghosts:2,0:+2");
    CHECK(tell(game, "meeple:road0:red") == "meeple:road0@2,0:red turn:2:player1");
    tell(game, "draw:35.2");
    CHECK(tell(game, "place:3,0,2") == "placed:35.2:3,0,2 ghosts:3,0:+2");
    CHECK(tell(game, "meeple:road0:blue") == "meeple:road0@3,0:blue");
    CHECK(tell(game, "points:road1@3,0") ==
          "scored:road1@3,0:3x1:points score:pink:+3:3 returned:road0@2,0:red turn:3:player0");
}

TEST_CASE("M-TURN-1: burial comes before ghosts, the face-down tile last") {
    // 27 closes the cemetery 40 at -1,1 with the last of the 8 spaces; 46 at 0,2 stays open, so
    // that a tile lies face down at the end of the turn.
    Game game = from(
        "mists:5 players:2 tile:46.0@0,2,2 tile:40.0@-1,1,0 tile:19.2@-1,0,0 tile:28.2@-2,1,0 "
        "down:-2,0 down:-2,2 meeple:road0@-2,1:red meeple:city0@-1,0:blue drawn:27.1");
    CHECK(tell(game, "place:-1,2,0") == "placed:27.1:-1,2,0 closed:-1,1");
    CHECK(tell(game, "bury:city0@-1,0") ==
          "buried:blue:-1,1:city0@-1,0 ghosts:-1,2:+1 forced:pass");
    CHECK(game.point().kind == DecisionKind::PlaceFaceDown);
}

TEST_CASE("M-TURN-1: later steps happen although earlier ones did not") {
    // No bank closes, no ghost comes, no meeple is placed, and yet the city is scored.
    Game game = play(2, "draw:17.0 place:1,-1,0 meeple:city0:red draw:01.0");
    CHECK(tell(game, "place:1,-2,2") == "placed:01.0:1,-2,2");
    CHECK(tell(game, "pass") == "");
    CHECK(tell(game, "points:city0@1,-2") ==
          "scored:city0@1,-2:8x1:points score:pink:+8:8 returned:city0@1,-1:red turn:3:player0");
}

TEST_CASE("M-TURN-2: turns go round, and each player decides in their own") {
    Game game = play(3, "draw:17.0 place:1,-1,0 pass");
    CHECK(game.point() == DecisionPoint{Actor::Chance, PlayerId(1), DecisionKind::DrawTile});
    tell(game, "draw:27.1");
    tell(game, "place:0,-1,2");
    CHECK(tell(game, "pass") == "turn:3:player2");
    tell(game, "draw:20.0");
    tell(game, "place:1,-2,0");
    CHECK(tell(game, "pass") == "turn:4:player0");
}

TEST_CASE("M-TURN-3: a tile that fits in one way is placed by the core") {
    // 38 has three city sides: with the city and all but one road out of reach it fits in one way.
    Game game = play(2, "draw:14.3 place:1,-1,2 pass draw:47.3 place:1,2,2 pass");
    CHECK(tell(game, "draw:38.0") == "drawn:38.0 forced:place:2,0,1 placed:38.0:2,0,1");
}

TEST_CASE("M-TURN-3: draws are never made by the core, even of the last tile") {
    const Game game = play_with("17.0", 2, "");
    CHECK(legal_text(game) == "draw:17.0");
    CHECK(game.point().actor == Actor::Chance);
}
