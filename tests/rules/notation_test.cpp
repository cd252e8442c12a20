#include "rules/notation.hpp"
#include "tests/rules/script.hpp"

#include <doctest/doctest.h>

using namespace mistward::rules;

namespace {

NotationError error_in(const Game& game, std::string_view text) {
    const auto decision = parse_decision(game, text);
    CAPTURE(std::string(text));
    REQUIRE_FALSE(decision.has_value());
    return decision.error();
}

}  // namespace

TEST_CASE("notation: a decision is one word that says all of it") {
    const Game game = play(2, "draw:47.3 place:0,-1,0 meeple:road0:red");
    const FeatureRef road{{0, -1}, SegmentIndex(0)};
    CHECK(decision_text(game, DrawTile{find_face(game.tileset(), "14.3").value()}) == "draw:14.3");
    CHECK(decision_text(game, PlaceTile{{2, -1}, Rotation(3)}) == "place:2,-1,3");
    CHECK(decision_text(game, PlaceMeeple{SegmentIndex(0), Colour::Black}) == "meeple:road0:black");
    const PlaceMeeple guard{SegmentIndex(0), Colour::Black, MeepleKind::Guard};
    CHECK(decision_text(game, guard) == "meeple:road0:black:guard");
    CHECK(decision_text(game, BuryMeeple{road}) == "bury:road0@0,-1");
    CHECK(decision_text(game, BuryFromSupply{Colour::Blue}) == "bury:blue");
    CHECK(decision_text(game, HauntCemetery{{0, 2}}) == "haunt:0,2");
    CHECK(decision_text(game, HauntMeeple{road}) == "haunt:road0@0,-1");
    const MeepleRef one_of_several{road, NamedMeeple{Colour::Red}};
    CHECK(decision_text(game, HauntMeeple{one_of_several}) == "haunt:road0@0,-1:red");
    CHECK(parse_decision(game, "haunt:road0@0,-1:red") == Decision(HauntMeeple{one_of_several}));
    const MeepleRef a_guard{road, NamedMeeple{Colour::Red, MeepleKind::Guard}};
    CHECK(decision_text(game, HauntMeeple{a_guard}) == "haunt:road0@0,-1:red:guard");
    CHECK(parse_decision(game, "haunt:road0@0,-1:red:guard") == Decision(HauntMeeple{a_guard}));
    CHECK(decision_text(game, AssignPoints{Colour::Green}) == "assign:green");
    CHECK(decision_text(game, PlaceHound{road}) == "hound:road0@0,-1");
    CHECK(decision_text(game, ChaseGhosts{{0, 1}, 2}) == "chase:0,1:2");
    CHECK(decision_text(game, PlaceFaceDown{{2, 2}}) == "facedown:2,2");
    CHECK(decision_text(game, Pass{}) == "pass");
    CHECK(decision_text(game, TakePoints{road}) == "points:road0@0,-1");
    CHECK(decision_text(game, RemoveGhosts{road, {0, 1}, 3}) == "ghosts:road0@0,-1:0,1:3");
}

TEST_CASE("notation: what cannot be read is said with its place") {
    const Game game = play(2, "draw:47.3 place:0,-1,0 meeple:road0:red");
    const NotationError unknown = error_in(game, "jump:2,3");
    CHECK(unknown.offset == 0);
    CHECK(unknown.what ==
          "draw:, place:, bury:, haunt:, meeple:, pass, points:, ghosts:, assign:, hound:, "
          "chase:, facedown:, token:, play:, bid:, take:, at:, dragon:, fairy:, floor:, ransom:, "
          "exchange:, abbey: or barn:");
    CHECK(error_in(game, "").offset == 0);
    CHECK(error_in(game, "draw:99.9") == NotationError{5, "the name of a tile, such as 14.3"});
    CHECK(error_in(game, "place:x,0,0") == NotationError{6, "a space, such as 2,-1"});
    CHECK(error_in(game, "place:1;0,0") == NotationError{7, ","});
    CHECK(error_in(game, "place:1,0,4") == NotationError{10, "a rotation from 0 to 3"});
    CHECK(error_in(game, "place:1,0,") == NotationError{10, "a rotation from 0 to 3"});
    CHECK(error_in(game, "place:40000,0,0") == NotationError{6, "a space, such as 2,-1"});
    CHECK(error_in(game, "pass ") == NotationError{4, "the end"});
    CHECK(error_in(game, "passing") == NotationError{4, "the end"});
    CHECK(error_in(game, "meeple:road7:red") ==
          NotationError{7, "a segment of that tile, such as road0"});
    CHECK(error_in(game, "meeple:road0") == NotationError{12, ":"});
    CHECK(error_in(game, "meeple:road0:white") ==
          NotationError{13, "red, green, blue, yellow, black or pink"});
    CHECK(error_in(game, "points:road0@5,5") == NotationError{13, "the space of a face-up tile"});
    CHECK(error_in(game, "bury:white") ==
          NotationError{5, "red, green, blue, yellow, black or pink"});
    CHECK(error_in(game, "bury:road0@x") == NotationError{11, "a space, such as 2,-1"});
    CHECK(error_in(game, "haunt:red") == NotationError{6, "a space, such as 2,-1"});
    CHECK(error_in(game, "chase:0,1") == NotationError{9, ":"});
    CHECK(error_in(game, "facedown:2,2,2") == NotationError{12, "the end"});
    CHECK(error_in(game, "points:city0@0,-1") ==
          NotationError{7, "a segment of that tile, such as road0"});
    CHECK(error_in(game, "ghosts:road0@0,-1:0,1") == NotationError{21, ":"});
    CHECK(error_in(game, "ghosts:road0@0,-1:0,1:-1") == NotationError{22, "a number"});
}

TEST_CASE("notation: a decision has one text only") {
    const Game game = play(2, "draw:47.3");
    for (const char* const text : {"place:+1,0,0", "place:01,0,0", "place:-0,0,0", "place:1,0,00",
                                   "place: 1,0,0", "Place:1,0,0"}) {
        error_in(game, text);
    }
}

TEST_CASE("notation: segments go by kind and count, centres by their kind") {
    const TileSet& set = *mists_tiles();
    const auto names = [&](std::string_view face) {
        const TileLayout& layout = set[find_face(set, face).value()].layout;
        std::string text;
        for (std::size_t i = 0; i < layout.segments.size(); ++i) {
            const std::string name = segment_name(layout, SegmentIndex(i));
            CHECK(find_segment(layout, name) == SegmentIndex(i));
            text += (text.empty() ? "" : " ") + name;
        }
        return text;
    };
    CHECK(names("51.1") == "city0 road0 road1 mist0 castle field0 field1");
    CHECK(names("11.1") == "city0 road0 mist0 mist1 castle field0");
    CHECK(names("46.0") == "city0 cemetery field0");
    CHECK(names("start-01") == "mist0 field0");
}

TEST_CASE("notation: faces go by id and symbols, the quarters of the start tile by their id") {
    const TileSet& set = *mists_tiles();
    for (std::size_t i = 0; i < set.tiles.size(); ++i) {
        CHECK(find_face(set, face_name(set, TileId(i))) == TileId(i));
    }
    CHECK(find_face(set, "14.3") != find_face(set, "14.2"));
    CHECK_FALSE(find_face(set, "14").has_value());
    CHECK_FALSE(find_face(set, "start-00.1").has_value());
}

TEST_CASE("notation: colours, kinds and sides have names") {
    for (const Colour colour : kColours) CHECK(parse_colour(name(colour)) == colour);
    CHECK_FALSE(parse_colour("white").has_value());
    CHECK(name(FeatureKind::Cemetery) == "cemetery");
    CHECK(name(Edge::West) == "W");
}
