#pragma once

#include "server/net/http.hpp"

#include <optional>

namespace mistward::net {

/// Whether the request asks for a WebSocket, rightly or not.
bool wants_websocket(const Request& request);

/// Refuses what does not open a WebSocket as RFC 6455 has it with `upgrade_required`.
protocol::Result<void> check_opening(const Request& request);

/// Why what opens a WebSocket by its fields does not open one all the same: its key, a body, or
/// bytes that follow it (`has_leftovers`) before there can be a WebSocket.
std::optional<protocol::Error> fault_of_opening(const Request& request, bool has_leftovers);

}  // namespace mistward::net
