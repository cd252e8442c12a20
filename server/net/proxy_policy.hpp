#pragma once

#include "server/net/forwarded.hpp"
#include "server/net/http.hpp"
#include "server/net/node_policy.hpp"
#include "server/net/told_once.hpp"
#include "server/net/trusted_proxies.hpp"

#include <memory>
#include <string_view>
#include <vector>

namespace mistward::net {

/// Who may tell whom they speak for: trusted proxies, and the other nodes of the service. Nobody
/// else's words count. What cannot be read, and what makes all clients of a proxy seem to be one,
/// is told in the log once for each proxy.
class ProxyPolicy {
public:
    explicit ProxyPolicy(std::vector<addresses::Network> trusted = {}, NodePolicy nodes = {},
                         ForwardedFields fields = ForwardedFields::XForwarded);

    /// Where a request comes from that arrived on a connection from `connection`: the last hop that
    /// is no trusted proxy, or whom a node names. Of a hop that cannot be read, the proxy that
    /// tells of it counts.
    Source source_of(const Request& request, Source connection) const;

    /// Whether the address is that of a proxy that speaks for others.
    bool trusts(const boost::asio::ip::address& address) const;

    const NodePolicy& nodes() const { return nodes_; }
    /// Whom this and its copies trust, to be told where names lead to.
    const std::shared_ptr<TrustedProxies>& trusted() const { return trusted_; }

private:
    enum class Complaint { Stranger, Silence, Client, Scheme };
    using Address = boost::asio::ip::address;

    void follow(const Chain& chain, Source& source) const;
    void complain_of_stranger(const Request& request, const Address& peer) const;
    void complain_of_silence(const Request& request, const Address& peer) const;
    void complain_of_client(std::string_view client, const Address& peer) const;
    void complain_of_scheme(std::string_view scheme, const Address& peer) const;
    std::string_view field() const;

    std::shared_ptr<TrustedProxies> trusted_;
    NodePolicy nodes_;
    ForwardedFields fields_;
    std::shared_ptr<ToldOnce<Complaint>> told_ = std::make_shared<ToldOnce<Complaint>>();
};

}  // namespace mistward::net
