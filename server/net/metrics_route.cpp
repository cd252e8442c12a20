#include "server/net/metrics_route.hpp"

namespace mistward::net {
namespace {

protocol::Error for_administrators() {
    return {protocol::ErrorCode::Unauthorized,
            "the metrics are for whoever runs the server: ask from its own machine, or with the "
            "administrator's token"};
}

bool is_at_home(const Source& source) { return source.address.is_loopback() && !source.forwarded; }

asio::awaitable<protocol::Result<void>> check(MetricsAccess access, const Request& request) {
    if (access.open || is_at_home(request.source)) co_return protocol::Result<void>();
    if (access.door == nullptr) co_return tl::unexpected(for_administrators());
    co_return co_await access.door->check(request);
}

Answer answer(const metrics::Registry& registry, MetricsAccess access, const Request& request) {
    if (const auto allowed = co_await check(access, request); !allowed) {
        co_return tl::unexpected(allowed.error());
    }
    co_return text_response(http::status::ok, "text/plain; version=0.0.4; charset=utf-8",
                            registry.text());
}

}  // namespace

void add_metrics_route(Router& router, const metrics::Registry& registry, MetricsAccess access) {
    router.add(http::verb::get, "/metrics", kReading,
               [&registry, access](const Request& request, const Captures&) {
                   return answer(registry, access, request);
               });
}

}  // namespace mistward::net
