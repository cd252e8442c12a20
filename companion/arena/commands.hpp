#pragma once

#include "companion/arena/options.hpp"

#include <iosfwd>

namespace mistward::arena {

/// Carries out what the options ask for: the report goes to `out`, what is under way to `log`.
/// Throws `std::runtime_error` if it cannot be played.
void carry_out(const Options& options, std::ostream& out, std::ostream& log);

/// Speaks the engine protocol as a player, until the input ends.
void speak(const Options& options, std::istream& in, std::ostream& out);

}  // namespace mistward::arena
