#include "server/net/health_route.hpp"

namespace mistward::net {
namespace {

Answer show_health(std::string_view version) {
    co_return json_response(http::status::ok, {{"status", "ok"}, {"version", version}});
}

Answer show_readiness(rooms::Lobby& lobby) {
    const auto ready = co_await lobby.ready();
    if (!ready) co_return tl::unexpected(ready.error());
    co_return json_response(http::status::ok, {{"status", "ready"}});
}

}  // namespace

void add_health_routes(Router& router, std::string_view version, rooms::Lobby& lobby) {
    router.add(http::verb::get, "/healthz", kFree,
               [version](const Request&, const Captures&) { return show_health(version); });
    router.add(http::verb::get, "/readyz", kCheapReading,
               [&lobby](const Request&, const Captures&) { return show_readiness(lobby); });
}

}  // namespace mistward::net
