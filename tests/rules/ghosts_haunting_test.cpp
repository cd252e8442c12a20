#include "tests/rules/script.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>

using namespace mistward::rules;

namespace {

constexpr Setup kTwo{.mode = Mode::Ghosts, .players = 2};

// Red: a monk at 0,2 and a highwayman at 0,3; green: a highwayman at 2,0 and a farmer at 4,0; of
// each a guard. 13 is misty all around: at 1,2 its north meets mist, its west the clear side of B.
constexpr auto kBothDue =
    "draw:B.0 place:0,2,0 meeple:monastery:red draw:U.0 place:2,0,0 meeple:road0:green "
    "draw:V.0 place:0,3,0 meeple:road0:red draw:U.0 place:3,0,0 meeple:field0:green:guard "
    "draw:V.0 place:2,1,3 meeple:field1:red:guard draw:U.0 place:4,0,0 meeple:field1:green "
    "draw:13.3 place:1,2,0 ";

int ghosts_on(const Game& game, Position position) {
    for (const PlacedMeeple& meeple : game.view().meeples) {
        if (meeple.feature.position == position) return meeple.ghosts;
    }
    return -1;
}

}  // namespace

TEST_CASE("G-GHOST-1: where mist meets mist, a ghost comes to another player's meeple") {
    Game game = play(kTwo, "draw:U.0 place:2,0,0 meeple:road0:red draw:12.3");
    CHECK(tell(game, "place:-1,0,0") ==
          "placed:12.3:-1,0,0 forced:haunt:road0@2,0 haunted:road0@2,0:red:1 forced:pass "
          "turn:3:player0");
    CHECK(game.view().ghosts_supply == 14);
}

TEST_CASE("G-GHOST-1: where mist meets a clear side, a ghost comes to one's own meeple") {
    // The misty side is that of the new tile: 14 lies with it against the clear south of the start
    // tile.
    Game game =
        play(kTwo, "draw:U.0 place:2,0,0 meeple:field0:red draw:U.0 place:3,0,0 pass draw:14.3");
    CHECK(tell(game, "place:0,2,1") ==
          "placed:14.3:0,2,1 forced:haunt:field0@2,0 haunted:field0@2,0:red:1");
}

TEST_CASE("G-GHOST-1: the misty side may be that of the tile that lay there before") {
    // The west of the start tile at 0,0 is misty, the new tile B is clear.
    Game game = play(kTwo,
                     "draw:B.0 place:0,2,0 meeple:monastery:red draw:U.0 place:2,0,0 pass "
                     "draw:B.0");
    CHECK(tell(game, "place:-1,0,0") ==
          "placed:B.0:-1,0,0 forced:haunt:monastery@0,2 haunted:monastery@0,2:red:1");
}

TEST_CASE("G-GHOST-1: mist against an empty space brings none") {
    // 47 joins the start tile by its clear south; its other sides are misty.
    Game game = play(kTwo, "draw:U.0 place:2,0,0 meeple:road0:red draw:47.3");
    CHECK(tell(game, "place:0,-1,0") == "placed:47.3:0,-1,0");
    CHECK(game.view().ghosts_supply == 15);
}

TEST_CASE("G-GHOST-1: both are due: first another's meeple, then one's own, each once") {
    Game game = play(kTwo, kBothDue);
    CHECK(game.point() == DecisionPoint{Actor::Player, PlayerId(0), DecisionKind::HauntMeeple});
    CHECK(legal_text(game) == "haunt:road0@2,0 haunt:field1@4,0");
    CHECK(refused(game, "haunt:monastery@0,2") == Refusal::WrongOwner);
    CHECK(refused(game, "haunt:field1@2,0") == Refusal::NoMeepleThere);
    CHECK(tell(game, "haunt:field1@4,0") == "haunted:field1@4,0:green:1");
    CHECK(legal_text(game) == "haunt:monastery@0,2 haunt:road0@0,3");
    CHECK(refused(game, "haunt:road0@2,0") == Refusal::WrongOwner);
    CHECK(tell(game, "haunt:road0@0,3") == "haunted:road0@0,3:red:1");
    CHECK(game.point().kind == DecisionKind::PlaceMeeple);
    CHECK(game.view().ghosts_supply == 13);
}

TEST_CASE("G-GHOST-1: of several meeples on one segment, what is asked is which of them") {
    // Only games with other parts have room for several on a segment.
    Setup with_part = kTwo;
    with_part.changed = {Part::Inns};
    rivals::LargeState state =
        play(with_part, kBothDue).visit([]<class S>(const S& now) -> rivals::LargeState {
            if constexpr (std::is_same_v<S, rivals::LargeState>) return now;
            FAIL("another state");
            return {};
        });
    const auto* const green =
        std::find_if(state.meeples.begin(), state.meeples.end(),
                     [](const auto& meeple) { return meeple.colour == Colour::Green; });
    const SegmentId there = green->segment;
    state.meeples.push_back({there, Colour::Red});
    state.meeples.push_back({there, Colour::Green, MeepleKind::Guard});
    Game game(tables_for(with_part), state);
    CHECK(legal_text(game) == "haunt:road0@2,0:green haunt:field1@4,0");
    CHECK(refused(game, "haunt:road0@2,0") == Refusal::NoMeepleThere);
    CHECK(refused(game, "haunt:road0@2,0:black") == Refusal::NoMeepleThere);
    CHECK(refused(game, "haunt:road0@2,0:red") == Refusal::WrongOwner);
    CHECK(refused(game, "haunt:road0@2,0:green:guard") == Refusal::GuardUntouchable);
    CHECK(refused(game, "haunt:field1@4,0:green") == Refusal::NoMeepleThere);
    CHECK(tell(game, "haunt:road0@2,0:green") == "haunted:road0@2,0:green:1");
    CHECK(legal_text(game) == "haunt:monastery@0,2 haunt:road0@0,3 haunt:road0@2,0:red");
}

TEST_CASE("G-GHOST-1: two sides where mist meets mist bring one ghost") {
    // 14 meets the mist of 12 in the north and that of the start tile in the east.
    Game game = play(kTwo,
                     "draw:U.0 place:2,0,0 meeple:road0:red draw:12.3 place:-1,0,0 "
                     "draw:U.0 place:3,0,0 pass draw:14.3");
    CHECK(tell(game, "place:-1,1,2") ==
          "placed:14.3:-1,1,2 forced:haunt:road0@2,0 haunted:road0@2,0:red:2");
}

TEST_CASE("G-GHOST-1: without a meeple that can take it the ghost is skipped") {
    Game game = play(kTwo, "draw:12.3");
    CHECK(tell(game, "place:-1,0,0") == "placed:12.3:-1,0,0 forced:pass turn:2:player1");
    // Green's own meeple takes none where mist meets mist.
    game = play(kTwo,
                "draw:U.0 place:2,0,0 pass draw:U.0 place:3,0,0 meeple:road0:green "
                "draw:U.0 place:4,0,0 pass draw:12.3");
    CHECK(tell(game, "place:-1,0,0") == "placed:12.3:-1,0,0 forced:pass turn:5:player0");
}

TEST_CASE("G-GHOST-1: without a ghost in the supply it is skipped") {
    Game game =
        play(kTwo,
             "draw:32.3 place:0,-1,1 pass draw:G.0 place:-1,1,1 meeple:field0:green "
             "draw:04.2 place:0,2,3 pass draw:60.2 place:1,-1,2 meeple:field0:green "
             "draw:46.0 place:2,1,1 meeple:city0:red "
             "draw:35.2 place:2,0,3 haunt:field0@-1,1 meeple:field2:green "
             "draw:23.3 place:2,-1,1 pass draw:12.3 place:-2,1,1 haunt:field0@1,-1 "
             "draw:V.0 place:3,0,1 meeple:field0:red draw:W.0 place:1,-2,1 haunt:field2@2,0 pass "
             "draw:33.1 place:0,-2,0 haunt:field0@-1,1 haunt:field0@3,0 meeple:city0:red "
             "draw:57.2 place:3,-1,1 haunt:city0@0,-2 haunt:field0@1,-1 meeple:city0:green "
             "draw:14.2 place:-1,2,0 haunt:city0@3,-1 pass "
             "draw:23.2 place:2,-2,3 haunt:field0@3,0 haunt:field2@2,0 meeple:road0:green "
             "draw:49.0 place:-2,0,3 haunt:city0@0,-2 meeple:city1:red "
             "draw:54.1 place:-1,-1,2 haunt:road0@2,-2 pass "
             "draw:V.0 place:-1,-2,1 haunt:city1@-2,0 pass draw:50.1");
    CHECK(game.view().ghosts_supply == 0);
    // 50 meets the mist of 23 at 2,-2, and green has meeples on the board.
    CHECK(tell(game, "place:3,-2,1") == "placed:50.1:3,-2,1");
}

TEST_CASE("G-GHOST-2: a third ghost sends the meeple home, and the ghosts with it") {
    Game game = play(kTwo,
                     "draw:U.0 place:2,0,0 meeple:road0:red draw:12.3 place:-1,0,0 "
                     "draw:U.0 place:3,0,0 pass draw:14.3 place:-1,1,2 pass "
                     "draw:U.0 place:4,0,0 pass draw:13.3");
    CHECK(ghosts_on(game, {2, 0}) == 2);
    CHECK(game.view().ghosts_supply == 13);
    CHECK(tell(game, "place:1,2,0") ==
          "placed:13.3:1,2,0 forced:haunt:road0@2,0 haunted:road0@2,0:red:3 "
          "returned:road0@2,0:red:3ghosts");
    CHECK(game.view().meeples.empty());
    CHECK(game.view().ghosts_supply == 15);
    CHECK(game.view().supplies[0][0].meeples == 5);
    // The road is free again: green may take it where U goes on with it.
    tell(game, "pass");
    tell(game, "draw:U.0");
    tell(game, "place:5,0,0");
    CHECK(legal_text(game).find("meeple:road0:red ") == 0);
}

TEST_CASE("G-GHOST-3: guards take no ghosts") {
    const Game game = play(kTwo, kBothDue);
    CHECK(refused(game, "haunt:field0@3,0") == Refusal::GuardUntouchable);
    // With a guard only, the ghost is skipped.
    Game alone = play(kTwo, "draw:U.0 place:2,0,0 meeple:road0:red:guard draw:12.3");
    CHECK(tell(alone, "place:-1,0,0") == "placed:12.3:-1,0,0 forced:pass turn:3:player0");
}

TEST_CASE("G-GHOST-3: a meeple on a castle or on a cemetery takes ghosts") {
    Game castle = play(kTwo, "draw:04.2 place:2,0,1 meeple:castle:red draw:34.2");
    CHECK(tell(castle, "place:3,0,2") ==
          "placed:34.2:3,0,2 forced:haunt:castle@2,0 haunted:castle@2,0:red:1");
    Game cemetery = play(kTwo, "draw:49.0 place:0,2,2 meeple:cemetery:red draw:13.3");
    CHECK(tell(cemetery, "place:1,2,0") ==
          "placed:13.3:1,2,0 forced:haunt:cemetery@0,2 haunted:cemetery@0,2:red:1");
}
