#include "tests/rules/simulation.hpp"
#include "rules/mists/game.hpp"
#include "rules/notation.hpp"
#include "tests/rules/script.hpp"

#include <doctest/doctest.h>

#include <cstdlib>

using namespace mistward::rules;

namespace {

/// Games per player count; more by MISTWARD_SIMULATIONS.
std::size_t simulations() {
    const char* const wanted = std::getenv("MISTWARD_SIMULATIONS");
    return wanted == nullptr ? 400 : static_cast<std::size_t>(std::strtoull(wanted, nullptr, 10));
}

constexpr std::size_t kLongestGame = 400;  // decisions: 50 tiles, some for each

void require_sound(const Game& game) {
    const auto faults = mists::check(game.tables(), game.state());
    if (!faults.empty()) FAIL(faults.front());
}

/// Level 1 only: where a bank is complete no ghost has come back.
void require_completed_banks_clear(const Game& game) {
    const auto& state = game.state();
    for (const auto& haunting : state.ghosts) {
        const FaceTable& face = game.tables()[state.board.face(haunting.slot)];
        for (std::size_t i = 0; i < face.tracked; ++i) {
            if (face.kind[i] != FeatureKind::Mist) continue;
            const FeatureId bank = state.features.feature(haunting.slot, SegmentIndex(i));
            REQUIRE_FALSE(state.features.complete(bank));
        }
    }
}

/// Every legal decision applies, has a text of its own that is read back as itself, and leaves a
/// sound game.
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
        require_sound(next);
    }
}

Decision any_decision(Random& random) {
    const Position position{static_cast<std::int16_t>(random.below(9) - 4),
                            static_cast<std::int16_t>(random.below(9) - 4)};
    const FeatureRef feature{position, SegmentIndex(random.below(10))};
    switch (random.below(6)) {
        case 0:
            return DrawTile{TileId(random.below(70))};
        case 1:
            return PlaceTile{position, Rotation(static_cast<unsigned>(random.below(4)))};
        case 2:
            return PlaceMeeple{SegmentIndex(random.below(10)), kColours[random.below(6)]};
        case 3:
            return TakePoints{feature};
        case 4:
            return RemoveGhosts{feature, position, static_cast<std::uint8_t>(random.below(6))};
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
    REQUIRE(next.apply(decision).has_value() == listed);
    if (!listed) REQUIRE(next == game);
}

struct Simulation {
    Game end;
    std::vector<Decision> log;
};

Simulation simulate(std::uint8_t players, std::uint64_t seed, bool thorough) {
    Random random(seed);
    Simulation run{Game(mists_tables(), {.level = 1, .players = players}), {}};
    Game& game = run.end;
    for (auto legal = game.legal(); !legal.empty(); legal = game.legal()) {
        if (game.point().actor == Actor::Player) REQUIRE(legal.size() > 1);
        if (thorough) require_all_apply(game, legal);
        for (int i = 0; i < 4; ++i) require_refused_unless_legal(game, legal, any_decision(random));
        run.log.push_back(legal[random.below(legal.size())]);
        REQUIRE(game.apply(run.log.back()).has_value());
        require_sound(game);
        require_completed_banks_clear(game);
        REQUIRE(run.log.size() < kLongestGame);
    }
    return run;
}

}  // namespace

TEST_CASE("Simulation: thousands of random games keep every invariant and end") {
    for (std::uint8_t players = 1; players <= mists::kMaxPlayers; ++players) {
        CAPTURE(static_cast<int>(players));
        for (std::uint64_t seed = 0; seed < simulations(); ++seed) {
            CAPTURE(seed);
            const Simulation run = simulate(players, seed, seed < 4);
            REQUIRE(run.end.view().outcome != Outcome::Undecided);
            REQUIRE(run.end.point().actor == Actor::Nobody);
        }
    }
}

TEST_CASE("Simulation: a replay of the decisions is the same game, step by step") {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const auto players = static_cast<std::uint8_t>(seed % 5 + 1);
        const Simulation run = simulate(players, seed, false);
        Game replay(mists_tiles(), {.level = 1, .players = players});
        for (const Decision& decision : run.log) {
            const std::string text = decision_text(replay, decision);
            REQUIRE(replay.apply(parse_decision(replay, text).value()).has_value());
        }
        CHECK(replay == run.end);
        CHECK(mists::digest(replay.tables(), replay.state()) ==
              mists::digest(run.end.tables(), run.end.state()));
    }
}
