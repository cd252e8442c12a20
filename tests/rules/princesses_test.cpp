#include "tests/rules/dragon_tiles.hpp"
#include "tests/rules/script.hpp"

#include <doctest/doctest.h>

using namespace mistward::rules;

TEST_CASE("PD-PRINCESS-1: a princess that adds to a city can send one of its knights home") {
    // The princess closes the city of R, which E and D have closed on two sides.
    Game game = dragon_from(
        "base players:2 parts:princesses turn:2 tile:R.0@0,-1,2 tile:E.0@-1,-1,1 "
        "meeple:city0@0,-1:red meeple:field0@0,-1:red drawn:princess-cap.0");
    tell(game, "place:1,-1,3");
    CHECK(legal_text(game).find("take:city0@0,-1 pass") != std::string::npos);
    CHECK(legal_text(game).find("take:field0@0,-1") == std::string::npos);
    CHECK(refused(game, "take:field0@0,-1") == Refusal::WrongKind);
    CHECK(refused(game, "take:city0@0,0") == Refusal::NoMeepleThere);
    // Nobody is left who scores the city.
    CHECK(tell(game, "take:city0@0,-1") == "returned:city0@0,-1:red turn:3:player0");
}

TEST_CASE("PD-PRINCESS-1: anybody's, guards and one's own among them, but no builder") {
    const Game game = dragon_from(
        "ghosts players:2 parts:builder+princesses turn:2 tile:R.0@1,-1,2 "
        "tile:princess-cap.0@2,-1,3 meeple:city0@1,-1:red:guard meeple:city0@1,0:green "
        "meeple:city0@1,-1:green:builder asks:place_meeple");
    CHECK(legal_text(game).find("take:city0@1,-1:red:guard take:city0@1,0 pass") !=
          std::string::npos);
}

TEST_CASE("PD-PRINCESS-1: a princess does nothing to other cities, nor a tile without one") {
    const Game elsewhere = dragon_from(
        "base players:2 parts:princesses turn:2 tile:R.0@0,-1,2 tile:princess-cap.0@0,1,2 "
        "meeple:city0@0,-1:red asks:place_meeple");
    CHECK(legal_text(elsewhere).find("take:") == std::string::npos);
    const Game without = dragon_from(
        "base players:2 parts:princesses turn:2 tile:R.0@0,-1,2 tile:E.0@1,-1,3 "
        "meeple:city0@0,-1:red asks:place_meeple");
    CHECK(legal_text(without).find("take:") == std::string::npos);
}

TEST_CASE("PD-MIST-5: a princess sends home meeples with ghosts, which return to the supply") {
    Game game = dragon_from(
        "ghosts players:2 parts:princesses turn:2 tile:R.0@1,-1,2 tile:princess-cap.0@2,-1,3 "
        "meeple:city0@1,-1:red:2ghosts asks:place_meeple");
    CHECK(tell(game, "take:city0@1,-1") == "returned:city0@1,-1:red:2ghosts turn:3:player0");
    CHECK(game.view().ghosts_supply == 15);
}
