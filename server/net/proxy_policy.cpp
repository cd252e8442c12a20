#include "server/net/proxy_policy.hpp"

#include "server/address/address.hpp"
#include "server/log/log.hpp"

#include <algorithm>
#include <string>
#include <utility>

namespace mistward::net {
namespace {

using boost::asio::ip::address;

/// So that it fits into a line of the log, and no sign of it means anything there.
std::string in_a_line(std::string_view text) {
    constexpr std::size_t kMost = 60;
    std::string line(text.substr(0, kMost));
    std::ranges::replace_if(
        line, [](char c) { return c < 0x20 || c > 0x7e; }, '?');
    return line;
}

/// Balancers ask by themselves whether the server is well, for no client.
bool is_check(const Request& request) {
    return request.method() == http::verb::options || request.path() == "/healthz" ||
           request.path() == "/readyz" || request.path() == "/metrics";
}

}  // namespace

ProxyPolicy::ProxyPolicy(std::vector<addresses::Network> trusted, NodePolicy nodes,
                         ForwardedFields fields)
    : trusted_(std::make_shared<TrustedProxies>(std::move(trusted))),
      nodes_(std::move(nodes)),
      fields_(fields) {}

bool ProxyPolicy::trusts(const address& hop) const { return trusted_->contain(hop); }

Source ProxyPolicy::source_of(const Request& request, Source connection) const {
    const bool is_trusted = trusts(connection.address);
    connection.forwarded = is_trusted || is_forwarded(request);
    // A node has looked at what proxies say already, and tells one address.
    if (nodes_.passed_on(request)) {
        follow(chain_of(request, ForwardedFields::XForwarded), connection);
    } else if (is_trusted) {
        const Chain chain = chain_of(request, fields_);
        if (chain.hops.empty()) complain_of_silence(request, connection.address);
        follow(chain, connection);
    } else if (connection.forwarded) {
        complain_of_stranger(request, connection.address);
    }
    return connection;
}

/// Each hop is told by the one before, which is believed as long as those are trusted.
void ProxyPolicy::follow(const Chain& chain, Source& source) const {
    address teller = source.address;
    std::string_view scheme = chain.scheme;
    for (const Hop& hop : chain.hops) {
        teller = source.address;
        scheme = hop.scheme;
        const auto client = read_client(hop.client);
        if (!client) {
            complain_of_client(hop.client, teller);
            break;
        }
        source.address = *client;
        if (!trusts(*client)) break;
    }
    if (scheme.empty()) return;
    const auto encrypted = read_scheme(scheme);
    if (!encrypted) return complain_of_scheme(scheme, teller);
    source.encrypted = *encrypted;
}

std::string_view ProxyPolicy::field() const {
    return fields_ == ForwardedFields::Standard ? "Forwarded" : "X-Forwarded-For";
}

/// Anybody can send such fields; only those nearby are likely to be a proxy that was forgotten.
void ProxyPolicy::complain_of_stranger(const Request& request, const address& peer) const {
    if (request.message.find("X-Forwarded-For") == request.message.end()) return;
    if (!addresses::is_near(peer) || !told_->is_new(Complaint::Stranger, peer)) return;
    log::warn(
        "{} names its clients in X-Forwarded-For, but is not trusted, so all of them count as one: "
        "if it is your proxy, give --trust-proxy {}",
        peer.to_string(), peer.to_string());
}

void ProxyPolicy::complain_of_silence(const Request& request, const address& peer) const {
    if (is_check(request) || !told_->is_new(Complaint::Silence, peer)) return;
    log::warn(
        "{} is trusted as a proxy, and has sent a request without {}: if the proxy sent it, all "
        "its "
        "clients count as one until it adds the address of each",
        peer.to_string(), field());
}

void ProxyPolicy::complain_of_client(std::string_view client, const address& peer) const {
    if (!told_->is_new(Complaint::Client, peer)) return;
    log::warn(
        "the proxy {} names a client \"{}\" in {}, so all clients that it names like that count as "
        "one: "
        "have it write an address, such as 203.0.113.7, 203.0.113.7:51234 or [2001:db8::1]:443",
        peer.to_string(), in_a_line(client), field());
}

void ProxyPolicy::complain_of_scheme(std::string_view scheme, const address& peer) const {
    if (!told_->is_new(Complaint::Scheme, peer)) return;
    log::warn(
        "the proxy {} says that a client speaks \"{}\", which is ignored: have it write http or "
        "https",
        peer.to_string(), in_a_line(scheme));
}

}  // namespace mistward::net
