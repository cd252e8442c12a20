#pragma once

#include <cstddef>

namespace mistward::test {

/// How many random games a test plays: `usual`; as MISTWARD_SIMULATIONS says, N of them or, with
/// the word "few", `least`, which is for sanitizers that make each game twenty times as dear, or
/// with "many" six times `usual`.
std::size_t simulations(std::size_t usual, std::size_t least);

}  // namespace mistward::test
