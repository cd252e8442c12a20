#include "tests/protocol/trees.hpp"
#include "tests/rooms/council.hpp"
#include "tests/simulations.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>

using namespace mistward;
using namespace mistward::test;
using protocol::Json;

namespace {

/// What a list of messages has, joined, as `key`.
Json joined(const std::vector<Json>& updates, const std::string& key) {
    Json all = Json::array();
    for (const Json& update : updates) {
        for (const Json& item : update.at(key)) all.push_back(item);
    }
    return all;
}

int total_of(const Json& events, const std::set<std::string>& types, const std::string& field) {
    int total = 0;
    for (const Json& event : events) {
        total += types.contains(event.at("type")) ? event.at(field).get<int>() : 0;
    }
    return total;
}

/// What the totals on the tracks of two states differ by.
Json points_between(const Json& before, const Json& after) {
    Json list = Json::array();
    for (std::size_t i = 0; i < after.at("tracks").size(); ++i) {
        const Json& track = after.at("tracks").at(i);
        const int points =
            track.at("points").get<int>() - before.at("tracks").at(i).at("points").get<int>();
        if (points != 0) list.push_back({{"colour", track.at("colour")}, {"points", points}});
    }
    return list;
}

/// Checks that adopting does what the proposal said; the value is which consequences it had.
std::set<std::string> adopt_and_compare(Council& scene, const Json& proposal,
                                        const std::string& id) {
    const Json before = protocol::state_document(scene.room.game->game());
    const std::uint64_t last = scene.seq() + proposal.at("decisions").size();
    Client& client = scene.clients[0];
    client.forget();
    REQUIRE(scene.take(scene.adopt(scene.active(), proposal.at("number"), id)) == last);
    auto updates = client.messages("update");
    updates.resize(proposal.at("decisions").size());
    const Json events = joined(updates, "events");
    const Json after = protocol::state_document(scene.room.game->at(last));
    const Json& consequences = proposal.at("consequences");
    const int added = consequences.at("ghosts_added");
    const int removed = consequences.at("ghosts_removed");
    REQUIRE(events == proposal.at("events"));
    REQUIRE(consequences.at("outcome") == after.at("outcome"));
    REQUIRE(consequences.at("points") == points_between(before, after));
    REQUIRE(removed == total_of(events, {"ghosts_removed"}, "count") +
                           total_of(events, {"meeple_returned"}, "ghosts"));
    REQUIRE(before.at("ghosts").at("supply").get<int>() - added + removed ==
            after.at("ghosts").at("supply").get<int>());
    const auto banks = std::ranges::count_if(
        events, [](const Json& event) { return event.at("type") == "bank_completed"; });
    REQUIRE(consequences.at("banks_completed").size() == static_cast<std::size_t>(banks));
    std::set<std::string> seen;
    for (const auto& [name, value] : consequences.items()) {
        if (value.is_array() ? !value.empty() : value != 0 && value != "undecided") {
            seen.insert(name);
        }
    }
    return seen;
}

}  // namespace

TEST_CASE("what is adopted is what was proposed: decisions, events, consequences, to the end") {
    const rules::Setup ghosts{.mode = rules::Mode::Ghosts};
    // The first two together show every kind of consequence.
    std::vector<std::pair<rules::Setup, std::uint8_t>> games{{{.level = 6}, 5}, {ghosts, 1}};
    const std::vector<rules::Setup> setups{
        {.level = 2}, {.level = 4}, {.level = 6}, ghosts, {.mode = rules::Mode::Base}};
    const std::size_t wanted = simulations(games.size() + setups.size(), games.size());
    for (std::uint8_t seed = 1; seed <= 6; ++seed) {
        for (const rules::Setup& setup : setups) games.emplace_back(setup, seed);
    }
    games.resize(std::min(games.size(), wanted));
    std::set<std::string> seen;
    for (const auto& [setup, seed] : games) {
        Council scene(setup, seed);
        for (std::uint64_t turn = 1; !scene.room.game->is_over(); ++turn) {
            const std::string number = std::to_string(turn);
            scene.take(scene.propose(scene.other(), scene.plan(turn * 7919), "p" + number));
            seen.merge(adopt_and_compare(scene, scene.newest_proposal(), "a" + number));
            REQUIRE(scene.room.proposals.empty());
        }
    }
    CHECK(seen == std::set<std::string>{"banks_completed", "features_completed", "ghosts_added",
                                        "ghosts_removed", "outcome", "points"});
}

TEST_CASE("a completed feature is told once: when it is completed, not when it is scored") {
    Council scene({.level = 3});
    std::size_t scored = 0;
    std::size_t completed = 0;
    for (std::uint64_t i = 1; !scene.room.game->is_over(); ++i) {
        scene.take(scene.propose(0, scene.plan(i * 31, 1), "p" + std::to_string(i)));
        const Json proposal = scene.newest_proposal();
        completed += proposal.at("consequences").at("features_completed").size();
        for (const Json& event : proposal.at("events")) {
            scored += event.at("type") == "feature_scored" ? 1 : 0;
        }
        scene.take(scene.adopt(scene.active(), proposal.at("number"), "a" + std::to_string(i)));
    }
    const std::size_t waiting =
        protocol::state_document(scene.room.game->game()).at("pending").size();
    CHECK(scored > 0);
    CHECK(completed == scored + waiting);
}
