#include "tests/net/test_server.hpp"

#include "server/net/game_routes.hpp"
#include "server/net/health_route.hpp"
#include "server/net/metrics_route.hpp"
#include "server/net/room_routes.hpp"
#include "server/net/seat_routes.hpp"
#include "tests/net/fake_players.hpp"
#include "tests/net/nothing_kept.hpp"

#include <boost/asio/bind_cancellation_slot.hpp>
#include <boost/asio/cancellation_signal.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/use_future.hpp>

#include <array>
#include <chrono>
#include <new>
#include <utility>

namespace mistward::net::test {
namespace {

constexpr std::array<EmbeddedFile, 3> kFiles{{
    {"index.html", "<!doctype html>"},
    {"assets/app-1a2b.js", "let long_name = 1;"},
    {"assets/app-1a2b.js.gz", "(gzip)"},
}};

std::shared_ptr<const Site> make_site(rooms::Lobby& lobby, rooms::Archive& archive,
                                      std::vector<std::string> origins, ProxyPolicy proxies,
                                      metrics::Registry& registry, const admin::BanList& bans,
                                      Quotas& quotas, work::WorkerPool& workers,
                                      Neighbours* neighbours) {
    static FakePlayers players;
    static rooms::Repeats repeats(nothing_kept);
    Router router;
    add_room_routes(router, lobby, players, quotas, repeats);
    add_game_routes(router, lobby, archive, players, repeats);
    add_seat_routes(router, lobby, players, quotas, repeats);
    add_health_routes(router, "1.2.3", lobby);
    add_metrics_route(router, registry, {});
    router.add(http::verb::get, "/going", kCheapReading,
               [](const Request&, const Captures&) -> Answer { co_return Response{}; });
    router.deprecate({"GET /going", 1'798'675'200, 1'830'211'200});
    return std::make_shared<const Site>(std::move(router), Page::from(kFiles),
                                        OriginPolicy(std::move(origins)), std::move(proxies),
                                        registry, bans, quotas, workers, lobby, neighbours);
}

}  // namespace

QuotaLimits no_quotas() {
    QuotaLimits limits;
    for (Allowance* allowance : {&limits.rooms, &limits.seats, &limits.readings, &limits.commands,
                                 &limits.chat, &limits.hints}) {
        allowance->amount = 0;
    }
    limits.connections = limits.unstarted_rooms = limits.unstarted_seats = limits.game_files = 0;
    return limits;
}

TestServer::TestServer(const Limits& limits, std::vector<std::string> allowed_origins,
                       const QuotaLimits& quotas, ProxyPolicy proxies, Neighbours* neighbours)
    : quotas_(quotas, registry_),
      server_(std::make_shared<Server>(
          loop_.executor(),
          make_site(lobby_, archive_, std::move(allowed_origins), std::move(proxies), registry_,
                    bans_, quotas_, workers_, neighbours),
          limits)),
      endpoint_(server_->start({asio::ip::address_v4::loopback(), 0})),
      thread_([this] { loop_.run(); }) {}

TestServer::~TestServer() { stop(); }

bool TestServer::all_connections_end() {
    constexpr auto kFarTooLong = std::chrono::seconds(60);
    return asio::co_spawn(loop_.executor(), server_->connections_end(kFarTooLong), asio::use_future)
        .get();
}

void TestServer::throw_in_handler() {
    asio::post(loop_.executor(), [] { throw std::bad_alloc(); });
    asio::post(loop_.executor(), [] { throw 1; });
}

void TestServer::stop() {
    if (!thread_.joinable()) return;
    const auto all = [this]() -> asio::awaitable<void> {
        co_await server_->stop_accepting();
        lobby_.room().close_all("shut down");
        co_await server_->close_connections();
    };
    asio::co_spawn(loop_.executor(), all, asio::use_future).get();
    thread_.join();
}

bool TestServer::close_for_cancelled() {
    asio::cancellation_signal signal;
    const auto close = [this]() -> asio::awaitable<bool> {
        const bool ended = co_await server_->close_connections();
        co_return ended;
    };
    auto closed = asio::co_spawn(loop_.executor(), close,
                                 asio::bind_cancellation_slot(signal.slot(), asio::use_future));
    asio::post(loop_.executor(), [&] { signal.emit(asio::cancellation_type::terminal); });
    const bool ended = closed.get();
    thread_.join();
    return ended;
}

}  // namespace mistward::net::test
