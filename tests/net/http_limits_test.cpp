#include "tests/net/raw_client.hpp"
#include "tests/net/test_server.hpp"

#include <doctest/doctest.h>

#include <array>

using namespace mistward::net;
using namespace mistward::net::test;

namespace {

using std::chrono::milliseconds;

std::string post_bytes(std::size_t length) {
    return "POST /api/v1/rooms HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
           "Content-Length: " +
           std::to_string(length) + "\r\n\r\n";
}

void check_refused(RawClient& client, int status, const std::string& code) {
    const auto response = client.receive();
    CHECK(response.status == status);
    CHECK(response.header("content-type") == "application/problem+json");
    CHECK(response.header("connection") == "close");
    CHECK(response.json().at("code") == code);
    CHECK(client.is_closed());
}

/// Sends one byte after the other until the server has something to say.
void drip(RawClient& client) {
    while (!client.has_answer()) client.send("x");
}

}  // namespace

TEST_CASE("a request that could be read in two ways is refused, and what follows it is not read") {
    const std::array<std::string, 12> shapes{
        "POST /api/v1/rooms HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\nContent-Length: 30\r\n\r\n",
        "POST /api/v1/rooms HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\n"
        "Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        "POST /api/v1/rooms HTTP/1.0\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        "POST /api/v1/rooms HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: gzip\r\n\r\n0\r\n\r\n",
        "POST /api/v1/rooms HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n0\n\n",
        "POST /api/v1/rooms HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n0;a\r\n\r\n",
        "POST /api/v1/rooms HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n0\r\nA: "
        "b\r\n\r\n",
        "GET /healthz HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer a\r\nAuthorization: Bearer "
        "b\r\n\r\n",
        "GET /healthz HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
        "GET /healthz HTTP/1.1\r\nHost: a\r\nX-A: b\r\n c\r\n\r\n",
        "GET /healthz HTTP/1.1\r\nHost: a\r\nX-A: b\nContent-Length: 30\r\n\r\n",
        "GET user@b:80 HTTP/1.1\r\nHost: a\r\n\r\n"};
    TestServer server;
    for (const auto& shape : shapes) {
        CAPTURE(shape);
        RawClient client(server.endpoint());
        client.send(shape + "GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n");
        check_refused(client, 400, "malformed_request");
    }
}

TEST_CASE("a header may have as many bytes as the limit, and not one more") {
    Limits limits;
    limits.header_bytes = 256;
    TestServer server(limits);
    const std::string start = "GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-A: ";
    const auto header = [&](std::size_t size) {
        return start + std::string(size - start.size() - 4, 'x') + "\r\n\r\n";
    };
    RawClient client(server.endpoint());
    CHECK(client.ask(header(256)).status == 200);
    client.send(header(257));
    check_refused(client, 431, "headers_too_large");
}

TEST_CASE("a body over the limit is refused before it is read") {
    Limits limits;
    limits.body_bytes = 100;
    TestServer server(limits);
    RawClient client(server.endpoint());
    CHECK(client.ask(post_bytes(100) + std::string(100, ' ')).status == 400);
    client.send(post_bytes(101));
    check_refused(client, 413, "payload_too_large");
}

TEST_CASE("a body may come in chunks, and a request may follow it") {
    TestServer server;
    RawClient client(server.endpoint());
    const std::string body = R"({"name":"Friday mist","game":"mists","seats":2})";
    std::string chunks;
    for (const char byte : body) chunks += std::string("1\r\n") + byte + "\r\n";
    const std::string head =
        "POST /api/v1/rooms HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        "Transfer-Encoding: chunked\r\n\r\n";
    client.send(head + chunks + "0\r\n\r\nGET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n");
    CHECK(client.receive().status == 201);
    CHECK(client.receive().status == 200);
}

TEST_CASE("a body in chunks has the same limits of size and of time") {
    Limits limits;
    limits.body_bytes = 100;
    limits.body_time = milliseconds(50);
    TestServer server(limits);
    const std::string head =
        "POST /api/v1/rooms HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        "Transfer-Encoding: chunked\r\n\r\n";
    RawClient large(server.endpoint());
    large.send(head + "40\r\n" + std::string(64, ' ') + "\r\n40\r\n");
    check_refused(large, 413, "payload_too_large");
    RawClient slow(server.endpoint());
    slow.send(head + "64\r\n ");
    check_refused(slow, 408, "request_timeout");
}

TEST_CASE("a sender of a large body can read why it is refused") {
    TestServer server;
    RawClient client(server.endpoint());
    client.send(post_bytes(1024 * 1024) + std::string(1024 * 1024, 'x'));
    CHECK(client.receive().json().at("params") == nlohmann::json{{"limit", 64 * 1024}});
}

TEST_CASE("a header that never ends is given up, however its bytes drip in") {
    Limits limits;
    limits.header_time = milliseconds(50);
    TestServer server(limits);
    RawClient client(server.endpoint());
    client.send("GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-A: ");
    drip(client);
    check_refused(client, 408, "request_timeout");
}

TEST_CASE("a body that never ends is given up, however its bytes drip in") {
    Limits limits;
    limits.body_time = milliseconds(50);
    TestServer server(limits);
    RawClient client(server.endpoint());
    client.send(post_bytes(60'000));
    drip(client);
    check_refused(client, 408, "request_timeout");
}

TEST_CASE("a connection that says nothing is closed") {
    Limits limits;
    limits.header_time = milliseconds(20);
    TestServer server(limits);
    RawClient client(server.endpoint());
    CHECK(client.is_closed());
}

TEST_CASE("a connection that rests too long between two requests is closed") {
    Limits limits;
    limits.idle_time = milliseconds(20);
    TestServer server(limits);
    RawClient client(server.endpoint());
    CHECK(client.ask("GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n").status == 200);
    CHECK(client.is_closed());
}
