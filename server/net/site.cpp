#include "server/net/site.hpp"

#include "protocol/time_text.hpp"
#include "rules/core/overloaded.hpp"
#include "server/log/access_log.hpp"
#include "server/net/http_date.hpp"
#include "server/net/http_errors.hpp"
#include "server/net/link_page.hpp"
#include "server/net/opening.hpp"
#include "server/net/page_address.hpp"
#include "server/net/refusal_page.hpp"
#include "server/net/security_headers.hpp"
#include "server/net/spawn.hpp"
#include "server/service/room_elsewhere.hpp"

#include <chrono>
#include <ctime>
#include <string_view>
#include <utility>
#include <variant>

namespace mistward::net {

namespace {

protocol::Error banned(const admin::Ban& ban) {
    const auto& until = ban.until_ms;
    return {protocol::ErrorCode::Banned,
            "this address is banned: " + ban.reason,
            {{"reason", ban.reason},
             {"until", until ? protocol::Json(protocol::time_text(*until)) : nullptr}}};
}

/// As programs read it, or as people do who have come by a browser.
Response refused(const Request& request, const protocol::Error& error) {
    return is_for_people(request) ? refusal_page(error) : problem_response(error);
}

Response led_to(const std::string& address) {
    Response response = text_response(http::status::permanent_redirect, "text/plain; charset=utf-8",
                                      "See " + address + "\n");
    response.headers.set(http::field::location, address);
    return response;
}

/// Of files of the page, and of what there is not: the path is the client's.
constexpr std::string_view kNoRoute = "-";

/// 0: another node is to answer.
unsigned status_of(const Outcome& outcome) {
    return std::visit(
        rules::Overloaded{
            [](const Response& response) { return static_cast<unsigned>(response.status); },
            [](const Upgrade&) { return 101U; }, [](const Follow&) { return 200U; },
            [](const PassOn&) { return 0U; }},
        outcome);
}

}  // namespace

Site::Site(Router router, Page page, OriginPolicy origins, ProxyPolicy proxies,
           metrics::Registry& registry, const admin::BanList& bans, Quotas& quotas,
           work::WorkerPool& workers, rooms::Lobby& lobby, Neighbours* neighbours,
           log::AccessLog* access)
    : router_(std::move(router)),
      page_(std::move(page)),
      origins_(std::move(origins)),
      proxies_(std::move(proxies)),
      metrics_(registry),
      bans_(bans),
      quotas_(quotas),
      compressor_(workers),
      lobby_(lobby),
      neighbours_(neighbours),
      access_(access) {
    router_.measure(registry);
}

asio::awaitable<Outcome> Site::answer(const Request& request) const {
    const auto begun = std::chrono::steady_clock::now();
    const auto match = router_.find(request);
    auto outcome = co_await answer_by(match, request);
    if (access_ != nullptr) {
        const auto time = std::chrono::steady_clock::now() - begun;
        const unsigned status = status_of(outcome);
        // What another node answers stands in its log.
        if (status != 0) {
            access_->write({request.source.address.to_string(), http::to_string(request.method()),
                            match ? match->pattern : kNoRoute, status,
                            std::chrono::duration_cast<std::chrono::microseconds>(time)});
        }
    }
    co_return std::move(outcome);
}

asio::awaitable<Outcome> Site::answer_by(const protocol::Result<Router::Match>& match,
                                         const Request& request) const {
    if (const auto ban = bans_.find(request.source.address)) {
        co_return refused(request, banned(*ban));
    }
    if (auto checked = origins_.check(request); !checked) {
        co_return problem_response(checked.error());
    }
    if (request.method() == http::verb::options) co_return origins_.preflight(request);
    co_return co_await route(match, request);
}

asio::awaitable<Outcome> Site::route(const protocol::Result<Router::Match>& match,
                                     const Request& request) const {
    const Cost without = is_link(request.path()) ? kReading : kCheapReading;
    const Cost cost = match ? match->cost : without;
    const Share share = quotas_.take(request.source.address, cost);
    Outcome outcome;
    if (!share.allowed) {
        outcome = refused(request, rate_limited(cost.quota, share));
    } else if (match) {
        outcome = co_await run(*match, request);
    } else {
        outcome = co_await without_route(match.error(), request);
    }
    if (auto* response = std::get_if<Response>(&outcome)) quotas_.show(*response, cost, share);
    co_return std::move(outcome);
}

asio::awaitable<Outcome> Site::without_route(const protocol::Error& error,
                                             const Request& request) const {
    if (error.code == protocol::ErrorCode::NotFound) {
        const auto meant = meant_address(request);
        if (meant) co_return led_to(*meant);
        auto link = co_await linked(request);
        if (link) co_return std::move(*link);
        if (auto response = page_.find(request)) co_return std::move(*response);
        if (is_for_people(request)) co_return page_.lost(request);
    }
    co_return problem_response(error);
}

asio::awaitable<std::optional<Response>> Site::linked(const Request& request) const {
    const bool is_read =
        request.method() == http::verb::get || request.method() == http::verb::head;
    const bool is_shown = request.path() == "/" || is_link(request.path());
    auto index = is_read && is_shown ? page_.index() : std::nullopt;
    if (!index) co_return std::nullopt;
    try {
        // A room that is at work at another node is that node's to read.
        rooms::Lobby* lobby = &lobby_;
        if (neighbours_ != nullptr && is_link(request.path())) {
            const auto node = co_await neighbours_->node_of(room_of_link(request.path()));
            if (node) lobby = nullptr;
        }
        Response response = co_await answer_link(lobby, request, std::move(*index));
        co_return std::move(response);
    } catch (...) {
        // The page is as good without.
        log_failure("words of a link", std::current_exception());
    }
    co_return std::nullopt;
}

asio::awaitable<std::optional<Outcome>> Site::elsewhere(const Router::Match& match,
                                                        const Request& request) const {
    if (neighbours_ == nullptr || match.room.empty()) co_return std::nullopt;
    const auto node = co_await neighbours_->node_of(std::string(match.room));
    if (!node) co_return std::nullopt;
    // It has moved while the request was on its way: who asks again will be led there.
    if (proxies_.nodes().passed_on(request)) {
        co_return problem_response(rooms::room_elsewhere(match.room));
    }
    const bool opens = match.opens == Opens::WebSocket && check_opening(request);
    co_return PassOn{std::string(match.room), *node, proxies_.nodes().text_of(request, opens),
                     opens};
}

asio::awaitable<Outcome> Site::run(const Router::Match& match, const Request& request) const {
    try {
        if (auto other = co_await elsewhere(match, request)) co_return std::move(*other);
        const metrics::Stopwatch watch;
        auto outcome = co_await (*match.handler)(request, match.captures);
        watch.stop(*match.seconds);
        co_return outcome ? std::move(*outcome) : problem_response(outcome.error());
    } catch (...) {
        log_failure(std::string(request.method_name()) + " " + std::string(request.path()),
                    std::current_exception());
    }
    co_return problem_response(internal_error());
}

std::size_t Site::most_bytes(const Request& request, const Limits& limits) const {
    return router_.body_size(request) == BodySize::GameFile ? limits.game_file_bytes
                                                            : limits.body_bytes;
}

void Site::finish(const Request& request, Response& response) const {
    add_security_headers(request, response);
    // By it clients tell ages and times left, whatever their own clock says.
    response.headers.set(http::field::date, http_date(std::time(nullptr)));
    if (const auto* deprecation = router_.deprecation_of(request)) {
        response.headers.set("Deprecation", "@" + std::to_string(deprecation->since));
        if (deprecation->sunset) response.headers.set("Sunset", http_date(*deprecation->sunset));
    }
    origins_.share(request, response);
    if (response.refusal) metrics_.count(*response.refusal);
}

}  // namespace mistward::net
