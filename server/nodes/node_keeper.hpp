#pragma once

#include "server/nodes/node_metrics.hpp"
#include "server/store/lease_records.hpp"

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/steady_timer.hpp>

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace mistward::store {
class Store;
}
namespace mistward::rooms {
class PageNotes;
class StoreLobby;
}  // namespace mistward::rooms
namespace mistward::admin {
class Announcements;
class BanList;
class Draining;
class Tilesets;
}  // namespace mistward::admin

namespace mistward::nodes {

namespace asio = boost::asio;

using Nodes = std::vector<store::NodeRecord>;

/// Where the other nodes reach this one.
struct Place {
    std::string host;        ///< empty: at the address from which it reaches the database
    std::uint16_t port = 0;  ///< 0: nowhere
};

/// Keeps this server among those that run on its database: renews its leases, steps aside when they
/// have lapsed, takes over what others leave behind, gives up idle rooms where others have fewer,
/// and takes in what administrators said there. All but `begin` and `stop` runs on its strand.
class NodeKeeper {
public:
    struct Parts {
        store::Store& store;
        rooms::StoreLobby& lobby;
        admin::BanList& bans;
        admin::Announcements& announcements;
        admin::Draining& draining;
        admin::Tilesets& tilesets;
        rooms::PageNotes& pages;
        std::function<void()> heed_bans;            ///< ends the connections of those banned now
        std::function<void(const Nodes&)> changed;  ///< a node has come or gone
        NodeMetrics metrics = {};
        /// Between two looks at the tenure; a renewal is asked for at every other one.
        std::chrono::milliseconds tick{500};
    };

    /// The parts outlive the keeper.
    NodeKeeper(const asio::any_io_executor& executor, Parts parts);

    /// Called once, when this server takes requests.
    void begin(Place place);
    /// From any thread.
    void stop();

private:
    asio::awaitable<void> keep();
    asio::awaitable<void> come();
    asio::awaitable<void> renew();
    asio::awaitable<void> mind_tenure();
    asio::awaitable<void> heed_administrators(const Nodes& nodes,
                                              std::chrono::steady_clock::time_point asked);
    asio::awaitable<void> heed_bans();
    asio::awaitable<void> heed_players();
    asio::awaitable<void> heed(Nodes nodes);
    asio::awaitable<void> mind_rooms();

    const asio::any_io_executor strand_;
    const Parts parts_;
    Place place_;
    asio::steady_timer tick_;
    Nodes nodes_;
    std::int64_t secrets_ended_ = -1;  ///< what was told last; nothing yet
    std::uint64_t tenure_ = 0;
    int renewals_ = 0;
    bool had_tenure_ = false;  ///< the first one is nobody's loss
    bool has_come_ = false;
    bool is_renewing_ = false;
    bool is_noting_ = false;
    bool is_aside_ = false;
    bool stopping_ = false;
};

}  // namespace mistward::nodes
