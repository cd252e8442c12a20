#pragma once

#include "rules/core/setup.hpp"
#include "rules/core/view.hpp"

namespace mistward::rules {

/// A number that depends on everything public in a game and on nothing else; the same on every
/// platform.
std::uint64_t digest(const Setup& setup, const View& view);

}  // namespace mistward::rules
