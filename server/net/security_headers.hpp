#pragma once

#include "server/net/http.hpp"

namespace mistward::net {

/// Tells browsers what pages of this site may do: load and talk to this site alone, run no inline
/// script, stand in nobody's frame; and, once it was reached by TLS, to reach it by TLS alone.
void add_security_headers(const Request& request, Response& response);

}  // namespace mistward::net
