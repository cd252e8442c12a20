#pragma once

#include <boost/asio/ip/address.hpp>
#include <boost/asio/ip/tcp.hpp>

#include <optional>
#include <string_view>
#include <vector>

namespace mistward::webhooks {

/// Where this server sends to: nowhere, to the public Internet by TLS, or wherever it is asked to.
enum class Reach { Off, Public, Any };

/// `off`, `public` or `any`.
std::optional<Reach> reach_of(std::string_view word);

/// Whether it is an address of one host on the public Internet: not of this machine, a private or
/// shared network, a link, a group, documentation, a protocol, or one that stands for another in
/// such (IPv4 in IPv6, 6to4, Teredo, NAT64).
bool is_public(const boost::asio::ip::address& address);

/// Those of a host's addresses that may be connected to, a few at most, of both kinds in turn if
/// there are both: where one kind leads nowhere, the other is tried.
std::vector<boost::asio::ip::tcp::endpoint> allowed(
    Reach reach, const std::vector<boost::asio::ip::tcp::endpoint>& endpoints);

}  // namespace mistward::webhooks
