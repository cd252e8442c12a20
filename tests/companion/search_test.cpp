#include "companion/search/look_ahead.hpp"
#include "rules/notation.hpp"
#include "tests/companion/tiny_observer.hpp"
#include "tests/rules/script.hpp"

#include <doctest/doctest.h>

#include <bit>

using namespace mistward;
using companion::Effort;
using companion::Judge;
using companion::kCertain;
using companion::kUnjudged;
using companion::LookAhead;
using companion::Network;
using companion::Plan;
using companion::Stopped;
using companion::Thoroughness;
using companion::TinyObserver;
using companion::TurnPath;
using companion::TurnSearch;
using rules::from;
using rules::Game;

namespace {

constexpr std::size_t kPlenty = 100'000;

/// Likes what `Supply`, `Meeples` and `Points` count, each so much.
Network liking(float supply, float meeples, float points) {
    Network network(TinyObserver::kFeatures);
    const std::array<float, 3> likes{supply, meeples, points};
    for (std::size_t i = 0; i < likes.size(); ++i) {
        network.weights()[i * (Network::kHidden + 1)] = likes[i];
    }
    return network;
}

std::vector<Plan<rules::mists::State>> searched(const Game& game, const Network& network,
                                                std::size_t keep = 1,
                                                std::size_t positions = kPlenty,
                                                const Thoroughness& how = {}) {
    Effort effort(positions);
    Judge<TinyObserver> judge(game.tables(), network, effort);
    TurnSearch<TinyObserver> search(game.tables(), judge);
    judge.begin_turn(*game.mists(), game.mists()->active.id);
    const auto plans = search.search(*game.mists(), keep, how);
    CHECK(effort.spent() <= positions);
    return plans;
}

std::string path_text(Game game, const TurnPath& path) {
    std::string text;
    for (const rules::Decision& decision : path) {
        text += (text.empty() ? "" : " ") + decision_text(game, decision);
        REQUIRE(game.apply(decision));
    }
    return text;
}

std::string best_path(const Game& game, const Network& network) {
    return path_text(game, searched(game, network).front().path);
}

}  // namespace

TEST_CASE("a search prefers what its judge likes") {
    const Game game = from("mists:1 players:2 drawn:47.3");
    CHECK(best_path(game, liking(0, 1, 0)).find("meeple:") != std::string::npos);
    CHECK(searched(game, liking(0, 1, 0)).front().end.meeples.size() == 1);
    CHECK(searched(game, liking(0, -1, 0)).front().end.meeples.empty());
}

TEST_CASE("a search decides on the tile, the meeple and the scoring together") {
    // Only a tile at 0,-1 with a meeple on the road scores: 2 points.
    const Game game = from("mists:1 players:2 drawn:47.3");
    CHECK(best_path(game, liking(0, 0, 1)) == "place:0,-1,0 meeple:road0:red points:road0@0,-1");
}

TEST_CASE("plans come best first, none twice") {
    const Game game = from("mists:1 players:2 drawn:47.3");
    const auto plans = searched(game, liking(1, 0.5F, 0.3F), 12);
    REQUIRE(plans.size() == 12);
    std::vector<std::string> paths;
    for (const auto& plan : plans) paths.push_back(path_text(game, plan.path));
    for (std::size_t i = 1; i < plans.size(); ++i) {
        CHECK(plans[i - 1].value >= plans[i].value);
        CHECK(std::count(paths.begin(), paths.end(), paths[i]) == 1);
    }
}

TEST_CASE("a plan leads where it says") {
    const Game game = from("mists:1 players:2 drawn:47.3");
    for (const auto& plan : searched(game, liking(1, 0.5F, 0.3F), 8)) {
        Game after = game;
        for (const rules::Decision& decision : plan.path) REQUIRE(after.apply(decision));
        CHECK(*after.mists() == plan.end);
        CHECK(after.point().actor != rules::Actor::Player);
    }
}

TEST_CASE("M-HOUND-3: a hound is judged after its chase") {
    // Two points reach Rufus. Green's meeple stands far from all ghosts and comes first in the list
    // of legal decisions; only after the chase is blue's the better one.
    const Game game = from(
        "mists:3 players:2 tile:17.0@1,-1,0 tile:28.2@2,0,0 meeple:road0@2,0:green "
        "meeple:city0@1,-1:blue points:pink:13 drawn:47.3",
        "place:0,-1,0 meeple:road0:red");
    CHECK(best_path(game, liking(1, 0, 8)) ==
          "points:road0@0,-1 hound:city0@1,-1 chase:0,-1:3 chase:0,0:1");
}

TEST_CASE("of several counts of ghosts only the most are looked at, one scoring at a time") {
    const Game game = from(
        "mists:1 players:2 tile:47.3@0,-1,0 ghosts:0,0:2 ghosts:0,-1:3 "
        "meeple:road0@0,-1:red asks:score");
    rules::mists::DecisionList decisions;
    legal(game.tables(), *game.mists(), decisions);
    const std::size_t all = decisions.size();
    companion::prune(game.tables(), *game.mists(), decisions);
    CHECK(decisions.size() < all);
    std::string text;
    for (const rules::Decision& decision : decisions) text += decision_text(game, decision) + " ";
    CHECK(text ==
          "points:road0@0,-1 ghosts:road0@0,-1:0,0:2 ghosts:road0@0,-1:0,1:1 "
          "ghosts:road0@0,-1:1,1:1 ghosts:road0@0,-1:0,-1:3 ");
}

TEST_CASE("what the core decides by itself is no part of a plan") {
    // The hound can go to one meeple only, and does so without being asked.
    const Game game =
        from("mists:3 players:2 tile:17.0@1,-1,0 meeple:city0@1,-1:blue points:pink:13 drawn:47.3",
             "place:0,-1,0 meeple:road0:red");
    CHECK(best_path(game, liking(1, 0, 8)) == "points:road0@0,-1 chase:0,-1:3 chase:0,0:1");
}

TEST_CASE("a quick search tries meeples where they are likely to be of use") {
    const Game game = from("mists:1 players:2 drawn:47.3");
    const Thoroughness quick{.placements_with_meeples = 1, .placements_with_colours = 0};
    const auto plan = searched(game, liking(0, 0, 1), 1, kPlenty, quick).front();
    CHECK(path_text(game, plan.path) == "place:0,-1,0 meeple:road0:red points:road0@0,-1");
}

TEST_CASE("no more positions are judged than a budget allows, and a decision comes all the same") {
    const Game game = from("mists:3 players:2 drawn:47.3");
    const Network network = liking(1, 0.2F, 0.5F);
    for (const std::size_t positions : {0, 1, 2, 13, 100, 399, 400, 401, 1'000, 5'000, 20'000}) {
        CAPTURE(positions);
        Effort effort(positions);
        LookAhead<TinyObserver> look_ahead(game.tables(), network, effort);
        const auto& list = look_ahead.consider(*game.mists(), 1);
        CHECK(effort.spent() <= positions);
        REQUIRE(!list.empty());
        Game after = game;
        CHECK(after.apply(list.front().plan.path[0]).has_value());
    }
}

TEST_CASE("more budget is used to look at more draws") {
    const Game game = from("mists:3 players:2 drawn:47.3");
    const Network network = liking(1, 0.2F, 0.5F);
    std::size_t before = 0;
    for (const std::size_t positions : {100, 1'500, 6'000, 40'000}) {
        Effort effort(positions);
        LookAhead<TinyObserver> look_ahead(game.tables(), network, effort);
        const std::size_t draws = look_ahead.consider(*game.mists(), 1).front().draws;
        CAPTURE(positions);
        if (positions == 100) {
            CHECK(draws == 0);
        } else {
            CHECK(draws > before);
        }
        before = draws;
    }
}

TEST_CASE("the next tile decides between plans that look alike") {
    // One ghost is left. The judge sees no difference between places for the tile, but where none
    // of the tiles to come can join mist to mist, the game is lost with the next one.
    const Game game = from("mists:1 players:2 ghosts:0,0:6 ghosts:0,1:8 drawn:47.3");
    Effort effort(kPlenty);
    const Network network = liking(0.01F, 0, 0);
    LookAhead<TinyObserver> look_ahead(game.tables(), network, effort,
                                       {.first_opinion = 0, .rollout_turns = 0});
    const auto& list = look_ahead.consider(*game.mists(), 1, 16);
    REQUIRE(list.size() > 1);
    for (std::size_t i = 1; i < list.size(); ++i) CHECK(list[i - 1].chance >= list[i].chance);
}

TEST_CASE("equal questions have equal answers, whoever is asked") {
    const Game game = from("mists:3 players:2 drawn:47.3");
    const Network network = liking(1, 0.2F, 0.5F);
    std::vector<std::string> answers;
    for (int twice = 0; twice < 2; ++twice) {
        Effort effort(9'000);
        LookAhead<TinyObserver> look_ahead(game.tables(), network, effort);
        std::string answer;
        for (const auto& considered : look_ahead.consider(*game.mists(), 7, 5)) {
            answer += path_text(game, considered.plan.path) +
                      std::to_string(std::bit_cast<std::uint32_t>(considered.chance)) + " ";
        }
        answers.push_back(answer + std::to_string(effort.spent()));
    }
    CHECK(answers[0] == answers[1]);
}

TEST_CASE("thinking ends when it is told to") {
    const Game game = from("mists:3 players:2 drawn:47.3");
    const Network network = liking(1, 0.2F, 0.5F);
    std::stop_source stop;
    std::size_t seen = 0;
    TinyObserver::on_observe = [&] {
        if (++seen == 500) stop.request_stop();
    };
    Effort effort(kPlenty, stop.get_token());
    LookAhead<TinyObserver> look_ahead(game.tables(), network, effort);
    CHECK_THROWS_AS(look_ahead.consider(*game.mists(), 1), Stopped);
    TinyObserver::on_observe = nullptr;
    CHECK(seen >= 500);
    CHECK(seen < 600);
}

TEST_CASE("what is overlooked stays as it was when the turn began") {
    const Game game = from("mists:1 players:2 drawn:47.3");
    Effort effort(kPlenty);
    const Network network = liking(1, 2, 0);
    Judge<TinyObserver> judge(game.tables(), network, effort);
    judge.overlook(Judge<TinyObserver>::Blind(1U << TinyObserver::Meeples));
    judge.begin_turn(*game.mists(), game.mists()->active.id);
    rules::mists::State later = *game.mists();
    later.supply = 16;
    later.meeples.push_back({});
    CHECK(judge(later) == 2);  // the supply counts, the new meeple does not
}

TEST_CASE("a game that is over needs no judging") {
    const Game game = from("mists:1 players:2 drawn:47.3");
    Effort effort(0);
    const Network network = liking(1, 2, 0);
    Judge<TinyObserver> judge(game.tables(), network, effort);
    rules::mists::State state = *game.mists();
    CHECK(judge(state) == kUnjudged);
    state.outcome = rules::Outcome::Won;
    CHECK(judge(state) == kCertain);
    state.outcome = rules::Outcome::Lost;
    CHECK(judge(state) == -kCertain);
}
