#include "server/net/trusted_proxies.hpp"

#include "server/net/ascii.hpp"

#include <algorithm>
#include <utility>

namespace mistward::net {
namespace {

bool is_in_name(char c) { return is_letter(c) || is_digit(c) || c == '-' || c == '_' || c == '.'; }

/// A name of a machine (RFC 1123, 2.1, with the underscores that containers have): what ends in a
/// number was meant to be an address.
bool is_name(std::string_view text) {
    if (text.size() > 1 && text.ends_with('.')) text.remove_suffix(1);
    const auto last = text.substr(text.rfind('.') + 1);
    return !text.empty() && std::ranges::all_of(text, is_in_name) && text.front() != '.' &&
           text.front() != '-' && !std::ranges::all_of(last, is_digit);
}

std::vector<std::string> items_of(std::string_view text) {
    constexpr std::string_view kBetween = ", \t";
    std::vector<std::string> items;
    for (auto at = text.find_first_not_of(kBetween); at != std::string_view::npos;
         at = text.find_first_not_of(kBetween, at)) {
        const auto end = std::min(text.find_first_of(kBetween, at), text.size());
        items.emplace_back(text.substr(at, end - at));
        at = end;
    }
    return items;
}

std::string fault_of(const std::string& item) {
    if (addresses::read_network(item) || is_name(item)) return {};
    const auto endpoint = addresses::read_endpoint(item);
    if (endpoint) return "write " + endpoint->address().to_string() + ", without brackets or port";
    return "write an IP address, a network such as 172.18.0.0/16 or fd00::/8, or the name of a "
           "machine such as localhost; between commas if there are several";
}

}  // namespace

bool TrustedProxies::contain(const addresses::Address& address) const {
    const auto contains = [&](const auto& network) { return network.contains(address); };
    if (std::ranges::any_of(networks_, contains)) return true;
    const auto named = named_.load();
    return std::ranges::any_of(*named, [&](const auto& name) {
        return std::ranges::find(name.second, address) != name.second.end();
    });
}

ListedProxies read_proxies(const std::vector<std::string>& texts) {
    ListedProxies listed;
    for (const std::string& text : texts) {
        for (std::string& item : items_of(text)) {
            if (const auto network = addresses::read_network(item)) {
                listed.networks.push_back(*network);
            } else {
                listed.names.push_back(std::move(item));
            }
        }
    }
    return listed;
}

std::string fault_of_proxies(const std::string& text) {
    for (const std::string& item : items_of(text)) {
        const auto fault = fault_of(item);
        if (!fault.empty()) return "\"" + item + "\" names no proxy: " + fault;
    }
    return {};
}

}  // namespace mistward::net
