#include "server/running_server.hpp"

#include "server/address/address.hpp"
#include "server/app.hpp"
#include "server/backup_check.hpp"
#include "server/backups/time_of_day.hpp"
#include "server/descriptors.hpp"
#include "server/disk_metrics.hpp"
#include "server/log/log.hpp"
#include "server/metrics/process.hpp"
#include "server/net/await.hpp"
#include "server/net/spawn.hpp"
#include "server/routes.hpp"
#include "server/signals.hpp"
#include "server/store/open_store.hpp"
#include "server/tileset_source.hpp"
#include "server/transport.hpp"
#include "server/work/begin.hpp"
#include "server/work/busy.hpp"
#include "server/work/post.hpp"
#include "server/work/strand.hpp"

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <exception>
#include <thread>
#include <utility>

namespace mistward {
namespace {

namespace asio = boost::asio;
using asio::ip::tcp;
using net::kAwait;

/// From the signal to the end, whatever does not end by itself; `net::Limits::stop_time` is a part.
constexpr std::chrono::milliseconds kStopTime{2700};
constexpr std::chrono::milliseconds kLastTime{2850};

unsigned processors() { return std::max(1U, std::thread::hardware_concurrency()); }

unsigned threads_of(const Config& config) {
    return config.threads > 0 ? config.threads : processors();
}

std::size_t companion_threads_of(const Config& config) {
    return config.companion_threads > 0 ? config.companion_threads
                                        : companion::threads_for(processors());
}

std::optional<std::uint64_t> most_bytes(const Config& config) {
    return config.max_database_bytes > 0 ? std::optional(config.max_database_bytes) : std::nullopt;
}

/// Where other servers share the database, what one client asks for may need a connection to one.
net::Limits fit_limits(net::Limits limits, bool is_shared) {
    const auto most = descriptors_for_connections() / (is_shared ? 2 : 1);
    if (most == 0) {
        throw StartError("the process may not open enough files; raise its limit (`ulimit -n`)");
    }
    if (limits.connections > most) {
        log::warn("the limit of open files leaves room for {} connections, not {}", most,
                  limits.connections);
        limits.connections = most;
    }
    return limits;
}

/// One address never gets all connections that there are, unless the host wants it so.
net::QuotaLimits fit_quotas(net::QuotaLimits quotas, std::size_t connections) {
    quotas.all_connections = static_cast<std::uint32_t>(connections);
    const auto half = connections / 2;
    if (quotas.connections == net::QuotaLimits().connections && quotas.connections > half) {
        quotas.connections = static_cast<std::uint32_t>(std::max<std::size_t>(half, 1));
    }
    return quotas;
}

}  // namespace

RunningServer::RunningServer(const Config& config, std::span<const EmbeddedFile> page)
    : config_(config),
      threads_(threads_of(config)),
      tiles_(load_catalogue(config.tileset)),
      limits_(fit_limits(config.limits, store::is_postgresql(config.database))),
      quotas_(fit_quotas(config.quotas, limits_.connections), registry_),
      certificate_(load_certificate(config)),
      token_(admin_token(config)),
      store_(
          store::open_store({config.database, most_bytes(config), store::StoreMetrics(registry_)})),
      proxies_(proxy_policy(config, store_->secret())),
      companions_(companion_threads_of(config), companion::kPeopleFirst,
                  work::WorkMetrics(registry_, "companions")),
      workers_(
          std::in_place,
          work::PoolOptions{config.reading_threads, {}, work::WorkMetrics(registry_, "games")}),
      clock_(rooms::make_system_clock()),
      clock_watch_(*clock_),
      pages_(watch_, *store_, *clock_),
      bans_(*clock_),
      loop_(threads_),
      board_(loop_.executor()),
      services_{*store_,
                companions_,
                *workers_,
                *clock_,
                notices_,
                rooms::RoomsMetrics(registry_),
                config.room_limits,
                &watch_,
                &board_,
                &tiles_,
                &clock_watch_},
      lobby_(loop_.executor(), services_, tiles_, config.rooms_in_memory),
      finder_(*store_, lobby_),
      archive_(rooms::make_archive(services_, tiles_)),
      players_(rooms::make_players(services_, lobby_)),
      repeats_(rooms::kept_answers(services_)),
      webhooks_(loop_.executor(),
                {*store_, lobby_, *players_, watch_, *clock_, webhooks::WebhookMetrics(registry_),
                 config.push_contact, config.name_servers},
                webhooks::reach_of(config.webhooks).value()),
      oversight_(lobby_, services_),
      janitor_(loop_.executor(), *store_, lobby_, *clock_, clock_watch_, config.retention.options(),
               rooms::RetentionMetrics(registry_)),
      stopping_(rooms::strand_over(loop_.executor())),
      loop_watch_(stopping_, registry_),
      proxy_names_(stopping_, net::read_proxies(config.trusted_proxies).names, proxies_.trusted()),
      stop_signals_(stopping_),
      reload_signals_(stopping_),
      office_(loop_.executor(),
              {oversight_, *store_, *clock_, bans_, tiles_, *workers_,
               [this] { server_->end_banned(); }, [this] { stop_soon(); }, config.database,
               config.backups, &janitor_, config.max_database_bytes, !config.tileset.empty()},
              token_, config.limits),
      access_log_(make_access_log()),
      server_(
          std::make_shared<net::Server>(loop_.executor(), make_site(page), limits_, certificate_)),
      keeper_(loop_.executor(),
              {*store_, lobby_, bans_, office_.administration().announcements,
               office_.administration().draining, office_.administration().tilesets, pages_,
               [this] { server_->end_banned(); },
               [this](const nodes::Nodes& nodes) { tell_of_nodes(nodes); },
               nodes::NodeMetrics(registry_)}) {
    metrics::add_process_metrics(registry_, MISTWARD_VERSION);
    add_disk_metrics(registry_, config_);
    set_up_nightly();
}

RunningServer::~RunningServer() {
    ending_ = "a companion";
    companions_.stop();
    companions_.join();
    ending_ = "a job";
    workers_.reset();
    ending_ = "the database";
    store_->close();
    loop_.abandon();
}

std::unique_ptr<log::AccessLog> RunningServer::make_access_log() const try {
    if (config_.access_log.empty()) return nullptr;
    const bool is_json = config_.log_format == "json";
    return std::make_unique<log::AccessLog>(config_.access_log,
                                            is_json ? log::Format::Json : log::Format::Text);
} catch (const std::runtime_error& error) {
    throw StartError(error.what());
}

std::shared_ptr<const net::Site> RunningServer::make_site(std::span<const EmbeddedFile> files) {
    auto page = config_.page.empty() ? net::Page::from(files) : net::Page::from(config_.page);
    return std::make_shared<const net::Site>(
        make_router(tiles_,
                    {lobby_, *archive_, registry_, quotas_, *players_, watch_, board_, *workers_,
                     webhooks_, repeats_},
                    office_.access(), config_.metrics_open),
        std::move(page), net::OriginPolicy(config_.allowed_origins), proxies_, registry_, bans_,
        quotas_, *workers_, lobby_, store_->is_shared() ? &finder_ : nullptr, access_log_.get());
}

// Starting

tcp::endpoint RunningServer::start() {
    load_bans();
    keep_tilesets();
    run_first(mind_clock());
    run_first(office_.administration().tilesets.load());
    for (const int signal : kStopSignals) stop_signals_.add(signal);
    proxy_names_.begin();
    const auto endpoint = listen();
    net::spawn(stopping_, "stopping", [this] { return stop_when_told(); });
    begin_by_itself(endpoint);
    reload_signals_.add(SIGHUP);
    net::spawn(stopping_, "reading the certificate anew", [this] { return reload_when_told(); });
    log::info("database {}, tile set {}, {} threads", store::shown(config_.database),
              tiles_[rules::Mode::Mists].set().name, threads_);
    return endpoint;
}

/// What goes on although nobody asks for it.
void RunningServer::begin_by_itself(const tcp::endpoint& endpoint) {
    if (store_->is_shared()) {
        keeper_.begin(node_place(config_, endpoint));
    } else {
        net::spawn(loop_.executor(), "waking rooms", [this] { return lobby_.wake_rooms(); });
    }
    janitor_.begin();
    webhooks_.begin();
    loop_watch_.begin();
    if (nightly_) nightly_->begin();
}

/// The metrics are there in any case, so that no alert names what a server does not know.
void RunningServer::set_up_nightly() {
    const backups::NightlyMetrics metrics(registry_);
    const auto at_ms = backups::read_time_of_day(config_.backup_at);
    if (!at_ms || config_.backups.empty()) return;
    if (store_->is_shared()) {
        return log::warn(
            "no backups are made by themselves: a PostgreSQL database has tools of its own, "
            "pg_dump or pgBackRest");
    }
    nightly_ = std::make_unique<backups::Nightly>(
        *clock_, backups::NightlyOptions{config_.database, config_.backups / "nightly", *at_ms},
        [this](const std::filesystem::path& restored) {
            check_restored(restored, config_.database, config_.tileset);
        },
        metrics);
}

void RunningServer::tell_of_nodes(const nodes::Nodes& nodes) {
    std::vector<tcp::endpoint> endpoints;
    for (const auto& node : nodes) endpoints.push_back(nodes::endpoint_of(node.address));
    server_->end_passages_beside(std::move(endpoints));
}

/// Before anything else is asked.
template <class Task>
void RunningServer::run_first(Task task) {
    std::exception_ptr failure;
    work::begin(loop_.executor(), std::move(task),
                [&failure](const std::exception_ptr& error) { failure = error; });
    loop_.run();
    if (failure) std::rethrow_exception(failure);
}

/// Before a room is read: by a clock that is wrong nobody's time runs out.
boost::asio::awaitable<void> RunningServer::mind_clock() { co_await janitor_.mind_clock(); }

void RunningServer::load_bans() { run_first(bans_.load(*store_)); }

/// Games of older versions name sets that are not in the database; whoever has these brings them.
void RunningServer::keep_tilesets() {
    run_first(rooms::keep_known_tiles(*store_, *tiles_.catalogue(), clock_->now_ms()));
}

tcp::endpoint RunningServer::listen() {
    const tcp::endpoint wanted(addresses::read_address(config_.address).value(), config_.port);
    try {
        return server_->start(wanted);
    } catch (const boost::system::system_error& error) {
        const auto port = std::to_string(config_.port);
        if (error.code() == asio::error::address_in_use) {
            throw StartError("port " + port + " of " + config_.address +
                             " is taken by another program; choose one with --port");
        }
        if (error.code() == boost::system::errc::address_not_available) {
            throw StartError(config_.address + " is not an address of this machine");
        }
        throw StartError("cannot listen on " + config_.address + ", port " + port + ": " +
                         error.code().message());
    }
}

void RunningServer::run() {
    loop_.run();
    companions_.stop();
    work::leave_if_busy([this](work::Loss loss) {
        if (loss == work::Loss::None) {
            log::info("the backup of this night is left for the next start");
        } else {
            log::error("a thread is still at work and is given up");
        }
        store_->close();
        log::end();
    });
}

asio::awaitable<void> RunningServer::reload_when_told() {
    for (;;) {
        const auto [error, signal] = co_await reload_signals_.async_wait(kAwait);
        if (error) co_return;
        reload();
    }
}

void RunningServer::reload() {
    if (!certificate_) {
        return log::info(
            "SIGHUP reads the TLS certificate again; there is none, so nothing is done");
    }
    try {
        certificate_->reload();
        log::info("the TLS certificate was read again");
    } catch (const net::CertificateError& fault) {
        log::error("{}; the old one stays", fault.what());
    }
}

// Stopping

void RunningServer::stop_soon() {
    work::post(stopping_, [this] { stop_signals_.cancel(); });
}

/// A signal, or that the wait for it is cancelled, ends the server in good manners; a second signal
/// ends the process.
asio::awaitable<void> RunningServer::stop_when_told() {
    co_await stop_signals_.async_wait(kAwait);
    log::info("stopping");
    stop_signals_.async_wait([](const boost::system::error_code& error, int signal) {
        if (!error) std::_Exit(128 + signal);
    });
    watch_the_end();
    co_await bring_to_rest();
    ending_ = "a handler";
    reload_signals_.cancel();
    stop_signals_.cancel();
}

void RunningServer::watch_the_end() {
    const auto give_up = [this] {
        log::error("{} did not end in time and is given up", ending_.load());
    };
    loop_.end_within(kStopTime, give_up);
    last_resort_.end_process_after(kLastTime, give_up);
}

asio::awaitable<void> RunningServer::bring_to_rest() {
    store_->end_soon();
    co_await server_->stop_accepting();
    ending_ = "what removes old games";
    co_await janitor_.stop();
    ending_ = "a room";
    loop_watch_.stop();
    proxy_names_.stop();
    webhooks_.stop();
    keeper_.stop();
    pages_.stop();
    if (nightly_) nightly_->stop();
    co_await lobby_.shut_down();
    companions_.stop();
    workers_->stop();
    office_.stop();
    ending_ = "a connection";
    const bool closed = co_await server_->close_connections();
    if (!closed) log::error("a connection did not end in time");
}

}  // namespace mistward
