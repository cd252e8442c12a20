#include "server/net/quota/quota_table.hpp"

#include <algorithm>
#include <functional>
#include <random>
#include <utility>
#include <vector>

namespace mistward::net {
namespace {

TokenBucket bucket(const Allowance& allowance, TokenBucket::Clock::time_point now) {
    // What has no limit is never asked, so any bucket will do.
    const double amount = std::max<double>(allowance.amount, 1);
    return {amount / static_cast<double>(allowance.window.count()), amount, now};
}

/// Of the quota of which most is missing.
template <class Buckets>
double debt(const Buckets& buckets, TokenBucket::Clock::time_point now) {
    double most = 0;
    for (const TokenBucket& bucket : buckets) most = std::max(most, bucket.debt(now));
    return most;
}

}  // namespace

const Allowance& QuotaLimits::of(Quota quota) const {
    switch (quota) {
        case Quota::Rooms:
            return rooms;
        case Quota::Seats:
            return seats;
        case Quota::Readings:
            return readings;
        case Quota::Commands:
            return commands;
        case Quota::Chat:
            return chat;
        case Quota::Hints:
            break;
    }
    return hints;
}

QuotaTable::QuotaTable(const QuotaLimits& limits)
    : limits_(limits), salt_(std::random_device()()) {}

Share QuotaTable::take(const ClientBlock& network, Cost cost, Clock::time_point now) {
    const Allowance& allowance = limits_.of(cost.quota);
    if (allowance.amount == 0 || cost.weight == 0) return {};
    Part& part = part_of(network);
    const std::lock_guard lock(part.mutex);
    auto found = part.networks.find(network);
    if (found == part.networks.end()) {
        make_space(part, now);
        found = part.networks.emplace(network, full(now)).first;
    }
    TokenBucket& bucket = found->second[static_cast<std::size_t>(cost.quota)];
    const bool allowed = bucket.take(now, cost.weight);
    return {allowed, bucket.tokens(), bucket.wait(cost.weight), bucket.wait(allowance.amount)};
}

std::size_t QuotaTable::size() const {
    std::size_t size = 0;
    for (const Part& part : parts_) {
        const std::lock_guard lock(part.mutex);
        size += part.networks.size();
    }
    return size;
}

/// Nobody outside can tell which networks share a part.
QuotaTable::Part& QuotaTable::part_of(const ClientBlock& network) {
    const std::size_t hash = network.hash() ^ salt_;
    return parts_.at((hash * 0x9E3779B97F4A7C15ULL >> 32) % kParts);
}

QuotaTable::Buckets QuotaTable::full(Clock::time_point now) const {
    return {bucket(limits_.rooms, now),    bucket(limits_.seats, now),
            bucket(limits_.readings, now), bucket(limits_.commands, now),
            bucket(limits_.chat, now),     bucket(limits_.hints, now)};
}

/// Forgets a quarter at once, so that the next newcomers need not sweep.
void QuotaTable::make_space(Part& part, Clock::time_point now) const {
    const std::size_t most = std::max<std::size_t>(limits_.networks / kParts, 1);
    if (part.networks.size() < most) return;
    std::vector<std::pair<double, ClientBlock>> debts;
    debts.reserve(part.networks.size());
    for (const auto& [network, buckets] : part.networks) {
        debts.emplace_back(debt(buckets, now), network);
    }
    const std::size_t gone = std::max<std::size_t>(most / 4, 1);
    std::ranges::nth_element(debts, debts.begin() + static_cast<std::ptrdiff_t>(gone - 1));
    for (std::size_t i = 0; i < gone; ++i) part.networks.erase(debts[i].second);
}

}  // namespace mistward::net
