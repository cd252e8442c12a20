#pragma once

#include <boost/asio/ip/address.hpp>

namespace mistward::net {

/// Where a request comes from, as far as the server can know.
struct Source {
    boost::asio::ip::address address;  ///< as `addresses::plain` has it
    bool encrypted = false;            ///< the client speaks TLS, to us or to a trusted proxy
    bool forwarded = false;            ///< a proxy, trusted or not, has passed it on
};

}  // namespace mistward::net
