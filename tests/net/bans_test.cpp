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

TEST_CASE(
    "of IPv6 the whole /64 is banned, and the smallest network that is banned gives the reason") {
    const auto clock = rooms::make_system_clock();
    admin::BanList bans(*clock);
    const auto find = [&](const char* address) {
        const auto ban = bans.find(net::asio::ip::make_address(address));
        return ban ? ban->reason : std::string("none");
    };
    CHECK(find("2001:db8::1") == "none");
    bans.put(*admin::read_banned("2001:db8::1"), {"client", 1000, {}});
    CHECK(find("2001:db8::ffff:0:0:2") == "client");
    CHECK(find("2001:db8:0:1::1") == "none");
    bans.put(*admin::read_banned("2001:db8::/48"), {"network", 1000, {}});
    CHECK(find("2001:db8::1") == "client");
    CHECK(find("2001:db8:0:1::1") == "network");
    bans.put(*admin::read_banned("203.0.113.0/24"), {"cloud", 1000, {}});
    CHECK(find("203.0.113.7") == "cloud");
    CHECK(find("::ffff:203.0.113.8") == "cloud");
    CHECK(find("203.0.114.7") == "none");
    bans.put(*admin::read_banned("203.0.113.7"), {"over", 1000, 2000});
    CHECK(find("203.0.113.7") == "cloud");
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
