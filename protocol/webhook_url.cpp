#include "protocol/webhook_url.hpp"

#include <boost/url/parse.hpp>

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <utility>

namespace mistward::protocol {

namespace {

Error wrong_url(const std::string& field, const std::string& expected) {
    return {ErrorCode::InvalidMessage,
            "\"" + field + "\" must be " + expected,
            {{"field", field}, {"expected", expected}}};
}

std::string in_lower_case(std::string text) {
    std::ranges::transform(text, text.begin(), [](char c) {
        return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    });
    return text;
}

std::string text_of(boost::urls::string_view view) { return {view.data(), view.size()}; }

/// Boost takes 99999 for a port.
bool is_port(std::string_view digits) {
    std::uint16_t port = 0;
    const auto* end = digits.data() + digits.size();
    const auto read = std::from_chars(digits.data(), end, port);
    return read.ec == std::errc() && read.ptr == end && port != 0;
}

}  // namespace

Result<WebhookUrl> parse_webhook_url(std::string_view text, const std::string& field) {
    const auto url = boost::urls::parse_uri({text.data(), text.size()});
    if (!url) return tl::unexpected(wrong_url(field, "a URL such as https://example.org/mistward"));
    const bool tls = url->scheme_id() == boost::urls::scheme::https;
    if (!tls && url->scheme_id() != boost::urls::scheme::http) {
        return tl::unexpected(wrong_url(field, "a URL that begins with https://"));
    }
    if (url->has_userinfo() || url->has_fragment()) {
        return tl::unexpected(wrong_url(field, "a URL without a user and without a fragment"));
    }
    const bool is_future = url->host_type() == boost::urls::host_type::ipvfuture;
    std::string host = in_lower_case(url->host_address());
    if (host.empty() || is_future || host.find('\0') != std::string::npos) {
        return tl::unexpected(wrong_url(field, "a URL that names a host"));
    }
    // An empty one is the usual one (RFC 3986, 3.2.3).
    std::string port = url->has_port() ? text_of(url->port()) : "";
    if (!port.empty() && !is_port(port)) {
        return tl::unexpected(wrong_url(field, "a URL whose port is from 1 to 65535"));
    }
    if (port.empty()) port = tls ? "443" : "80";
    std::string target = text_of(url->encoded_target());
    if (!target.starts_with('/')) target.insert(0, "/");
    return WebhookUrl{tls, std::move(host), std::move(port), text_of(url->encoded_host_and_port()),
                      std::move(target)};
}

}  // namespace mistward::protocol
