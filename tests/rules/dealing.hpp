#pragma once

#include "rules/core/decision.hpp"
#include "rules/core/setup.hpp"
#include "tests/rules/simulation.hpp"

namespace mistward::rules {

/// The same game with colours that are dealt by chance, pink among them: each colour that the setup
/// names is replaced by the one that is dealt in its place.
Setup dealt(Setup setup, Random random);

/// The decision of a game with the usual colours as it is made in the same game with those of
/// `setup`.
Decision renamed(const Setup& setup, Decision decision);

}  // namespace mistward::rules
