#include "tests/net/raw_client.hpp"
#include "tests/net/two_nodes.hpp"
#include "tests/net/ws_client.hpp"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

using namespace mistward::net;
using namespace mistward::net::test;
using nlohmann::json;

namespace {

using Endpoint = boost::asio::ip::tcp::endpoint;

std::string telling(const std::string& path, const std::string& body) {
    return "POST " + path + " HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer t\r\n" +
           "Content-Type: application/json\r\nContent-Length: " + std::to_string(body.size()) +
           "\r\n\r\n" + body;
}

constexpr auto kDecide = R"({"type":"decide","id":"a","expect_seq":0,"decision":"first"})";

}  // namespace

TEST_CASE("a command is carried out at the node that has the room") {
    TwoNodes nodes;
    RawClient client(nodes.entry.endpoint());
    const auto answer = client.ask(telling("/api/v1/rooms/room1/commands", kDecide));
    CHECK(answer.status == 200);
    CHECK(json::parse(answer.body).at("type") == "ok");
    CHECK(nodes.owner.room().decisions() == std::vector<std::string>{"first"});
    CHECK(nodes.entry.room().decisions().empty());
    CHECK(nodes.neighbour.asked == std::vector<std::string>{"room1"});
}

TEST_CASE("what names no room is answered here") {
    TwoNodes nodes;
    RawClient client(nodes.entry.endpoint());
    CHECK(client.ask(asking("/healthz")).status == 200);
    CHECK(nodes.neighbour.asked.empty());
}

TEST_CASE("a WebSocket is carried both ways, to the end of either") {
    TwoNodes nodes;
    {
        WsClient client(nodes.entry.endpoint());
        client.hello("t");
        nodes.owner.room().broadcast(R"({"type":"room"})");
        CHECK(client.receive() == json{{"type", "room"}});
        client.send(kDecide);
        CHECK(client.receive().at("type") == "update");
        CHECK(client.receive() == json{{"type", "ok"}, {"id", "a"}, {"seq", 1}});
    }
    nodes.owner.room().await_detached();
    WsClient another(nodes.entry.endpoint());
    another.hello("t");
    nodes.owner.stop();
    CHECK(another.close_code() == 1001);
    CHECK(nodes.entry.all_connections_end());
}

TEST_CASE("the node that has the room sees the client, and nobody it makes up") {
    TwoNodes nodes;
    nodes.owner.bans().put(boost::asio::ip::make_address("127.0.0.2"), {"cheating", 0, {}});
    RawClient banned(nodes.entry.endpoint(), "127.0.0.2");
    const auto lie = "X-Forwarded-For: 198.51.100.1\r\nMistward-Node: " + kNodesSecret + "!\r\n";
    CHECK(banned.ask(asking("/api/v1/rooms/room1", lie)).status == 403);
    RawClient other(nodes.entry.endpoint(), "127.0.0.3");
    CHECK(other.ask(asking("/api/v1/rooms/room1")).status == 200);
}

TEST_CASE("a node that is away is told of, and the connection goes on") {
    Endpoint nobody;
    {
        TestServer gone;
        nobody = gone.endpoint();
    }
    OneNeighbour neighbour(nobody);
    TestServer entry({}, {}, {}, known_by(kNodesSecret), &neighbour);
    RawClient client(entry.endpoint());
    const auto answer = client.ask(asking("/api/v1/rooms/room1"));
    CHECK(answer.status == 503);
    CHECK(json::parse(answer.body).at("code") == "room_elsewhere");
    CHECK(json::parse(answer.body).at("params") == json{{"room", "room1"}});
    CHECK(client.ask(asking("/healthz")).status == 200);
}

TEST_CASE("a request is passed on once") {
    TwoNodes nodes;
    OneNeighbour back(nodes.entry.endpoint());
    TestServer first({}, {}, {}, known_by(kNodesSecret), &back);
    RawClient client(first.endpoint());
    const auto answer = client.ask(asking("/api/v1/rooms/room1"));
    CHECK(answer.status == 503);
    CHECK(json::parse(answer.body).at("code") == "room_elsewhere");
}

TEST_CASE("a node is known by the secret alone, and keeps it from clients") {
    const ProxyPolicy policy = known_by(kNodesSecret);
    Request request;
    request.message.target("/api/v1/rooms/room1?x=1");
    request.message.method(http::verb::get);
    request.message.set("X-Forwarded-For", "198.51.100.1");
    request.source.address = boost::asio::ip::make_address("203.0.113.9");
    const Source peer{boost::asio::ip::make_address("10.0.0.1"), false};
    CHECK(policy.source_of(request, peer).address == peer.address);
    request.message.set("Mistward-Node", kNodesSecret + "!");
    CHECK(policy.source_of(request, peer).address == peer.address);
    const std::string text = policy.nodes().text_of(request, false);
    CHECK(text.starts_with("GET /api/v1/rooms/room1?x=1 HTTP/1.1\r\n"));
    CHECK(text.find("198.51.100.1") == std::string::npos);
    CHECK(text.find("Mistward-Node: " + kNodesSecret + "\r\n") != std::string::npos);
    CHECK(text.find("X-Forwarded-For: 203.0.113.9\r\n") != std::string::npos);
    request.message.set("Mistward-Node", kNodesSecret);
    CHECK(policy.source_of(request, peer).address.to_string() == "198.51.100.1");
    CHECK_FALSE(ProxyPolicy().nodes().passed_on(request));
}
