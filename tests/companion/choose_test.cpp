#include "companion/companion.hpp"
#include "rules/notation.hpp"
#include "tests/rules/dealing.hpp"
#include "tests/rules/script.hpp"
#include "tests/rules/simulation.hpp"

#include <doctest/doctest.h>

#include <stdexcept>

using namespace mistward;
using namespace mistward::rules;

namespace {

Decision decided(const Game& game, const companion::Strength& strength = {}) {
    return companion::choose(companion::Mind::built_in(), game, strength);
}

/// The companion makes every decision of this turn; what it decided, as text.
std::string play_turn(Game& game) {
    std::string text;
    while (game.point().actor == Actor::Player) {
        const Decision decision = decided(game);
        text += (text.empty() ? "" : " ") + decision_text(game, decision);
        REQUIRE(game.apply(decision));
    }
    return text;
}

/// A game to its end, with a shuffled pile; companions or chance decide for all players.
Game played(const Setup& usual, std::uint64_t seed, bool companions) {
    Random random(seed);
    const Setup setup = dealt(usual, random);
    Game game(tables_for(setup), setup);
    std::vector<TileId> deck = game.deck();
    for (std::size_t k = deck.size(); k > 1; --k) std::swap(deck[k - 1], deck[random.below(k)]);
    while (game.point().actor != Actor::Nobody) {
        const bool thinks = companions && game.point().actor == Actor::Player;
        const bool draws = game.point().actor == Actor::Chance;
        const Decision decision = thinks  ? decided(game)
                                  : draws ? Decision(DrawTile{deck[game.drawn_count()]})
                                          : choose(game, game.legal(), Policy::Any, random);
        REQUIRE(game.apply(decision));
    }
    return game;
}

unsigned team_points(const Game& game) { return game.view().tracks[0].points; }

}  // namespace

TEST_CASE("the companion takes the win that a meeple on the tile brings") {
    Game game = from("mists:1 players:2 points:pink:48 drawn:47.3");
    play_turn(game);
    CHECK(game.outcome() == Outcome::Won);
}

TEST_CASE("the companion takes points that win and leaves the ghosts") {
    const Game game =
        from("mists:1 players:2 points:pink:48 drawn:47.3", "place:0,-1,0 meeple:road0:red");
    CHECK(decision_text(game, decided(game)) == "points:road0@0,-1");
}

TEST_CASE("the companion takes ghosts when few are left and points are not needed yet") {
    const Game game = from(
        "mists:1 players:2 tile:47.3@0,-1,0 ghosts:0,0:4 ghosts:0,1:4 ghosts:1,1:4 ghosts:0,-1:3 "
        "meeple:road0@0,-1:red asks:score");
    CHECK(decision_text(game, decided(game)).starts_with("ghosts:"));
}

TEST_CASE("M-GHOST-5: the companion puts the tile where the team survives") {
    // One ghost is left and the tile has two symbols: only where mist meets mist is one enough.
    Game game = from("mists:1 players:2 ghosts:0,0:5 ghosts:0,1:5 ghosts:1,1:4 drawn:18.2");
    std::size_t losing = 0;
    const auto legal = game.legal();
    for (const Decision& decision : legal) {
        Game after = game;
        REQUIRE(after.apply(decision));
        losing += after.outcome() == Outcome::Lost ? 1 : 0;
    }
    CHECK(losing > 0);
    CHECK(losing < legal.size());
    play_turn(game);
    CHECK(game.outcome() == Outcome::Undecided);
}

TEST_CASE("the companion closes its own city, not another player's") {
    // The city of red at 0,1 and that of green at 1,0 each wait for one tile.
    Game game = from(
        "base players:2 tile:E.0@0,1,2 tile:D.0@1,0,0 meeple:city0@0,1:red "
        "meeple:city0@1,0:green drawn:E.0");
    play_turn(game);
    CHECK(game.view().tracks[0].points > 0);
    CHECK(game.view().tracks[1].points == 0);
}

TEST_CASE("equal games give equal decisions") {
    const Game game = from("mists:4 players:3 tile:17.0@1,-1,0 drawn:47.3");
    CHECK(decided(game) == decided(Game(game)));
}

TEST_CASE("the companion decides alike in whatever colours it plays") {
    for (const Mode mode : {Mode::Base, Mode::Ghosts}) {
        Random random(7);
        const Setup setup{.mode = mode, .players = 2};
        const Setup other = dealt(setup, random);
        REQUIRE(other.colours[0] != Colour::Red);
        Game usual(tables_for(setup), setup);
        Game twin(tables_for(other), other);
        while (usual.point().actor != Actor::Nobody) {
            const bool thinks = usual.point().actor == Actor::Player;
            const Decision decision =
                thinks ? decided(usual) : choose(usual, usual.legal(), Policy::Any, random);
            if (thinks) REQUIRE(decided(twin) == renamed(other, decision));
            REQUIRE(usual.apply(decision));
            REQUIRE(twin.apply(renamed(other, decision)));
        }
    }
}

TEST_CASE("nobody asks the companion to draw, or after the end") {
    CHECK_THROWS_AS(decided(play(2, "")), std::invalid_argument);
}

TEST_CASE("companions play every kind of game to its end") {
    for (std::uint8_t level = 1; level <= kHighestLevel; ++level) {
        CAPTURE(int{level});
        CHECK(played({.level = level, .players = 3}, level, true).outcome() != Outcome::Undecided);
    }
    for (const Mode mode : {Mode::Base, Mode::Ghosts}) {
        CHECK(played({.mode = mode, .players = 3}, 1, true).outcome() == Outcome::Finished);
    }
}

TEST_CASE("a team of companions does better than one that decides at random") {
    for (const std::uint64_t seed : {1, 2, 3}) {
        const Setup setup{.level = 1, .players = 2};
        CHECK(team_points(played(setup, seed, true)) > 3 * team_points(played(setup, seed, false)));
    }
}
