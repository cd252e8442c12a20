#include "clients/bot/followed_game.hpp"
#include "clients/bot/player.hpp"
#include "rules/notation.hpp"
#include "tests/rules/script.hpp"
#include "tests/rules/simulation.hpp"

#include <doctest/doctest.h>

namespace mistward::bot {
namespace {

const rules::Setup kTwo{.level = 3, .players = 2};

FollowedGame new_game() { return {rules::mists_tables(), kTwo, rules::PlayerId(0)}; }

/// Follows any decision that is legal; the value is its id.
std::string follow_any(FollowedGame& followed, rules::Random& random) {
    const auto legal = followed.game().legal();
    const std::string decision =
        rules::decision_text(followed.game(), legal[random.below(legal.size())]);
    REQUIRE(followed.follow(decision));
    return decision;
}

}  // namespace

TEST_CASE("a game is rebuilt from the ids of its decisions, with what they caused") {
    FollowedGame followed = new_game();
    rules::Game direct(rules::mists_tables(), kTwo);
    rules::Random random(1);
    std::vector<std::string> path;
    for (int i = 0; i < 20; ++i) {
        path.push_back(follow_any(followed, random));
        REQUIRE(direct.apply(rules::parse_decision(direct, path.back()).value()));
    }
    CHECK(followed.game() == direct);
    CHECK(followed.seq() == 20);
    CHECK(followed.path() == path);
    CHECK(followed.start().turn() == 1);
    FollowedGame first = new_game();
    CHECK(first.follow("draw:47.3")->size() == 1);
}

TEST_CASE("an undo leads back to the state of an earlier entry, also over another undo") {
    FollowedGame followed = new_game();
    rules::Random random(2);
    std::vector<std::string> path;
    std::vector<rules::Game> states{followed.game()};
    for (int i = 0; i < 8; ++i) {
        path.push_back(follow_any(followed, random));
        states.push_back(followed.game());
    }
    CHECK_FALSE(followed.follow("undo:5"));
    CHECK(followed.game() == states[5]);
    CHECK(followed.seq() == 9);
    CHECK(followed.path() == std::vector<std::string>(path.begin(), path.begin() + 5));
    const std::string other = follow_any(followed, random);
    CHECK_FALSE(followed.follow("undo:7"));
    CHECK(followed.game() == states[7]);
    CHECK_FALSE(followed.follow("undo:10"));
    CHECK(followed.path().back() == other);
    CHECK_FALSE(followed.follow("undo:9"));
    CHECK(followed.game() == states[5]);
    CHECK_FALSE(followed.follow("undo:0"));
    CHECK(followed.path().empty());
}

TEST_CASE("a game of which its seat is not told everything is followed, over undos too") {
    const rules::Setup setup{
        .mode = rules::Mode::Base, .players = 3, .changed = {rules::Part::TestGifts}};
    const rules::PlayerId me(1);
    FollowedGame followed(rules::tables_for(setup), setup, me);
    rules::Random random(4);
    std::vector<rules::Game> states{rules::Game(rules::tables_for(setup), setup)};
    bool is_hidden = false;
    for (int i = 0; i < 150; ++i) {
        rules::Game game = states.back();
        const auto legal = game.legal();
        if (i % 40 == 39) {
            const auto to = states.size() - 7;
            CHECK_FALSE(followed.follow("undo:" + std::to_string(to)));
            game = states[to];
        } else {
            const rules::Decision decision = legal[random.below(legal.size())];
            const rules::Decision told = rules::seen_by(me, game.point().player, decision);
            is_hidden |= told != decision;
            const std::string text = rules::decision_text(game, told);
            auto events = game.apply(decision).value();
            for (rules::Event& event : events) event = rules::seen_by(me, event);
            REQUIRE(followed.follow(text) == events);
        }
        states.push_back(game);
        REQUIRE(followed.game() == game.as_seen_by(me));
    }
    CHECK(is_hidden);
}

TEST_CASE("a log that is not that of a game is refused") {
    FollowedGame followed = new_game();
    for (const char* bad : {"", "nonsense", "place:0,0,0", "draw:99.0", "undo:1", "undo:", "undo:x",
                            "undo:-1", "undo:0x"}) {
        CHECK_THROWS_AS(followed.follow(bad), Refused);
    }
    CHECK(followed.seq() == 0);
    CHECK_FALSE(followed.follow("undo:0"));
}

TEST_CASE("a log without an end is refused") {
    FollowedGame followed = new_game();
    for (int i = 0; i < 10000; ++i) followed.follow("undo:0");
    CHECK_THROWS_AS(followed.follow("undo:0"), Refused);
}

}  // namespace mistward::bot
