#pragma once

#include "clients/environment/kind.hpp"
#include "clients/environment/match.hpp"
#include "tests/rules/simulation.hpp"

#include <string_view>

namespace mistward::environment {

/// Competitive games with parts that players can choose, as `rules::setups_with_parts`.
std::vector<rules::Setup> setups_with_parts();

/// A match with the tiles of the binary.
Match match_of(const rules::Setup& setup, std::uint64_t seed, Options options = {});

/// The same by the words of its setup.
Match match_of(std::string_view words, std::uint64_t seed, Options options = {});

/// Makes the decision that a text names.
void say(Match& match, std::string_view decision);

/// Makes any decision; draws by weight do not matter here.
void step(Match& match, rules::Random& random);

/// What a seat sees.
std::vector<float> seen(const Match& match, std::size_t seat);

}  // namespace mistward::environment
