#pragma once

#include "server/net/http.hpp"

#include <string>
#include <string_view>

namespace mistward::net {

/// The entity tag of these bytes.
std::string etag_of(std::string_view bytes);

/// Whether the client has what this tag names: the tag is in `If-None-Match`, be it as a weak one.
bool has_already(const Request& request, std::string_view etag);

/// Whether the tag of this response names its very bytes, and so not those of its other forms.
bool has_strong_tag(const Response& response);

/// A response made anew for each request, with a weak tag: it may be kept, is asked for again each
/// time, and comes without its body to a client that has the same.
Response unless_known(const Request& request, Response response);

}  // namespace mistward::net
