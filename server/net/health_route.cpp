#include "server/net/health_route.hpp"

#include "server/net/asking.hpp"

namespace mistward::net {
namespace {

Answer show_health(std::string_view version) {
    co_return json_response(http::status::ok, {{"status", "ok"}, {"version", version}});
}

Answer show_readiness(rooms::Lobby& lobby) {
    const auto show = [] { return json_response(http::status::ok, {{"status", "ready"}}); };
    return answer_with(lobby.ready(), show);
}

}  // namespace

void add_health_routes(Router& router, std::string_view version, rooms::Lobby& lobby) {
    router.add(http::verb::get, "/healthz", kFree,
               [version](const Request&, const Captures&) { return show_health(version); });
    router.add(http::verb::get, "/readyz", kCheapReading,
               [&lobby](const Request&, const Captures&) { return show_readiness(lobby); });
}

}  // namespace mistward::net
