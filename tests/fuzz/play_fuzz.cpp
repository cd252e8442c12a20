// Plays the decisions that the bytes choose, in any game: the first bytes choose the setup. After
// each decision the state holds together and is its own text.
#include "rules/game.hpp"
#include "rules/text/state_text.hpp"
#include "tests/fuzz/require.hpp"
#include "tests/fuzz/setups.hpp"
#include "tests/fuzz/targets.hpp"

using namespace mistward;

namespace {

void check_text(const rules::Game& game, const std::shared_ptr<const rules::Tables>& tables) {
    const std::string text = rules::state_text(game);
    const auto read = rules::parse_state(tables, text);
    fuzz::require(read.has_value(), "a game's text is one: " + text);
    fuzz::require(*read == game, "a game is the one that its text tells: " + text);
}

}  // namespace

void mistward::fuzz_play(const std::uint8_t* data, std::size_t size) {
    fuzz::Choices choices(data, size);
    const rules::Setup setup = fuzz::choose_setup(choices);
    const auto tables = fuzz::tables(setup);
    rules::Game game(tables, setup);
    while (!choices.done()) {
        const auto legal = game.legal();
        fuzz::require(legal.empty() == (game.outcome() != rules::Outcome::Undecided),
                      "something can be decided until the game is over");
        if (legal.empty()) break;
        fuzz::require(game.apply(choices.among(legal)).has_value(), "what is legal can be done");
        fuzz::require_none(game.check());
    }
    check_text(game, tables);
}
