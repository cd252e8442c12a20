#pragma once

#include "server/net/deadline.hpp"
#include "server/net/trusted_proxies.hpp"

#include <memory>
#include <string>
#include <vector>

namespace mistward::net {

/// Finds out where the names of trusted proxies lead to: at the start, and again every ten seconds,
/// for a container that begins anew may have another address. A name that cannot be found keeps
/// the addresses that it had. On one strand; lookups, which may take long, have a thread of their
/// own, for which nobody waits at the end.
class ProxyNames {
public:
    ProxyNames(const asio::any_io_executor& strand, std::vector<std::string> names,
               std::shared_ptr<TrustedProxies> proxies);

    /// Waits for the first lookup, but no longer than two seconds.
    void begin();
    void stop() { again_.disarm(); }

private:
    class Search;

    void look_again();
    void tell();

    Deadline again_;
    std::vector<std::string> names_;
    std::shared_ptr<TrustedProxies> proxies_;
    std::shared_ptr<Search> search_;
    TrustedProxies::Named told_;
};

}  // namespace mistward::net
