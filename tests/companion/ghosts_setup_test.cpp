#include "tests/companion/ghosts_look.hpp"

#include <doctest/doctest.h>

namespace mistward::companion::rivals {

using doctest::Approx;

TEST_CASE("tiles and turns that are left") {
    // Five tiles for two players: three turns for the first, two for the second.
    const RivalLook first("V.0 V.0 U.0 W.0 B.0", "base players:2");
    CHECK(first["tiles"] == Approx(5.0 / 100));
    CHECK(first["my_turns"] == Approx(3.0 / 40));
    CHECK(first["few_turns"] == Approx(1 / (1 + 3.0 / 4)));
    CHECK(first["more_turns"] == 1);
    CHECK(first["until_me"] == 0);
    CHECK(first["rival_next"] == 0);
    const RivalLook second("V.0 V.0 U.0 W.0 B.0", "base players:2", 1);
    CHECK(second["my_turns"] == Approx(2.0 / 40));
    CHECK(second["more_turns"] == -1);
    CHECK(second["until_me"] == Approx(1.0 / 2));
    CHECK(second["rival_next"] == 1);
}

TEST_CASE("how many play, and who else is near") {
    // Green is the best of the others, blue the second; on average they have 17.
    const RivalLook look("V.0 V.0 U.0 W.0",
                         "base players:3 points:red:20 points:green:24 points:blue:10");
    CHECK(look["three_or_more"] == 1);
    CHECK(look["four_or_more"] == 0);
    CHECK(look["lead"] == Approx(-4.0 / 20));
    CHECK(look["lead_on_the_second"] == Approx(10 / 6.2));
    CHECK(look["lead_on_the_average"] == Approx(3 / 6.2));
    CHECK(look["behind_me"] == Approx(0.5));
    const RivalLook two("V.0 V.0 U.0 W.0", "base players:2 points:red:20");
    CHECK(two["three_or_more"] == 0);
    CHECK(two["lead_on_the_second"] == 0);
    CHECK(two["lead_on_the_average"] == 0);
    CHECK(two["behind_me"] == 1);
    CHECK(RivalLook("V.0 V.0 U.0 W.0", "base players:4")["four_or_more"] == 1);
}

TEST_CASE("which game it is, and what its tiles have in their centres") {
    const RivalLook base("B.0 B.0 A.0 V.0", "base players:2");
    CHECK(base["base_game"] == 1);
    CHECK(base["ghosts_in_play"] == 0);
    CHECK(base["monasteries_unseen"] == Approx(3.0 / 6));
    const RivalLook ghosts("B.0 46.0 48.0 03.1", "ghosts players:2");
    CHECK(ghosts["base_game"] == 0);
    CHECK(ghosts["monasteries_unseen"] == Approx(1.0 / 6));
    CHECK(ghosts["cemeteries_unseen"] == Approx(2.0 / 5));
    CHECK(ghosts["castles_unseen"] == Approx(1.0 / 5));
}

}  // namespace mistward::companion::rivals
