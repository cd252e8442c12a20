#include "server/nodes/room_finder.hpp"

#include "server/service/store_lobby.hpp"
#include "server/store/store.hpp"

#include <charconv>

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
    const auto colon = address.rfind(':');
    if (colon == std::string::npos) return {};
    std::string host = address.substr(0, colon);
    if (host.starts_with('[') && host.ends_with(']')) host = host.substr(1, host.size() - 2);
    std::uint16_t port = 0;
    const char* const end = address.data() + address.size();
    const auto [rest, fault] = std::from_chars(address.data() + colon + 1, end, port);
    boost::system::error_code error;
    const auto ip = asio::ip::make_address(host, error);
    if (error || fault != std::errc() || rest != end) return {};
    return {ip, port};
}

}  // namespace mistward::nodes
