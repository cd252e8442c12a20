#include "tests/net/gunzip.hpp"
#include "tests/net/raw_client.hpp"
#include "tests/net/test_server.hpp"

#include <doctest/doctest.h>
#include <boost/asio/read_until.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/string_body.hpp>

#include <array>
#include <string>

using namespace mistward::net::test;

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;

constexpr auto kLog = "/api/v1/rooms/room1/log";

std::string request_for(const std::string& path, const std::string& encodings = "gzip",
                        const std::string& method = "GET", const std::string& version = "1.1") {
    const auto accepted = encodings.empty() ? "" : "Accept-Encoding: " + encodings + "\r\n";
    return method + ' ' + path + " HTTP/" + version + "\r\nHost: localhost\r\n" + accepted + "\r\n";
}

/// A server whose log has so many lines of 400 bytes, ten to a page.
struct LoggingServer : TestServer {
    explicit LoggingServer(std::uint64_t lines, std::size_t line_bytes = 400)
        : TestServer({}, {}, no_quotas()) {
        room().newest = lines;
        room().line_bytes = line_bytes;
    }
};

/// The body of the answer, of whatever form, as it was sent.
std::string body_of(TestServer& server, const std::string& text) {
    asio::io_context context;
    asio::ip::tcp::socket socket(context);
    socket.connect(server.endpoint());
    asio::write(socket, asio::buffer(text));
    beast::http::response_parser<beast::http::string_body> parser;
    beast::flat_buffer buffer;
    boost::system::error_code error;
    beast::http::read(socket, buffer, parser, error);
    CHECK_FALSE(error);
    return parser.release().body();
}

}  // namespace

TEST_CASE("an answer of more than 1 KiB is compressed for those who take it so") {
    LoggingServer server(10);
    RawClient client(server.endpoint());
    const auto plain = client.ask(request_for(kLog, ""));
    CHECK(plain.body.size() == 4000);
    CHECK(plain.header("content-encoding").empty());
    CHECK(plain.header("vary") == "Accept-Encoding");
    const auto packed = client.ask(request_for(kLog, "br, GZip;q=0.5"));
    CHECK(packed.header("content-encoding") == "gzip");
    CHECK(packed.header("vary") == "Accept-Encoding");
    CHECK(packed.header("content-type") == "application/x-ndjson");
    CHECK(packed.body.size() < 400);
    CHECK(gunzip(packed.body) == plain.body);
    for (const auto* encodings : {"gzip;q=0", "identity", "br", "*"}) {
        CAPTURE(encodings);
        CHECK(client.ask(request_for(kLog, encodings)).body == plain.body);
    }
}

TEST_CASE("a short answer is left as it is") {
    LoggingServer server(10, 102);
    RawClient client(server.endpoint());
    const auto answer = client.ask(request_for(kLog));
    CHECK(answer.body.size() == 1020);
    CHECK(answer.header("content-encoding").empty());
    CHECK(answer.header("vary").empty());
}

TEST_CASE("HEAD tells of a compressed answer what GET does") {
    for (const std::uint64_t lines : {10U, 95U}) {
        CAPTURE(lines);
        LoggingServer server(lines);
        RawClient get(server.endpoint());
        RawClient head(server.endpoint());
        get.send(request_for(kLog));
        head.send(request_for(kLog, "gzip", "HEAD"));
        const auto headers = head.receive(true).headers;
        CHECK(headers.at("content-encoding") == "gzip");
        CHECK(headers == get.receive(true).headers);
    }
}

TEST_CASE("the answer to a call that changes something is never compressed") {
    TestServer server;
    server.room().line_bytes = 5000;
    RawClient client(server.endpoint());
    const std::string fields =
        "Authorization: Bearer seat-token\r\nAccept-Encoding: gzip\r\nContent-Length: 0\r\n";
    const auto answer = client.ask("POST /api/v1/rooms/room1/hint HTTP/1.1\r\nHost: localhost\r\n" +
                                   fields + "\r\n");
    CHECK(answer.status == 200);
    CHECK(answer.body.size() > 5000);
    CHECK(answer.header("content-encoding").empty());
    CHECK(answer.header("vary").empty());
}

TEST_CASE("a large answer is compressed by a worker, or left as it is when none has time") {
    LoggingServer server(10, 40'000);
    RawClient client(server.endpoint());
    const auto packed = client.ask(request_for(kLog));
    CHECK(packed.header("content-encoding") == "gzip");
    server.workers().stop();
    const auto plain = client.ask(request_for(kLog));
    CHECK(plain.header("content-encoding").empty());
    CHECK(plain.header("vary") == "Accept-Encoding");
    CHECK(plain.body.size() == 400'000);
    CHECK(gunzip(packed.body) == plain.body);
}

TEST_CASE("a log of several pages is compressed page after page") {
    for (const std::size_t line_bytes : {400U, 4000U}) {
        CAPTURE(line_bytes);
        LoggingServer server(95, line_bytes);
        const auto plain = body_of(server, request_for(kLog, ""));
        CHECK(plain.size() == 95 * line_bytes);
        const auto packed = body_of(server, request_for(kLog));
        CHECK(packed.size() < plain.size() / 10);
        CHECK(gunzip(packed) == plain);
        CHECK(gunzip(body_of(server, request_for(kLog, "gzip", "GET", "1.0"))) == plain);
        server.stop();
    }
}

TEST_CASE("a log that is compressed goes on when no worker has time, larger and whole") {
    LoggingServer server(95, 4000);
    const auto packed = body_of(server, request_for(kLog));
    server.workers().stop();
    const auto stored = body_of(server, request_for(kLog));
    CHECK(stored.size() > 95 * 4000);
    CHECK(gunzip(stored) == gunzip(packed));
    server.stop();
}

TEST_CASE("a client that goes away ends the compressing of its log") {
    LoggingServer server(1'000'000'000, 4000);
    {
        RawClient client(server.endpoint());
        client.send(request_for(kLog));
        CHECK(client.receive(true).status == 200);
    }
    server.stop();
}

TEST_CASE("what is new in a compressed log that is followed can be read at once") {
    mistward::net::Limits limits;
    limits.keepalive_time = std::chrono::milliseconds(5);
    TestServer server(limits);
    asio::io_context context;
    asio::ip::tcp::socket socket(context);
    socket.connect(server.endpoint());
    asio::write(socket, asio::buffer(
                            request_for(std::string(kLog) + "?follow=true", "gzip", "GET", "1.0")));
    std::string answer;
    asio::read_until(socket, asio::dynamic_buffer(answer), "\r\n\r\n");
    CHECK(answer.find("Content-Encoding: gzip\r\n") != std::string::npos);
    answer.erase(0, answer.find("\r\n\r\n") + 4);
    Gunzip reader;
    std::string lines = reader.read(answer);
    std::array<char, 1000> some{};
    while (!lines.ends_with("\n\n\n")) {
        lines += reader.read({some.data(), socket.read_some(asio::buffer(some))});
    }
    CHECK(lines.starts_with("{\"seq\":1}"));
    server.stop();
}
