#include "server/net/request_target.hpp"

#include "server/net/origin.hpp"

#include <boost/beast/core/string.hpp>

#include <algorithm>

namespace mistward::net {
namespace {

constexpr std::string_view kAll = "*";

bool is_visible(char c) { return c > 0x20 && c < 0x7f && c != '#'; }

std::optional<Target> read_url(std::string_view text) {
    constexpr std::string_view kBetween = "://";
    const auto scheme_end = std::min(text.find(kBetween), text.size());
    const auto scheme = text.substr(0, scheme_end);
    if (!boost::beast::iequals(scheme, "http") && !boost::beast::iequals(scheme, "https")) {
        return std::nullopt;
    }
    const auto rest = text.substr(std::min(scheme_end + kBetween.size(), text.size()));
    const auto authority = rest.substr(0, rest.find_first_of("/?"));
    if (!read_host(authority)) return std::nullopt;
    return Target{authority, rest.substr(authority.size())};
}

std::string path_of(const Target& target, bool is_options) {
    if (target.path.starts_with('/') || target.path == kAll) return std::string(target.path);
    if (target.path.empty() && is_options) return std::string(kAll);
    return "/" + std::string(target.path);
}

}  // namespace

std::optional<Target> read_target(std::string_view method, std::string_view text) {
    if (!std::ranges::all_of(text, is_visible)) return std::nullopt;
    if (text.starts_with('/') || (text == kAll && method == "OPTIONS")) return Target{{}, text};
    return read_url(text);
}

void simplify_target(http::request_header<>& head) {
    if (!head.target().starts_with('/')) {
        const std::string text(head.target().data(), head.target().size());
        if (const auto url = read_url(text)) {
            head.target(path_of(*url, head.method() == http::verb::options));
            head.set(http::field::host, url->authority);
        }
    }
    if (head.find(http::field::host) == head.end()) head.set(http::field::host, "");
}

}  // namespace mistward::net
