#pragma once

#include "server/net/http_stream.hpp"
#include "server/net/passage.hpp"

#include <boost/asio/awaitable.hpp>

namespace mistward::net {

/// Gives the client what a node answers, as it comes and no faster than the client reads: with the
/// length that the node tells; without one in chunks, or to a client of HTTP/1.0 until the
/// connection ends. True if the connection can go on after it: the answer is whole, its end could
/// be told, and `keep_alive`.
asio::awaitable<bool> relay_answer(HttpStream& client, Passage& node, const Request& request,
                                   bool keep_alive);

}  // namespace mistward::net
