#include "server/address/address.hpp"

#include "server/address/network.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <string>

namespace mistward::addresses {
namespace {

using asio::ip::tcp;

bool is_in_word(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '.' ||
           c == '_' || c == '-';
}

/// A number, or a word that begins with `_`, which hides it and counts as 0.
std::optional<std::uint16_t> read_port(std::string_view text) {
    if (text.size() > 1 && text.front() == '_' && std::ranges::all_of(text, is_in_word)) return 0;
    std::uint16_t port = 0;
    const char* const end = text.data() + text.size();
    const auto [rest, fault] = std::from_chars(text.data(), end, port);
    if (fault != std::errc() || rest != end) return std::nullopt;
    return port;
}

std::optional<tcp::endpoint> endpoint_of(const std::optional<Address>& address,
                                         std::string_view port) {
    if (!address) return std::nullopt;
    if (port.empty()) return tcp::endpoint(*address, 0);
    const auto number = port.front() == ':' ? read_port(port.substr(1)) : std::nullopt;
    if (!number) return std::nullopt;
    return tcp::endpoint(*address, *number);
}

std::optional<tcp::endpoint> read_bracketed(std::string_view text) {
    const auto end = text.find(']');
    if (end == std::string_view::npos) return std::nullopt;
    const auto inside = text.substr(1, end - 1);
    if (inside.find(':') == std::string_view::npos) return std::nullopt;
    return endpoint_of(read_address(inside), text.substr(end + 1));
}

Address unmapped(const Address& address) {
    if (!address.is_v6() || !address.to_v6().is_v4_mapped()) return address;
    return asio::ip::make_address_v4(asio::ip::v4_mapped, address.to_v6());
}

}  // namespace

Address plain(const Address& address) {
    if (!address.is_v6()) return address;
    auto bare = address.to_v6();
    bare.scope_id(0);
    return unmapped(bare);
}

std::optional<Address> read_address(std::string_view text) {
    boost::system::error_code error;
    const auto address = asio::ip::make_address(std::string(text), error);
    // What the system reads ends at the first zero byte.
    if (error || text.find('\0') != std::string_view::npos) return std::nullopt;
    return unmapped(address);
}

std::optional<tcp::endpoint> read_endpoint(std::string_view text) {
    if (text.starts_with('[')) return read_bracketed(text);
    const auto colon = text.find(':');
    const bool is_v6 = colon != text.rfind(':');
    if (is_v6 || colon == std::string_view::npos) return endpoint_of(read_address(text), {});
    return endpoint_of(read_address(text.substr(0, colon)), text.substr(colon));
}

bool is_near(const Address& address) {
    static const std::array kNear{*read_network("127.0.0.0/8"),
                                  *read_network("10.0.0.0/8"),
                                  *read_network("172.16.0.0/12"),
                                  *read_network("192.168.0.0/16"),
                                  *read_network("169.254.0.0/16"),
                                  *read_network("100.64.0.0/10"),
                                  *read_network("::1"),
                                  *read_network("fe80::/10"),
                                  *read_network("fc00::/7")};
    return std::ranges::any_of(kNear,
                               [&](const Network& network) { return network.contains(address); });
}

}  // namespace mistward::addresses
