#pragma once

#include "server/net/limits.hpp"
#include "server/net/stream.hpp"

#include <boost/asio/ip/tcp.hpp>

namespace mistward::net {

/// Bounds what the system keeps for each connection that will be accepted; the sizes must be known
/// before a connection is made.
void bound_buffers(asio::ip::tcp::acceptor& acceptor, const Limits& limits);

/// Sends small messages at once, keeps little for a peer that has no room, and ends a connection
/// whose peer takes nothing for `Limits::write_time` although something waits for it. What the
/// system does not know is left out.
void set_options(Socket& socket, const Limits& limits);

}  // namespace mistward::net
