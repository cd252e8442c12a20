#include "server/app.hpp"

#include "mistward/page.hpp"
#include "server/admin_access.hpp"
#include "server/companion/pool.hpp"
#include "server/descriptors.hpp"
#include "server/net/server.hpp"
#include "server/net/spawn.hpp"
#include "server/rooms/clock.hpp"
#include "server/rooms/janitor.hpp"
#include "server/rooms/lobby.hpp"
#include "server/rooms/notices.hpp"
#include "server/rooms/oversight.hpp"
#include "server/routes.hpp"
#include "server/store/store.hpp"
#include "server/tileset_source.hpp"
#include "server/transport.hpp"
#include "server/work/worker_pool.hpp"

#include <spdlog/spdlog.h>
#include <boost/asio/as_tuple.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/strand.hpp>
#include <boost/asio/use_awaitable.hpp>

#include <csignal>
#include <cstdlib>
#include <iostream>
#include <thread>
#include <vector>

namespace mistward {
namespace {

namespace asio = boost::asio;
using asio::ip::tcp;

std::shared_ptr<const net::Site> make_site(const Config& config, net::Router router,
                                           metrics::Registry& registry, const admin::BanList& bans,
                                           net::Quotas& quotas) {
    auto page = config.page.empty() ? net::Page::from(page::embedded_files())
                                    : net::Page::from(config.page);
    return std::make_shared<const net::Site>(std::move(router), std::move(page),
                                             net::OriginPolicy(config.allowed_origins),
                                             trusted_proxies(config), registry, bans, quotas);
}

/// Runs `task` to its end before the server does anything else.
void run_first(asio::io_context& context, asio::awaitable<void> task) {
    const auto rethrow = [](const std::exception_ptr& failure) {
        if (failure) std::rethrow_exception(failure);
    };
    asio::co_spawn(context, std::move(task), rethrow);
    context.run();
    context.restart();
}

std::optional<std::uint64_t> most_bytes(const Config& config) {
    return config.max_database_bytes > 0 ? std::optional(config.max_database_bytes) : std::nullopt;
}

net::Limits fit_limits(net::Limits limits) {
    const auto most = descriptors_for_connections();
    if (limits.connections > most) {
        spdlog::warn("the limit of open files leaves room for {} connections, not {}", most,
                     limits.connections);
        limits.connections = most;
    }
    return limits;
}

/// One address never gets all connections that there are, unless the host wants it so.
net::QuotaLimits fit_quotas(net::QuotaLimits quotas, std::size_t connections) {
    const auto half = connections / 2;
    if (quotas.connections == net::QuotaLimits().connections && quotas.connections > half) {
        quotas.connections = static_cast<std::uint32_t>(std::max<std::size_t>(half, 1));
    }
    return quotas;
}

tcp::endpoint listen(net::Server& server, const Config& config) {
    const tcp::endpoint wanted(asio::ip::make_address(config.address), config.port);
    try {
        return server.start(wanted);
    } catch (const boost::system::system_error& error) {
        const auto port = std::to_string(config.port);
        if (error.code() == asio::error::address_in_use) {
            throw StartError("port " + port + " of " + config.address +
                             " is taken by another program; choose one with --port");
        }
        if (error.code() == boost::system::errc::address_not_available) {
            throw StartError(config.address + " is not an address of this machine");
        }
        throw StartError("cannot listen on " + config.address + ", port " + port + ": " +
                         error.code().message());
    }
}

/// Where a browser on this machine finds the server.
std::string link_to(const tcp::endpoint& endpoint, bool encrypted) {
    auto address = endpoint.address();
    if (address == asio::ip::address_v4::any()) address = asio::ip::address_v4::loopback();
    if (address == asio::ip::address_v6::any()) address = asio::ip::address_v6::loopback();
    const auto host = address.is_v6() ? "[" + address.to_string() + "]" : address.to_string();
    return (encrypted ? "https://" : "http://") + host + ":" + std::to_string(endpoint.port()) +
           "/";
}

/// A signal, or that the wait for it is cancelled, ends the server in good manners.
asio::awaitable<void> stop_on_signal(asio::signal_set& signals, net::Server& server,
                                     rooms::Lobby& lobby, rooms::Janitor& janitor) {
    co_await signals.async_wait(asio::as_tuple(asio::use_awaitable));
    spdlog::info("stopping");
    signals.async_wait([](const boost::system::error_code& error, int signal) {
        if (!error) std::_Exit(128 + signal);
    });
    co_await server.stop_accepting();
    co_await janitor.stop();
    co_await lobby.shut_down();
    co_await server.close_connections();
}

asio::awaitable<void> reload_on_signal(asio::signal_set& signals, net::Certificate& certificate) {
    for (;;) {
        co_await signals.async_wait(asio::use_awaitable);
        try {
            certificate.reload();
            spdlog::info("the TLS certificate was read anew");
        } catch (const net::CertificateError& error) {
            spdlog::error("{}; the old one stays", error.what());
        }
    }
}

void run_threads(asio::io_context& context, unsigned count) {
    std::vector<std::jthread> threads;
    for (unsigned i = 1; i < count; ++i) threads.emplace_back([&context] { context.run(); });
    context.run();
}

}  // namespace

void run(const Config& config) {
    const unsigned threads =
        config.threads > 0 ? config.threads : std::max(1U, std::thread::hardware_concurrency());
    std::signal(SIGPIPE, SIG_IGN);
    const auto catalogue = load_catalogue(config.tileset);
    asio::io_context context(static_cast<int>(threads));
    metrics::Registry registry;
    const auto limits = fit_limits(config.limits);
    net::Quotas quotas(fit_quotas(config.quotas, limits.connections), registry);
    const auto certificate = load_certificate(config);
    const auto token = admin_token(config);
    const auto store = store::open_sqlite_store(
        {config.database, most_bytes(config), {}, store::StoreMetrics(registry)});
    companion::CompanionPool companions(config.companion_threads);
    work::WorkerPool workers({config.reading_threads, {}, work::WorkMetrics(registry, "games")});
    const auto clock = rooms::make_system_clock();
    rooms::Notices notices;
    const auto lobby = rooms::make_lobby(
        context.get_executor(),
        {*store, companions, workers, *clock, notices, rooms::RoomsMetrics(registry)}, catalogue);
    rooms::Janitor janitor(context.get_executor(), *store, lobby->guard(), *clock,
                           config.retention.options(), rooms::RetentionMetrics(registry));
    admin::BanList bans(*clock);
    run_first(context, bans.load(*store));
    const auto stopping = asio::make_strand(context);
    asio::signal_set signals(stopping, SIGINT, SIGTERM);
    std::shared_ptr<net::Server> server;
    const auto send_away = [&server] { server->end_banned(); };
    const auto stop_soon = [&] { asio::post(stopping, [&signals] { signals.cancel(); }); };
    AdminOffice office(context.get_executor(),
                       {lobby->oversight(), *store, *clock, bans, send_away, stop_soon,
                        config.database, config.backups, &janitor, config.max_database_bytes},
                       token, config.limits);
    auto router =
        make_router(catalogue, {*lobby, registry, quotas}, office.access(), config.metrics_open);
    server = std::make_shared<net::Server>(
        context.get_executor(), make_site(config, std::move(router), registry, bans, quotas),
        limits, certificate);
    asio::signal_set hang_ups(context);
    const auto endpoint = listen(*server, config);

    const auto wake = [&] { return lobby->wake_rooms(); };
    net::spawn(context.get_executor(), "waking rooms", wake);
    janitor.begin();
    const auto stop = [&] { return stop_on_signal(signals, *server, *lobby, janitor); };
    net::spawn(stopping, "stopping", stop, [&context] { context.stop(); });
    if (certificate) {
        hang_ups.add(SIGHUP);
        const auto reload = [&] { return reload_on_signal(hang_ups, *certificate); };
        net::spawn(context.get_executor(), "reading the certificate anew", reload);
    }
    warn_of_plain_http(config);
    spdlog::info("database {}, tile set {}, {} threads", config.database.string(),
                 catalogue[rules::Mode::Mists].set().name, threads);
    std::cout << "Mistward is ready: " << link_to(endpoint, certificate != nullptr) << std::endl;
    run_threads(context, threads);
}

}  // namespace mistward
