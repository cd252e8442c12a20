#pragma once

#include "server/address/network.hpp"

#include <atomic>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mistward::net {

/// Those who may say for whom they speak: networks, and whoever names lead to now. May be asked and
/// told from any thread.
class TrustedProxies {
public:
    using Named = std::map<std::string, std::vector<addresses::Address>>;

    TrustedProxies() = default;
    explicit TrustedProxies(std::vector<addresses::Network> networks)
        : networks_(std::move(networks)) {}

    bool contain(const addresses::Address& address) const;

    /// Where the names lead to, as it was found last.
    std::shared_ptr<const Named> named() const { return named_.load(); }
    void lead_to(Named named) { named_ = std::make_shared<const Named>(std::move(named)); }

private:
    std::vector<addresses::Network> networks_;
    std::atomic<std::shared_ptr<const Named>> named_ = std::make_shared<const Named>();
};

/// What `--trust-proxy` lists.
struct ListedProxies {
    std::vector<addresses::Network> networks;
    std::vector<std::string> names;  ///< of machines, to be looked up
};

/// Reads addresses, networks and names, between commas and blanks; nothing stands for nothing.
ListedProxies read_proxies(const std::vector<std::string>& texts);

/// Why a text cannot stand in that list, with what would be right; empty if it can.
std::string fault_of_proxies(const std::string& text);

}  // namespace mistward::net
