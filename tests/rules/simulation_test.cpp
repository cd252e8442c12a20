#include "tests/rules/simulation.hpp"
#include "rules/mists/game.hpp"
#include "rules/notation.hpp"
#include "rules/text/setup_words.hpp"
#include "rules/text/state_text.hpp"
#include "tests/rules/dealing.hpp"
#include "tests/rules/script.hpp"
#include "tests/rules/setups.hpp"
#include "tests/simulations.hpp"

#include <doctest/doctest.h>

#include <algorithm>

using namespace mistward::rules;

namespace {

constexpr std::size_t kLongestGame = 1000;  // decisions

void require_sound(const Game& game) {
    const auto faults = game.check();
    if (!faults.empty()) FAIL(state_text(game), ": ", faults.front());
}

/// A state's text is read back as the same state, to the last bit.
void require_round_trip(const Game& game) {
    const std::string text = state_text(game);
    const auto read = parse_state(tables_for(game.setup()), text);
    INFO(text);
    if (!read) FAIL(read.error().what, " at byte ", read.error().offset);
    REQUIRE(*read == game);
}

/// Every legal decision applies and has a text of its own that is read back as itself.
void require_all_apply(const Game& game, const std::vector<Decision>& legal) {
    for (const Decision& decision : legal) {
        const std::string text = decision_text(game, decision);
        const auto read = parse_decision(game, text);
        INFO(text);
        REQUIRE(read.has_value());
        REQUIRE(*read == decision);
        Game next = game;
        REQUIRE(next.apply(decision).has_value());
        REQUIRE_FALSE(next == game);
    }
}

Decision any_decision(Random& random) {
    const auto near = [&] { return static_cast<std::int16_t>(random.below(9) - 4); };
    const Position position{near(), near()};
    const FeatureRef feature{position, SegmentIndex(random.below(10))};
    const Colour colour = kColours[random.below(kColourCount)];
    const auto count = static_cast<std::uint8_t>(random.below(6));
    const auto kind = static_cast<MeepleKind>(random.below(kCountOf<MeepleKind>));
    switch (random.below(26)) {
        case 0:
            return DrawTile{TileId(random.below(70))};
        case 1:
            return PlaceTile{position, Rotation(static_cast<unsigned>(random.below(4)))};
        case 2:
            return PlaceMeeple{SegmentIndex(random.below(10)), colour, kind};
        case 3:
            return TakePoints{feature};
        case 4:
            return RemoveGhosts{feature, position, count};
        case 5:
            return BuryMeeple{feature};
        case 6:
            return BuryFromSupply{colour};
        case 7:
            return HauntCemetery{position};
        case 8:
            return HauntMeeple{feature};
        case 9:
            return AssignPoints{colour};
        case 10:
            return PlaceHound{feature};
        case 11:
            return ChaseGhosts{position, count};
        case 14:
            return Bid{count};
        case 15:
            return PlayToken{kStreams[random.below(kStreams.size())], count};
        case 16:
            return DrawToken{kStreams[random.below(kStreams.size())], count};
        case 12:
            return PlaceFaceDown{position};
        case 17:
            return TakeMeeple{{feature}};
        case 18:
            return PlaceMeepleAt{feature, colour, kind};
        case 19:
            return MoveDragon{position};
        case 20:
            return PlaceFairy{{feature}};
        case 21:
            return PlaceFloor{position};
        case 22:
            return PayRansom{colour, kind};
        case 23:
            return ExchangePrisoner{kind};
        case 24:
            return PlaceAbbey{position};
        case 25:
            return PlaceBarn{position};
        default:
            return Pass{};
    }
}

/// A decision made up at random is applied if, and only if, it is among the legal ones; if not,
/// nothing changes.
void require_refused_unless_legal(const Game& game, const std::vector<Decision>& legal,
                                  const Decision& decision) {
    const bool listed = std::find(legal.begin(), legal.end(), decision) != legal.end();
    Game next = game;
    const bool applied = next.apply(decision).has_value();
    // Millions of times: an assertion costs more than what it looks at.
    if (applied != listed) FAIL("applied if not legal, or refused if legal");
    if (!applied && !(next == game)) FAIL("a refused decision changed the game");
}

struct Simulation {
    Game end;
    std::vector<Decision> log;
};

/// How much is looked at on the way: every state and every legal decision, every state, or some.
enum class Care { Everything, States, Some };

Simulation simulate(const Game& start, std::uint64_t seed, Policy policy, Care care) {
    Random random(seed);
    Simulation run{start, {}};
    Game& game = run.end;
    for (auto legal = game.legal(); !legal.empty(); legal = game.legal()) {
        if (game.point().actor == Actor::Player && legal.size() < 2) FAIL("it was not forced");
        if (care == Care::Everything) require_all_apply(game, legal);
        for (int i = 0; i < 2; ++i) require_refused_unless_legal(game, legal, any_decision(random));
        run.log.push_back(choose(game, legal, policy, random));
        if (!game.apply(run.log.back())) FAIL("a legal decision was refused");
        if (care != Care::Some || random.below(1024) == 0) {
            require_sound(game);
            require_round_trip(game);
        }
        if (run.log.size() == kLongestGame) FAIL("the game does not end");
    }
    require_round_trip(game);  // which checks what was read, too
    return run;
}

Simulation simulate(const Setup& setup, std::uint64_t seed, Policy policy, Care care) {
    return simulate(Game(tables_for(setup), setup), seed, policy, care);
}

/// A co-operative game whose scoring meeples lack a few points, so that random players win it.
Game close_to_goal(const Setup& setup) {
    constexpr int kLacking = 3;
    mists::State state = mists::start(*tables_for(setup), setup);
    for (const Colour track : scoring_colours(setup)) {
        state.points[track] = static_cast<std::uint16_t>(find_level(setup.level)->goal - kLacking);
    }
    for (mists::HoundState& hound : state.hounds) hound = {};
    return {tables_for(setup), state};
}

std::vector<Setup> setups_and_parts() {
    std::vector<Setup> setups = all_setups();
    const std::vector<Setup> with_parts = setups_with_parts();
    setups.insert(setups.end(), with_parts.begin(), with_parts.end());
    return setups;
}

Care care_for(std::uint64_t seed) {
    if (seed == 0) return Care::Everything;
    return seed == 1 ? Care::States : Care::Some;
}

}  // namespace

TEST_CASE("simulation: random games of every setup keep every invariant and end") {
    const std::uint64_t games = mistward::test::simulations(50, 1);
    std::uint64_t number = 0;
    for (const Setup& setup : setups_and_parts()) {
        CAPTURE(setup_words(setup));
        // Unless there are many of each setup, they take turns at being looked at closely.
        const std::uint64_t first = games < 100 ? number++ % 8 : 0;
        for (std::uint64_t seed = first; seed < first + games; ++seed) {
            CAPTURE(seed);
            const Policy policy = seed % 48 == 1 ? Policy::Greedy : Policy::Any;
            const Setup of_colours = dealt(setup, Random(seed));
            const Simulation run = simulate(of_colours, seed, policy, care_for(seed));
            REQUIRE(run.end.outcome() != Outcome::Undecided);
            REQUIRE(run.end.point().actor == Actor::Nobody);
        }
    }
}

TEST_CASE("simulation: games that are won leave nothing behind of what won them") {
    std::size_t won = 0;
    for (const Setup& setup : team_setups()) {
        CAPTURE(setup_words(setup));
        const Game start = close_to_goal(setup);
        for (std::uint64_t seed = 0; seed < mistward::test::simulations(50, 2); ++seed) {
            CAPTURE(seed);
            const Simulation run = simulate(start, seed, Policy::Greedy, Care::Some);
            won += run.end.outcome() == Outcome::Won ? 1 : 0;
        }
    }
    CHECK(won != 0);
}

TEST_CASE("simulation: a replay of the decisions is the same game, step by step") {
    std::uint64_t seed = 0;
    for (const Setup& setup : setups_and_parts()) {
        const Setup of_colours = dealt(setup, Random(++seed));
        const Simulation run = simulate(of_colours, seed, Policy::Any, Care::Some);
        Game replay(tables_for(setup), of_colours);
        for (const Decision& decision : run.log) {
            const std::string text = decision_text(replay, decision);
            REQUIRE(replay.apply(parse_decision(replay, text).value()).has_value());
        }
        CHECK(replay == run.end);
        CHECK(replay.digest() == run.end.digest());
    }
}
