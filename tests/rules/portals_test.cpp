#include "tests/rules/dragon_tiles.hpp"
#include "tests/rules/script.hpp"

#include <doctest/doctest.h>

using namespace mistward::rules;

TEST_CASE("PD-PORTAL-1: a portal lets a meeple go to any tile") {
    Game game = dragon_from(
        "base players:2 parts:portals turn:2 tile:U.0@1,0,0 tile:portal-road.0@2,0,0 "
        "meeple:field0@1,0:red asks:place_meeple");
    // Both segments of the road, and the field below; the field above is occupied.
    CHECK(legal_text(game) ==
          "meeple:road0:green meeple:field1:green at:city0@0,0:green at:road0@0,0:green "
          "at:field1@0,0:green at:road0@1,0:green at:field1@1,0:green pass");
    CHECK(refused(game, "at:field0@0,0:green") == Refusal::FeatureOccupied);
    CHECK(refused(game, "at:road0@2,0:green") == Refusal::SegmentNotForMeeples);
    CHECK(refused(game, "at:road0@1,0:red") == Refusal::ColourNotYours);
    CHECK(tell(game, "at:city0@0,0:green") == "meeple:city0@0,0:green turn:3:player0");
}

TEST_CASE("PD-PORTAL-1: only to what is not complete, to fields in any case") {
    const Game game = dragon_from(
        "base players:2 parts:portals turn:2 tile:E.0@0,-1,2 tile:portal-road.0@1,0,0 "
        "asks:place_meeple");
    CHECK(legal_text(game).find("at:city0") == std::string::npos);
    CHECK(legal_text(game).find("at:field0@0,-1:green") != std::string::npos);
    CHECK(refused(game, "at:city0@0,-1:green") == Refusal::SegmentNotForMeeples);
}

TEST_CASE("PD-PORTAL-1: no companion, and to its own kind of feature the abbot") {
    const Game game = dragon_from(
        "base players:2 parts:abbot+builder+portals turn:2 tile:B.0@0,1,0 tile:U.0@1,0,0 "
        "tile:portal-road.0@2,0,0 meeple:road0@1,0:green asks:place_meeple");
    CHECK(legal_text(game).find("at:monastery@0,1:green at:monastery@0,1:green:abbot") !=
          std::string::npos);
    CHECK(legal_text(game).find("at:road0@1,0") == std::string::npos);
    CHECK(refused(game, "at:road0@1,0:green:builder") == Refusal::SegmentNotForMeeples);
    CHECK(refused(game, "at:field0@1,0:green:abbot") == Refusal::SegmentNotForMeeples);
}

TEST_CASE("PD-PORTAL-1: a monastery that nobody took is there for a portal, and is scored") {
    Game game = dragon_from(
        "base players:2 parts:portals turn:2 tile:B.0@0,1,0 tile:portal-road.0@1,0,0 "
        "asks:place_meeple");
    const auto monastery = [&] {
        const auto views = game.feature_views();
        return *std::find_if(views.begin(), views.end(), [](const FeatureView& view) {
            return view.kind == FeatureKind::Monastery;
        });
    };
    // It is worth itself and the two tiles above it.
    REQUIRE(monastery().scoring);
    CHECK(monastery().scoring->points == 3);
    tell(game, "at:monastery@0,1:green");
    CHECK(monastery().colours == ColourSet{Colour::Green});
}

TEST_CASE("PD-PORTAL-1: not to the dragon's tile, and only from a portal") {
    const Game game = dragon_from(
        "base players:2 parts:dragon+portals turn:2 tile:volcano-road.0@1,0,0 "
        "tile:portal-road.0@2,0,0 dragon:1,0 asks:place_meeple");
    CHECK(legal_text(game).find("@1,0") == std::string::npos);
    CHECK(refused(game, "at:road0@1,0:green") == Refusal::FeatureOccupied);
    const Game without =
        dragon_from("base players:2 parts:portals turn:2 tile:U.0@1,0,0 asks:place_meeple");
    CHECK(legal_text(without).find("at:") == std::string::npos);
    CHECK(refused(without, "at:city0@0,0:green") == Refusal::WrongKind);
}

TEST_CASE("PD-MIST-7: a portal leads to the features of the start tile") {
    const Game game = dragon_from(
        "ghosts players:2 parts:portals turn:2 tile:portal-road.0@1,2,2 asks:place_meeple");
    CHECK(legal_text(game).find("at:road0@0,0:green at:road0@0,0:green:guard") !=
          std::string::npos);
    CHECK(legal_text(game).find("at:city0@1,0:green") != std::string::npos);
    CHECK(legal_text(game).find("mist") == std::string::npos);
}
