#pragma once

#include "server/net/http.hpp"

#include <string_view>

namespace mistward::net {

/// Whether the client takes an answer in this coding, such as `gzip`: by its name in
/// `Accept-Encoding`, without a weight of 0. A `*` names nothing.
bool accepts(const Request& request, std::string_view coding);

}  // namespace mistward::net
