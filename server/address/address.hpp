#pragma once

#include <boost/asio/ip/address.hpp>
#include <boost/asio/ip/tcp.hpp>

#include <optional>
#include <string_view>

namespace mistward::addresses {

namespace asio = boost::asio;

using Address = asio::ip::address;

/// An address as it is compared and shown: IPv4 as such, never mapped into IPv6, and IPv6 without a
/// zone, which only the machine knows that has the link.
Address plain(const Address& address);

/// The address that a text is, IPv4 never mapped into IPv6; nothing if it is anything else, or more
/// than an address. IPv6 may have a zone.
std::optional<Address> read_address(std::string_view text);

/// An address and perhaps a port, as whoever tells of a connection writes them: `203.0.113.7`,
/// `203.0.113.7:51234`, `2001:db8::1`, `[2001:db8::1]`, `[2001:db8::1]:443`. A port that is none,
/// or is hidden behind a word (RFC 7239, 6.2), is 0. Nothing if the text is anything else.
std::optional<asio::ip::tcp::endpoint> read_endpoint(std::string_view text);

/// Whether only neighbours can have the address: of this machine, of its link, of a private network
/// or one that a provider shares (RFC 1918, 3927, 4193, 4291, 6598).
bool is_near(const Address& address);

}  // namespace mistward::addresses
