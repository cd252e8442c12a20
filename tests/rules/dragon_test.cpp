#include "protocol/shuffle.hpp"
#include "tests/rules/dragon_tiles.hpp"
#include "tests/rules/script.hpp"
#include "tests/rules/setups.hpp"

#include <doctest/doctest.h>

#include <vector>

using namespace mistward::rules;

namespace {

constexpr Setup kDragon{.mode = Mode::Base, .players = 2, .changed = {Part::Dragon}};

/// The place of the tile that comes next when the deck is these faces.
std::size_t next_of(const Game& game, std::initializer_list<std::string_view> faces) {
    std::vector<TileId> deck;
    for (const std::string_view face : faces) deck.push_back(*find_face(game.tileset(), face));
    return game.next_place(deck).value();
}

}  // namespace

TEST_CASE("PD-SET-1: each of the four parts is played without the others") {
    // A volcano, a tile that calls the dragon, a princess and a portal mean nothing to the fairy.
    const auto plays = [](Part part, std::string_view face, const char* place) {
        const Setup setup{.mode = Mode::Base, .players = 2, .changed = {part}};
        Game game = with_dragon(setup, {face, "U.0"});
        return tell_each(game, {"draw:" + std::string(face), place});
    };
    CHECK(plays(Part::Fairy, "volcano-road.0", "place:1,0,0") == "placed:volcano-road.0:1,0,0");
    CHECK(plays(Part::Fairy, "dragon-road.0", "place:1,0,0") == "placed:dragon-road.0:1,0,0");
    CHECK(plays(Part::Dragon, "volcano-road.0", "place:1,0,0") ==
          "placed:volcano-road.0:1,0,0 dragon:1,0 forced:pass turn:2:player1");
    Game portal = with_dragon({.mode = Mode::Base, .players = 2, .changed = {Part::Portals}},
                              {"portal-road.0"});
    tell_each(portal, {"draw:portal-road.0", "place:1,0,0"});
    CHECK(legal_text(portal).find("at:") != std::string::npos);
    Game none = with_dragon(kDragon, {"portal-road.0"});
    tell_each(none, {"draw:portal-road.0", "place:1,0,0"});
    CHECK(legal_text(none).find("at:") == std::string::npos);
}

TEST_CASE("PD-SET-2: until a volcano lies the dragon's tiles cannot be drawn") {
    Game game = with_dragon(kDragon, {"dragon-road.0", "U.0", "volcano-road.0", "U.0"});
    CHECK(legal_text(game) == "draw:U.0 draw:volcano-road.0");
    CHECK(refused(game, "draw:dragon-road.0") == Refusal::TileNotUnseen);
    CHECK(game.holds_back());
    tell_each(game, {"draw:volcano-road.0", "place:1,0,0"});
    CHECK(legal_text(game) == "draw:U.0 draw:dragon-road.0");
    CHECK_FALSE(game.holds_back());
}

TEST_CASE("PD-SET-2: whoever holds the deck passes over them, and they keep their places") {
    const auto next = [](const Game& game) {
        return next_of(game, {"dragon-road.0", "U.0", "volcano-road.0", "U.0"});
    };
    Game game = with_dragon(kDragon, {"dragon-road.0", "U.0", "volcano-road.0", "U.0"});
    CHECK(next(game) == 1);
    tell_each(game, {"draw:U.0", "place:1,0,0", "pass"});
    CHECK(next(game) == 2);
    tell_each(game, {"draw:volcano-road.0", "place:2,0,0"});
    CHECK(next(game) == 0);
    // The dragon at 2,0 has a way to the left only, until the start tile.
    tell_each(game, {"draw:dragon-road.0", "place:3,0,0", "pass", "dragon:1,0"});
    CHECK(next(game) == 3);
}

TEST_CASE("PD-SET-2: what would be passed over is shuffled into what is behind the first volcano") {
    const auto tables = dragon_tables(Mode::Base);
    const TileSet& set = tables->tileset();
    std::vector<TileId> deck;
    for (const char* face : {"dragon-road.0", "U.0", "dragon-city.0", "W.0", "volcano.0", "V.0",
                             "dragon-road.0", "volcano.0"}) {
        deck.push_back(*find_face(set, face));
    }
    std::string order;
    const auto behind = mistward::protocol::put_behind_volcano(deck, set);
    for (const TileId tile : deck) order += face_name(set, tile) + " ";
    CHECK(order == "U.0 W.0 volcano.0 V.0 dragon-road.0 volcano.0 dragon-road.0 dragon-city.0 ");
    CHECK(behind.size() == 5);
    CHECK(behind.data() == &deck[3]);

    mistward::protocol::Seed seed{};
    double early = 0;
    constexpr int kGames = 200;
    for (int game = 0; game < kGames; ++game) {
        seed[0] = static_cast<std::uint8_t>(game);
        const auto tiles = Game(tables, kDragon).deck();
        const auto shuffled = mistward::protocol::shuffled_for_volcano(tiles, set, seed);
        const auto shows = [&](TileId tile, TileMark mark) {
            return set[tile].layout.marks.contains(mark);
        };
        std::size_t first = 0;
        while (!shows(shuffled[first], TileMark::Volcano)) {
            REQUIRE_FALSE(shows(shuffled[first++], TileMark::Dragon));
        }
        const std::size_t half = first + 1 + (shuffled.size() - first - 1) / 2;
        for (std::size_t i = first; i < half; ++i) early += shows(shuffled[i], TileMark::Dragon);
    }
    // 27 tiles call the dragon; half of them come in the first half of what is behind.
    CHECK(early / kGames == doctest::Approx(13.5).epsilon(0.05));
}

TEST_CASE("PD-SET-2: the game ends when all that is left waits for a volcano") {
    Game game = with_dragon(kDragon, {"dragon-road.0", "dragon-city.0", "U.0"});
    CHECK(tell_each(game, {"draw:U.0", "place:1,0,0", "pass"}) ==
          "turn:2:player1 finished:G-END-1:red+green");
    CHECK(game.check().empty());
    CHECK_FALSE(game.next_place(game.deck()));
}

TEST_CASE("PD-DRAGON-1: no meeple goes to the dragon's tile, a companion does") {
    const Game game = dragon_from(
        "base players:2 parts:builder+dragon turn:3 tile:U.0@1,0,0 tile:volcano-road.0@2,0,0 "
        "dragon:2,0 meeple:road0@1,0:red asks:place_meeple");
    CHECK(legal_text(game) == "meeple:road0:red:builder pass");
    CHECK(refused(game, "meeple:field0:red") == Refusal::FeatureOccupied);
}

TEST_CASE("PD-DRAGON-2: the dragon goes to each volcano that is placed") {
    Game game = with_dragon(kDragon, {"volcano-road.0", "volcano.0", "U.0"});
    CHECK(tell_each(game, {"draw:volcano-road.0", "place:1,0,0"}) ==
          "placed:volcano-road.0:1,0,0 dragon:1,0 forced:pass turn:2:player1");
    CHECK(tell_each(game, {"draw:volcano.0", "place:1,1,0"}) ==
          "placed:volcano.0:1,1,0 dragon:1,1 forced:pass turn:3:player0");
}

TEST_CASE("PD-DRAGON-3: a dragon's tile moves it, first by the active player, then clockwise") {
    Game game = dragon_from(
        "base players:3 parts:dragon turn:2 tile:volcano-road.0@1,0,0 tile:U.0@2,0,0 "
        "tile:U.0@3,0,0 tile:D.0@2,1,2 tile:D.0@2,-1,0 dragon:1,0 drawn:dragon-road.0");
    tell_each(game, {"place:4,0,0", "pass"});
    CHECK(game.point() == DecisionPoint{Actor::Player, PlayerId(1), DecisionKind::MoveDragon});
    CHECK(legal_text(game) == "dragon:2,0 dragon:0,0");
    CHECK(refused(game, "dragon:1,0") == Refusal::NoWayForDragon);
    CHECK(refused(game, "dragon:3,0") == Refusal::NoWayForDragon);
    CHECK(refused(game, "dragon:1,1") == Refusal::NoWayForDragon);
    CHECK(refused(game, "pass") == Refusal::WrongKind);
    CHECK(tell(game, "dragon:2,0") == "dragon:2,0");
    CHECK(game.point().player == PlayerId(2));
    CHECK(game.active().id == PlayerId(1));
    // Not back to 1,0, where it woke.
    CHECK(legal_text(game) == "dragon:2,-1 dragon:3,0 dragon:2,1");
    // It ends where there is no way on.
    CHECK(tell(game, "dragon:2,-1") == "dragon:2,-1 turn:3:player2");
}

TEST_CASE("PD-DRAGON-3: it moves six times at most") {
    Game game = dragon_from(
        "base players:2 parts:dragon turn:2 tile:volcano-road.0@1,0,0 tile:U.0@2,0,0 "
        "tile:U.0@3,0,0 tile:U.0@4,0,0 tile:U.0@5,0,0 tile:U.0@6,0,0 tile:U.0@7,0,0 dragon:1,0 "
        "drawn:dragon-road.0");
    tell_each(game, {"place:8,0,0", "pass"});
    CHECK(tell(game, "dragon:2,0") ==
          "dragon:2,0 forced:dragon:3,0 dragon:3,0 forced:dragon:4,0 dragon:4,0 "
          "forced:dragon:5,0 dragon:5,0 forced:dragon:6,0 dragon:6,0 forced:dragon:7,0 dragon:7,0 "
          "turn:3:player0");
}

TEST_CASE("PD-DRAGON-3: the dragon moves after the action, before features are scored") {
    // The dragon's tile closes the road of W, U and D on the left; its meeple stands on U.
    Game game = dragon_from(
        "base players:2 parts:dragon turn:2 tile:U.0@1,0,0 tile:W.0@2,0,0 tile:volcano.0@1,1,0 "
        "dragon:1,1 meeple:road0@1,0:red drawn:dragon-monastery.0");
    tell(game, "place:-1,0,0");
    CHECK(tell(game, "pass") == "forced:dragon:1,0 dragon:1,0 returned:road0@1,0:red");
    CHECK(legal_text(game) == "dragon:2,0 dragon:0,0");
    CHECK(tell(game, "dragon:2,0") == "dragon:2,0 turn:3:player0");
}

TEST_CASE("PD-DRAGON-4: it eats every meeple, and builders and pigs") {
    Game game = dragon_from(
        "base players:2 parts:builder+pig+dragon turn:2 tile:volcano-road.0@1,0,0 tile:U.0@2,0,0 "
        "tile:U.0@3,0,0 dragon:1,0 meeple:road0@2,0:red meeple:field0@2,0:green "
        "meeple:road0@3,0:red:builder meeple:field0@3,0:green:pig meeple:field1@3,0:red "
        "drawn:dragon-road.0");
    tell(game, "place:4,0,0");
    // Those who stood beside the eaten ones alone go, too (E-FIG-5).
    CHECK(tell(game, "dragon:2,0") ==
          "dragon:2,0 returned:road0@2,0:red returned:field0@2,0:green "
          "returned:road0@3,0:red:builder returned:field0@3,0:green:pig forced:dragon:3,0 "
          "dragon:3,0 returned:field1@3,0:red forced:dragon:4,0 dragon:4,0 turn:3:player0");
}

TEST_CASE("PD-DRAGON-4: it eats a companion whose meeple stands elsewhere") {
    Game game = dragon_from(
        "base players:2 parts:builder+dragon turn:2 tile:volcano-road.0@1,0,0 tile:U.0@2,0,0 "
        "tile:U.0@3,0,0 tile:D.0@2,1,2 dragon:1,0 meeple:road0@3,0:red "
        "meeple:road0@2,0:red:builder drawn:dragon-road.0");
    tell_each(game, {"place:4,0,0", "pass"});
    CHECK(tell(game, "dragon:2,0") == "dragon:2,0 returned:road0@2,0:red:builder");
}

TEST_CASE("PD-MIST-4: the dragon comes to misty tiles") {
    // 13.3 has mist on all sides.
    Game game = dragon_from(
        "ghosts players:2 parts:dragon turn:2 tile:13.3@1,2,0 tile:volcano.0@2,2,0 dragon:2,2 "
        "drawn:dragon-road.0");
    tell_each(game, {"place:2,3,0", "pass"});
    CHECK(legal_text(game) == "dragon:2,3 dragon:1,2");
}

TEST_CASE("PD-MIST-5: it eats meeples with ghosts, which return to the supply") {
    Game game = dragon_from(
        "ghosts players:2 parts:dragon turn:2 tile:13.3@1,2,0 tile:volcano.0@2,2,0 dragon:2,2 "
        "meeple:road0@1,2:red:2ghosts drawn:dragon-road.0");
    CHECK(game.view().ghosts_supply == 13);
    tell_each(game, {"place:2,3,0", "pass"});
    CHECK(tell(game, "dragon:1,2") ==
          "dragon:1,2 returned:road0@1,2:red:2ghosts forced:dragon:1,1 dragon:1,1 turn:3:player0");
    CHECK(game.view().ghosts_supply == 15);
}

TEST_CASE("PD-MIST-6: the start tile is one tile for the dragon, which eats all on it") {
    Game game = dragon_from(
        "ghosts players:2 parts:dragon turn:2 tile:volcano.0@0,2,0 tile:portal-road.0@1,2,2 "
        "tile:plain.0@-1,2,0 dragon:0,2 meeple:city0@1,0:green meeple:road0@0,0:red "
        "drawn:dragon-road.0");
    tell_each(game, {"place:-2,2,1", "pass"});
    CHECK(legal_text(game) == "dragon:0,1 dragon:1,2 dragon:-1,2");
    // It leaves across any side of the four quarters: to 1,2 below another one.
    CHECK(tell(game, "dragon:0,1") ==
          "dragon:0,1 returned:city0@1,0:green returned:road0@0,0:red forced:dragon:1,2 "
          "dragon:1,2 turn:3:player0");
}

TEST_CASE("PD-MIST-6: no meeple goes to the start tile when the dragon is on it") {
    const Game game = dragon_from(
        "ghosts players:2 parts:dragon+portals turn:2 tile:volcano.0@0,2,0 "
        "tile:portal-road.0@1,2,2 dragon:1,0 asks:place_meeple");
    CHECK(legal_text(game).find("@0,0") == std::string::npos);
    CHECK(legal_text(game).find("at:field0@0,2:green") != std::string::npos);
    CHECK(refused(game, "at:road0@0,0:green") == Refusal::FeatureOccupied);
}
