#pragma once

#include "protocol/json.hpp"

#include <string_view>

namespace mistward::protocol::api {

/// The text of a file of `protocol/` in the binary, such as "api/http.json". Throws if there is no
/// such file: the name is always one of ours.
std::string_view source_text(std::string_view name);

/// The same, read as JSON.
Json source_json(std::string_view name);

}  // namespace mistward::protocol::api
