#include "tests/net/raw_client.hpp"
#include "tests/net/test_server.hpp"

#include <doctest/doctest.h>
#include <boost/asio/read_until.hpp>
#include <boost/asio/write.hpp>

#include <string>

using namespace mistward::net::test;
namespace asio = boost::asio;

TEST_CASE(
    "a log that is followed says an empty line now and then, so that its silence means something") {
    mistward::net::Limits limits;
    limits.keepalive_time = std::chrono::milliseconds(5);
    TestServer server(limits);
    asio::io_context context;
    asio::ip::tcp::socket socket(context);
    socket.connect(server.endpoint());
    asio::write(socket,
                asio::buffer(std::string("GET /api/v1/rooms/room1/log?follow=true HTTP/1.1\r\n"
                                         "Host: localhost\r\n\r\n")));
    std::string answer;
    const std::string empty_line = "1\r\n\n\r\n";
    asio::read_until(socket, asio::dynamic_buffer(answer), empty_line + empty_line);
    CHECK(answer.starts_with("HTTP/1.1 200"));
    CHECK(answer.find("Transfer-Encoding: chunked") != std::string::npos);
    CHECK(answer.find("X-Accel-Buffering: no") != std::string::npos);
    CHECK(answer.find("Cache-Control: no-store, no-transform") != std::string::npos);
    server.stop();
}

TEST_CASE("a log that finds no place is refused, and its room forgets who would have followed it") {
    mistward::net::QuotaLimits quotas;
    quotas.connections = 1;
    TestServer server({}, {}, quotas,
                      mistward::net::ProxyPolicy({asio::ip::make_address("127.0.0.1")}));
    const std::string follow =
        "GET /api/v1/rooms/room1/log?follow=true HTTP/1.1\r\nHost: localhost\r\n"
        "X-Forwarded-For: 198.51.100.1\r\n\r\n";
    RawClient first(server.endpoint());
    first.send(follow);
    CHECK(first.receive(true).status == 200);
    RawClient second(server.endpoint());
    for (int i = 0; i < 3; ++i) {
        const auto refused = second.ask(follow);
        CHECK(refused.status == 429);
        CHECK(refused.json().at("params").at("quota") == "connections");
        CHECK(server.room().who_wants_legal().size() == 1);
    }
}
