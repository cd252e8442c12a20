// Reads the bytes as the text of a state. What is accepted is written back as a text that is read
// as itself, holds together, and each of its legal decisions can be made.
#include "rules/text/setup_words.hpp"
#include "rules/text/state_text.hpp"
#include "tests/fuzz/require.hpp"
#include "tests/fuzz/setups.hpp"
#include "tests/fuzz/targets.hpp"

using namespace mistward;

void mistward::fuzz_state(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto tables = fuzz::tables(rules::parse_setup_words(text).value_or(rules::Setup{}));
    const auto game = rules::parse_state(tables, text);
    if (!game) {
        fuzz::require(!game.error().what.empty(), "an error says what is wrong");
        return;
    }
    const auto again = rules::parse_state(tables, rules::state_text(*game));
    fuzz::require(again && *again == *game, "a state is what its text says");
    fuzz::require_none(game->check());
    for (const rules::Decision& decision : game->legal()) {
        rules::Game next = *game;
        fuzz::require(next.apply(decision).has_value(), "what is legal can be done");
    }
}
