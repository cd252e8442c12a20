#include "server/net/quota/open_connections.hpp"

#include <map>
#include <mutex>
#include <utility>

namespace mistward::net {

struct OpenConnections::Slot::Counts {
    std::mutex mutex;
    std::map<asio::ip::address, std::uint32_t> of;
};

OpenConnections::Slot::Slot(std::shared_ptr<Counts> counts, asio::ip::address network)
    : counts_(std::move(counts)), network_(std::move(network)) {}

OpenConnections::Slot::~Slot() {
    if (!counts_) return;
    const std::lock_guard lock(counts_->mutex);
    const auto found = counts_->of.find(network_);
    if (--found->second == 0) counts_->of.erase(found);
}

OpenConnections::OpenConnections(std::uint32_t most)
    : most_(most), counts_(std::make_shared<Slot::Counts>()) {}

std::optional<OpenConnections::Slot> OpenConnections::open(const asio::ip::address& network) {
    const std::lock_guard lock(counts_->mutex);
    const auto found = counts_->of.try_emplace(network, 0).first;
    if (most_ > 0 && found->second >= most_) return std::nullopt;
    ++found->second;
    return Slot(counts_, network);
}

}  // namespace mistward::net
