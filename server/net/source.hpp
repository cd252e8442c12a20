#pragma once

#include <boost/asio/ip/address.hpp>

#include <algorithm>
#include <cstdint>

namespace mistward::net {

/// Where a request comes from, as far as the server can know.
struct Source {
    boost::asio::ip::address address;  ///< IPv4 as such, never mapped into IPv6
    bool encrypted = false;            ///< the client speaks TLS, to us or to a trusted proxy
    bool forwarded = false;            ///< a proxy, trusted or not, has passed it on
};

/// Whose limits count: an IPv4 address itself; of IPv6 the network of 64 bits, for whoever has one
/// address has the 2^64 of it.
boost::asio::ip::address network_of(const boost::asio::ip::address& address);

}  // namespace mistward::net
