#pragma once

#include "server/net/http.hpp"

namespace mistward::net {

/// Tells browsers what pages of this site may do: load and talk to this site alone, run no inline
/// script, stand in nobody's frame. `host` has passed the guard.
void add_security_headers(std::string_view host, Response& response);

}  // namespace mistward::net
