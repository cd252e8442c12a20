#pragma once

#include "companion/theme.hpp"
#include "rules/core/types.hpp"

#include <optional>
#include <string_view>

namespace mistward::companion {

/// One feature of a position, as a row of a table: what it is called, what it speaks of, how it is
/// computed from the `Facts` of the position, and which space of the board it speaks of. The order
/// of rows is that of a network's inputs.
template <class Facts>
struct FeatureRow {
    std::string_view name;  ///< unique in its table
    Theme theme = Theme::Setup;
    float (*value)(const Facts&) = nullptr;  ///< of the order of 1
    /// The space, nothing if there is none now, as where the value is 0; null if it never speaks of
    /// one.
    std::optional<rules::Position> (*place)(const Facts&) = nullptr;
};

}  // namespace mistward::companion
