#pragma once

#include "clients/environment/match.hpp"
#include "rules/notation.hpp"

#include <string_view>

namespace mistward::environment {

/// The setup that words describe, if it can be played; throws `Failure` if not.
rules::Setup read_setup(std::string_view words);

/// The index of the legal decision that a text names; throws `Failure` if it names none.
std::size_t find_decision(const Match& match, std::string_view text);

/// The seed that a number stands for: its eight bytes, big-endian, after zeros.
protocol::Seed seed_of(std::uint64_t number);

}  // namespace mistward::environment
