#include "rules/mists/game.hpp"
#include "rules/notation.hpp"
#include "tests/rules/script.hpp"

#include <doctest/doctest.h>

using namespace mistward::rules;

namespace {

const FaceTable& face(std::string_view name) {
    return (*mists_tables())[find_face(*mists_tiles(), name).value()];
}

}  // namespace

TEST_CASE("T-1: a turned tile shows its sides a quarter turn further on") {
    using enum Terrain;
    const FaceTable& tile = face("31.1");  // city, road, field, road
    CHECK(tile.terrain[0] == std::array{City, Road, Field, Road});
    CHECK(tile.terrain[1] == std::array{Road, City, Road, Field});
    CHECK(tile.terrain[2] == std::array{Field, Road, City, Road});
    CHECK(tile.terrain[3] == std::array{Road, Field, Road, City});
}

TEST_CASE("T-2: mist plays no part in whether a tile fits") {
    // The side of the start tile towards -1,0 is misty field; 43.1 has a misty and a clear field
    // side.
    const Game game = play(2, "draw:43.1");
    const std::string legal = " " + legal_text(game) + " ";
    CHECK(legal.find(" place:-1,0,0 ") != std::string::npos);
    CHECK(legal.find(" place:-1,0,2 ") != std::string::npos);
    CHECK(legal.find(" place:-1,0,1 ") == std::string::npos);
}

TEST_CASE("T-3: segments reach their sides, and an end inside the tile is no side") {
    const FaceTable& tile = face("60.2");  // city N; villages E, S, W; mist E and S
    CHECK(tile.linked == 5);
    CHECK(tile.kind[0] == FeatureKind::City);
    CHECK(tile.kind[1] == FeatureKind::Road);
    CHECK(tile.kind[4] == FeatureKind::Mist);
    CHECK(tile.sides == std::array<std::uint8_t, kMaxSegments>{1, 1, 1, 1, 2, 1, 1});
    constexpr std::uint8_t kNone = FaceTable::kNone;
    using Side = std::array<std::uint8_t, 2>;
    const auto lines_and_mists = [&](std::size_t turn) {
        std::array<Side, 4> sides{};
        for (std::size_t e = 0; e < 4; ++e) {
            sides[e] = {tile.side[turn][e].line, tile.side[turn][e].mist};
        }
        return sides;
    };
    CHECK(lines_and_mists(0) == std::array{Side{0, kNone}, Side{1, 4}, Side{2, 4}, Side{3, kNone}});
    CHECK(lines_and_mists(1) == std::array{Side{3, kNone}, Side{0, kNone}, Side{1, 4}, Side{2, 4}});
    CHECK(tile.misty == std::array<std::uint8_t, 4>{0b0110, 0b1100, 0b1001, 0b0011});
}

TEST_CASE("T-4: every misty face has symbols, every clear one has none") {
    for (const Tile& tile : mists_tiles()->tiles) {
        const FaceTable& table = (*mists_tables())
            [find_face(*mists_tiles(),
                       tile.copies == 0 ? tile.id : tile.id + "." + std::to_string(tile.ghosts))
                 .value()];
        CAPTURE(tile.id);
        CHECK((table.misty[0] != 0) == (table.ghosts != 0));
        CHECK(table.ghosts <= 3);
    }
}

TEST_CASE("T-5: the start tile is four tiles with 3 ghosts, and its ruin ends roads") {
    Game game = play(2, "");
    const View view = game.view();
    REQUIRE(view.tiles.size() == 4);
    CHECK(view.tiles[0].position == Position{0, 0});
    CHECK(view.tiles[1].position == Position{1, 0});
    CHECK(view.tiles[2].position == Position{0, 1});
    CHECK(view.tiles[3].position == Position{1, 1});
    CHECK(view.tiles[0].ghosts + view.tiles[1].ghosts + view.tiles[2].ghosts +
              view.tiles[3].ghosts ==
          3);
    // The road from the ruin north out of 0,0 and a road that ends in a village: two tiles.
    tell(game, "draw:47.3");
    CHECK(tell(game, "place:0,-1,0") == "placed:47.3:0,-1,0 ghosts:0,-1:+3");
    CHECK(tell(game, "meeple:road0:red") == "meeple:road0@0,-1:red");
    CHECK(tell(game, "points:road0@0,-1") ==
          "scored:road0@0,-1:2x1:points score:pink:+2:2 returned:road0@0,-1:red turn:2:player1");
}

TEST_CASE("T-6: features join across matching sides, mist only where mist meets mist") {
    const Game game = play(1, "draw:17.0 place:1,-1,0 pass draw:43.1 place:-1,0,0");
    const auto& features = game.mists()->features;
    const auto feature = [&](Position position, std::string_view name) {
        const Slot slot = game.mists()->board.at(position);
        const TileLayout& layout = game.tileset()[game.mists()->board.face(slot)].layout;
        return features.feature(slot, find_segment(layout, name).value());
    };
    CHECK(feature({1, -1}, "city0") == feature({1, 0}, "city0"));
    CHECK(feature({0, 0}, "mist0") == feature({0, 1}, "mist0"));
    CHECK(feature({0, 0}, "mist0") == feature({1, 1}, "mist0"));
    CHECK(feature({-1, 0}, "mist0") != feature({0, 0}, "mist0"));
}

TEST_CASE("T-7: a city is complete when its last side is joined, a road likewise") {
    Game game = play(2, "draw:17.0 place:1,-1,0 meeple:city0:red draw:01.0");
    const auto& state = *game.mists();
    const FeatureId city = state.features.feature(state.board.at({1, -1}), SegmentIndex(0));
    CHECK(state.features.open_sides(city) == 1);
    tell(game, "place:1,-2,2");  // its other city stays open: one turn on the board, one tile more
    CHECK(game.point().kind == DecisionKind::PlaceMeeple);
    const FeatureId joined =
        game.mists()->features.feature(game.mists()->board.at({1, -1}), SegmentIndex(0));
    CHECK(game.mists()->features.complete(joined));
}

TEST_CASE("T-8: a bank closes when every misty side of it meets a misty side") {
    Game game = play(2, "draw:43.1 place:-1,0,2 pass draw:21.1 place:-1,1,3 pass draw:42.1");
    CHECK(tell(game, "place:1,2,1") ==
          "placed:42.1:1,2,1 bank:mist0@1,2:6 "
          "ghosts:0,0:-1:bank ghosts:0,1:-1:bank ghosts:1,1:-1:bank");
}

TEST_CASE("T-8: one misty side against a clear one keeps the bank open for ever") {
    Game game = play(2, "draw:43.1 place:-1,0,0 pass draw:21.1 place:-1,1,3 pass draw:42.1");
    CHECK(tell(game, "place:1,2,1") == "placed:42.1:1,2,1");
}

TEST_CASE("T-9: a city counts 2 per tile and 2 per coat, a tile once for all its segments") {
    // Five tiles: the quarter 1,0; 38 with three sides; 07 with a coat; 41; and 01 with two cities
    // of its own, which close the ring. 2 x 5 + 2 x 1 = 12.
    Game game = play(2,
                     "draw:38.0 place:1,-1,1 meeple:city0:red draw:07.0 place:1,-2,1 "
                     "draw:41.1 place:2,-2,2 draw:01.0 place:2,-1,3 pass");
    const View view = game.view();
    REQUIRE(view.pending.size() == 1);
    const Scoring& scoring = view.pending.front();
    CHECK(scoring.kind == FeatureKind::City);
    CHECK(scoring.tiles == 5);
    CHECK(scoring.coats == 1);
    CHECK(scoring.value == 12);
    CHECK(scoring.points == 12);
    CHECK(feature_text(game, scoring.feature) == "city0@2,-1");
}

TEST_CASE("T-9: a road counts 1 per tile") {
    // 11 south out of the ruin, 42 round the corner, and a village: three tiles.
    Game game = play(2, "draw:42.1 place:1,2,1 meeple:road0:red draw:45.1 place:0,2,0 pass");
    REQUIRE(game.view().pending.size() == 1);
    CHECK(game.view().pending.front().tiles == 3);
    CHECK(game.view().pending.front().value == 3);
    CHECK(game.view().pending.front().coats == 0);
}
