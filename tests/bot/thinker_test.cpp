#include "clients/bot/thinker.hpp"
#include "clients/bot/player.hpp"
#include "companion/players/make_player.hpp"
#include "tests/rules/script.hpp"

#include <doctest/doctest.h>

namespace mistward::bot {
namespace {

const rules::Setup kAlone{.level = 1, .players = 1};

/// Writes down what it is told, and takes the first legal decision.
class Witness : public players::Player {
public:
    explicit Witness(std::string& told) : told_(told) {}

    players::Expected<void> begin(const rules::Game& game,
                                  const players::Seating& seating) override {
        told_ += "begin" + std::to_string(game.turn()) + "/" + std::to_string(seating.seed) + " ";
        return {};
    }
    players::Expected<void> follow(const std::string& decision, const rules::Game& /*after*/,
                                   std::span<const rules::Event> events) override {
        told_ += decision + "(" + std::to_string(events.size()) + ") ";
        return {};
    }
    players::Expected<rules::Decision> decide(const rules::Game& game) override {
        return game.legal().front();
    }
    players::Expected<void> end(const rules::Game& /*game*/) override {
        told_ += "end";
        return {};
    }

private:
    std::string& told_;
};

std::unique_ptr<players::Player> engine(const std::string& script) {
    return players::make_player({.kind = players::PlayerKind::Engine, .command = script},
                                {.decision = std::chrono::milliseconds(20000)})
        .value();
}

players::Seating seating() {
    players::Seating seating;
    seating.seed = 7;
    seating.seats.emplace_back(0U);
    seating.digest = std::string(64, 'a');
    return seating;
}

}  // namespace

TEST_CASE(
    "whoever thinks is told the game so far, then each decision, and all anew after an undo") {
    std::string told;
    Thinker thinker(std::make_unique<Witness>(told));
    CHECK_FALSE(thinker.has_game());
    FollowedGame game(rules::mists_tables(), kAlone, rules::PlayerId(0));
    game.follow("draw:47.3");
    thinker.begin(std::move(game), seating());
    CHECK(told == "begin1/7 draw:47.3(1) ");
    CHECK(thinker.seq() == 1);
    const std::string first = thinker.decide();
    CHECK(first.starts_with("place:"));
    thinker.follow(first);
    CHECK(told.starts_with("begin1/7 draw:47.3(1) " + first + "("));
    told.clear();
    thinker.follow("undo:1");
    CHECK(told == "begin1/7 draw:47.3(1) ");
    CHECK(thinker.seq() == 3);
    CHECK(thinker.decide() == first);
    thinker.end();
    CHECK(told == "begin1/7 draw:47.3(1) end");
}

TEST_CASE("a fault of an engine ends its seat, with what it did") {
    const std::string ready = "read line; echo ready; ";
    const auto asked = [&](const std::string& script) {
        Thinker thinker(engine(ready + script));
        FollowedGame game(rules::mists_tables(), kAlone, rules::PlayerId(0));
        game.follow("draw:47.3");
        thinker.begin(std::move(game), seating());
        return thinker.decide();
    };
    CHECK_THROWS_WITH_AS(asked("read a; read b; read c; echo decide pass"),
                         "the engine decided \"pass\": the rules do not allow that now (illegal)",
                         Refused);
    CHECK_THROWS_WITH_AS(asked("read a; read b; read c; exit 3"),
                         "the engine ended with status 3 (died)", Refused);
}

}  // namespace mistward::bot
