#pragma once

#include "rules/core/notation_reader.hpp"
#include "rules/rivals/game.hpp"

namespace mistward::rules::rivals {

/// The words of `rules::state_text` behind the setup, each with a space before it.
template <AnyState S>
std::string state_words(const Tables& tables, const S& state);

/// Reads these words up to the end of the text into the state that the game starts with; what is
/// not right is noted in the reader.
template <AnyState S>
void read_state_words(const Tables& tables, NotationReader& reader, S& state);

}  // namespace mistward::rules::rivals
