#pragma once

#include "rules/core/setup.hpp"
#include "rules/core/tables.hpp"
#include "tests/fuzz/choices.hpp"

#include <memory>

namespace mistward::fuzz {

/// Any game that there is, with any number of players, modules, scoring colours and order of
/// colours.
rules::Setup choose_setup(Choices& choices);

/// The tables that a game of this setup is played with; for one thread.
std::shared_ptr<const rules::Tables> tables(const rules::Setup& setup);

}  // namespace mistward::fuzz
