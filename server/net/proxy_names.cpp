#include "server/net/proxy_names.hpp"

#include "server/address/address.hpp"
#include "server/log/log.hpp"

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <set>
#include <system_error>
#include <thread>
#include <utility>

namespace mistward::net {
namespace {

using addresses::Address;

constexpr std::chrono::seconds kLookAgain{10};
constexpr std::chrono::seconds kFirstLookup{2};

std::vector<Address> addresses_of(const std::string& name) {
    asio::io_context context;
    boost::system::error_code error;
    const auto found = asio::ip::tcp::resolver(context).resolve(name, "", error);
    std::set<Address> addresses;
    for (const auto& entry : found) addresses.insert(addresses::plain(entry.endpoint().address()));
    return {addresses.begin(), addresses.end()};
}

std::string list_of(const std::vector<Address>& addresses) {
    std::string list;
    for (const auto& address : addresses) list += (list.empty() ? "" : ", ") + address.to_string();
    return list;
}

}  // namespace

/// Outlives whoever asked for it until the system has answered.
class ProxyNames::Search : public std::enable_shared_from_this<Search> {
public:
    Search(std::vector<std::string> names, std::shared_ptr<TrustedProxies> proxies)
        : names_(std::move(names)), proxies_(std::move(proxies)) {}

    /// Unless one is under way.
    void begin() {
        const std::lock_guard lock(mutex_);
        if (std::exchange(is_running_, true)) return;
        try {
            std::thread([self = shared_from_this()] { self->run(); }).detach();
        } catch (const std::system_error&) {
            is_running_ = false;  // No thread is to be had; there may be one next time.
        }
    }

    void await_end(std::chrono::seconds most) {
        std::unique_lock lock(mutex_);
        ended_.wait_for(lock, most, [this] { return !is_running_; });
    }

private:
    void run() {
        TrustedProxies::Named named = *proxies_->named();
        for (const std::string& name : names_) {
            auto found = addresses_of(name);
            if (!found.empty()) named[name] = std::move(found);
        }
        proxies_->lead_to(std::move(named));
        const std::lock_guard lock(mutex_);
        is_running_ = false;
        ended_.notify_all();
    }

    const std::vector<std::string> names_;
    const std::shared_ptr<TrustedProxies> proxies_;
    std::mutex mutex_;
    std::condition_variable ended_;
    bool is_running_ = false;
};

ProxyNames::ProxyNames(const asio::any_io_executor& strand, std::vector<std::string> names,
                       std::shared_ptr<TrustedProxies> proxies)
    : again_(strand),
      names_(std::move(names)),
      proxies_(std::move(proxies)),
      search_(std::make_shared<Search>(names_, proxies_)) {}

void ProxyNames::begin() {
    if (names_.empty()) return;
    search_->begin();
    search_->await_end(kFirstLookup);
    for (const std::string& name : names_) {
        if (proxies_->named()->contains(name)) continue;
        log::warn(
            "no address of the trusted proxy {} is known, so everybody behind it counts as the "
            "proxy; its name is looked up again every {} s",
            name, kLookAgain.count());
    }
    tell();
    look_again();
}

void ProxyNames::look_again() {
    again_.arm(kLookAgain, [this] {
        tell();
        search_->begin();
        look_again();
    });
}

void ProxyNames::tell() {
    const auto named = proxies_->named();
    for (const auto& [name, addresses] : *named) {
        if (told_[name] != addresses) {
            log::info("the trusted proxy {} is at {}", name, list_of(addresses));
        }
    }
    told_ = *named;
}

}  // namespace mistward::net
