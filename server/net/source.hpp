#pragma once

#include <boost/asio/ip/address.hpp>

namespace mistward::net {

/// Where a request comes from, as far as the server can know.
struct Source {
    boost::asio::ip::address address;  ///< IPv4 as such, never mapped into IPv6
    bool encrypted = false;            ///< the client speaks TLS, to us or to a trusted proxy
};

}  // namespace mistward::net
