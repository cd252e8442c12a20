#include "clients/environment/match.hpp"

#include "clients/environment/batch.hpp"
#include "clients/environment/failure.hpp"
#include "clients/environment/notation.hpp"
#include "clients/environment/record.hpp"
#include "clients/environment/rewards.hpp"
#include "server/record/deck.hpp"
#include "tests/environment/matches.hpp"
#include "tests/rules/setups.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <numeric>

using namespace mistward;
using environment::Match;
using environment::Options;

namespace {

/// Plays a match to its end, greedily where the game is not long, so that some are won.
void finish(Match& match, std::uint64_t seed, std::vector<environment::BySeat>* rewards = nullptr) {
    rules::Random random(seed);
    while (!match.over()) {
        environment::step(match, random);
        if (rewards != nullptr) rewards->push_back(match.rewards());
    }
}

mistward_status refusal(const std::string& record, const Match& match) {
    try {
        environment::read_record(
            std::make_shared<const rules::Tables>(
                std::make_shared<const rules::TileSet>(match.tables().tileset())),
            match.setup(), record);
    } catch (const environment::Failure& failure) {
        return failure.status();
    }
    return MISTWARD_OK;
}

std::string replaced(std::string text, std::string_view what, std::string_view by) {
    const std::size_t at = text.find(what);
    REQUIRE(at != std::string::npos);
    return text.replace(at, what.size(), by);
}

std::string setup_fault(const char* words) {
    try {
        environment::read_setup(words);
    } catch (const environment::Failure& failure) {
        return failure.what();
    }
    return {};
}

}  // namespace

TEST_CASE("a match with a part that has no actions is refused by its name") {
    CHECK(setup_fault("base players:2").empty());
    CHECK(setup_fault("base players:2 parts:test_gifts") == "no match has the part test_gifts yet");
}

TEST_CASE("X-1: a seed gives the game that the server plays with that deck") {
    for (const std::string_view words :
         {"mists:5 players:2", "ghosts players:4", "base players:2"}) {
        const std::uint64_t number = 0x0123456789ABCDEF;
        Match match = environment::match_of(words, number);
        protocol::Seed seed{};
        const std::array<std::uint8_t, 8> tail{0x01, 0x23, 0x45, 0x67, 0x89, 0xAB, 0xCD, 0xEF};
        std::ranges::copy(tail, seed.end() - 8);
        rules::Game game = match.first_moment();
        const auto deck = rooms::shuffled(game.deck(), seed);
        finish(match, 3);
        for (const rules::Decision& decision : match.made()) {
            if (const auto* const drawn = std::get_if<rules::DrawTile>(&decision)) {
                REQUIRE(drawn->tile == deck.at(game.drawn_count()));
            }
            REQUIRE(game.apply(decision).has_value());
        }
        CHECK(game == match.game());
        CHECK(match.made().size() > 10);
    }
}

TEST_CASE("equal seeds and choices give equal games, other seeds others") {
    for (const rules::Setup& setup : rules::all_setups()) {
        Match a = environment::match_of(setup, 9);
        Match b = environment::match_of(setup, 9);
        finish(a, 1);
        finish(b, 1);
        REQUIRE(a.game() == b.game());
        b.restart(environment::seed_of(9));
        finish(b, 1);
        REQUIRE(a.game() == b.game());
    }
    const auto first = environment::match_of("base players:2", 1);
    const auto second = environment::match_of("base players:2", 2);
    CHECK(!std::ranges::equal(first.to_come(), second.to_come()));
}

TEST_CASE("a copy goes on by itself, and so does what it was copied from") {
    for (const std::string_view words : {"mists:3 players:2", "ghosts players:3"}) {
        Match match = environment::match_of(words, 4);
        rules::Random random(4);
        for (int i = 0; i < 9; ++i) environment::step(match, random);
        const rules::Game before = match.game();
        auto copy = std::make_unique<Match>(match);
        Match assigned = environment::match_of(words, 77);
        assigned = match;
        finish(*copy, 5);
        CHECK(match.game() == before);
        finish(match, 5);
        finish(assigned, 5);
        CHECK(match.game() == copy->game());
        copy.reset();
        CHECK(match.game() == assigned.game());
    }
}

TEST_CASE("a match waits for a player, or for an explicit draw") {
    Match dealt = environment::match_of("mists:3 players:2", 1);
    CHECK(dealt.point().actor == rules::Actor::Player);
    CHECK(dealt.made().size() == 1);
    CHECK(dealt.to_come().size() == 59);
    Match open = environment::match_of("mists:3 players:2", 1, {.explicit_chance = true});
    CHECK(open.point().actor == rules::Actor::Chance);
    CHECK(open.made().empty());
    CHECK(open.to_come().empty());
}

TEST_CASE("a team has 1 each if it has won and 0 if not") {
    bool lost = false;
    bool won = false;
    for (std::uint64_t seed = 0; seed < 30 && !(won && lost); ++seed) {
        Match match = environment::match_of("mists:1 players:3", seed);
        rules::Random random(seed);
        while (!match.over()) {
            const rules::Game game = match.game();
            const auto legal = game.legal();
            const auto chosen = rules::choose(game, legal, rules::Policy::Greedy, random);
            match.apply(static_cast<std::size_t>(std::ranges::find(legal, chosen) - legal.begin()));
            if (!match.over()) CHECK(match.returns()[0] == 0);
        }
        const float worth = match.outcome() == rules::Outcome::Won ? 1.0F : 0.0F;
        for (std::size_t seat = 0; seat < 3; ++seat) CHECK(match.returns()[seat] == worth);
        CHECK(match.returns()[3] == 0);
        won = won || worth == 1;
        lost = lost || worth == 0;
    }
    CHECK(lost);
    CHECK(won);
}

TEST_CASE("rivals share 1 among those with the most points") {
    bool tied = false;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        Match match = environment::match_of("base players:2", seed);
        finish(match, seed);
        const auto points = environment::scores(match);
        const auto& returns = match.returns();
        if (points[0] == points[1]) {
            tied = true;
            CHECK(returns[0] == 0.5F);
            CHECK(returns[1] == 0.5F);
        } else {
            CHECK(returns[0] == (points[0] > points[1] ? 1.0F : 0.0F));
            CHECK(returns[1] == (points[1] > points[0] ? 1.0F : 0.0F));
        }
    }
    CHECK(tied);
}

TEST_CASE("shaped rewards come on the way and add up to the same") {
    for (const std::string_view words : {"mists:3 players:2", "base players:3"}) {
        std::size_t on_the_way = 0;
        for (std::uint64_t seed = 0; seed < 10; ++seed) {
            Match plain = environment::match_of(words, seed);
            Match shaped = environment::match_of(words, seed, {.shaped = true});
            std::vector<environment::BySeat> rewards;
            finish(plain, seed);
            finish(shaped, seed, &rewards);
            for (std::size_t seat = 0; seat < plain.players(); ++seat) {
                CHECK(shaped.returns()[seat] ==
                      doctest::Approx(plain.returns()[seat]).epsilon(1e-5));
            }
            rewards.pop_back();
            on_the_way += static_cast<std::size_t>(
                std::ranges::count_if(rewards, [](const auto& each) { return each[0] != 0; }));
        }
        CHECK(on_the_way > 0);
    }
}

TEST_CASE("a record brings back the match, at any moment of any game") {
    for (const rules::Setup& setup : rules::all_setups()) {
        for (const Options options : {Options{}, Options{true, false}, Options{false, true}}) {
            Match match = environment::match_of(setup, 6, options);
            rules::Random random(6);
            for (std::size_t number = 0; !match.over();
                 ++number, environment::step(match, random)) {
                if (number % 40 != 17) continue;
                const std::string text = environment::record(match, "abc");
                const Match read = environment::read_record(
                    std::make_shared<const rules::Tables>(
                        std::make_shared<const rules::TileSet>(match.tables().tileset())),
                    setup, text);
                REQUIRE(read.game() == match.game());
                REQUIRE(std::ranges::equal(read.to_come(), match.to_come()));
                for (std::size_t seat = 0; seat < match.players(); ++seat) {
                    REQUIRE(read.returns()[seat] == doctest::Approx(match.returns()[seat]));
                    REQUIRE(read.rewards()[seat] == doctest::Approx(match.rewards()[seat]));
                }
            }
        }
    }
}

TEST_CASE("the record of a reshuffled match brings back its new deck") {
    Match match = environment::match_of("mists:5 players:2", 8);
    rules::Random random(8);
    for (int i = 0; i < 12 && !match.over(); ++i) environment::step(match, random);
    match.reshuffle(environment::seed_of(99));
    REQUIRE(!match.over());
    CHECK(refusal(environment::record(match, "abc"), match) == MISTWARD_OK);
}

TEST_CASE("a record that is not that of its game is refused") {
    Match match = environment::match_of("mists:3 players:2", 3);
    rules::Random random(3);
    for (int i = 0; i < 5; ++i) environment::step(match, random);
    const std::string text = environment::record(match, "abc");
    REQUIRE(refusal(text, match) == MISTWARD_OK);
    CHECK(refusal("", match) == MISTWARD_BAD_TEXT);
    CHECK(refusal("mistward-record 2" + text.substr(17), match) == MISTWARD_BAD_TEXT);
    CHECK(refusal(text + " ", match) == MISTWARD_BAD_TEXT);
    CHECK(refusal(text + " pass", match) == MISTWARD_BAD_TEXT);
    CHECK(refusal(replaced(text, "options none", "options some"), match) == MISTWARD_BAD_TEXT);
    CHECK(refusal(replaced(text, "options none", "options explicit"), match) == MISTWARD_BAD_TEXT);
    CHECK(refusal(replaced(text, "| deck ", "| deck 99.9,"), match) == MISTWARD_BAD_TEXT);
    const std::size_t first = text.find("deck ") + 5;
    const std::string tile = text.substr(first, text.find(',', first) - first);
    CHECK(refusal(replaced(text, "| deck " + tile + ",", "| deck "), match) == MISTWARD_BAD_TEXT);
    CHECK(refusal(replaced(text, "draw:", "place:"), match) == MISTWARD_BAD_TEXT);
}

TEST_CASE("a batch plays the games that its matches would play by themselves") {
    using environment::Batch;
    constexpr std::size_t kGames = 5;
    const Match like = environment::match_of("mists:3 players:2", 0);
    const auto tables = std::make_shared<const rules::Tables>(
        std::make_shared<const rules::TileSet>(like.tables().tileset()));
    Batch batch(tables, like.setup(), kGames, {}, true);
    std::array<std::int32_t, kGames> legal{};
    std::array<std::uint8_t, kGames> over{};
    mistward_report report{};
    report.legal = legal.data();
    report.over = over.data();
    batch.reset(100, report);
    std::vector<Match> alone;
    std::array<std::uint64_t, kGames> seeds{};
    for (std::size_t i = 0; i < kGames; ++i) {
        seeds[i] = 100 + i;
        alone.push_back(environment::match_of("mists:3 players:2", seeds[i]));
    }
    rules::Random random(1);
    std::size_t ended = 0;
    for (int round = 0; round < 200; ++round) {
        std::array<std::int32_t, kGames> choices{};
        for (std::size_t i = 0; i < kGames; ++i) {
            REQUIRE(static_cast<std::size_t>(legal[i]) == alone[i].legal_count());
            choices[i] = static_cast<std::int32_t>(random.below(alone[i].legal_count()));
            alone[i].apply(static_cast<std::size_t>(choices[i]));
        }
        batch.step(choices, false, report);
        for (std::size_t i = 0; i < kGames; ++i) {
            REQUIRE((over[i] == 1) == alone[i].over());
            if (alone[i].over()) {
                ++ended;
                seeds[i] += kGames;
                alone[i].restart(environment::seed_of(seeds[i]));
            }
            REQUIRE(batch[i].game() == alone[i].game());
        }
    }
    CHECK(ended > 10);
}

TEST_CASE(
    "a batch makes no decision if one of them is illegal, and leaves games that are told -1") {
    const Match like = environment::match_of("base players:2", 0);
    const auto tables = std::make_shared<const rules::Tables>(
        std::make_shared<const rules::TileSet>(like.tables().tileset()));
    environment::Batch batch(tables, like.setup(), 2, {}, false);
    const mistward_report none{};
    batch.reset(0, none);
    const rules::Game first = batch[0].game();
    CHECK_THROWS_AS(batch.step(std::array{0, 9999}, false, none), environment::Failure);
    CHECK_THROWS_AS(batch.step(std::array{0, -2}, false, none), environment::Failure);
    CHECK_THROWS_AS(batch.step(std::array{1, 9999999}, true, none), environment::Failure);
    CHECK(batch[0].game() == first);
    std::array<float, 4> rewards{7, 7, 7, 7};
    mistward_report report{};
    report.reward = rewards.data();
    batch.step(std::array{-1, 0}, false, report);
    CHECK(batch[0].game() == first);
    CHECK(batch[1].made().size() > 1);
    CHECK(rewards == std::array<float, 4>{});
}

TEST_CASE("a batch tells a reward once, not again for a game that is left as it is") {
    const Match like = environment::match_of("base players:2", 0);
    const auto tables = std::make_shared<const rules::Tables>(
        std::make_shared<const rules::TileSet>(like.tables().tileset()));
    environment::Batch batch(tables, like.setup(), 1, {.shaped = true}, false);
    std::array<float, 2> reward{};
    mistward_report report{};
    report.reward = reward.data();
    batch.reset(3, report);
    rules::Random random(3);
    while (reward[0] == 0) {
        const auto choice = static_cast<std::int32_t>(random.below(batch[0].legal_count()));
        batch.step(std::array{choice}, false, report);
    }
    CHECK(reward[0] == doctest::Approx(-reward[1]));
    batch.step(std::array{-1}, false, report);
    CHECK(reward == std::array<float, 2>{});
}
