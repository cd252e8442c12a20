#pragma once

#include "protocol/json.hpp"

#include <string>

namespace mistward::docs {

/// JSON for people to read: what fits on a line of `width` characters stays on one, and what does
/// not is broken, one member a line.
std::string pretty_json(const protocol::Json& value, std::size_t width = 80);

}  // namespace mistward::docs
