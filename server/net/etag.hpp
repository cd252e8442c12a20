#pragma once

#include "server/net/http.hpp"

#include <string>
#include <string_view>

namespace mistward::net {

/// The entity tag of these bytes.
std::string etag_of(std::string_view bytes);

/// Whether the client has what this tag names: the tag is in `If-None-Match`, be it as a weak one.
bool has_already(const Request& request, std::string_view etag);

}  // namespace mistward::net
