#include "rules/notation.hpp"
#include "rules/text/setup_words.hpp"
#include "rules/text/state_text.hpp"
#include "tests/rules/dragon_tiles.hpp"
#include "tests/rules/simulation.hpp"
#include "tests/simulations.hpp"

#include <doctest/doctest.h>

#include <algorithm>

using namespace mistward::rules;

namespace {

constexpr PartSet kDragonParts = parts_of(Expansion::Dragon);

std::vector<Setup> setups_with_dragons() {
    std::vector<Setup> setups;
    for (const Mode mode : {Mode::Base, Mode::Ghosts}) {
        for (const PartSet parts :
             {PartSet{Part::Dragon}, PartSet{Part::Fairy}, PartSet{Part::Princesses},
              PartSet{Part::Portals}, kDragonParts, kPartsToAdd}) {
            for (const std::uint8_t players : {std::uint8_t{2}, std::uint8_t{5}}) {
                setups.push_back({.mode = mode, .players = players, .changed = parts});
            }
        }
    }
    return setups;
}

/// Something that these parts know, wherever it is.
Decision any_of_dragon(Random& random) {
    const auto near = [&] { return static_cast<std::int16_t>(random.below(9) - 4); };
    const FeatureRef where{{near(), near()}, SegmentIndex(random.below(8))};
    switch (random.below(4)) {
        case 0:
            return MoveDragon{where.position};
        case 1:
            return PlaceFairy{{where}};
        case 2:
            return TakeMeeple{{where}};
        default:
            return PlaceMeepleAt{where, kColours[random.below(kColourCount)],
                                 static_cast<MeepleKind>(random.below(kCountOf<MeepleKind>))};
    }
}

/// How often something of these parts happened.
struct Seen {
    int moves = 0, eaten = 0, fairies = 0, paid = 0, sent_away = 0;
    std::size_t most_choices = 0;
};

void note(const std::vector<Event>& events, Seen& seen) {
    for (const Event& event : events) {
        seen.moves += std::holds_alternative<DragonMoved>(event);
        seen.fairies += std::holds_alternative<FairyPlaced>(event);
        seen.paid += std::holds_alternative<FairyScored>(event);
        const auto* const returned = std::get_if<MeepleReturned>(&event);
        if (returned == nullptr) continue;
        seen.eaten += returned->cause == MeepleReturnedBy::Dragon;
        seen.sent_away += returned->cause == MeepleReturnedBy::Princess;
    }
}

void require_refused_unless_listed(const Game& game, const std::vector<Decision>& legal,
                                   const Decision& decision) {
    Game next = game;
    const bool listed = std::find(legal.begin(), legal.end(), decision) != legal.end();
    const bool applied = next.apply(decision).has_value();
    if (applied != listed) FAIL(state_text(game), " ", decision_text(game, decision));
    if (!applied) REQUIRE(next == game);
}

/// Some legal decisions apply, and each has a text that is read back as itself.
void require_some_apply(const Game& game, const std::vector<Decision>& legal, Random& random) {
    for (int i = 0; i < 4; ++i) {
        const Decision decision = legal[random.below(legal.size())];
        const std::string text = decision_text(game, decision);
        INFO(text);
        REQUIRE(parse_decision(game, text) == decision);
        Game next = game;
        REQUIRE(next.apply(decision).has_value());
    }
}

void play_random(const Setup& setup, std::uint64_t seed, Seen& seen) {
    Random random(seed);
    const auto tables = dragon_tables(setup.mode);
    Game game(tables, setup);
    for (auto legal = game.legal(); !legal.empty(); legal = game.legal()) {
        if (game.point().actor == Actor::Player) REQUIRE(legal.size() > 1);
        seen.most_choices = std::max(seen.most_choices, legal.size());
        require_some_apply(game, legal, random);
        for (int i = 0; i < 3; ++i) {
            require_refused_unless_listed(game, legal, any_of_dragon(random));
        }
        const auto events = game.apply(choose(game, legal, Policy::Any, random));
        REQUIRE(events.has_value());
        note(*events, seen);
        if (random.below(6) != 0) continue;
        const auto faults = game.check();
        if (!faults.empty()) FAIL(state_text(game), ": ", faults.front());
        const auto read = parse_state(tables, state_text(game));
        if (!read || !(*read == game)) FAIL(state_text(game));
    }
    REQUIRE(game.outcome() == Outcome::Finished);
}

}  // namespace

TEST_CASE("simulation: random games with tiles of the dragon keep every invariant and end") {
    Seen seen;
    for (const Setup& setup : setups_with_dragons()) {
        CAPTURE(setup_words(setup));
        for (std::uint64_t seed = 0; seed < mistward::test::simulations(2, 1); ++seed) {
            CAPTURE(seed);
            play_random(setup, seed, seen);
        }
    }
    CHECK(seen.moves > 100);
    CHECK(seen.eaten > 20);
    CHECK(seen.fairies > 100);
    CHECK(seen.paid > 50);
    CHECK(seen.sent_away > 2);
    CHECK(seen.most_choices > 320);
}
