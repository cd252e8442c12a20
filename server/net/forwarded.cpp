#include "server/net/forwarded.hpp"

#include "server/address/address.hpp"

#include <boost/beast/core/string.hpp>

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace mistward::net {
namespace {

using boost::beast::iequals;
using Items = std::vector<std::string_view>;

std::string_view without_blanks(std::string_view text) {
    const auto first = text.find_first_not_of(" \t");
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

/// Where the last such sign is that is not in quotes. Read from the right, where the nearest proxy
/// wrote: a quote that a client begins, and never ends, must not swallow that.
std::size_t find_last_unquoted(std::string_view text, char sign) {
    bool is_quoted = false;
    for (std::size_t at = text.size(); at > 0; --at) {
        if (text[at - 1] == sign && !is_quoted) return at - 1;
        if (text[at - 1] == '"') is_quoted = !is_quoted;
    }
    return std::string_view::npos;
}

/// The parts between such signs, the last first; empty ones say nothing (RFC 9110, 5.6.1).
void split(std::string_view text, char sign, Items& items) {
    for (;;) {
        const auto at = find_last_unquoted(text, sign);
        const bool is_first = at == std::string_view::npos;
        const auto item = without_blanks(is_first ? text : text.substr(at + 1));
        if (!item.empty()) items.push_back(item);
        if (is_first) return;
        text = text.substr(0, at);
    }
}

/// What all fields of that name list, the last first.
Items listed(const Request& request, const char* name) {
    std::vector<std::string_view> lines;
    const auto fields = request.message.equal_range(name);
    for (auto field = fields.first; field != fields.second; ++field) {
        lines.emplace_back(field->value().data(), field->value().size());
    }
    Items items;
    for (auto line = lines.rbegin(); line != lines.rend(); ++line) split(*line, ',', items);
    return items;
}

/// Those who say less often which scheme it was than whose connection have replaced what was said
/// before.
Chain x_forwarded(const Request& request) {
    const Items clients = listed(request, "X-Forwarded-For");
    const Items schemes = listed(request, "X-Forwarded-Proto");
    Chain chain;
    if (!schemes.empty()) chain.scheme = schemes.front();
    for (std::size_t i = 0; i < clients.size(); ++i) {
        const std::string_view scheme =
            schemes.empty() ? std::string_view() : schemes[std::min(i, schemes.size() - 1)];
        chain.hops.push_back({clients[i], scheme});
    }
    return chain;
}

std::string_view unquoted(std::string_view text) {
    const bool is_quoted = text.size() >= 2 && text.starts_with('"') && text.ends_with('"');
    return is_quoted ? text.substr(1, text.size() - 2) : text;
}

Hop read_element(std::string_view element) {
    Items pairs;
    split(element, ';', pairs);
    Hop hop{element, {}};
    for (const auto pair : pairs) {
        const auto equals = std::min(pair.find('='), pair.size());
        const auto name = pair.substr(0, equals);
        const auto value = unquoted(pair.substr(std::min(equals + 1, pair.size())));
        if (iequals(name, "for")) hop.client = value;
        if (iequals(name, "proto")) hop.scheme = value;
    }
    return hop;
}

Chain standard(const Request& request) {
    Chain chain;
    for (const auto element : listed(request, "Forwarded")) {
        chain.hops.push_back(read_element(element));
    }
    return chain;
}

}  // namespace

Chain chain_of(const Request& request, ForwardedFields fields) {
    return fields == ForwardedFields::Standard ? standard(request) : x_forwarded(request);
}

std::optional<boost::asio::ip::address> read_client(std::string_view text) {
    const auto endpoint = addresses::read_endpoint(unquoted(text));
    if (!endpoint) return std::nullopt;
    return addresses::plain(endpoint->address());
}

std::optional<bool> read_scheme(std::string_view text) {
    if (iequals(text, "https") || iequals(text, "wss")) return true;
    if (iequals(text, "http") || iequals(text, "ws")) return false;
    return std::nullopt;
}

/// Whoever sends these himself gains nothing.
bool is_forwarded(const Request& request) {
    constexpr std::array kFields{
        "X-Forwarded-For", "X-Forwarded-Proto", "X-Forwarded-Host", "Forwarded", "Via",
        "X-Real-IP"};
    return std::ranges::any_of(kFields, [&](const char* name) {
        return request.message.find(name) != request.message.end();
    });
}

}  // namespace mistward::net
