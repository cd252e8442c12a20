#pragma once

#include "server/net/http.hpp"
#include "server/net/node_policy.hpp"

#include <vector>

namespace mistward::net {

/// An address as it is compared and shown: IPv4 as such, never mapped into IPv6.
boost::asio::ip::address plain(const boost::asio::ip::address& address);

/// Who may tell whom they speak for: proxies of these addresses, and the other nodes of the
/// service. Nobody else's `X-Forwarded-For` and `X-Forwarded-Proto` count.
class ProxyPolicy {
public:
    ProxyPolicy() = default;
    explicit ProxyPolicy(std::vector<boost::asio::ip::address> trusted, NodePolicy nodes = {});

    /// Where a request comes from that arrived on a connection from `connection`: the last hop that
    /// is no trusted proxy, or whom a node names.
    Source source_of(const Request& request, Source connection) const;

    /// Whether the address is that of a proxy that speaks for others.
    bool trusts(const boost::asio::ip::address& address) const;

    const NodePolicy& nodes() const { return nodes_; }

private:
    std::vector<boost::asio::ip::address> trusted_;
    NodePolicy nodes_;
};

}  // namespace mistward::net
