#pragma once

#include "protocol/api/deprecation.hpp"
#include "protocol/error.hpp"
#include "server/metrics/registry.hpp"
#include "server/net/http.hpp"
#include "server/net/quota/cost.hpp"

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace mistward::net {

namespace asio = boost::asio;

class PartedAnswer;
class Session;
struct SessionTools;

/// The answer to a request that opens a WebSocket: what the connection becomes then.
struct Upgrade {
    std::function<std::shared_ptr<Session>(SessionTools)> open;
};

/// An answer that is written in parts, such as a log as it grows.
struct Follow {
    std::shared_ptr<PartedAnswer> parts;
};

/// Another node is to answer, and to be asked with this text.
struct PassOn {
    std::string room;  ///< that is at work there
    asio::ip::tcp::endpoint node;
    std::string text;
    bool opens_websocket = false;  ///< the connection becomes one if the node agrees
};

using Outcome = std::variant<Response, Upgrade, Follow, PassOn>;

/// What a route gives; an error refuses the request.
using Answer = asio::awaitable<protocol::Result<Outcome>>;

/// What stands in a path where the route's pattern has a name in braces, in order. Views into the
/// request.
using Captures = std::vector<std::string_view>;

/// The request outlives the handler's coroutine.
using Handler = std::function<Answer(const Request&, const Captures&)>;

/// How long a body a route takes; see `Limits`.
enum class BodySize { Small, GameFile };

/// What a route makes of a valid opening of a WebSocket: nothing special, or one.
enum class Opens { Nothing, WebSocket };

/// Finds the handler of a request by its method and path.
class Router {
public:
    struct Match {
        const Handler* handler;
        Captures captures;
        std::string_view room;  ///< that the path names; empty if it names none
        Cost cost;
        const metrics::Histogram* seconds;
        Opens opens;
        std::string_view pattern;
    };

    /// `pattern`: segments that stand for themselves or, in braces, for any one segment that is not
    /// empty: `/api/v1/rooms/{room}`. `GET` answers `HEAD` too. Each request costs the client's
    /// network `cost`.
    void add(http::verb method, std::string_view pattern, Cost cost, Handler handler,
             BodySize body = BodySize::Small, Opens opens = Opens::Nothing);

    /// The route shall go: every answer of it says since when it should not be used (RFC 9745) and
    /// when it may be gone (RFC 8594).
    void deprecate(protocol::api::Deprecation deprecation);
    /// That of the route that the request is for, if it shall go.
    const protocol::api::Deprecation* deprecation_of(const Request& request) const;

    /// Every route as `GET /api/v1/rooms/{room}`, in the order added.
    std::vector<std::string> routes() const;

    /// From now on the time that each route takes is measured.
    void measure(metrics::Registry& registry);

    /// Of the route that the request is for; small if there is none.
    BodySize body_size(const Request& request) const;

    /// Or `not_found`, or `method_not_allowed` with what would be.
    protocol::Result<Match> find(const Request& request) const;

private:
    struct Route {
        http::verb method;
        std::string pattern;
        Cost cost;
        Handler handler;
        BodySize body;
        Opens opens;
        metrics::Histogram seconds = {};
    };

    std::vector<Route> routes_;
    std::vector<protocol::api::Deprecation> deprecations_;
};

}  // namespace mistward::net
