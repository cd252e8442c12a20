#include "tests/net/raw_client.hpp"
#include "tests/net/test_server.hpp"

#include <doctest/doctest.h>

#include <string>
#include <utility>
#include <vector>

using namespace mistward::net::test;

namespace {

std::string get_path(const std::string& path, const std::string& fields = {}) {
    return "GET " + path + " HTTP/1.1\r\nHost: localhost\r\n" + fields + "\r\n";
}

}  // namespace

TEST_CASE("a connection serves one request after the other, pipelined ones too") {
    TestServer server;
    RawClient client(server.endpoint());
    CHECK(client.ask(get_path("/healthz")).json() ==
          nlohmann::json{{"status", "ok"}, {"version", "1.2.3"}});
    client.send(get_path("/healthz") + get_path("/nothing") + get_path("/api/v1/rooms"));
    CHECK(client.receive().status == 200);
    CHECK(client.receive().status == 404);
    CHECK(client.receive().status == 200);
}

TEST_CASE("a connection ends after the answer if the client wishes it") {
    TestServer server;
    RawClient client(server.endpoint());
    const auto response = client.ask(get_path("/healthz", "Connection: close\r\n"));
    CHECK(response.header("connection") == "close");
    CHECK(client.is_closed());
}

TEST_CASE("an HTTP/1.0 client is answered once") {
    TestServer server;
    RawClient client(server.endpoint());
    CHECK(client.ask("GET /healthz HTTP/1.0\r\nHost: localhost\r\n\r\n").status == 200);
    CHECK(client.is_closed());
}

TEST_CASE("an HTTP/1.0 client is kept if it wishes, and told so") {
    TestServer server;
    RawClient client(server.endpoint());
    for (int i = 0; i < 2; ++i) {
        const auto kept = client.ask("GET /healthz HTTP/1.0\r\nConnection: keep-alive\r\n\r\n");
        CHECK(kept.status == 200);
        CHECK(kept.header("connection") == "keep-alive");
    }
}

TEST_CASE("a balancer's checks are answered as they come by default") {
    TestServer server;
    const std::vector<std::pair<std::string, int>> checks{
        {"OPTIONS / HTTP/1.0\r\n\r\n", 204},
        {"GET / HTTP/1.0\r\n\r\n", 200},
        {"GET /healthz HTTP/1.0\r\n\r\n", 200},
        {"HEAD /healthz HTTP/1.0\r\n\r\n", 200},
        {"HEAD /readyz?by=balancer HTTP/1.1\r\nHost:\r\n\r\n", 200},
        {"GET /healthz HTTP/1.1\r\nHost: 10.0.0.7:8080\r\nConnection: close\r\n\r\n", 200},
        {"OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n", 204},
        {"OPTIONS http://a HTTP/1.1\r\nHost: a\r\n\r\n", 204}};
    for (const auto& [check, status] : checks) {
        CAPTURE(check);
        RawClient client(server.endpoint());
        client.send(check);
        CHECK(client.receive(check.starts_with("HEAD")).status == static_cast<unsigned>(status));
    }
}

TEST_CASE("the host of a URL as target counts, and not Host") {
    TestServer server;
    RawClient client(server.endpoint());
    const auto answer =
        client.ask("GET http://play.example:8080/healthz?a HTTP/1.1\r\nHost: x\r\n\r\n");
    CHECK(answer.status == 200);
    CHECK(answer.header("content-security-policy")
              .ends_with("ws://play.example:8080 wss://play.example:8080"));
    const std::string start =
        "POST http://play.example/api/v1/rooms/room1/start HTTP/1.1\r\nHost: localhost\r\n"
        "Authorization: Bearer token\r\nOrigin: ";
    CHECK(client.ask(start + "http://play.example\r\n\r\n").status == 200);
    CHECK(client.ask(start + "http://localhost\r\n\r\n").status == 403);
    CHECK(client.ask("CONNECT play.example:443 HTTP/1.1\r\nHost: play.example\r\n\r\n").status ==
          400);
}

TEST_CASE("HEAD gives the header of GET and no body") {
    TestServer server;
    RawClient client(server.endpoint());
    const auto whole = client.ask(get_path("/healthz"));
    client.send("HEAD /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n" + get_path("/healthz"));
    CHECK(client.receive(true).headers == whole.headers);
    CHECK(client.receive().body == whole.body);
}

TEST_CASE("errors are problem documents that nobody stores") {
    TestServer server;
    RawClient client(server.endpoint());
    const auto response = client.ask(get_path("/nothing"));
    CHECK(response.status == 404);
    CHECK(response.header("content-type") == "application/problem+json");
    CHECK(response.header("cache-control") == "no-store");
    CHECK(response.json().at("type") == "urn:mistward:error:not_found");
    CHECK(response.json().at("status") == 404);
    CHECK(response.json().at("code") == "not_found");
    CHECK(response.json().at("params") == nlohmann::json{{"path", "/nothing"}});
}

TEST_CASE("a wrong method is told the right ones") {
    TestServer server;
    RawClient client(server.endpoint());
    const auto response = client.ask("DELETE /api/v1/rooms HTTP/1.1\r\nHost: localhost\r\n\r\n");
    CHECK(response.status == 405);
    CHECK(response.header("allow") == "POST, GET, HEAD");
    CHECK(response.json().at("code") == "method_not_allowed");
}

TEST_CASE("every answer carries the rules for browsers") {
    TestServer server;
    RawClient client(server.endpoint());
    for (const auto* path : {"/", "/healthz", "/nothing"}) {
        CAPTURE(path);
        const auto response = client.ask(get_path(path));
        const auto policy = response.header("content-security-policy");
        CHECK(policy.starts_with("default-src 'none'; script-src 'self'; style-src 'self'; "));
        CHECK(policy.ends_with("connect-src 'self' ws://localhost wss://localhost"));
        CHECK(policy.find("; manifest-src 'self'; ") != std::string::npos);
        CHECK(policy.find("unsafe") == std::string::npos);
        CHECK(response.header("x-content-type-options") == "nosniff");
        CHECK(response.header("referrer-policy") == "no-referrer");
        CHECK(response.header("cross-origin-opener-policy") == "same-origin");
    }
}

TEST_CASE("the page is served, compressed for those who take it") {
    TestServer server;
    RawClient client(server.endpoint());
    CHECK(client.ask(get_path("/r/room1")).body == "<!doctype html>");
    const auto script = client.ask(get_path("/assets/app-1a2b.js", "Accept-Encoding: gzip\r\n"));
    CHECK(script.header("content-encoding") == "gzip");
    CHECK(script.body == "(gzip)");
    const auto again = client.ask(
        get_path("/", "If-None-Match: " + client.ask(get_path("/")).header("etag") + "\r\n"));
    CHECK(again.status == 304);
    CHECK(client.ask(get_path("/healthz")).status == 200);
}

TEST_CASE("a client that waits for 100 Continue gets it, then the answer") {
    TestServer server;
    RawClient client(server.endpoint());
    client.send(
        "POST /api/v1/rooms/room1/seats HTTP/1.1\r\nHost: localhost\r\n"
        "Content-Type: application/json\r\nContent-Length: 14\r\n"
        "Expect: 100-continue\r\n\r\n");
    CHECK(client.receive(true).status == 100);
    CHECK(client.ask(R"({"name":"Ana"})").status == 201);
}

TEST_CASE("an HTTP/1.0 client gets no 100 Continue, which it would not understand") {
    TestServer server;
    RawClient client(server.endpoint());
    client.send(
        "POST /api/v1/rooms/room1/seats HTTP/1.0\r\nContent-Type: application/json\r\n"
        "Content-Length: 14\r\nExpect: 100-continue\r\n\r\n");
    CHECK(client.ask(R"({"name":"Ana"})").status == 201);
}

TEST_CASE("a handler that throws is answered as internal and the connection goes on") {
    TestServer server;
    RawClient client(server.endpoint());
    const auto response = client.ask(get_path("/api/v1/rooms/broken"));
    CHECK(response.status == 500);
    CHECK(response.json().at("code") == "internal");
    CHECK(response.body.find("the lobby is broken") == std::string::npos);
    CHECK(client.ask(get_path("/healthz")).status == 200);
}

TEST_CASE("a page of another site may not change things, unless it is allowed") {
    TestServer server({}, {"https://friend.example"});
    const std::string start =
        "POST /api/v1/rooms/room1/start HTTP/1.1\r\nHost: localhost\r\n"
        "Authorization: Bearer token\r\nOrigin: ";
    RawClient client(server.endpoint());
    CHECK(client.ask(start + "http://localhost\r\n\r\n").status == 200);
    CHECK(client.ask(start + "https://friend.example\r\n\r\n")
              .header("access-control-allow-origin") == "https://friend.example");
    const auto response = client.ask(start + "https://evil.example\r\n\r\n");
    CHECK(response.status == 403);
    CHECK(response.json().at("code") == "origin_refused");
    CHECK(response.json().at("params") == nlohmann::json{{"origin", "https://evil.example"}});
}

TEST_CASE("a server that stops ends idle connections and refuses new ones") {
    TestServer server;
    RawClient client(server.endpoint());
    CHECK(client.ask(get_path("/healthz")).status == 200);
    server.stop();
    CHECK(client.is_closed());
    CHECK_THROWS_AS(RawClient(server.endpoint()), boost::system::system_error);
}

TEST_CASE("every answer of a route that shall go says since when and until when") {
    TestServer server;
    RawClient client(server.endpoint());
    const auto going = client.ask(get_path("/going"));
    CHECK(going.header("deprecation") == "@1798675200");
    CHECK(going.header("sunset") == "Fri, 31 Dec 2027 00:00:00 GMT");
    const auto staying = client.ask(get_path("/healthz"));
    CHECK(staying.header("deprecation").empty());
    CHECK(staying.header("sunset").empty());
}
