#pragma once

#include "server/net/http.hpp"

namespace mistward::net {

/// Whether the request asks for a WebSocket, rightly or not.
bool wants_websocket(const Request& request);

/// Refuses what does not open a WebSocket as RFC 6455 has it with `upgrade_required`.
protocol::Result<void> check_opening(const Request& request);

}  // namespace mistward::net
