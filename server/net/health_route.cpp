#include "server/net/health_route.hpp"

namespace mistward::net {
namespace {

asio::awaitable<Outcome> answer(Response response) { co_return response; }

}  // namespace

void add_health_route(Router& router, std::string_view version) {
    router.add(http::verb::get, "/healthz", [version](const Request&, const Captures&) {
        return answer(json_response(http::status::ok, {{"status", "ok"}, {"version", version}}));
    });
}

}  // namespace mistward::net
