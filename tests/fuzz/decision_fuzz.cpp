// A game that the first bytes play, and a line of text for it: what reads as a decision is written
// as a text that reads as the same one, and it is refused, with the game as it was, if it is not
// legal. Every legal decision is what its text says.
#include "rules/game.hpp"
#include "rules/notation.hpp"
#include "tests/fuzz/require.hpp"
#include "tests/fuzz/setups.hpp"
#include "tests/fuzz/targets.hpp"

#include <algorithm>

using namespace mistward;

namespace {

constexpr std::size_t kMostDecisions = 120;

/// Ends at a byte of 0 or with the game.
void play(rules::Game& game, fuzz::Choices& choices) {
    for (std::size_t i = 0; i < kMostDecisions; ++i) {
        const std::size_t choice = choices.byte();
        const auto legal = game.legal();
        if (choice == 0 || legal.empty()) return;
        fuzz::require(game.apply(legal[(choice - 1) % legal.size()]).has_value(),
                      "what is legal can be done");
    }
}

void try_text(const rules::Game& game, const std::vector<rules::Decision>& legal,
              std::string_view text) {
    const auto decision = rules::parse_decision(game, text);
    if (!decision) return fuzz::require(!decision.error().what.empty(), "an error says why");
    const auto again = rules::parse_decision(game, rules::decision_text(game, *decision));
    fuzz::require(again && *again == *decision, "a decision is what its text says");
    const bool is_legal = std::ranges::find(legal, *decision) != legal.end();
    rules::Game after = game;
    fuzz::require(after.apply(*decision).has_value() == is_legal, "the legal is what can be done");
    fuzz::require(is_legal || after == game, "what is refused changes nothing");
}

}  // namespace

void mistward::fuzz_decision(const std::uint8_t* data, std::size_t size) {
    fuzz::Choices choices(data, size);
    const rules::Setup setup = fuzz::choose_setup(choices);
    rules::Game game(fuzz::tables(setup), setup);
    play(game, choices);
    const auto legal = game.legal();
    for (const rules::Decision& decision : legal) {
        const auto read = rules::parse_decision(game, rules::decision_text(game, decision));
        fuzz::require(read && *read == decision, "a legal decision is what its text says");
    }
    while (!choices.done()) try_text(game, legal, choices.line());
}
