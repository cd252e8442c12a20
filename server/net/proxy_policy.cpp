#include "server/net/proxy_policy.hpp"

#include <boost/beast/core/string.hpp>

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace mistward::net {
namespace {

using boost::asio::ip::address;

std::string_view trimmed(std::string_view text) {
    const auto first = text.find_first_not_of(" \t");
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

/// What all fields of that name list, in order.
std::vector<std::string_view> listed(const Request& request, const char* name) {
    std::vector<std::string_view> items;
    const auto fields = request.message.equal_range(name);
    for (auto field = fields.first; field != fields.second; ++field) {
        std::string_view rest(field->value().data(), field->value().size());
        for (auto comma = rest.find(','); comma != std::string_view::npos; comma = rest.find(',')) {
            items.push_back(trimmed(rest.substr(0, comma)));
            rest.remove_prefix(comma + 1);
        }
        items.push_back(trimmed(rest));
    }
    return items;
}

/// Whether a proxy says that it has passed the request on; whoever sends that by himself gains
/// nothing.
bool names_proxy(const Request& request) {
    constexpr std::array kFields{
        "X-Forwarded-For", "X-Forwarded-Proto", "X-Forwarded-Host", "Forwarded", "Via",
        "X-Real-IP"};
    return std::ranges::any_of(kFields, [&](const char* name) {
        return request.message.find(name) != request.message.end();
    });
}

}  // namespace

address plain(const address& given) {
    if (!given.is_v6() || !given.to_v6().is_v4_mapped()) return given;
    return make_address_v4(boost::asio::ip::v4_mapped, given.to_v6());
}

ProxyPolicy::ProxyPolicy(std::vector<address> trusted, NodePolicy nodes)
    : trusted_(std::move(trusted)), nodes_(std::move(nodes)) {
    std::ranges::transform(trusted_, trusted_.begin(), plain);
}

bool ProxyPolicy::trusts(const address& hop) const {
    return std::ranges::find(trusted_, hop) != trusted_.end();
}

Source ProxyPolicy::source_of(const Request& request, Source connection) const {
    connection.forwarded = trusts(connection.address) || names_proxy(request);
    // A node has looked at what proxies say already, and tells one address.
    bool believed = nodes_.passed_on(request) || trusts(connection.address);
    if (!believed) return connection;
    const auto schemes = listed(request, "X-Forwarded-Proto");
    if (!schemes.empty()) connection.encrypted = boost::beast::iequals(schemes.back(), "https");
    auto hops = listed(request, "X-Forwarded-For");
    for (; believed && !hops.empty(); believed = trusts(connection.address)) {
        boost::system::error_code error;
        const auto hop = boost::asio::ip::make_address(std::string(hops.back()), error);
        if (error) break;
        connection.address = plain(hop);
        hops.pop_back();
    }
    return connection;
}

}  // namespace mistward::net
