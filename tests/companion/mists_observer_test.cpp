#include "companion/mists/observer.hpp"
#include "tests/companion/allocations.hpp"
#include "tests/rules/script.hpp"
#include "tests/rules/setups.hpp"
#include "tests/rules/simulation.hpp"
#include "tests/simulations.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <set>
#include <string>

using namespace mistward;
using companion::mists::Observer;
using rules::Game;

namespace {

using Values = std::array<float, Observer::kFeatures>;

Values observed(Observer& observer, const Game& game) {
    Values values{};
    observer.observe(*game.mists(), values);
    return values;
}

/// The same game after all ghosts have gone home: games of chance would be lost before their boards
/// are large.
Game without_ghosts(const Game& game) {
    rules::mists::State state = *game.mists();
    state.supply = static_cast<std::uint8_t>(state.supply + state.ghosts.total());
    state.ghosts = {};
    return {rules::mists_tables(), state};
}

/// Plays a game of chance and shows `visit(game)` every position before the end.
template <class Visit>
void walk(const rules::Setup& setup, std::uint64_t seed, Visit visit) {
    rules::Random random(seed);
    const auto policy = seed % 2 == 0 ? rules::Policy::Greedy : rules::Policy::Any;
    Game game(rules::mists_tables(), setup);
    while (game.point().actor != rules::Actor::Nobody) {
        visit(game);
        const bool is_in_turn = game.point().actor == rules::Actor::Player;
        if (!is_in_turn && game.mists()->supply < 4) game = without_ghosts(game);
        REQUIRE(game.apply(choose(game, game.legal(), policy, random)));
    }
}

void check_bounds(const Values& values) {
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (std::isfinite(values[i]) && std::abs(values[i]) <= Observer::kBound) continue;
        const std::string name(companion::mists::rows()[i].name);
        CAPTURE(name);
        CHECK(std::isfinite(values[i]));
        CHECK(std::abs(values[i]) <= Observer::kBound);
    }
}

/// Whether a tile lies at a space, or at one of the 8 around it.
bool is_on_board(const Game& game, rules::Position position) {
    const auto& board = game.mists()->board;
    const auto holds = [&](rules::Position step) {
        return board.at(position + step) != rules::kNoSlot;
    };
    return holds({0, 0}) || std::any_of(rules::kAround.begin(), rules::kAround.end(), holds);
}

void check_places(Observer& observer, const Game& game) {
    const auto& facts = observer.facts_of(*game.mists());
    for (const auto& row : companion::mists::rows()) {
        if (row.place == nullptr) continue;
        const auto place = row.place(facts);
        if (!place) continue;
        const std::string name(row.name);
        CAPTURE(name);
        CHECK(row.value(facts) != 0);
        CHECK(is_on_board(game, *place));
    }
}

}  // namespace

TEST_CASE("features of random games of every kind are finite and of the order of 1") {
    Observer observer(*rules::mists_tables());
    const std::size_t games = test::simulations(6, 1);
    std::size_t most_tiles = 0;
    for (const rules::Setup& setup : rules::team_setups()) {
        for (std::size_t seed = 0; seed < games; ++seed) {
            walk(setup, seed, [&](const Game& game) {
                check_bounds(observed(observer, game));
                most_tiles = std::max(most_tiles, game.mists()->board.size());
            });
        }
    }
    CHECK(most_tiles == 64);  // the whole set was on the table once
}

TEST_CASE("what is observed depends on the position alone, not on what was observed before") {
    Observer observer(*rules::mists_tables());
    std::size_t positions = 0;
    for (const rules::Setup& setup : rules::team_setups()) {
        walk(setup, setup.level, [&](const Game& game) {
            const Values values = observed(observer, game);
            if (++positions % 7 != 0) return;
            Observer fresh(*rules::mists_tables());
            fresh.begin_turn(*game.mists());
            CHECK(observed(fresh, game) == values);
        });
    }
    CHECK(positions > 500);
}

TEST_CASE("an observer that has begun another turn looks again at what is unseen") {
    Observer observer(*rules::mists_tables());
    const Game start(rules::mists_tables(), {.level = 3, .players = 2});
    const Game later = rules::from("mists:3 players:2 tile:12.3@-1,0,0 piles:19+20+20");
    observer.begin_turn(*start.mists());
    const Values values = observed(observer, later);
    observer.begin_turn(*later.mists());
    CHECK(observed(observer, later) == values);
    CHECK(observed(observer, start) != values);
}

TEST_CASE("every feature of a position has a name of its own and a theme") {
    std::set<std::string> names;
    for (const auto& row : companion::mists::rows()) {
        const std::string name(row.name);
        CAPTURE(name);
        CHECK(names.insert(name).second);
        CHECK((row.value != nullptr));
        CHECK(row.theme != companion::Theme::Rivals);
    }
    CHECK(names.size() == Observer::kFeatures);
}

TEST_CASE("a feature speaks of a space of the board, and of none where it is 0") {
    Observer observer(*rules::mists_tables());
    for (const rules::Setup& setup : rules::team_setups()) {
        walk(setup, 2 * setup.players, [&](const Game& game) { check_places(observer, game); });
    }
}

TEST_CASE("speed: an observation never allocates") {
    Observer observer(*rules::mists_tables());
    for (const rules::Setup& setup : rules::team_setups()) {
        walk(setup, 2, [&](const Game& game) {
            const std::size_t before = test::allocations();
            observed(observer, game);
            CHECK(test::allocations() == before);
        });
    }
}
