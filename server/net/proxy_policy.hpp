#pragma once

#include "server/net/http.hpp"

#include <vector>

namespace mistward::net {

/// An address as it is compared and shown: IPv4 as such, never mapped into IPv6.
boost::asio::ip::address plain(const boost::asio::ip::address& address);

/// Which proxies may tell whom they speak for. Nobody else's `X-Forwarded-For` and
/// `X-Forwarded-Proto` count.
class ProxyPolicy {
public:
    ProxyPolicy() = default;
    explicit ProxyPolicy(std::vector<boost::asio::ip::address> trusted);

    /// Where a request comes from that arrived on a connection from `connection`: the last hop that
    /// is no trusted proxy.
    Source source_of(const Request& request, Source connection) const;

    /// Whether the address is that of a proxy that speaks for others.
    bool trusts(const boost::asio::ip::address& address) const;

private:
    std::vector<boost::asio::ip::address> trusted_;
};

}  // namespace mistward::net
