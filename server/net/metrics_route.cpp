#include "server/net/metrics_route.hpp"

#include "server/net/asking.hpp"

namespace mistward::net {
namespace {

protocol::Error for_administrators() {
    return {protocol::ErrorCode::Unauthorized,
            "the metrics are for the host of the server: ask from its own machine, or with the "
            "administrator's token"};
}

bool is_at_home(const Source& source) { return source.address.is_loopback() && !source.forwarded; }

asio::awaitable<protocol::Result<void>> check(MetricsAccess access, const Request& request) {
    if (access.open || is_at_home(request.source)) co_return protocol::Result<void>();
    if (access.door == nullptr) co_return tl::unexpected(for_administrators());
    co_return co_await access.door->check(request);
}

Answer answer(const metrics::Registry& registry, MetricsAccess access, const Request& request) {
    const auto show = [&registry] {
        return text_response(http::status::ok, "text/plain; version=0.0.4; charset=utf-8",
                             registry.text());
    };
    return answer_with(check(access, request), show);
}

}  // namespace

void add_metrics_route(Router& router, const metrics::Registry& registry, MetricsAccess access) {
    router.add(http::verb::get, "/metrics", kReading,
               [&registry, access](const Request& request, const Captures&) {
                   return answer(registry, access, request);
               });
}

}  // namespace mistward::net
