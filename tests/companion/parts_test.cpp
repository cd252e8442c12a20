#include "companion/baseline/choose.hpp"
#include "companion/companion.hpp"
#include "companion/review.hpp"
#include "tests/rules/dealing.hpp"
#include "tests/rules/script.hpp"
#include "tests/rules/setups.hpp"
#include "tests/rules/simulation.hpp"

#include <doctest/doctest.h>

#include <ctime>
#include <numeric>
#include <set>

// Games with parts that no network has seen, in which the companion plays by what it searches and
// by what is scored.

using namespace mistward;
using namespace mistward::rules;
using companion::Mind;

namespace {

constexpr Setup kWithGifts{.mode = Mode::Base, .players = 2, .changed = {Part::TestGifts}};

Decision thumb_choice(const Game& game) { return companion::choose(Mind::built_in(), game); }

/// Plays a game to its end. Chance decides what it has to; `decide` for the players, and sees each
/// position.
template <class Decide>
Game played_by(const Setup& usual, std::uint64_t seed, Decide decide) {
    Random random(seed);
    const Setup setup = dealt(usual, random);
    Game game(tables_for(setup), setup);
    while (game.point().actor != Actor::Nobody) {
        const bool draws = game.point().actor == Actor::Chance;
        const Decision decision =
            draws ? choose(game, game.legal(), Policy::Any, random) : decide(game, random);
        REQUIRE(game.apply(decision));
    }
    return game;
}

void check_chances(const Game& game) {
    const auto chances = companion::win_chances(Mind::built_in(), game);
    REQUIRE(chances.size() == game.setup().players);
    REQUIRE(std::accumulate(chances.begin(), chances.end(), 0.0) == doctest::Approx(1));
    for (const double chance : chances) REQUIRE((chance >= 0 && chance <= 1));
}

/// Games that look the same to `me`: what another holds is exchanged with what lies in the bag.
std::vector<Game> twins(const Game& game, PlayerId me) {
    std::vector<Game> twins;
    game.visit([&]<class S>(const S& state) {
        if constexpr (std::is_same_v<S, rivals::LargeState>) {
            for (std::size_t i = 0; i < state.setup.players; ++i) {
                const PlayerId other(i);
                if (other == me) continue;
                for (std::size_t a = 0; a < state.bag.size(); ++a) {
                    for (std::size_t b = 0; b < state.bag.size(); ++b) {
                        if (a == b || state.held[other][a] == 0 || state.bag[b] == 0) continue;
                        S swapped = state;
                        --swapped.held[other][a], ++swapped.bag[a];
                        --swapped.bag[b], ++swapped.held[other][b];
                        twins.emplace_back(tables_for(game.setup()), swapped);
                    }
                }
            }
        }
    });
    return twins;
}

/// The game of a state text in which the tile lies where it first can, without a meeple.
Game laid(std::string_view state) {
    Game game = from(state);
    REQUIRE(game.apply(game.legal().front()));
    REQUIRE(game.apply(Pass{}));
    return game;
}

}  // namespace

TEST_CASE("companions play every game with parts to its end, and tell chances on the way") {
    for (const Setup& setup : setups_with_parts()) {
        CAPTURE(int{setup.players});
        const auto decide = [](const Game& game, Random&) {
            if (game.turn() % 16 == 0) check_chances(game);
            return thumb_choice(game);
        };
        const Game game = played_by(setup, 1, decide);
        CHECK(game.rivals() == nullptr);
        CHECK(game.outcome() == Outcome::Finished);
        CHECK(game.check().empty());
        check_chances(game);
        const auto chances = companion::win_chances(Mind::built_in(), game);
        const ColourSet winners = game.view().winners;
        for (std::size_t i = 0; i < setup.players; ++i) {
            CHECK((chances[i] > 0) == winners.contains(game.setup().colours[i]));
        }
    }
}

TEST_CASE("in a game with parts, the companion beats who decides at random") {
    constexpr std::uint64_t kGames = 20;
    std::size_t won = 0;
    std::size_t decisions = 0;
    std::clock_t thought = 0;
    for (std::uint64_t seed = 0; seed < kGames; ++seed) {
        const PlayerId me(seed % 2);
        const auto decide = [&](const Game& game, Random& random) {
            if (game.point().player != me) return choose(game, game.legal(), Policy::Any, random);
            const std::clock_t before = std::clock();
            const Decision decision = thumb_choice(game);
            thought += std::clock() - before;
            ++decisions;
            return decision;
        };
        const Game game = played_by(kWithGifts, seed, decide);
        won += game.view().winners == ColourSet{game.setup().colours[me.value()]} ? 1 : 0;
    }
    MESSAGE(won << " of " << kGames << " games; a decision takes "
                << 1e3 * static_cast<double>(thought) / CLOCKS_PER_SEC /
                       static_cast<double>(decisions)
                << " ms");
    CHECK(won >= 19);
}

TEST_CASE("in a game with parts, the best turns are legal, different, and come best first") {
    const auto decide = [](const Game& game, Random& random) {
        if (game.turn() % 12 != 0) return choose(game, game.legal(), Policy::Any, random);
        const auto options = companion::best_turns(Mind::built_in(), game, 4);
        REQUIRE(!options.empty());
        REQUIRE(options.size() == std::min<std::size_t>(4, game.legal().size()));
        REQUIRE(options[0].turn.at(0) == thumb_choice(game));
        std::set<Decision> first;
        double before = 1;
        for (const companion::Option& option : options) {
            REQUIRE(first.insert(option.turn.at(0)).second);
            REQUIRE(option.chance <= before);
            before = option.chance;
            Game after = game;
            for (const Decision& decision : option.turn) {
                REQUIRE(after.point().player == game.point().player);
                REQUIRE(after.apply(decision));
            }
            REQUIRE(after.point().decider() != game.point().decider());
        }
        const auto review = companion::review_turn(Mind::built_in(), game, options[0].turn, {});
        REQUIRE(!review.better);
        return options[0].turn[0];
    };
    for (const std::uint64_t seed : {3U, 4U}) played_by(kWithGifts, seed, decide);
}

TEST_CASE("a companion decides alike in games that look alike to it") {
    std::size_t compared = 0;
    const auto decide = [&](const Game& game, Random& random) {
        for (const Game& twin : twins(game, game.point().player)) {
            if (++compared % 8 != 0) continue;
            REQUIRE(twin.check().empty());
            REQUIRE(thumb_choice(twin) == thumb_choice(game));
            const auto one = companion::best_turns(Mind::built_in(), twin, 3);
            const auto other = companion::best_turns(Mind::built_in(), game, 3);
            REQUIRE(one.size() == other.size());
            for (std::size_t i = 0; i < one.size(); ++i) {
                REQUIRE(one[i].turn == other[i].turn);
                REQUIRE(one[i].chance == other[i].chance);
            }
            REQUIRE(companion::win_chances(Mind::built_in(), twin) ==
                    companion::win_chances(Mind::built_in(), game));
        }
        return choose(game, game.legal(), Policy::Any, random);
    };
    played_by({.mode = Mode::Base, .players = 3, .changed = {Part::TestGifts}}, 5, decide);
    CHECK(compared > 100);
}

TEST_CASE("who is asked in another's turn decides for their own good") {
    const Game game = laid("base players:2 parts:test_gifts drawn:B.0");
    REQUIRE(game.point().kind == DecisionKind::Bid);
    REQUIRE(game.point().player == PlayerId(1));
    CHECK(thumb_choice(game) == Decision(Bid{0}));
}

TEST_CASE("what chance decides within a turn counts by its average") {
    const Game game = laid("base players:2 parts:test_gifts held:0:1+0+0+0 drawn:V.0");
    REQUIRE(game.point().kind == DecisionKind::PlayToken);
    CHECK(thumb_choice(game) == Decision(PlayToken{Stream::Gifts, 0}));
}

TEST_CASE("a figure that counts for two is expected to have the majority") {
    const auto chances = companion::win_chances(
        Mind::built_in(), from("base players:2 parts:inns meeple:road0@0,0:red:large "
                               "meeple:road0@0,0:green"));
    CHECK(chances[0] > chances[1]);
}
