#pragma once

#include "server/net/http.hpp"

#include <optional>
#include <string_view>
#include <vector>

namespace mistward::net {

/// The fields in which proxies say where a request has come from.
enum class ForwardedFields {
    XForwarded,  ///< `X-Forwarded-For` and `X-Forwarded-Proto`
    Standard     ///< `Forwarded` (RFC 7239)
};

/// What a proxy says of the connection that it passes on.
struct Hop {
    std::string_view client;  ///< who made it, as it is written
    std::string_view scheme;  ///< by which; empty: nothing is said
};

/// All that is said of the way of a request, the nearest first. Views into the request.
struct Chain {
    std::vector<Hop> hops;
    std::string_view scheme;  ///< of the nearest, although nobody says whose connection it was
};

/// The items of the fields, each a list over all its lines.
Chain chain_of(const Request& request, ForwardedFields fields);

/// Who made a connection: an address, perhaps with a port or in quotes; nothing if whoever tells it
/// does not know (`unknown`), hides it (`_word`), or writes what is no address.
std::optional<boost::asio::ip::address> read_client(std::string_view text);

/// Whether a client speaks TLS by this scheme; nothing if it is none that is known.
std::optional<bool> read_scheme(std::string_view text);

/// Whether a proxy, trusted or not, says that it has passed the request on.
bool is_forwarded(const Request& request);

}  // namespace mistward::net
