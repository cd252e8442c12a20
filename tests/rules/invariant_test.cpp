#include "rules/core/invariant.hpp"
#include "rules/core/fixed_list.hpp"
#include "rules/mists/game.hpp"
#include "rules/notation.hpp"
#include "rules/rivals/game.hpp"
#include "rules/text/state_text.hpp"
#include "tests/rules/script.hpp"

#include <doctest/doctest.h>

#include <memory>

using namespace mistward::rules;

namespace {

/// What a function that breaks an invariant says of it.
template <class Work>
std::string broken_by(Work work) {
    try {
        work();
    } catch (const BrokenInvariant& broken) {
        return broken.what();
    }
    return "nothing";
}

/// What making a decision breaks in a state that cannot be.
template <class State>
std::string broken_by(const Game& game, State state, std::string_view decision) {
    return broken_by([&] {
        Game impossible(tables_for(game.setup()), state);
        static_cast<void>(impossible.apply(parse_decision(game, decision).value()));
    });
}

}  // namespace

TEST_CASE("invariant: a list takes no more than it has room for, and names no place beyond") {
    FixedList<int, 2> list;
    list.push_back(1);
    list.push_back(2);
    CHECK(broken_by([&] { list.push_back(3); }) == "a list has room for one more");
    CHECK(broken_by([&] { list.emplace_back(3); }) == "a list has room for one more");
    CHECK(broken_by([&] { list.insert(0, 3); }) == "a list has room for one more");
    CHECK(broken_by([&] { list.resize(3); }) == "a list has room for one more");
    CHECK(broken_by([&] { list.erase(2); }) == "a place in the list");
    CHECK(list.size() == 2);
    CHECK(list[1] == 2);
}

TEST_CASE("invariant: a competitive game whose supplies are out of step throws and is left") {
    // Green has a highwayman and a farmer; where 13 lies its mist meets mist, and one of the two
    // takes a ghost.
    const Game ghost = play({.mode = Mode::Ghosts, .players = 2},
                            "draw:B.0 place:0,2,0 meeple:monastery:red "
                            "draw:U.0 place:2,0,0 meeple:road0:green "
                            "draw:V.0 place:0,3,0 meeple:road0:red draw:U.0 place:3,0,0 "
                            "meeple:field0:green:guard draw:V.0 place:2,1,3 "
                            "meeple:field1:red:guard draw:U.0 place:4,0,0 meeple:field1:green "
                            "draw:13.3 place:1,2,0");
    rivals::State state = *ghost.rivals();
    state.supply = 0;
    CHECK(broken_by(ghost, state, "haunt:road0@2,0") == "the supply has the ghost that appears");
    const Game draw = from("base players:2");
    state = *draw.rivals();
    state.pile = 0;
    CHECK(broken_by(draw, state, "draw:U.0") == "the pile has the tile that is drawn");
}

TEST_CASE("invariant: a co-operative game whose piles or ghosts are out of step throws") {
    const Game draw = from("mists:1 players:2");
    mists::State state = *draw.mists();
    state.piles[0] = 0;
    CHECK(broken_by(draw, state, "draw:47.3") == "the pile has the tile that is drawn");
    state = *draw.mists();
    CHECK(broken_by([&] { state.ghosts.remove(Slot(3), 9); }) ==
          "the ghosts that leave a tile stand on it");
    CHECK(broken_by([&] { state.ghosts.remove(Slot(60), 1); }) ==
          "the ghosts that leave a tile stand on it");
}

TEST_CASE("invariant: a board has room for so many tiles and no more") {
    // Too large for the stack of a careful compiler.
    const auto state = std::make_unique<mists::State>(*from("mists:5 players:2").mists());
    for (std::int16_t x = 2; !state->board.full(); ++x) state->board.place_face_down({x, 9});
    CHECK(broken_by([&] {
              state->board.place_face_down({0, 20});
          }) == "the board has room for one more tile");
}
