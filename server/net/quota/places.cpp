#include "server/net/quota/places.hpp"

#include <algorithm>
#include <map>
#include <mutex>
#include <utility>

namespace mistward::net {

namespace {

/// A school class behind one router.
constexpr std::uint32_t kClass = 32;

}  // namespace

struct Places::Place::Counts {
    std::mutex mutex;
    std::map<ClientBlock, std::uint32_t> of;
    std::uint32_t all = 0;
};

Places::Place::Place(std::shared_ptr<Counts> counts, ClientBlock network)
    : counts_(std::move(counts)), network_(std::move(network)) {}

Places::Place::~Place() {
    if (!counts_) return;
    const std::lock_guard lock(counts_->mutex);
    const auto found = counts_->of.find(network_);
    if (--found->second == 0) counts_->of.erase(found);
    --counts_->all;
}

Places::Places(Bounds bounds) : bounds_(bounds), counts_(std::make_shared<Place::Counts>()) {}

bool Places::may_have_more(std::uint32_t has) const {
    if (bounds_.of_one == 0) return true;
    if (has >= bounds_.of_one) return false;
    if (bounds_.in_all == 0) return true;
    const std::uint32_t left = bounds_.in_all - std::min(bounds_.in_all, counts_->all);
    const auto networks = static_cast<std::uint32_t>(counts_->of.size()) + (has == 0 ? 1 : 0);
    const std::uint32_t share = std::max(left / (networks + 1), std::min(kClass, left / 2));
    return left > 0 && has < std::max(share, 1U);
}

std::optional<Places::Place> Places::take(const ClientBlock& network) {
    const std::lock_guard lock(counts_->mutex);
    const auto found = counts_->of.find(network);
    if (!may_have_more(found == counts_->of.end() ? 0 : found->second)) return std::nullopt;
    ++counts_->of[network];
    ++counts_->all;
    return Place(counts_, network);
}

}  // namespace mistward::net
