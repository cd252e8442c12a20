#include "tests/companion/mists_look.hpp"

#include <doctest/doctest.h>

using doctest::Approx;
using mistward::companion::mists::Look;
using mistward::rules::Position;

TEST_CASE("spaces with mist beside them") {
    // The bank of the start tile opens on -1,0, -1,1 and 1,2. 12, 47 and 27 can join it at the
    // first two; at 1,2, a misty road is asked for, which none of them has.
    const Look look("12.3 47.3 17.0 27.1", "mists:1 players:2");
    CHECK(look["mist_spaces"] == Approx(3.0 / 8));
    CHECK(look["mist_sides"] == Approx(3.0 / 10));
    CHECK(look["joining_spaces"] == Approx((0.75 + 0.75 + 0) / 3));
    CHECK(look["banks_more"] == Approx(1.0 / 3));
    CHECK(look["banks_one_tile"] == 0);
    CHECK(look["bank_chance"] == 0);
    CHECK(look.place("bank_chance") == std::nullopt);
}

TEST_CASE("a bank that one tile can complete") {
    // 27 at 0,-1 has mist to the east alone, two ghosts stand on it. At 1,-1 a city to the south
    // and a field to the west are asked for: 43 has them with a mist that reaches no other side, 34
    // has one that does, 17 has none.
    const Look look("43.1 34.2 17.0 17.0", "mists:1 players:2 tile:27.1@0,-1,0 ghosts:0,-1:2");
    CHECK(look["banks_one_tile"] == Approx(1.0 / 3));
    CHECK(look["bank_chance"] == Approx(0.25));
    CHECK(look.place("bank_chance") == Position{1, -1});
    CHECK(look["ghosts_cleared"] == Approx(2 * 0.25 / 3));
    CHECK(look["best_bank"] == Approx(2.0 / 5));
    CHECK(look.place("best_bank") == Position{1, -1});
}

TEST_CASE("a bank that opens on two spaces") {
    // 41 at 2,-2 has mist to the north and the east.
    const Look look("17.0", "mists:1 players:2 tile:38.0@1,-1,1 tile:01.0@2,-1,3 tile:41.1@2,-2,2");
    CHECK(look["banks_two_tiles"] == Approx(1.0 / 3));
    CHECK(look["banks_more"] == Approx(1.0 / 3));
    CHECK(look["mist_spaces"] == Approx(5.0 / 8));
}

TEST_CASE("T-8: a bank that met a clear side can never be completed") {
    const Look look("17.0", "mists:1 players:2 tile:17.0@-1,0,0");
    CHECK(look["banks_dead"] == Approx(1.0 / 5));
    CHECK(look["banks_more"] == 0);
}

TEST_CASE("banks that lack one and the same space are completed by a tile that joins them") {
    // 27 at 0,-1 opens on 1,-1 from the west, 43 at 2,-1 from the east. The mist of 34 reaches both
    // sides, that of 43 one; 17 has none.
    const Look look("34.2 17.0",
                    "mists:1 players:2 tile:09.0@2,0,0 tile:27.1@0,-1,0 tile:43.1@2,-1,0 "
                    "ghosts:0,-1:1 ghosts:2,-1:2");
    CHECK(look["banks_one_tile"] == Approx(2.0 / 3));
    CHECK(look["bank_chance"] == Approx(0.5));
    CHECK(look["ghosts_cleared"] == Approx(3 * 0.5 / 3));
    CHECK(look["best_bank"] == Approx(2.0 / 5));
}

TEST_CASE("a bank that no tile can complete at its one space is none to wait for") {
    const Look look("17.0", "mists:1 players:2 tile:27.1@0,-1,0 ghosts:0,-1:2");
    CHECK(look["banks_one_tile"] == Approx(1.0 / 3));
    CHECK(look["best_bank"] == 0);
    CHECK(look.place("best_bank") == std::nullopt);
}
