#include "companion/companion.hpp"
#include "rules/game.hpp"
#include "tests/rules/script.hpp"
#include "tests/rules/setups.hpp"
#include "tests/rules/simulation.hpp"

#include <doctest/doctest.h>

#include <bit>
#include <string>

using namespace mistward;
using companion::Mind;
using companion::Skill;
using companion::Strength;
using rules::Game;

namespace {

void add(std::uint64_t& digest, std::uint64_t value) { digest = digest * 0x100000001B3U ^ value; }

bool looks_ahead(Skill skill) { return skill >= Skill::Strong; }

/// One number over what companions of that skill decide in a game, and over their chances, to the
/// last bit.
std::uint64_t digest_of_game(const rules::Setup& setup, Skill skill, std::uint64_t seed) {
    const Strength strength{.positions = looks_ahead(skill) ? Strength::kUsual : 60U,
                            .skill = skill};
    const Mind& mind = Mind::built_in();
    rules::Random random(seed);
    Game game(rules::tables_for(setup), setup);
    std::uint64_t digest = 0;
    while (game.point().actor != rules::Actor::Nobody) {
        const bool player = game.point().actor == rules::Actor::Player;
        const rules::Decision decision =
            player ? companion::choose(mind, game, strength)
                   : rules::choose(game, game.legal(), rules::Policy::Any, random);
        REQUIRE(game.apply(decision).has_value());
        add(digest, game.digest());
        if (player) continue;
        for (const double chance : companion::win_chances(mind, game, strength)) {
            add(digest, std::bit_cast<std::uint64_t>(chance));
        }
    }
    return digest;
}

/// Of games of some of all setups.
std::uint64_t digest_of_games(Skill skill) {
    std::uint64_t digest = 0;
    std::uint64_t seed = 0;
    for (const rules::Setup& setup : rules::all_setups()) {
        if (++seed % (looks_ahead(skill) ? 40 : 4) != 0) continue;
        add(digest, digest_of_game(setup, skill, seed));
    }
    return digest;
}

}  // namespace

TEST_CASE("companions decide the same on every processor") {
    // They change when the weights do, or how a companion sees, looks ahead, decides or tells
    // chances.
    CHECK(digest_of_games(Skill::Novice) == 4620614888266884752U);
    CHECK(digest_of_games(Skill::Casual) == 2620099245614658873U);
    CHECK(digest_of_games(Skill::Keen) == 5095669752668662304U);
    CHECK(digest_of_games(Skill::Strong) == 16729449271839462639U);
    CHECK(digest_of_games(Skill::Best) == 16145388217359839841U);
}
