#pragma once

#include "clients/environment/observation_layout.hpp"

namespace mistward::environment {

/// Writes what a seat sees of a match: everything public, with seats and colours counted from its
/// own, and nothing else. `values` has `layout.size()` floats.
void observe(const Match& match, const ObservationLayout& layout, std::size_t seat,
             std::span<float> values);

}  // namespace mistward::environment
