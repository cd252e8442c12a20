#include "server/net/router.hpp"

#include <algorithm>
#include <optional>
#include <utility>

namespace mistward::net {
namespace {

using protocol::Error;
using protocol::ErrorCode;

std::string_view next_segment(std::string_view& rest) {
    rest.remove_prefix(1);
    const auto segment = rest.substr(0, rest.find('/'));
    rest.remove_prefix(segment.size());
    return segment;
}

std::optional<Captures> match(std::string_view pattern, std::string_view path) {
    Captures captures;
    while (!pattern.empty() && !path.empty()) {
        const auto wanted = next_segment(pattern);
        const auto given = next_segment(path);
        if (wanted.starts_with('{') && !given.empty()) {
            captures.push_back(given);
        } else if (wanted != given) {
            return std::nullopt;
        }
    }
    if (!pattern.empty() || !path.empty()) return std::nullopt;
    return captures;
}

/// What stands where the pattern has the name of a room, which comes before all others.
std::string_view room_in(std::string_view pattern, const Captures& captures) {
    return pattern.find("/{room}") == std::string_view::npos ? std::string_view()
                                                             : captures.front();
}

bool answers(http::verb route, http::verb request) {
    return route == request || (route == http::verb::get && request == http::verb::head);
}

void list(std::vector<std::string>& allowed, http::verb method) {
    allowed.emplace_back(http::to_string(method));
    if (method == http::verb::get) allowed.emplace_back("HEAD");
}

Error not_found(const Request& request) {
    return {ErrorCode::NotFound,
            "there is nothing at " + std::string(request.path()),
            {{"path", request.path()}}};
}

Error not_allowed(const Request& request, std::vector<std::string> allowed) {
    return {ErrorCode::MethodNotAllowed,
            std::string(request.path()) + " does not take " + std::string(request.method_name()),
            {{"method", request.method_name()}, {"allowed", std::move(allowed)}}};
}

}  // namespace

void Router::add(http::verb method, std::string_view pattern, Cost cost, Handler handler,
                 BodySize body, Opens opens) {
    routes_.push_back({method, std::string(pattern), cost, std::move(handler), body, opens});
}

void Router::deprecate(protocol::api::Deprecation deprecation) {
    deprecations_.push_back(std::move(deprecation));
}

const protocol::api::Deprecation* Router::deprecation_of(const Request& request) const {
    const auto is_of = [&](const protocol::api::Deprecation& deprecation) {
        const std::string_view route = deprecation.route;
        const auto space = route.find(' ');
        const auto method = http::string_to_verb(std::string(route.substr(0, space)));
        return answers(method, request.method()) && match(route.substr(space + 1), request.path());
    };
    const auto found = std::ranges::find_if(deprecations_, is_of);
    return found == deprecations_.end() ? nullptr : &*found;
}

BodySize Router::body_size(const Request& request) const {
    const auto route = std::ranges::find_if(routes_, [&](const Route& candidate) {
        return candidate.method == request.method() && match(candidate.pattern, request.path());
    });
    return route == routes_.end() ? BodySize::Small : route->body;
}

std::vector<std::string> Router::routes() const {
    std::vector<std::string> list;
    for (const auto& route : routes_) {
        list.push_back(std::string(http::to_string(route.method)) + ' ' + route.pattern);
    }
    return list;
}

void Router::measure(metrics::Registry& registry) {
    for (auto& route : routes_) {
        route.seconds = registry.histogram(
            "mistward_http_request_seconds", "From a whole request to its answer",
            metrics::seconds(),
            {{"method", std::string(http::to_string(route.method))}, {"route", route.pattern}});
    }
}

protocol::Result<Router::Match> Router::find(const Request& request) const {
    std::vector<std::string> allowed;
    for (const auto& route : routes_) {
        auto captures = match(route.pattern, request.path());
        if (!captures) continue;
        if (answers(route.method, request.method())) {
            const auto room = room_in(route.pattern, *captures);
            return Match{&route.handler, std::move(*captures), room,         route.cost,
                         &route.seconds, route.opens,          route.pattern};
        }
        list(allowed, route.method);
    }
    if (allowed.empty()) return tl::unexpected(not_found(request));
    return tl::unexpected(not_allowed(request, std::move(allowed)));
}

}  // namespace mistward::net
