#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>

#include <optional>
#include <string>

namespace mistward::net {

/// The other nodes of the service.
class Neighbours {
public:
    virtual ~Neighbours() = default;

    /// Where the node takes requests at which the room is at work; nothing if that is this one, or
    /// none. May be called from any strand.
    virtual boost::asio::awaitable<std::optional<boost::asio::ip::tcp::endpoint>> node_of(
        std::string room) = 0;
};

}  // namespace mistward::net
