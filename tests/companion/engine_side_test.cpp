#include "companion/engine/engine_side.hpp"
#include "rules/notation.hpp"
#include "tests/rules/script.hpp"
#include "tests/rules/setups.hpp"
#include "tests/rules/simulation.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <vector>

namespace mistward::engine {
namespace {

using Lines = std::vector<std::string>;

const std::string kDigest(64, 'c');
const std::string kBegin = "newgame seed:3 seats:0 tileset:" + kDigest + " mists:1 players:1";

/// Knows the tiles of the project by the document "mists", and takes the first legal decision.
EngineSide first_choice() {
    return EngineSide(
        "First",
        [](std::string_view document) -> tl::expected<Tiles, std::string> {
            if (document != "mists") return tl::unexpected(std::string("knows no such tiles"));
            return Tiles{rules::mists_tables(), kDigest};
        },
        [](const rules::Game&, const NewGame&) -> Thinker {
            return [](const rules::Game& game, const Effort&) { return game.legal().front(); };
        });
}

/// What it says to the last of these lines.
Lines answer(const Lines& lines) {
    EngineSide engine = first_choice();
    Lines said;
    for (const std::string& line : lines) said = engine.on_line(line);
    return said;
}

}  // namespace

TEST_CASE("our own engine greets, asks for the tiles, and is ready") {
    CHECK(answer({"mistward-engine 1"}) == Lines{"id First", "wants tileset", "ready"});
    CHECK(answer({"mistward-engine 2"}) ==
          Lines{"error speaks only version 1 of the engine protocol"});
}

TEST_CASE("our own engine follows a game and decides in it") {
    const std::string first = rules::decision_text(rules::play(1, "draw:47.3"),
                                                   rules::play(1, "draw:47.3").legal().front());
    CHECK(answer({"tileset mists", kBegin, "decide draw:47.3", "go positions 0 ms 100"}) ==
          Lines{"decide " + first});
    CHECK(answer({"tileset mists", kBegin, "decide draw:47.3", kBegin, "decide draw:47.3",
                  "go positions 0 ms 100"}) == Lines{"decide " + first});
}

TEST_CASE("our own engine gives up over what it cannot follow, and says why") {
    CHECK(answer({"tileset {}"}) == Lines{"error knows no such tiles"});
    CHECK(answer({kBegin}) == Lines{"error did not get the tile set of this game"});
    CHECK(answer({"tileset mists", "newgame seed:3 seats:0 tileset:" + std::string(64, 'd') +
                                       " mists:1 players:1"}) ==
          Lines{"error did not get the tile set of this game"});
    CHECK(answer({"tileset mists", "newgame now"}) == Lines{"error expected seed: at 0"});
    CHECK(answer({"decide draw:47.3"}) == Lines{"error got a decision before a game"});
    CHECK(answer({"tileset mists", kBegin, "decide pass"}) ==
          Lines{"error cannot follow the decision pass"});
    CHECK(answer({"tileset mists", kBegin, "decide nonsense"}) ==
          Lines{"error cannot follow the decision nonsense"});
    CHECK(answer({"tileset mists", kBegin, "go positions 0 ms 100"}) ==
          Lines{"error was asked where no player is to decide"});
    CHECK(answer({"go positions"}) == Lines{"error expected positions  at 0"});
}

TEST_CASE("our own engine is done when it is told so, and after an error of either side") {
    for (const char* line : {"quit", "error no", "decide pass"}) {
        EngineSide engine = first_choice();
        CHECK_FALSE(engine.done());
        engine.on_line(line);
        CHECK(engine.done());
    }
    EngineSide engine = first_choice();
    for (const char* line : {"stop", "over won M-END-1", "of a newer protocol", ""}) {
        CHECK(engine.on_line(line).empty());
    }
    CHECK_FALSE(engine.done());
}

namespace {

constexpr rules::Setup kGifts{
    .mode = rules::Mode::Base, .players = 3, .changed = {rules::Part::TestGifts}};

/// Plays a game with hidden tokens, of which an engine that decides for these seats is told what
/// can be seen from them; how often something was hidden from it.
std::size_t play_hiding(const std::vector<rules::PlayerId>& seats, std::uint64_t seed) {
    const auto has = [&](rules::PlayerId seat) { return std::ranges::count(seats, seat) != 0; };
    EngineSide engine(
        "Last",
        [](std::string_view) {
            return Tiles{rules::tables_for(kGifts), kDigest};
        },
        [](const rules::Game&, const NewGame&) -> Thinker {
            return [](const rules::Game& game, const Effort&) { return game.legal().back(); };
        });
    engine.on_line("tileset base");
    engine.on_line(newgame_line({seed, seats, kDigest, kGifts}));
    rules::Random random(seed);
    rules::Game game(rules::tables_for(kGifts), kGifts);
    std::size_t hidden = 0;
    for (auto legal = game.legal(); !legal.empty(); legal = game.legal()) {
        const rules::DecisionPoint point = game.point();
        rules::Decision decision = choose(game, legal, rules::Policy::Any, random);
        if (point.actor == rules::Actor::Player && has(point.player)) {
            decision = legal.back();
            REQUIRE(engine.on_line("go positions 0 ms 100") ==
                    Lines{"decide " + rules::decision_text(game, decision)});
        }
        const auto told = rules::seen_by(has(point.player) ? point.player : seats.front(),
                                         point.player, decision);
        hidden += told == decision ? 0 : 1;
        REQUIRE(engine.on_line("decide " + rules::decision_text(game, told)).empty());
        REQUIRE(game.apply(decision).has_value());
    }
    return hidden;
}

}  // namespace

TEST_CASE("our own engine follows a game of which it is not told everything, from each seat") {
    for (std::uint64_t seed = 0; seed < 8; ++seed) {
        CHECK(play_hiding({rules::PlayerId(1)}, seed) > 3);
        CHECK(play_hiding({rules::PlayerId(0), rules::PlayerId(2)}, seed) > 0);
        CHECK(play_hiding({rules::PlayerId(0), rules::PlayerId(1), rules::PlayerId(2)}, seed) == 0);
    }
}

}  // namespace mistward::engine
