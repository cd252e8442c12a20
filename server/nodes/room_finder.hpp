#pragma once

#include "server/net/neighbours.hpp"

#include <chrono>
#include <mutex>
#include <optional>
#include <string>
#include <unordered_map>

namespace mistward::store {
class Store;
}
namespace mistward::rooms {
class StoreLobby;
}

namespace mistward::nodes {

/// Finds the node at which a room is at work, by its lease.
class RoomFinder final : public net::Neighbours {
public:
    /// Both outlive it.
    RoomFinder(store::Store& store, rooms::StoreLobby& lobby) : store_(store), lobby_(lobby) {}

    boost::asio::awaitable<std::optional<boost::asio::ip::tcp::endpoint>> node_of(
        std::string room) override;

private:
    using Clock = std::chrono::steady_clock;
    using Endpoint = boost::asio::ip::tcp::endpoint;

    struct Known {
        Endpoint node;
        Clock::time_point until;
    };

    std::optional<Endpoint> known(const std::string& room);
    void note(const std::string& room, const Endpoint& node);

    store::Store& store_;
    rooms::StoreLobby& lobby_;
    std::mutex mutex_;
    std::unordered_map<std::string, Known> known_;
};

/// The place that "host:port" or "[host]:port" names; one that nobody reaches if it names none.
boost::asio::ip::tcp::endpoint endpoint_of(const std::string& address);

}  // namespace mistward::nodes
