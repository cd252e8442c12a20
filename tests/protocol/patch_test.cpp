#include "tests/protocol/games.hpp"
#include "tests/protocol/trees.hpp"
#include "tests/rules/setups.hpp"
#include "tests/simulations.hpp"

#include <doctest/doctest.h>

#include <algorithm>

namespace mistward::protocol {
namespace {

/// JSON as every other library compares it: the order of keys means nothing.
using PlainJson = nlohmann::json;

PlainJson plain(const Json& json) { return PlainJson::parse(json.dump()); }

/// Keeps a state current as a client does that lives from patches alone.
class PatchingClient {
public:
    explicit PatchingClient(const rules::Game& game, rules::Viewer viewer = {})
        : state_(plain(state_document(game, viewer))) {}

    void follow(const std::string& update) {
        state_ = state_.patch(PlainJson::parse(update).at("patch"));
    }
    const PlainJson& state() const { return state_; }

private:
    PlainJson state_;
};

}  // namespace

TEST_CASE("patches turn the state before into the state after, over whole games") {
    for (const rules::Setup& setup : every_kind_of_game()) {
        for (std::uint64_t seed = 0; seed < test::simulations(3, 1); ++seed) {
            PatchingClient client(new_game(setup));
            play_random(setup, seed, [&](const Step& step) {
                client.follow(update_of(step));
                CHECK(client.state() == plain(state_document(step.after)));
            });
        }
    }
}

TEST_CASE("patches do so for each viewer of games with parts, and on across the end") {
    for (const rules::Setup& setup : rules::setups_with_parts()) {
        if (setup.players > 3) continue;  // each game is patched for every viewer
        std::vector<rules::Viewer> viewers{rules::Viewer()};
        for (std::size_t seat = 0; seat < setup.players; ++seat) {
            viewers.emplace_back(rules::PlayerId(seat));
        }
        std::vector<PatchingClient> clients;
        for (const rules::Viewer viewer : viewers) clients.emplace_back(new_game(setup), viewer);
        play_random(setup, 1, [&](const Step& step) {
            for (std::size_t i = 0; i < viewers.size(); ++i) {
                clients[i].follow(update_of(step, viewers[i]));
                CHECK(clients[i].state() == plain(state_document(step.after, viewers[i])));
            }
        });
        for (const PatchingClient& client : clients) CHECK(client.state() == clients[0].state());
    }
}

TEST_CASE("a tile that is placed is one addition to the list of tiles") {
    play_random(level(1, 3), 7, [](const Step& step) {
        if (!std::holds_alternative<rules::PlaceTile>(step.decision)) return;
        const Json patch = Json::parse(update_of(step)).at("patch");
        const auto additions = std::count_if(patch.begin(), patch.end(), [](const Json& operation) {
            return operation.at("op") == "add" && operation.at("path") == "/tiles/-";
        });
        CHECK(additions == 1);
        for (const Json& operation : patch) CHECK(operation.at("path") != "/tiles");
    });
}

TEST_CASE("a draw changes the drawn tile, the pile and the unseen tiles, and nothing else") {
    play_random(level(1, 2), 3, [](const Step& step) {
        const bool draw = std::holds_alternative<rules::DrawTile>(step.decision);
        if (!draw || step.events.size() != 1) return;
        const Json patch = Json::parse(update_of(step)).at("patch");
        REQUIRE(patch.size() == 3);
        CHECK(patch.at(0).at("path") == "/drawn");
        CHECK(patch.at(1).at("path") == "/piles/0");
        CHECK(patch.at(2).at("path").get<std::string>().rfind("/unseen/", 0) == 0);
    });
}

}  // namespace mistward::protocol
