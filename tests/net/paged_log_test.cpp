#include "tests/net/test_server.hpp"

#include <doctest/doctest.h>
#include <boost/asio/read.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/string_body.hpp>

#include <array>
#include <string>

using namespace mistward::net::test;

namespace {

namespace beast = boost::beast;

/// A client that asks once; `response` is read to its end.
struct Asking {
    Asking(TestServer& server, const std::string& request) : socket(context) {
        socket.connect(server.endpoint());
        boost::asio::write(socket, boost::asio::buffer(request));
    }

    beast::http::response<beast::http::string_body> response(bool head = false) {
        beast::http::response_parser<beast::http::string_body> parser;
        parser.skip(head);
        beast::flat_buffer buffer;
        beast::http::read(socket, buffer, parser);
        return parser.release();
    }

    std::string everything() {
        std::string text;
        boost::system::error_code end;
        boost::asio::read(socket, boost::asio::dynamic_buffer(text), end);
        return text;
    }

    boost::asio::io_context context;
    boost::asio::ip::tcp::socket socket;
};

std::string log_request(const std::string& method, const std::string& version,
                        const std::string& query = "") {
    return method + " /api/v1/rooms/room1/log" + query + " HTTP/" + version +
           "\r\nHost: localhost\r\n\r\n";
}

std::string log_lines(int from, int to) {
    std::string text;
    for (int seq = from; seq <= to; ++seq) text += "{\"seq\":" + std::to_string(seq) + "}\n";
    return text;
}

}  // namespace

TEST_CASE("a log of one page is an answer with a length, and the connection goes on") {
    TestServer server;
    server.room().newest = 10;
    Asking client(server, log_request("GET", "1.1"));
    const auto answer = client.response();
    CHECK(answer["Content-Length"] == std::to_string(log_lines(1, 10).size()));
    CHECK(answer.keep_alive());
    CHECK(answer.body() == log_lines(1, 10));
    server.stop();
}

TEST_CASE("a longer log comes page after page, whole and in order") {
    TestServer server;
    server.room().newest = 95;
    Asking client(server, log_request("GET", "1.1", "?since=2"));
    const auto answer = client.response();
    CHECK(answer["Transfer-Encoding"] == "chunked");
    CHECK(answer["Content-Type"] == "application/x-ndjson");
    CHECK(answer["X-Content-Type-Options"] == "nosniff");
    CHECK(answer.body() == log_lines(3, 95));
    CHECK(server.room().pages_read == 10);
    server.stop();
}

TEST_CASE("a longer log goes to a client of HTTP/1.0 as it is, until the connection ends") {
    TestServer server;
    server.room().newest = 95;
    Asking client(server, log_request("GET", "1.0"));
    const std::string text = client.everything();
    CHECK(text.find("Transfer-Encoding") == std::string::npos);
    CHECK(text.ends_with("\r\n\r\n" + log_lines(1, 95)));
    server.stop();
}

TEST_CASE("HEAD of a longer log reads one page and has no body") {
    TestServer server;
    server.room().newest = 95;
    Asking client(server, log_request("HEAD", "1.1"));
    const std::string answer = client.everything();
    CHECK(answer.starts_with("HTTP/1.1 200"));
    CHECK(answer.find("Transfer-Encoding: chunked\r\n") != std::string::npos);
    CHECK(answer.ends_with("\r\n\r\n"));
    CHECK(server.room().pages_read == 1);
    server.stop();
}

TEST_CASE("a page that must wait for other work is asked for again") {
    TestServer server;
    server.room().newest = 95;
    server.room().busy_at = 40;
    Asking client(server, log_request("GET", "1.1"));
    CHECK(client.response().body() == log_lines(1, 95));
    CHECK(server.room().pages_read == 11);
    server.stop();
}

TEST_CASE("a client that goes away ends the writing of its log") {
    TestServer server;
    server.room().newest = 1'000'000'000;
    {
        Asking client(server, log_request("GET", "1.1"));
        std::array<char, 1000> some{};
        boost::asio::read(client.socket, boost::asio::buffer(some));
    }
    server.stop();
}
