#pragma once

#include <string_view>

namespace mistward {

/// The commit that the program was built from, or "unknown".
std::string_view commit();

}  // namespace mistward
