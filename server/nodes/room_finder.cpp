#include "server/nodes/room_finder.hpp"

#include "server/address/address.hpp"
#include "server/service/store_lobby.hpp"
#include "server/store/store.hpp"

namespace mistward::nodes {

namespace asio = boost::asio;

namespace {

using namespace std::chrono_literals;

/// A room that has moved meanwhile is not found at the old node, and asked for again.
constexpr auto kKnownFor = 1s;
constexpr std::size_t kMostKnown = 10'000;

}  // namespace

asio::awaitable<std::optional<asio::ip::tcp::endpoint>> RoomFinder::node_of(std::string room) {
    const auto here = co_await lobby_.find_in_memory(room);
    if (here) co_return std::nullopt;
    if (const auto node = known(room)) co_return node;
    const auto lease = co_await store_.lease(room);
    // Where the database is away, this node says so itself.
    if (!lease || lease->own) co_return std::nullopt;
    const auto node = endpoint_of(lease->address);
    note(room, node);
    co_return node;
}

std::optional<asio::ip::tcp::endpoint> RoomFinder::known(const std::string& room) {
    const std::lock_guard lock(mutex_);
    const auto found = known_.find(room);
    if (found == known_.end() || found->second.until < Clock::now()) return std::nullopt;
    return found->second.node;
}

void RoomFinder::note(const std::string& room, const Endpoint& node) {
    const std::lock_guard lock(mutex_);
    if (known_.size() >= kMostKnown) known_.clear();
    known_.insert_or_assign(room, Known{node, Clock::now() + kKnownFor});
}

asio::ip::tcp::endpoint endpoint_of(const std::string& address) {
    const auto endpoint = addresses::read_endpoint(address);
    if (!endpoint || endpoint->port() == 0) return {};
    return *endpoint;
}

}  // namespace mistward::nodes
