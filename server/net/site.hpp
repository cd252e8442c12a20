#pragma once

#include "server/admin/ban_list.hpp"
#include "server/net/compression/compressor.hpp"
#include "server/net/limits.hpp"
#include "server/net/neighbours.hpp"
#include "server/net/net_metrics.hpp"
#include "server/net/origin_policy.hpp"
#include "server/net/page.hpp"
#include "server/net/proxy_policy.hpp"
#include "server/net/quota/quotas.hpp"
#include "server/net/router.hpp"
#include "server/service/lobby.hpp"

namespace mistward::log {
class AccessLog;
}

namespace mistward::net {

/// Everything that is answered over HTTP: the routes of the API, and the page for the rest. Shared
/// by all sessions and unchanging.
class Site {
public:
    /// The registry, the bans, the quotas, the workers, the lobby and the neighbours outlive the
    /// site; without neighbours it is alone, and without `access`, which outlives it too, no
    /// requests are logged.
    Site(Router router, Page page, OriginPolicy origins, ProxyPolicy proxies,
         metrics::Registry& registry, const admin::BanList& bans, Quotas& quotas,
         work::WorkerPool& workers, rooms::Lobby& lobby, Neighbours* neighbours = nullptr,
         log::AccessLog* access = nullptr);

    /// Never throws: what a handler throws is logged and answered as `internal`.
    asio::awaitable<Outcome> answer(const Request& request) const;

    /// The bytes of body that the request may have.
    std::size_t most_bytes(const Request& request, const Limits& limits) const;

    /// What every answer carries: the browser's rules for this site.
    void finish(const Request& request, Response& response) const;

    const NetMetrics& metrics() const { return metrics_; }
    const ProxyPolicy& proxies() const { return proxies_; }
    const admin::BanList& bans() const { return bans_; }
    Quotas& quotas() const { return quotas_; }
    const Compressor& compressor() const { return compressor_; }

private:
    asio::awaitable<Outcome> answer_by(const protocol::Result<Router::Match>& match,
                                       const Request& request) const;
    asio::awaitable<Outcome> route(const protocol::Result<Router::Match>& match,
                                   const Request& request) const;
    /// What is done about a room that is at work at another node.
    asio::awaitable<std::optional<Outcome>> elsewhere(const Router::Match& match,
                                                      const Request& request) const;
    asio::awaitable<Outcome> run(const Router::Match& match, const Request& request) const;
    asio::awaitable<Outcome> without_route(const protocol::Error& error,
                                           const Request& request) const;
    /// The page with what a link to it, a room or a game says of itself; nothing for other paths,
    /// and without a page.
    asio::awaitable<std::optional<Response>> linked(const Request& request) const;

    Router router_;
    Page page_;
    OriginPolicy origins_;
    ProxyPolicy proxies_;
    NetMetrics metrics_;
    const admin::BanList& bans_;
    Quotas& quotas_;
    Compressor compressor_;
    rooms::Lobby& lobby_;
    Neighbours* neighbours_;
    log::AccessLog* access_;
};

}  // namespace mistward::net
