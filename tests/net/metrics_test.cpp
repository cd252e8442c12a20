#include "tests/net/raw_client.hpp"
#include "tests/net/test_server.hpp"
#include "tests/net/ws_client.hpp"

#include <doctest/doctest.h>

#include <sstream>

using namespace mistward::net::test;

namespace {

std::string get_measured(const std::string& path) {
    return "GET " + path + " HTTP/1.1\r\nHost: localhost\r\n\r\n";
}

/// The value of one line of the metrics, such as `mistward_connections`; fails if there is none.
double value(const std::string& metrics, const std::string& name) {
    std::istringstream lines(metrics);
    for (std::string line; std::getline(lines, line);) {
        if (line.starts_with(name + " ")) return std::stod(line.substr(name.size() + 1));
    }
    FAIL("no metric ", name, " in\n", metrics);
    return 0;
}

}  // namespace

TEST_CASE("metrics are told in the text format of Prometheus, with a type for each family") {
    TestServer server;
    RawClient client(server.endpoint());
    const auto answer = client.ask(get_measured("/metrics"));
    CHECK(answer.status == 200);
    CHECK(answer.header("content-type") == "text/plain; version=0.0.4; charset=utf-8");
    CHECK(answer.body.find("# TYPE mistward_connections gauge\n") != std::string::npos);
    CHECK(answer.body.find("# TYPE mistward_http_request_seconds histogram\n") !=
          std::string::npos);
    CHECK(value(answer.body, "mistward_connections") == 1);
}

TEST_CASE("each route's answers are timed by its pattern, never by what a client asked") {
    TestServer server;
    RawClient client(server.endpoint());
    client.ask(get_measured("/api/v1/rooms/room1"));
    client.ask(get_measured("/api/v1/rooms/secret-room"));
    const auto metrics = server.metrics();
    CHECK(
        value(
            metrics,
            R"(mistward_http_request_seconds_count{method="GET",route="/api/v1/rooms/{room}"})") ==
        2);
    CHECK(metrics.find("secret-room") == std::string::npos);
}

TEST_CASE("refusals are counted by their code, on HTTP and on WebSocket") {
    TestServer server;
    RawClient client(server.endpoint());
    client.ask(get_measured("/api/v1/rooms/nope"));
    WsClient player(server.endpoint());
    player.hello();
    player.send("{");
    player.receive();
    const auto metrics = server.metrics();
    CHECK(value(metrics, R"(mistward_refusals_total{code="room_not_found"})") == 1);
    CHECK(value(metrics, R"(mistward_refusals_total{code="malformed_json"})") == 1);
    CHECK(value(metrics, R"(mistward_refusals_total{code="internal"})") == 0);
}

TEST_CASE("subscribers are counted while they are there, and their commands are timed") {
    TestServer server;
    {
        WsClient spectator(server.endpoint());
        spectator.hello();
        CHECK(value(server.metrics(), R"(mistward_subscribers{kind="spectator"})") == 1);
        spectator.send(R"({"type":"ping","id":"p1"})");
        spectator.receive();
    }
    server.stop();
    CHECK(value(server.metrics(), R"(mistward_subscribers{kind="spectator"})") == 0);
    CHECK(value(server.metrics(), "mistward_connections") == 0);
    CHECK(value(server.metrics(), "mistward_command_seconds_count") == 2);
    CHECK(value(server.metrics(), "mistward_outbox_messages") == 0);
    CHECK(value(server.metrics(), "mistward_outbox_bytes") == 0);
}

TEST_CASE("connections over the limit are counted with the reason") {
    mistward::net::Limits limits;
    limits.connections = 1;
    TestServer server(limits);
    RawClient first(server.endpoint());
    first.ask(get_measured("/healthz"));
    CHECK(RawClient(server.endpoint()).receive().status == 503);
    CHECK(value(server.metrics(), R"(mistward_connections_refused_total{reason="limit"})") == 1);
}

TEST_CASE("a server that is not ready says why and still is healthy") {
    TestServer server;
    RawClient client(server.endpoint());
    CHECK(client.ask(get_measured("/readyz")).json() == nlohmann::json{{"status", "ready"}});
    server.lobby().is_ready = false;
    const auto refused = client.ask(get_measured("/readyz"));
    CHECK(refused.status == 503);
    CHECK(refused.json().at("code") == "not_ready");
    CHECK(refused.json().at("params").at("reason") == "storage");
    CHECK(client.ask(get_measured("/healthz")).status == 200);
}
