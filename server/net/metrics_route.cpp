#include "server/net/metrics_route.hpp"

namespace mistward::net {
namespace {

asio::awaitable<Outcome> answer(const metrics::Registry& registry) {
    co_return text_response(http::status::ok, "text/plain; version=0.0.4; charset=utf-8",
                            registry.text());
}

}  // namespace

void add_metrics_route(Router& router, const metrics::Registry& registry) {
    router.add(http::verb::get, "/metrics",
               [&registry](const Request&, const Captures&) { return answer(registry); });
}

}  // namespace mistward::net
