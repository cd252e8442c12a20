#include "tests/net/raw_client.hpp"
#include "tests/net/test_server.hpp"
#include "tests/net/ws_client.hpp"

#include <doctest/doctest.h>
#include <boost/beast/core/error.hpp>

using namespace mistward;
using namespace mistward::net::test;

namespace {

const auto kLoopback = net::asio::ip::make_address("127.0.0.1");
const std::string kHealth = "GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n";

}  // namespace

TEST_CASE(
    "a banned address is answered with the reason, whatever it asks, until the ban is lifted") {
    TestServer server;
    RawClient client(server.endpoint());
    CHECK(client.ask(kHealth).status == 200);
    server.bans().put(kLoopback, {"noise", 1000, {}});
    const auto refused = client.ask(kHealth);
    CHECK(refused.status == 403);
    CHECK(refused.json().at("code") == "banned");
    CHECK(refused.json().at("params") == nlohmann::json{{"reason", "noise"}, {"until", nullptr}});
    CHECK_THROWS_AS(WsClient(server.endpoint()), boost::beast::system_error);
    server.bans().lift(kLoopback);
    CHECK(client.ask(kHealth).status == 200);
}

TEST_CASE("a ban that is over, or of another address, keeps nobody out") {
    TestServer server;
    server.bans().put(kLoopback, {"noise", 1000, 2000});
    server.bans().put(net::asio::ip::make_address("127.0.0.2"), {"noise", 1000, {}});
    RawClient client(server.endpoint());
    CHECK(client.ask(kHealth).status == 200);
}

TEST_CASE("open WebSockets of a banned address are closed, those of others are not") {
    TestServer server;
    WsClient client(server.endpoint());
    client.hello();
    server.bans().put(net::asio::ip::make_address("127.0.0.2"), {"noise", 1000, {}});
    server.end_banned();
    client.send(R"({"type":"ping","id":"p1"})");
    CHECK(client.receive().at("type") == "ok");
    server.bans().put(kLoopback, {"noise", 1000, {}});
    server.end_banned();
    constexpr int kPolicyViolation = 1008;
    CHECK(client.close_code() == kPolicyViolation);
}
