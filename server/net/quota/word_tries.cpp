#include "server/net/quota/word_tries.hpp"

#include <algorithm>
#include <functional>
#include <random>

namespace mistward::net {

namespace {

constexpr std::size_t kSlots = 65'536;
constexpr double kOfNetwork = 5;
constexpr double kOfRoom = 60;

std::size_t mixed(std::size_t hash) { return (hash * 0x9E3779B97F4A7C15ULL) >> 32U; }

}  // namespace

WordTries::WordTries(Clock::time_point now)
    : salt_(std::random_device()()),
      rooms_(kSlots, TokenBucket(0.1, kOfRoom, now)),
      networks_(kSlots, TokenBucket(1.0 / 30, kOfNetwork, now)) {}

TokenBucket& WordTries::of_room(const std::string& room) {
    return rooms_[mixed(std::hash<std::string>{}(room) ^ salt_) % kSlots];
}

TokenBucket& WordTries::of_network(const std::string& room, const ClientBlock& network) {
    const std::size_t hash = mixed(std::hash<std::string>{}(room) ^ salt_) * 31 + network.hash();
    return networks_[mixed(hash ^ salt_) % kSlots];
}

std::optional<std::chrono::milliseconds> WordTries::take(const std::string& room,
                                                         const ClientBlock& network,
                                                         Clock::time_point now) {
    const std::lock_guard lock(mutex_);
    TokenBucket& own = of_network(room, network);
    if (!own.take(now)) return own.wait();
    TokenBucket& all = of_room(room);
    if (all.take(now)) return std::nullopt;
    own.give_back();
    return all.wait();
}

void WordTries::give_back(const std::string& room, const ClientBlock& network) {
    const std::lock_guard lock(mutex_);
    of_network(room, network).give_back();
    of_room(room).give_back();
}

}  // namespace mistward::net
