#include "server/net/source.hpp"

#include <algorithm>
#include <cstdint>

namespace mistward::net {

boost::asio::ip::address network_of(const boost::asio::ip::address& address) {
    if (!address.is_v6()) return address;
    auto bytes = address.to_v6().to_bytes();
    std::fill(bytes.begin() + 8, bytes.end(), std::uint8_t{0});
    return boost::asio::ip::address_v6(bytes);
}

}  // namespace mistward::net
