#include "server/net/router.hpp"

#include <doctest/doctest.h>

using namespace mistward::net;
using mistward::protocol::ErrorCode;

namespace {

Request request_for(http::verb method, const std::string& target) {
    Request request;
    request.message.method(method);
    request.message.target(target);
    return request;
}

Router router() {
    const Handler handler = [](const Request&, const Captures&) -> Answer { co_return Response{}; };
    Router router;
    router.add(http::verb::get, "/rooms", kReading, handler);
    router.add(http::verb::post, "/rooms", kNewRoom, handler);
    router.add(http::verb::get, "/rooms/{room}/log", kDearReading, handler);
    return router;
}

}  // namespace

TEST_CASE("the router finds a route by method and path, whatever the query") {
    const auto routes = router();
    CHECK(routes.find(request_for(http::verb::get, "/rooms")));
    CHECK(routes.find(request_for(http::verb::post, "/rooms")));
    CHECK(routes.find(request_for(http::verb::get, "/rooms?since=3")));
}

TEST_CASE("the router hands out what stands in the place of a name") {
    const auto routes = router();
    const auto asked = request_for(http::verb::get, "/rooms/k7m2/log?since=3");
    const auto match = routes.find(asked);
    REQUIRE(match);
    REQUIRE(match->captures.size() == 1);
    CHECK(match->captures[0] == "k7m2");
}

TEST_CASE("GET routes answer HEAD") {
    const auto routes = router();
    CHECK(routes.find(request_for(http::verb::head, "/rooms")));
}

TEST_CASE("a path that no route has is not found") {
    const auto routes = router();
    for (const auto* path : {"/", "/room", "/rooms/", "/rooms/a", "/rooms//log", "/rooms/a/log/",
                             "/rooms/a/b/log", "/rooms/a/logs", "//rooms"}) {
        CAPTURE(path);
        const auto found = routes.find(request_for(http::verb::get, path));
        REQUIRE_FALSE(found);
        CHECK(found.error().code == ErrorCode::NotFound);
        CHECK(found.error().params.at("path") == path);
    }
}

TEST_CASE("a path whose routes have other methods says which") {
    const auto routes = router();
    const auto found = routes.find(request_for(http::verb::delete_, "/rooms"));
    REQUIRE_FALSE(found);
    CHECK(found.error().code == ErrorCode::MethodNotAllowed);
    CHECK(found.error().params.dump() == R"({"method":"DELETE","allowed":["GET","HEAD","POST"]})");
}

TEST_CASE("a route that shall go is known by its requests, and no other is") {
    auto routes = router();
    const auto asked = request_for(http::verb::get, "/rooms/k7m2/log?since=3");
    CHECK(routes.deprecation_of(asked) == nullptr);
    routes.deprecate({"GET /rooms/{room}/log", 5, 7});
    const auto* found = routes.deprecation_of(asked);
    REQUIRE(found != nullptr);
    CHECK(found->since == 5);
    CHECK(routes.deprecation_of(request_for(http::verb::head, "/rooms/k7m2/log")) == found);
    CHECK(routes.deprecation_of(request_for(http::verb::post, "/rooms/k7m2/log")) == nullptr);
    CHECK(routes.deprecation_of(request_for(http::verb::get, "/rooms")) == nullptr);
}
