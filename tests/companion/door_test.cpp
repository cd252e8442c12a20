#include "companion/companion.hpp"
#include "companion/mists/observer.hpp"
#include "companion/train/deck.hpp"
#include "rules/notation.hpp"
#include "tests/rules/script.hpp"

#include <doctest/doctest.h>

#include <set>
#include <stdexcept>

using namespace mistward;
using companion::best_turns;
using companion::find_skill;
using companion::kSkills;
using companion::Mind;
using companion::Option;
using companion::Reason;
using companion::Skill;
using companion::Stopped;
using companion::Strength;
using companion::win_chances;
using rules::from;
using rules::Game;

namespace {

const Mind& mind() { return Mind::built_in(); }

/// A position in the middle of a game, with much to decide.
Game middle() {
    return from(
        "mists:3 players:2 tile:17.0@1,-1,0 tile:28.2@2,0,0 tile:47.3@0,-1,0 ghosts:2,0:2 "
        "ghosts:0,-1:3 meeple:road0@2,0:green points:pink:9 drawn:18.2");
}

std::string turn_text(Game game, const std::vector<rules::Decision>& turn) {
    std::string text;
    for (const rules::Decision& decision : turn) {
        text += (text.empty() ? "" : " ") + decision_text(game, decision);
        REQUIRE(game.apply(decision));
    }
    return text;
}

/// Points of a team of that skill in some games of level 3, and of level 2 for those it wins.
unsigned points_of(Skill skill) {
    const Strength strength{.positions = 600, .skill = skill};
    unsigned points = 0;
    for (const std::uint64_t seed : {11, 12, 13, 14}) {
        Game game(rules::mists_tables(), {.level = 3, .players = 2});
        companion::Random random(seed);
        const companion::train::Deck deck(*game.mists(), random);
        while (game.point().actor != rules::Actor::Nobody) {
            const bool draws = game.point().actor == rules::Actor::Chance;
            const rules::Decision decision = draws ? rules::Decision(deck.next(*game.mists()))
                                                   : companion::choose(mind(), game, strength);
            REQUIRE(game.apply(decision));
        }
        points += game.view().tracks[0].points;
    }
    return points;
}

}  // namespace

TEST_CASE("skills are found by their names, and only those") {
    for (const Skill skill : kSkills) CHECK(find_skill(companion::name(skill)) == skill);
    CHECK(companion::name(Skill::Novice) == "novice");
    CHECK(!find_skill("Best"));
    CHECK(!find_skill(""));
}

TEST_CASE("what a beginner overlooks costs a team points") {
    const unsigned novice = points_of(Skill::Novice);
    const unsigned keen = points_of(Skill::Keen);
    CAPTURE(novice);
    CAPTURE(keen);
    CHECK(novice * 5 < keen * 4);
}

TEST_CASE("skills decide differently") {
    std::set<std::string> turns;
    for (const Skill skill : kSkills) {
        Strength strength;
        strength.skill = skill;
        const auto options = best_turns(mind(), middle(), 3, strength);
        REQUIRE(options.size() == 3);
        std::string told = turn_text(middle(), options[0].turn);
        for (const Option& option : options) told += " " + std::to_string(option.chance);
        turns.insert(told);
    }
    CHECK(turns.size() >= 4);
}

TEST_CASE("the best turn begins with what the companion would decide") {
    const Game game = middle();
    const auto options = best_turns(mind(), game, 3);
    REQUIRE(options.size() == 3);
    CHECK(options[0].turn.at(0) == companion::choose(mind(), game));
    for (const std::size_t count : {1, 2, 12}) {
        const auto others = best_turns(mind(), game, count);
        REQUIRE(others.size() == count);
        CHECK(others[0].turn == options[0].turn);
        CHECK(others[0].chance == options[0].chance);
    }
}

TEST_CASE("best turns are whole, legal, all different, and come best first") {
    const Game game = middle();
    std::set<std::string> texts;
    double before = 1;
    for (const Option& option : best_turns(mind(), game, 10)) {
        Game after = game;
        for (const rules::Decision& decision : option.turn) REQUIRE(after.apply(decision));
        CHECK(after.point().actor != rules::Actor::Player);
        CHECK(texts.insert(turn_text(game, option.turn)).second);
        CHECK(option.chance <= before);
        CHECK(option.chance >= 0);
        before = option.chance;
    }
    CHECK(texts.size() == 10);
}

TEST_CASE("an option tells what its turn scores, and which ghosts it moves") {
    const Game game = from("mists:1 players:2 points:pink:48 drawn:47.3");
    const auto options = best_turns(mind(), game, 1);
    REQUIRE(options.size() == 1);
    CHECK(options[0].chance == 1);
    CHECK(options[0].points == 2);
    CHECK(options[0].ghosts_out == 3);
    CHECK(options[0].ghosts_home == 0);
    CHECK(options[0].reasons.empty());  // the game is won
}

TEST_CASE("reasons name features that the turn changes, the weightiest first") {
    const auto options = best_turns(mind(), middle(), 3);
    for (const Option& option : options) {
        REQUIRE(!option.reasons.empty());
        float before = 1;
        for (const Reason& reason : option.reasons) {
            CHECK(reason.before != reason.after);
            CHECK(reason.theme != companion::Theme::Setup);
            CHECK(std::abs(reason.effect) <= before);
            before = std::abs(reason.effect);
            const auto rows = companion::mists::rows();
            const auto row = std::find_if(rows.begin(), rows.end(), [&](const auto& candidate) {
                return candidate.name == reason.feature;
            });
            REQUIRE(row != rows.end());
            CHECK(row->theme == reason.theme);
        }
    }
}

TEST_CASE("equal games get equal answers") {
    const Strength strength{.positions = 3'000};
    const auto once = win_chances(mind(), middle(), strength);
    CHECK(once == win_chances(mind(), Game(middle()), strength));
    CHECK(companion::choose(mind(), middle(), strength) ==
          companion::choose(mind(), middle(), strength));
}

TEST_CASE("a chance to win is told at every moment") {
    const auto chance = [](const Game& game) {
        const auto chances = win_chances(mind(), game);
        REQUIRE(chances.size() == 1);
        return chances[0];
    };
    CHECK(chance(from("mists:1 players:2 points:pink:48 drawn:47.3")) == 1);
    const double before_draw = chance(from("mists:1 players:2"));
    CHECK(before_draw > 0.5);
    CHECK(before_draw < 1);
    CHECK(chance(from("mists:6 players:2")) < before_draw);
    Game won = from("mists:1 players:2 points:pink:48 drawn:47.3", "place:0,-1,0 meeple:road0:red");
    REQUIRE(won.apply(companion::choose(mind(), won)));
    CHECK(won.outcome() == rules::Outcome::Won);
    CHECK(chance(won) == 1);
}

TEST_CASE("chances of rivals are 1 together") {
    const auto chances = win_chances(mind(), from("ghosts players:3"));
    REQUIRE(chances.size() == 3);
    CHECK(chances[0] + chances[1] + chances[2] == doctest::Approx(1));
}

TEST_CASE("who was told to stop does not begin") {
    std::stop_source stop;
    stop.request_stop();
    CHECK_THROWS_AS(companion::choose(mind(), middle(), {}, stop.get_token()), Stopped);
    CHECK_THROWS_AS(best_turns(mind(), middle(), 3, {}, stop.get_token()), Stopped);
    CHECK_THROWS_AS(win_chances(mind(), middle(), {}, stop.get_token()), Stopped);
}

TEST_CASE("nobody is asked for a turn when no player is to decide") {
    CHECK_THROWS_AS(best_turns(mind(), from("mists:1 players:2"), 3), std::invalid_argument);
    CHECK_THROWS_AS(companion::choose(mind(), from("mists:1 players:2")), std::invalid_argument);
}

TEST_CASE("with hardly any budget a legal decision comes all the same") {
    for (const std::size_t positions : {0, 1, 20}) {
        Game game = middle();
        CHECK(game.apply(companion::choose(mind(), game, {.positions = positions})).has_value());
    }
}
