#include "server/nodes/node_keeper.hpp"

#include "server/admin/announcements.hpp"
#include "server/admin/ban_list.hpp"
#include "server/admin/draining.hpp"
#include "server/admin/tilesets.hpp"
#include "server/log/log.hpp"
#include "server/net/spawn.hpp"
#include "server/service/page_notes.hpp"
#include "server/service/store_lobby.hpp"
#include "server/store/store.hpp"
#include "server/work/post.hpp"
#include "server/work/strand.hpp"
#include "server/work/wait.hpp"

#include <algorithm>
#include <chrono>
#include <utility>

namespace mistward::nodes {

namespace {

constexpr int kTicksToRenewal = 2;
/// To count rooms is a query over all of them.
constexpr int kRenewalsToCount = 15;
/// Rooms that are given up at a time, for each may have to be read again at once.
constexpr std::size_t kGivenUp = 8;
/// Rooms that one may have too many, besides a quarter: one that moves costs something.
constexpr std::int64_t kTolerated = 8;

/// Whether this node has many more rooms than its share.
bool has_too_many(const Nodes& nodes) {
    std::int64_t own = 0;
    std::int64_t all = 0;
    std::int64_t staying = 0;
    for (const store::NodeRecord& node : nodes) {
        if (node.drain.is_draining) continue;
        if (node.own) own = node.rooms;
        all += node.rooms;
        ++staying;
    }
    if (staying < 2) return false;
    const std::int64_t share = (all + staying - 1) / staying;
    return own > share + share / 4 + kTolerated;
}

bool same_node(const store::NodeRecord& a, const store::NodeRecord& b) {
    return a.node == b.node && a.address == b.address;
}

}  // namespace

NodeKeeper::NodeKeeper(const asio::any_io_executor& executor, Parts parts)
    : strand_(rooms::strand_over(executor)), parts_(std::move(parts)), tick_(strand_) {}

void NodeKeeper::begin(Place place) {
    place_ = std::move(place);
    net::spawn(strand_, "keeping the leases", [this] { return keep(); });
}

void NodeKeeper::stop() {
    work::post(strand_, [this] {
        stopping_ = true;
        tick_.cancel();
    });
}

/// Looks at the tenure while a renewal waits for a database that does not answer, too.
asio::awaitable<void> NodeKeeper::keep() {
    for (int tick = 0; !stopping_; ++tick) {
        if (tick % kTicksToRenewal == 0 && !is_renewing_) {
            is_renewing_ = true;
            net::spawn(
                strand_, "renewing the leases", [this] { return renew(); },
                [this] { is_renewing_ = false; });
        }
        if (!is_noting_) {
            is_noting_ = true;
            net::spawn(
                strand_, "noting who is here", [this] { return parts_.pages.note(); },
                [this] { is_noting_ = false; });
        }
        co_await mind_tenure();
        tick_.expires_after(parts_.tick);
        co_await work::wait(tick_);
    }
}

asio::awaitable<void> NodeKeeper::mind_tenure() {
    const auto tenure = parts_.store.tenure();
    if (!is_aside_ && (tenure.number != tenure_ || !tenure.lasts())) {
        is_aside_ = true;
        if (had_tenure_) parts_.metrics.from_this.add();
        co_await parts_.lobby.step_aside();
    }
    if (is_aside_ && tenure.lasts()) {
        const bool back = co_await parts_.lobby.come_back();
        if (back) tenure_ = tenure.number;
        is_aside_ = !back;
    }
    had_tenure_ = had_tenure_ || !is_aside_;
}

asio::awaitable<void> NodeKeeper::renew() {
    if (!has_come_) co_await come();
    const auto asked = std::chrono::steady_clock::now();
    auto nodes = co_await parts_.store.renew();
    if (!nodes) co_return;
    co_await heed_administrators(*nodes, asked);
    co_await heed_players();
    co_await heed(std::move(*nodes));
    if (renewals_++ % kRenewalsToCount == 0) co_await mind_rooms();
}

/// A failure heaps rooms on the nodes that are left, and one that has come has none.
asio::awaitable<void> NodeKeeper::mind_rooms() {
    const auto nodes = co_await parts_.store.nodes();
    if (!nodes || stopping_) co_return;
    const auto own = std::ranges::find_if(*nodes, &store::NodeRecord::own);
    parts_.metrics.rooms.set(own == nodes->end() ? 0 : static_cast<double>(own->rooms));
    if (!has_too_many(*nodes)) co_return;
    const std::size_t given_up = co_await parts_.lobby.give_up_idle(kGivenUp);
    if (given_up > 0) log::info("{} idle rooms are left to nodes that have fewer", given_up);
}

asio::awaitable<void> NodeKeeper::heed_administrators(const Nodes& nodes,
                                                      std::chrono::steady_clock::time_point asked) {
    const auto own = std::ranges::find_if(nodes, &store::NodeRecord::own);
    if (own != nodes.end()) co_await parts_.draining.heed(own->drain, asked);
    auto announcement = co_await parts_.store.announcement();
    if (announcement) co_await parts_.announcements.heed(std::move(*announcement), asked);
    auto tileset = co_await parts_.store.host_tilesets().chosen();
    if (tileset) co_await parts_.tilesets.heed(std::move(*tileset), asked);
    if (nodes.size() > 1) co_await heed_bans();
}

asio::awaitable<void> NodeKeeper::heed_bans() {
    const auto before = parts_.bans.all();
    co_await parts_.bans.load(parts_.store);
    if (*before != *parts_.bans.all()) parts_.heed_bans();
}

asio::awaitable<void> NodeKeeper::heed_players() {
    const auto now = co_await parts_.store.players().secrets_ended();
    if (!now) co_return;
    const std::int64_t before = std::exchange(secrets_ended_, *now);
    if (before != -1 && before != *now) co_await parts_.lobby.heed_players();
}

asio::awaitable<void> NodeKeeper::come() {
    if (place_.port != 0) {
        const auto address = co_await parts_.store.serve_at(place_.host, place_.port);
        if (!address) co_return;
        log::info("other nodes reach this one at {}", *address);
    }
    has_come_ = true;
    co_await parts_.lobby.wake_rooms();
}

asio::awaitable<void> NodeKeeper::heed(Nodes nodes) {
    const Nodes before = std::exchange(nodes_, std::move(nodes));
    if (std::ranges::equal(before, nodes_, same_node)) co_return;
    parts_.changed(nodes_);
    parts_.metrics.nodes.set(static_cast<double>(nodes_.size()));
    const auto gone = std::ranges::count_if(before, [this](const auto& old) {
        return std::ranges::none_of(nodes_, [&](const auto& now) { return now.node == old.node; });
    });
    if (gone == 0 || stopping_) co_return;
    parts_.metrics.from_others.add(static_cast<double>(gone));
    co_await parts_.lobby.wake_rooms();
}

}  // namespace mistward::nodes
