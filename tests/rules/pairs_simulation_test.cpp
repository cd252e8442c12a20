#include "rules/notation.hpp"
#include "rules/text/setup_words.hpp"
#include "rules/text/state_text.hpp"
#include "tests/rules/dealing.hpp"
#include "tests/rules/script.hpp"
#include "tests/rules/simulation.hpp"
#include "tests/simulations.hpp"

#include <doctest/doctest.h>

#include <set>

using namespace mistward::rules;

namespace {

/// Every two of the parts that players can choose.
std::vector<PartSet> pairs_of_parts() {
    std::vector<PartSet> pairs;
    for (const Part one : kParts) {
        for (const Part other : kParts) {
            const PartSet pair{one, other};
            if (one < other && kOfferedParts.contains(pair)) pairs.push_back(pair);
        }
    }
    return pairs;
}

/// Every fifth game is with all parts and the others with two, of each number of players and each
/// mode in turn. There are 91 pairs, so that each comes to each of the ten.
Setup setup_of(std::size_t number) {
    static const std::vector<PartSet> kPairs = pairs_of_parts();
    const bool has_all = number % 5 == 4;
    const std::size_t nth = has_all ? number / 5 : number - number / 5;
    return {.mode = nth / 5 % 2 == 0 ? Mode::Ghosts : Mode::Base,
            .players = static_cast<std::uint8_t>(2 + nth % 5),
            .changed = has_all ? kOfferedParts : kPairs[nth % kPairs.size()]};
}

constexpr std::size_t kLongestGame = 1500;  // decisions

/// Plays to the end by any legal decisions and looks at every state; adds the kinds of decisions.
void play(const Setup& setup, Random random, std::set<std::size_t>& kinds) {
    Game game(tables_for(setup), setup);
    std::size_t made = 0;
    for (auto legal = game.legal(); !legal.empty(); legal = game.legal()) {
        const Decision decision = choose(game, legal, Policy::Any, random);
        const std::string text = decision_text(game, decision);
        kinds.insert(decision.index());
        if (!game.apply(decision)) FAIL(state_text(game), " refuses ", text);
        const auto faults = game.check();
        if (!faults.empty()) FAIL(state_text(game), " after ", text, ": ", faults.front());
        if (++made == kLongestGame) FAIL("the game does not end");
    }
    CHECK(game.outcome() != Outcome::Undecided);
}

}  // namespace

TEST_CASE("simulation: every two parts and all of them keep every invariant at every step") {
    const std::size_t games = mistward::test::simulations(20, 5);
    std::set<std::size_t> kinds;
    for (std::size_t number = 0; number < games; ++number) {
        const Setup setup = dealt(setup_of(number), Random(number));
        CAPTURE(number);
        CAPTURE(setup_words(setup));
        play(setup, Random(1'000'000 + number), kinds);
    }
    for (const std::size_t kind :
         {Decision(TakeMeeple{}).index(), Decision(PlaceMeepleAt{}).index(),
          Decision(MoveDragon{}).index(), Decision(PlaceFairy{}).index(),
          Decision(PlaceFloor{}).index(), Decision(PlaceAbbey{}).index(),
          Decision(HauntMeeple{}).index()}) {
        CHECK(kinds.contains(kind));
    }
}
