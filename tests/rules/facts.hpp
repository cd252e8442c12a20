#pragma once

#include "rules/core/view.hpp"

#include <string>
#include <string_view>

namespace mistward::rules {

/// A fact that a part shows, as a short text: lists in brackets, spaces as "0,1", nothing as
/// "none".
std::string fact_text(const View& view, Part part, std::string_view name);

}  // namespace mistward::rules
