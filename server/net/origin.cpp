#include "server/net/origin.hpp"

#include "server/net/ascii.hpp"

#include <boost/asio/ip/address_v6.hpp>

#include <algorithm>
#include <charconv>

namespace mistward::net {
namespace {

/// Of RFC 3986 without what ends a source in a policy for browsers, in which the host stands.
bool is_in_host(char c) {
    return is_letter(c) || is_digit(c) ||
           std::string_view("-._~%").find(c) != std::string_view::npos;
}

bool is_in_scheme(char c) {
    return is_letter(c) || is_digit(c) || std::string_view("+-.").find(c) != std::string_view::npos;
}

/// `[2001:db8::1]`; empty if it is not an address of IPv6.
std::string read_literal(std::string_view text) {
    if (!text.ends_with(']') || text.find('%') != std::string_view::npos) return {};
    boost::system::error_code error;
    const auto address =
        boost::asio::ip::make_address_v6(std::string(text.substr(1, text.size() - 2)), error);
    return error ? std::string() : '[' + address.to_string() + ']';
}

std::string read_name(std::string_view text) {
    if (text.starts_with('[')) return read_literal(text);
    if (!std::ranges::all_of(text, is_in_host)) return {};
    if (text.size() > 1 && text.ends_with('.')) text.remove_suffix(1);
    return in_small_letters(text);
}

/// The ports that browsers leave out.
std::optional<std::uint16_t> usual_port(std::string_view scheme) {
    if (scheme == "https" || scheme == "wss") return std::uint16_t{443};
    if (scheme == "http" || scheme == "ws") return std::uint16_t{80};
    return std::nullopt;
}

}  // namespace

std::optional<HostName> read_host(std::string_view text) {
    const auto bracket = text.rfind(']');
    const auto colon = text.find(':', bracket == std::string_view::npos ? 0 : bracket);
    const auto end = std::min(colon, text.size());
    HostName place{read_name(text.substr(0, end)), std::nullopt};
    if (place.host.empty()) return std::nullopt;
    const auto digits = text.substr(std::min(end + 1, text.size()));
    if (digits.empty()) return place;
    std::uint16_t port = 0;
    const char* const last = digits.data() + digits.size();
    const auto [rest, fault] = std::from_chars(digits.data(), last, port);
    if (fault != std::errc() || rest != last) return std::nullopt;
    place.port = port;
    return place;
}

std::optional<Origin> read_origin(std::string_view text) {
    constexpr std::string_view kBetween = "://";
    const auto end = text.find(kBetween);
    if (end == std::string_view::npos || end == 0 || !is_letter(text.front())) return std::nullopt;
    if (!std::ranges::all_of(text.substr(0, end), is_in_scheme)) return std::nullopt;
    auto place = read_host(text.substr(end + kBetween.size()));
    if (!place) return std::nullopt;
    Origin origin{in_small_letters(text.substr(0, end)), std::move(*place)};
    if (!origin.place.port) origin.place.port = usual_port(origin.scheme);
    return origin;
}

bool is_from(const Origin& origin, const HostName& place) {
    const auto port = place.port ? place.port : usual_port(origin.scheme);
    return origin.place.host == place.host && origin.place.port == port;
}

}  // namespace mistward::net
