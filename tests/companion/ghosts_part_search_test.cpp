#include "companion/companion.hpp"
#include "companion/rivals/observer.hpp"
#include "companion/search/prune_far.hpp"
#include "companion/train/rivals/part_training.hpp"
#include "tests/rules/script.hpp"
#include "tests/rules/simulation.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <numeric>
#include <set>

namespace mistward::companion::rivals {
namespace {

using Decisions = rules::rivals::DecisionsOf<LargeState>;

/// The actions of a position, and what is left of them to be looked at.
struct Actions {
    std::vector<rules::Decision> all;
    std::vector<rules::Decision> kept;

    template <class Kind>
    std::vector<Kind> of(const std::vector<rules::Decision>& decisions) const {
        std::vector<Kind> found;
        for (const rules::Decision& decision : decisions) {
            if (const auto* const kind = std::get_if<Kind>(&decision)) found.push_back(*kind);
        }
        return found;
    }
};

Actions actions_of(const rules::Game& game) {
    return game.visit([&]<class State>(const State& state) {
        Actions actions;
        if constexpr (std::same_as<State, LargeState>) {
            Decisions decisions;
            legal(game.tables(), state, decisions);
            actions.all.assign(decisions.begin(), decisions.end());
            prune(game.tables(), state, decisions);
            actions.kept.assign(decisions.begin(), decisions.end());
        }
        return actions;
    });
}

rules::PartSet six_expansions() {
    rules::PartSet parts;
    for (const rules::Expansion expansion : rules::kExpansions) {
        parts = parts | rules::parts_of(expansion);
    }
    return parts;
}

/// The tiles of boxes, of each a few.
rules::Tables few_of_boxes(const rules::Boxes& boxes) {
    rules::Setup setup{.mode = boxes.mode};
    for (const rules::Expansion expansion : rules::kExpansions) {
        if (boxes.expansions.contains(expansion)) {
            setup.changed = setup.changed | rules::parts_of(expansion);
        }
    }
    auto few = std::make_shared<rules::TileSet>(rules::tables_for(setup)->tileset());
    std::size_t number = 0;
    for (rules::Tile& tile : few->tiles) {
        tile.copies = tile.copies != 0 && number % 9 == 0 ? 1 : 0;
        ++number;
    }
    return rules::Tables(std::move(few));
}

Network trained_with_parts(std::uint64_t seed) {
    const train::Course course{.batches_a_game = 2, .batch = 16, .memory = 2'000, .exam_games = 2};
    train::PartTraining training(few_of_boxes, Mind::built_in().network_of<State>(), course, seed);
    train::RivalProgress progress;
    for (int i = 0; i < 40; ++i) training.step(1, progress);
    CHECK(progress.games == 40);
    CHECK(training.examine() >= 0);
    return training.network();
}

}  // namespace

TEST_CASE("PD-PORTAL-1: of the places that a portal leads to, the most promising are looked at") {
    // Seven roads and as many fields; the road of three tiles in the middle is the longest.
    const rules::Game game = rules::from(
        "base players:2 parts:portals turn:9 tile:U.0@1,0,0 tile:U.0@2,0,0 tile:W.0@3,0,0 "
        "tile:W.0@3,1,1 tile:W.0@2,1,0 tile:pd8.0@-1,0,0 asks:place_meeple");
    const Actions actions = actions_of(game);
    const auto all = actions.of<rules::PlaceMeepleAt>(actions.all);
    const auto kept = actions.of<rules::PlaceMeepleAt>(actions.kept);
    REQUIRE(all.size() > 12);
    CHECK(kept.size() == 6);
    // Everything else is still there.
    CHECK(actions.all.size() - all.size() == actions.kept.size() - kept.size());
    std::set<rules::FeatureRef> segments;
    for (const rules::PlaceMeepleAt& place : kept) segments.insert(place.place);
    CHECK(segments.size() == kept.size());
}

TEST_CASE("TO-FLOOR-1: floors that can capture somebody come before others") {
    const rules::Game game = rules::from(
        "base players:2 parts:towers turn:9 tile:to2.0@0,1,0 tile:to3.0@1,1,0 tile:B.0@2,1,0 "
        "towers:0,1+1,1 heights:0+0 meeple:monastery@2,1:green drawn:U.0",
        "place:1,0,0");
    const Actions actions = actions_of(game);
    const auto kept = actions.of<rules::PlaceFloor>(actions.kept);
    REQUIRE(kept.size() == 2);
    CHECK(kept.front().position == rules::Position{1, 1});
}

TEST_CASE("the companion has seen the parts of six expansions, and no others") {
    const rules::Setup six{.mode = rules::Mode::Ghosts, .players = 2, .changed = six_expansions()};
    CHECK_FALSE(Mind::built_in().goes_by_rules_of_thumb(rules::Game(rules::tables_for(six), six)));
    CHECK(Mind::built_in().goes_by_rules_of_thumb(rules::from("base players:2 parts:test_gifts")));
}

TEST_CASE("with all six expansions the companion plays to the end, and better than at random") {
    const rules::Setup six{.mode = rules::Mode::Base, .players = 3, .changed = six_expansions()};
    rules::Game game(rules::tables_for(six), six);
    rules::Random random(5);
    while (game.outcome() == rules::Outcome::Undecided) {
        const rules::DecisionPoint point = game.point();
        const bool thinks = point.decider() == rules::PlayerId(1);
        const auto any = [&] { return choose(game, game.legal(), rules::Policy::Any, random); };
        REQUIRE(game.apply(thinks ? choose(Mind::built_in(), game, {.positions = 400}) : any()));
        if (game.turn() % 40 != 0) continue;
        const auto chances = win_chances(Mind::built_in(), game, {.positions = 60});
        CHECK(std::accumulate(chances.begin(), chances.end(), 0.0) == doctest::Approx(1));
    }
    CHECK(game.check().empty());
    CHECK(game.view().winners == rules::ColourSet{game.setup().colours[1]});
}

TEST_CASE("in a game with parts, what is advised is what is chosen") {
    const rules::Game game = rules::from(
        "base players:2 parts:inns+builder+fairy turn:3 tile:U.0@1,0,0 meeple:road0@1,0:red "
        "drawn:U.0");
    const auto options = best_turns(Mind::built_in(), game, 3);
    REQUIRE(options.size() == 3);
    CHECK(options[0].turn.at(0) == choose(Mind::built_in(), game));
    CHECK_FALSE(options[0].reasons.empty());
}

TEST_CASE("equal seeds train equal networks for games with parts, others do not") {
    const Network once = trained_with_parts(4);
    CHECK(once == trained_with_parts(4));
    CHECK(once != trained_with_parts(5));
}

}  // namespace mistward::companion::rivals
