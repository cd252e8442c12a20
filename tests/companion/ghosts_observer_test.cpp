#include "companion/rivals/observer.hpp"
#include "rules/rivals/game.hpp"
#include "tests/rules/script.hpp"
#include "tests/rules/simulation.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>

namespace mistward::companion::rivals {

namespace {

using Values = std::array<float, Observer::kFeatures>;

Values seen(Observer& observer, const rules::rivals::State& state, std::size_t player) {
    Values values{};
    observer.begin_turn(state, rules::PlayerId(player));
    observer.observe(state, values);
    return values;
}

/// Plays a game at random, and calls `visit(state)` before each draw.
template <class Visit>
void play_at_random(const rules::Setup& setup, std::uint64_t seed, Visit visit) {
    rules::Random random(seed);
    rules::Game game(rules::tables_for(setup), setup);
    while (game.outcome() == rules::Outcome::Undecided) {
        if (game.point().actor == rules::Actor::Chance) visit(*game.rivals());
        const auto policy = rules::Policy::Any;
        REQUIRE(game.apply(choose(game, game.legal(), policy, random)));
    }
}

std::vector<rules::Setup> setups() {
    std::vector<rules::Setup> setups;
    for (std::uint8_t players = 2; players <= 6; ++players) {
        setups.push_back({.mode = rules::Mode::Base, .players = players});
        setups.push_back({.mode = rules::Mode::Ghosts, .players = players});
    }
    setups.push_back({.mode = rules::Mode::Ghosts,
                      .players = 2,
                      .changed = {rules::Part::Ghosts, rules::Part::Cemeteries}});
    return setups;
}

}  // namespace

TEST_CASE("what a player sees is of the order of one, in every kind of game") {
    for (const rules::Setup& setup : setups()) {
        Observer observer(*rules::tables_for(setup));
        play_at_random(setup, setup.players, [&](const auto& state) {
            for (const float value : seen(observer, state, setup.players - 1U)) {
                CHECK(std::isfinite(value));
                CHECK(std::fabs(value) < 30);
            }
        });
    }
}

TEST_CASE("what a player sees depends on the position alone") {
    const rules::Setup setup{.mode = rules::Mode::Ghosts, .players = 3};
    const auto tables = rules::tables_for(setup);
    Observer observer(*tables);
    unsigned turn = 0;
    play_at_random(setup, 5, [&](const auto& state) {
        const Values values = seen(observer, state, 1);
        if (++turn % 10 != 0) return;
        Observer fresh(*tables);
        CHECK(values == seen(fresh, state, 1));
    });
}

TEST_CASE("observing again shows the position to another player") {
    const rules::Setup setup{.mode = rules::Mode::Base, .players = 4};
    Observer observer(*rules::tables_for(setup));
    play_at_random(setup, 6, [&](const auto& state) {
        const Values third = seen(observer, state, 2);
        seen(observer, state, 0);
        Values again{};
        observer.observe_again(state, rules::PlayerId(2), again);
        CHECK(third == again);
    });
}

TEST_CASE("of two players each sees the other's side as the rival's") {
    const auto rows = rivals::rows();
    const auto index_of = [&](std::string_view name) {
        const auto found = std::find_if(rows.begin(), rows.end(),
                                        [&](const Row& row) { return row.name == name; });
        REQUIRE(found != rows.end());
        return static_cast<std::size_t>(found - rows.begin());
    };
    for (const rules::Mode mode : {rules::Mode::Base, rules::Mode::Ghosts}) {
        const rules::Setup setup{.mode = mode, .players = 2};
        Observer observer(*rules::tables_for(setup));
        play_at_random(setup, 7, [&](const auto& state) {
            const Values one = seen(observer, state, 0);
            const Values other = seen(observer, state, 1);
            for (std::size_t i = 0; i < rows.size(); ++i) {
                if (!rows[i].name.starts_with("my_") || rows[i].name == "my_turns") continue;
                const std::string rival = "rival_" + std::string(rows[i].name.substr(3));
                CAPTURE(rival);
                CHECK(one[i] == other[index_of(rival)]);
            }
            CHECK(one[index_of("lead_expected")] == -other[index_of("lead_expected")]);
        });
    }
}

}  // namespace mistward::companion::rivals
