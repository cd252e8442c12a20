#include "rules/rehearsal.hpp"
#include "tests/rules/setups.hpp"
#include "tests/rules/simulation.hpp"

#include <doctest/doctest.h>

using namespace mistward::rules;

namespace {

constexpr std::size_t kEvery = 7;  // decisions

/// Every turn that can be rehearsed is a sound game, in which that player is to place that tile.
/// The value: how many there were.
std::size_t require_sound_turns(const Game& game) {
    const Rehearsal rehearsal(game, tables_for(game.setup()));
    std::size_t turns = 0;
    for (const UnseenTile& unseen : game.view().unseen) {
        const PlayerId player(turns % game.setup().players);
        const auto turn = rehearsal.turn(player, unseen.tile);
        if (!turn) continue;
        ++turns;
        REQUIRE(turn->point() == DecisionPoint{Actor::Player, player, DecisionKind::PlaceTile});
        REQUIRE(drawn_tile(*turn) == unseen.tile);
        const auto legal = turn->legal();
        if (legal.empty()) continue;  // it fits nowhere, and would leave the game (P-3)
        REQUIRE(turn->check() == std::vector<std::string>{});
        Game after = *turn;
        REQUIRE(after.apply(legal.back()).has_value());
        REQUIRE(after.check() == std::vector<std::string>{});
    }
    return turns;
}

}  // namespace

TEST_CASE("a turn that is rehearsed at any moment is one that the rules could lead to") {
    for (const Setup& setup :
         {Setup{.level = 1, .players = 3}, Setup{.level = 5, .players = 2},
          Setup{.level = 6, .players = 2}, Setup{.mode = Mode::Ghosts, .players = 2},
          Setup{.mode = Mode::Base, .players = 2}}) {
        Random random(11);
        Game game(tables_for(setup), setup);
        std::size_t turns = 0;
        for (std::size_t i = 0; game.outcome() == Outcome::Undecided; ++i) {
            const Game before = game;
            if (i % kEvery == 0 || game.point().kind != DecisionKind::PlaceTile) {
                turns += require_sound_turns(game);
            }
            REQUIRE(game == before);
            REQUIRE(game.apply(choose(game, game.legal(), Policy::Greedy, random)).has_value());
        }
        CHECK(turns > 100);
        const Rehearsal over(game, tables_for(setup));
        CHECK(!over.turn(PlayerId(0), TileId(0)));
    }
}

TEST_CASE("a tile of which no copy is unseen cannot be rehearsed") {
    const Setup setup{.level = 1, .players = 2};
    const Game game(tables_for(setup), setup);
    const Rehearsal rehearsal(game, tables_for(setup));
    CHECK(!rehearsal.turn(PlayerId(0), game.tileset().start.at(0).tile));
    CHECK(!rehearsal.turn(PlayerId(0), TileId(game.tileset().tiles.size())));
    CHECK(rehearsal.turn(PlayerId(1), game.deck().front()).has_value());
}
