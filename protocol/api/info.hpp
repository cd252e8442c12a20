#pragma once

#include "protocol/json.hpp"

#include <string_view>

namespace mistward::protocol::api {

/// What a document says of itself. Its version is that of the protocol; the server's own stands
/// beside it.
Json info(std::string_view title, std::string_view server_version, std::string_view description);

}  // namespace mistward::protocol::api
