#include "tests/net/raw_client.hpp"
#include "tests/net/two_nodes.hpp"

#include <doctest/doctest.h>

#include <deque>
#include <string>

using namespace mistward::net;
using namespace mistward::net::test;

namespace {

QuotaLimits two_connections() {
    auto quotas = no_quotas();
    quotas.connections = 2;
    return quotas;
}

/// Connections through a node that stay open.
struct Crowd {
    Crowd(TwoNodes& nodes, const char* address, int count) {
        for (int i = 0; i < count; ++i) {
            auto& client = clients.emplace_back(nodes.entry.endpoint(), address);
            client.send(asking(kSocketThere, kOpening));
            const auto answer = client.receive();
            opened += answer.status == 101 ? 1 : 0;
            refused += answer.status == 429 ? 1 : 0;
        }
    }
    std::deque<RawClient> clients;
    int opened = 0;
    int refused = 0;
};

}  // namespace

TEST_CASE("through another node each client has the places of its own address, and no others") {
    TwoNodes nodes(two_connections());
    const Crowd crowd(nodes, "127.0.0.2", 5);
    CHECK(crowd.opened == 2);
    CHECK(crowd.refused == 3);
    const Crowd others(nodes, "127.0.0.3", 3);
    CHECK(others.opened == 2);
    // Whichever way they come.
    RawClient direct(nodes.owner.endpoint(), "127.0.0.3");
    CHECK(direct.ask(asking(kRoomThere)).status == 429);
    RawClient another(nodes.owner.endpoint(), "127.0.0.4");
    CHECK(another.ask(asking(kRoomThere)).status == 200);
}

TEST_CASE("a place that a client has through another node is free when that ends") {
    TwoNodes nodes(two_connections());
    for (int i = 0; i < 10; ++i) {
        RawClient client(nodes.entry.endpoint(), "127.0.0.2");
        CHECK(client.ask(asking(kRoomThere)).status == 200);
        CHECK(client.ask(asking(kRoomThere)).status == 200);
    }
}

TEST_CASE("clients that are at home at a node's address do not keep the node out") {
    TwoNodes nodes(two_connections());
    std::deque<RawClient> neighbours;
    for (int i = 0; i < 2; ++i) {
        CHECK(neighbours.emplace_back(nodes.owner.endpoint()).ask(asking("/healthz")).status ==
              200);
    }
    RawClient client(nodes.entry.endpoint(), "127.0.0.2");
    CHECK(client.ask(asking(kRoomThere)).status == 200);
    RawClient at_home(nodes.entry.endpoint());
    CHECK(at_home.ask(asking(kRoomThere)).status == 429);
}

TEST_CASE("whoever is no node has no more places for saying so") {
    TwoNodes nodes(two_connections());
    std::deque<RawClient> held;
    for (int i = 0; i < 2; ++i) {
        CHECK(held.emplace_back(nodes.owner.endpoint()).ask(asking("/healthz")).status == 200);
    }
    const std::string lie = "X-Forwarded-For: 127.0.0.9\r\nMistward-Node: ";
    for (const std::string& secret : {std::string("x"), std::string(), kNodesSecret + "!"}) {
        RawClient liar(nodes.owner.endpoint());
        const auto refused = liar.ask(asking(kRoomThere, lie + secret + "\r\n"));
        CHECK(refused.status == 429);
        CHECK(refused.json().at("params").at("quota") == "connections");
        CHECK(liar.is_closed());
    }
}

TEST_CASE("connections that have yet to show that a node makes them are few") {
    auto quotas = two_connections();
    quotas.unproven_connections = 3;
    TwoNodes nodes(quotas);
    std::deque<RawClient> silent;
    for (int i = 0; i < 5; ++i) silent.emplace_back(nodes.owner.endpoint());
    RawClient last(nodes.owner.endpoint());
    CHECK(last.receive().status == 429);
    RawClient elsewhere(nodes.owner.endpoint(), "127.0.0.2");
    CHECK(elsewhere.ask(asking(kRoomThere)).status == 200);
}

TEST_CASE("where there are no other nodes, one connection too many is refused at once") {
    TestServer server({}, {}, two_connections());
    RawClient first(server.endpoint());
    RawClient second(server.endpoint());
    CHECK(first.ask(asking("/healthz")).status == 200);
    CHECK(second.ask(asking("/healthz")).status == 200);
    RawClient third(server.endpoint());
    CHECK(third.receive().status == 429);
}

TEST_CASE("all quotas count a client that comes through another node by its own address") {
    auto quotas = no_quotas();
    quotas.readings = {2, std::chrono::hours(1)};
    quotas.commands = {3, std::chrono::hours(1)};
    quotas.hints = {1, std::chrono::hours(1)};
    TwoNodes nodes(quotas);
    const auto asks = [&](const char* address, const std::string& request) {
        return RawClient(nodes.entry.endpoint(), address).ask(request).status;
    };
    const auto post = [](const std::string& path, const std::string& body) {
        return "POST " + kRoomThere + path + " HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer t\r\n" +
               (body.empty() ? "" : "Content-Type: application/json\r\n") +
               "Content-Length: " + std::to_string(body.size()) + "\r\n\r\n" + body;
    };
    const auto decision =
        post("/commands", R"({"type":"decide","id":"a","expect_seq":0,"decision":"x"})");
    for (const auto* address : {"127.0.0.2", "127.0.0.3"}) {
        CAPTURE(address);
        CHECK(asks(address, asking(kRoomThere)) == 200);
        CHECK(asks(address, asking(kRoomThere, "X-Forwarded-For: 127.0.0.9\r\n")) == 200);
        CHECK(asks(address, asking(kRoomThere, "Forwarded: for=127.0.0.9\r\n")) == 429);
        for (int i = 0; i < 3; ++i) CHECK(asks(address, decision) == 200);
        CHECK(asks(address, decision) == 429);
        CHECK(asks(address, post("/hint", "")) == 200);
        CHECK(asks(address, post("/hint", "")) == 429);
    }
}

TEST_CASE("what is at home at a node's machine is not at home by way of another node") {
    TwoNodes nodes;
    RawClient client(nodes.owner.endpoint());
    CHECK(client.ask(asking("/metrics")).status == 200);
    const auto passed = "Mistward-Node: " + kNodesSecret + "\r\nX-Forwarded-For: 127.0.0.1\r\n";
    CHECK(client.ask(asking("/metrics", passed)).status == 401);
}
