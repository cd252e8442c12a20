#include "tests/net/raw_client.hpp"
#include "tests/net/test_server.hpp"
#include "tests/net/ws_client.hpp"

#include <doctest/doctest.h>
#include <boost/beast/core/error.hpp>

#include <memory>
#include <string>
#include <vector>

using namespace mistward::net;
using namespace mistward::net::test;

namespace {

std::string post_call(const std::string& path, const std::string& body,
                      const std::string& fields = {}) {
    return "POST " + path + " HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n" +
           fields + "Content-Length: " + std::to_string(body.size()) + "\r\n\r\n" + body;
}

std::string get_call(const std::string& path, const std::string& fields = {}) {
    return "GET " + path + " HTTP/1.1\r\nHost: localhost\r\n" + fields + "\r\n";
}

const std::string kNewRoomCall = post_call("/api/v1/rooms", R"({"name":"Mist","game":"mists"})");
const std::string kShowRoom = get_call("/api/v1/rooms/room1");
const std::string kDecision =
    post_call("/api/v1/rooms/room1/commands",
              R"({"type":"decide","id":"d","expect_seq":0,"decision":"pass"})",
              "Authorization: Bearer t\r\n");
const std::string kSay =
    post_call("/api/v1/rooms/room1/commands", R"({"type":"say","id":"s","text":"Hello"})",
              "Authorization: Bearer t\r\n");
const std::string kClosing = "Connection: close\r\n";

QuotaLimits limits() { return {}; }

/// How many times in a row `request` is not refused, at most `most`.
int allowed(RawClient& client, const std::string& request, int most) {
    for (int i = 0; i < most; ++i) {
        if (client.ask(request).status == 429) return i;
    }
    return most;
}

}  // namespace

TEST_CASE("20,000 rooms of one address are a hundred and twenty rooms") {
    auto quotas = limits();
    quotas.unstarted_rooms = 0;
    TestServer server({}, {}, quotas);
    RawClient client(server.endpoint());
    int made = 0;
    for (int i = 0; i < 20'000; ++i) made += client.ask(kNewRoomCall).status == 201 ? 1 : 0;
    CHECK(made >= 120);
    CHECK(made <= 125);
    RawClient other(server.endpoint(), "127.0.0.2");
    CHECK(other.ask(kNewRoomCall).status == 201);
}

TEST_CASE("whoever has taken too much is told of what, how much there is and when there is more") {
    auto quotas = limits();
    quotas.readings = {2, std::chrono::hours(1)};
    TestServer server({}, {}, quotas);
    RawClient client(server.endpoint());
    const auto first = client.ask(kShowRoom);
    CHECK(first.status == 200);
    CHECK(first.header("ratelimit-policy") == R"("readings";q=2;w=3600)");
    CHECK(first.header("ratelimit") == R"("readings";r=1;t=1800)");
    CHECK(client.ask(kShowRoom).status == 200);
    const auto refused = client.ask(kShowRoom);
    CHECK(refused.status == 429);
    CHECK(refused.header("ratelimit-policy") == R"("readings";q=2;w=3600)");
    CHECK(refused.header("ratelimit") == R"("readings";r=0;t=3600)");
    CHECK(refused.json().at("code") == "rate_limited");
    CHECK(refused.json().at("params").at("quota") == "readings");
    const auto wait_ms = refused.json().at("params").at("retry_after_ms").get<int>();
    CHECK(wait_ms > 1'790'000);
    CHECK(wait_ms <= 1'800'000);
    CHECK(std::stoi(refused.header("retry-after")) == (wait_ms + 999) / 1000);
    CHECK(client.ask(get_call("/healthz")).status == 200);
    const auto metrics = server.metrics();
    CHECK(metrics.find(R"(mistward_quota_total{outcome="allowed",quota="readings"} 2)") !=
          std::string::npos);
    CHECK(metrics.find(R"(mistward_quota_total{outcome="refused",quota="readings"} 1)") !=
          std::string::npos);
}

TEST_CASE("foresights, files of the page and paths that lead nowhere are readings") {
    auto quotas = limits();
    quotas.readings = {20, std::chrono::hours(1)};
    TestServer server({}, {}, quotas);
    const auto foresight =
        post_call("/api/v1/rooms/room1/foresight", R"({"seq":0,"decisions":["pass"]})");
    RawClient client(server.endpoint());
    CHECK(allowed(client, foresight, 15) == 10);
    RawClient second(server.endpoint(), "127.0.0.2");
    CHECK(allowed(second, get_call("/"), 25) == 20);
    RawClient third(server.endpoint(), "127.0.0.3");
    CHECK(allowed(third, get_call("/api/nowhere"), 25) == 20);
}

TEST_CASE("commands have one pace for all connections of an address, over HTTP and WebSocket") {
    auto quotas = limits();
    quotas.commands = {10, std::chrono::hours(1)};
    TestServer server({}, {}, quotas);
    RawClient client(server.endpoint());
    CHECK(allowed(client, kDecision, 8) == 8);
    WsClient socket(server.endpoint());
    socket.hello();
    socket.send(R"({"type":"ping","id":"p1"})");
    CHECK(socket.receive().at("type") == "ok");
    socket.send(R"({"type":"ping","id":"p2"})");
    const auto refused = socket.receive();
    CHECK(refused.at("code") == "rate_limited");
    CHECK(refused.at("id") == "p2");
    CHECK(refused.at("params").at("quota") == "commands");
    CHECK(allowed(client, kDecision, 1) == 0);
}

TEST_CASE("lines of chat and hints have quotas of their own") {
    auto quotas = limits();
    quotas.chat = {3, std::chrono::hours(1)};
    quotas.hints = {4, std::chrono::hours(1)};
    TestServer server({}, {}, quotas);
    RawClient client(server.endpoint());
    CHECK(allowed(client, kSay, 10) == 3);
    const auto hint =
        "POST /api/v1/rooms/room1/hint HTTP/1.1\r\nHost: localhost\r\n"
        "Authorization: Bearer t\r\nContent-Length: 0\r\n\r\n";
    CHECK(allowed(client, hint, 10) == 4);
    CHECK(client.ask(kDecision).status == 200);
}

TEST_CASE("one address gets its number of connections; another one still gets in") {
    auto quotas = limits();
    quotas.connections = 3;
    TestServer server({}, {}, quotas);
    std::vector<std::unique_ptr<RawClient>> held;
    for (int i = 0; i < 3; ++i) {
        held.push_back(std::make_unique<RawClient>(server.endpoint()));
        CHECK(held.back()->ask(get_call("/healthz")).status == 200);
    }
    RawClient one_more(server.endpoint());
    const auto refused = one_more.receive();
    CHECK(refused.status == 429);
    CHECK(refused.json().at("code") == "rate_limited");
    CHECK(refused.json().at("params").at("quota") == "connections");
    CHECK(one_more.is_closed());
    RawClient other(server.endpoint(), "127.0.0.2");
    CHECK(other.ask(get_call("/healthz")).status == 200);
    CHECK(held[0]->ask(get_call("/healthz", kClosing)).status == 200);
    CHECK(held[0]->is_closed());
    for (int status = 429; status == 429;) {
        status = RawClient(server.endpoint()).ask(get_call("/healthz", kClosing)).status;
        CHECK((status == 200 || status == 429));
    }
}

TEST_CASE("of one address a few game files at a time are read, and the next is refused unread") {
    auto quotas = limits();
    quotas.game_files = 2;
    TestServer server({}, {}, quotas);
    const std::string head =
        "POST /api/v1/games/import HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100000\r\n"
        "Content-Type: application/json\r\nExpect: 100-continue\r\n\r\n";
    const auto begin = [&](RawClient& client) {
        client.send(head);
        return client.receive(true).status;
    };
    auto first = std::make_unique<RawClient>(server.endpoint());
    RawClient second(server.endpoint());
    CHECK(begin(*first) == 100);
    CHECK(begin(second) == 100);
    RawClient third(server.endpoint());
    third.send(head);
    const auto refused = third.receive();
    CHECK(refused.status == 429);
    CHECK(refused.json().at("params").at("quota") == "game_files");
    CHECK(third.is_closed());
    RawClient other(server.endpoint(), "127.0.0.2");
    CHECK(begin(other) == 100);
    // Other bodies need no place, and one that was given up is free again.
    RawClient fourth(server.endpoint());
    CHECK(fourth.ask(kNewRoomCall).status == 201);
    first.reset();
    for (int status = 429; status == 429;) {
        RawClient late(server.endpoint());
        status = begin(late);
        CHECK((status == 100 || status == 429));
    }
}

TEST_CASE("a place for a game file is free again when it was answered") {
    auto quotas = limits();
    quotas.game_files = 1;
    quotas.rooms.amount = 0;
    TestServer server({}, {}, quotas);
    RawClient client(server.endpoint());
    const std::string import_call = post_call("/api/v1/games/import", "{}");
    for (int i = 0; i < 3; ++i) CHECK(client.ask(import_call).status == 400);
    RawClient other(server.endpoint());
    CHECK(client.ask(kShowRoom).status == 200);
    CHECK(other.ask(import_call).status == 400);
}

TEST_CASE("behind a trusted proxy the client's address counts, and the proxy's has no limit") {
    auto quotas = limits();
    quotas.readings = {2, std::chrono::hours(1)};
    quotas.connections = 1;
    TestServer server({}, {}, quotas, ProxyPolicy({asio::ip::make_address("127.0.0.1")}));
    const auto asks_for = [&](const std::string& client) {
        RawClient proxy(server.endpoint());
        return proxy.ask(get_call("/api/v1/rooms/room1", "X-Forwarded-For: " + client + "\r\n"))
            .status;
    };
    CHECK(asks_for("203.0.113.7") == 200);
    CHECK(asks_for("203.0.113.7") == 200);
    CHECK(asks_for("203.0.113.7") == 429);
    CHECK(asks_for("203.0.113.8") == 200);
    CHECK(asks_for("2001:db8::1") == 200);
    CHECK(asks_for("2001:db8::2") == 200);
    CHECK(asks_for("2001:db8::3") == 429);
}

TEST_CASE("behind a trusted proxy what stays open counts for the client's address") {
    auto quotas = limits();
    quotas.connections = 1;
    TestServer server({}, {}, quotas, ProxyPolicy({asio::ip::make_address("127.0.0.1")}));
    const auto open = [](const std::string& client) {
        return get_call(
            "/api/v1/rooms/room1/ws",
            "X-Forwarded-For: " + client +
                "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: "
                "13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n");
    };
    RawClient first(server.endpoint());
    RawClient second(server.endpoint());
    CHECK(first.ask(open("203.0.113.7")).status == 101);
    CHECK(second.ask(open("203.0.113.7")).status == 429);
    CHECK(second.ask(open("203.0.113.8")).status == 101);
}

TEST_CASE("metrics are for whoever asks from this machine itself, and not through a proxy") {
    TestServer server;
    RawClient client(server.endpoint());
    CHECK(client.ask(get_call("/metrics")).status == 200);
    for (const auto* field : {"X-Forwarded-For: 203.0.113.7\r\n", "Forwarded: for=203.0.113.7\r\n",
                              "Via: 1.1 proxy\r\n"}) {
        const auto refused = client.ask(get_call("/metrics", field));
        CHECK(refused.status == 401);
        CHECK(refused.json().at("code") == "unauthorized");
    }
}
