#pragma once

#include "cmake/embedded_file.hpp"
#include "server/admin/ban_list.hpp"
#include "server/admin_access.hpp"
#include "server/backups/nightly.hpp"
#include "server/companion/pool.hpp"
#include "server/config.hpp"
#include "server/last_resort.hpp"
#include "server/log/access_log.hpp"
#include "server/metrics/registry.hpp"
#include "server/net/certificate.hpp"
#include "server/net/event_loop.hpp"
#include "server/net/loop_watch.hpp"
#include "server/net/proxy_names.hpp"
#include "server/net/proxy_policy.hpp"
#include "server/net/quota/quotas.hpp"
#include "server/net/server.hpp"
#include "server/nodes/node_keeper.hpp"
#include "server/nodes/room_finder.hpp"
#include "server/retention/janitor.hpp"
#include "server/service/archive.hpp"
#include "server/service/lobby_board.hpp"
#include "server/service/notices.hpp"
#include "server/service/oversight.hpp"
#include "server/service/page_notes.hpp"
#include "server/service/player_watch.hpp"
#include "server/service/players.hpp"
#include "server/service/repeats.hpp"
#include "server/service/store_lobby.hpp"
#include "server/service/tile_shelf.hpp"
#include "server/store/store.hpp"
#include "server/webhooks/webhooks.hpp"
#include "server/work/clock.hpp"
#include "server/work/worker_pool.hpp"

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/signal_set.hpp>

#include <atomic>
#include <memory>
#include <optional>
#include <span>

namespace mistward {

/// The parts of a server: how they are put together, brought to life and brought to rest. At a stop
/// each part is asked to end and ends; only when nothing runs and nothing waits to be run are they
/// taken apart.
class RunningServer {
public:
    /// Puts the parts together; nothing runs yet. Throws `StartError`, `store::OpenError` or what
    /// `load_catalogue` throws. `config` outlives the server. `page` is served unless `config`
    /// names a folder.
    RunningServer(const Config& config, std::span<const EmbeddedFile> page);

    /// What did not end in time goes first, while all that it refers to lives.
    ~RunningServer();

    RunningServer(const RunningServer&) = delete;
    RunningServer& operator=(const RunningServer&) = delete;

    /// Begins to listen and tells where. Throws `StartError`.
    boost::asio::ip::tcp::endpoint start();

    /// Serves until a signal or an administrator ends it; then within `kStopTime`. Ends the process
    /// itself, once the store is closed, if a thread beside the loop is at work even then, and
    /// within `kLastTime` whatever still runs.
    void run();

private:
    std::unique_ptr<log::AccessLog> make_access_log() const;
    std::shared_ptr<const net::Site> make_site(std::span<const EmbeddedFile> files);
    boost::asio::ip::tcp::endpoint listen();
    template <class Task>
    void run_first(Task task);
    void load_bans();
    boost::asio::awaitable<void> mind_clock();
    void keep_tilesets();
    void tell_of_nodes(const nodes::Nodes& nodes);
    void set_up_nightly();
    void begin_by_itself(const boost::asio::ip::tcp::endpoint& endpoint);
    void stop_soon();
    boost::asio::awaitable<void> stop_when_told();
    boost::asio::awaitable<void> bring_to_rest();
    boost::asio::awaitable<void> reload_when_told();
    void reload();
    void watch_the_end();

    const Config& config_;
    std::atomic<const char*> ending_ = "the server";  ///< what is being brought to rest
    LastResort last_resort_;                          ///< goes when nearly everything is gone
    const unsigned threads_;
    rooms::TileShelf tiles_;
    metrics::Registry registry_;
    const net::Limits limits_;
    net::Quotas quotas_;
    const std::shared_ptr<net::Certificate> certificate_;
    const std::optional<admin::AdminToken> token_;
    const std::unique_ptr<store::Store> store_;
    const net::ProxyPolicy proxies_;
    companion::CompanionPool companions_;
    std::optional<work::WorkerPool> workers_;  ///< ends before the loop is taken apart
    const std::unique_ptr<rooms::Clock> clock_;
    rooms::ClockWatch clock_watch_;
    rooms::Notices notices_;
    rooms::PlayerWatch watch_;
    rooms::PageNotes pages_;
    admin::BanList bans_;
    net::EventLoop loop_;
    rooms::LobbyBoard board_;
    const rooms::Services services_;
    rooms::StoreLobby lobby_;
    nodes::RoomFinder finder_;
    const std::unique_ptr<rooms::Archive> archive_;
    const std::unique_ptr<rooms::Players> players_;
    rooms::Repeats repeats_;
    webhooks::StoreWebhooks webhooks_;
    rooms::Oversight oversight_;
    rooms::Janitor janitor_;
    const boost::asio::any_io_executor stopping_;  ///< a strand
    net::LoopWatch loop_watch_;
    net::ProxyNames proxy_names_;
    boost::asio::signal_set stop_signals_;
    boost::asio::signal_set reload_signals_;
    AdminOffice office_;
    const std::unique_ptr<log::AccessLog> access_log_;  ///< null: there is none
    const std::shared_ptr<net::Server> server_;
    nodes::NodeKeeper keeper_;
    std::unique_ptr<backups::Nightly> nightly_;  ///< null: no backups by themselves
};

}  // namespace mistward
