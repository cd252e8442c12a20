#pragma once

#include "protocol/json.hpp"

#include <string>
#include <string_view>

namespace mistward::docs {

/// The id of an error's row in the page.
std::string error_anchor(std::string_view error_code);

/// A list of error codes, each a link to its row.
std::string error_links(const protocol::Json& error_codes);

}  // namespace mistward::docs
