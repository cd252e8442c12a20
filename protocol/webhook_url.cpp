#include "protocol/webhook_url.hpp"

#include <boost/url/parse.hpp>

#include <algorithm>
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
    std::string port = url->has_port() ? text_of(url->port()) : "";
    if (url->has_port() && url->port_number() == 0) {
        return tl::unexpected(wrong_url(field, "a URL whose port is from 1 to 65535"));
    }
    if (port.empty()) port = tls ? "443" : "80";
    std::string target = text_of(url->encoded_target());
    if (!target.starts_with('/')) target.insert(0, "/");
    return WebhookUrl{tls, std::move(host), std::move(port), text_of(url->encoded_host_and_port()),
                      std::move(target)};
}

}  // namespace mistward::protocol
