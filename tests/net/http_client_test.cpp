#include "server/net/http_client.hpp"

#include "server/net/await.hpp"

#include <doctest/doctest.h>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/http/error.hpp>

#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

using namespace mistward;
namespace asio = boost::asio;
using net::HttpClient;
using net::kAwait;
using Tcp = asio::ip::tcp;

namespace {

constexpr std::string_view kRequest = "GET / HTTP/1.1\r\n\r\n";

/// Takes one connection, reads the request, sends these parts one after the other and ends it.
asio::awaitable<void> serve(Tcp::acceptor& acceptor, std::vector<std::string> parts) {
    auto [refused, socket] = co_await acceptor.async_accept(kAwait);
    std::array<char, 1024> request;
    co_await socket.async_read_some(asio::buffer(request), kAwait);
    for (const std::string& part : parts) {
        co_await asio::async_write(socket, asio::buffer(part), kAwait);
    }
}

asio::awaitable<void> ask(HttpClient& client, HttpClient::Endpoints endpoints,
                          std::pair<HttpClient::ErrorCode, unsigned>& answer) {
    answer.first = co_await client.connect(std::move(endpoints));
    if (answer.first) co_return;
    co_await client.agree("localhost");
    co_await client.send(kRequest);
    answer = co_await client.read_status();
}

/// What comes of asking a server that answers in these parts; `first` is tried before it.
std::pair<HttpClient::ErrorCode, unsigned> answer_of(std::vector<std::string> parts,
                                                     HttpClient::Endpoints first = {}) {
    asio::io_context context;
    Tcp::acceptor acceptor(context, {asio::ip::address_v4::loopback(), 0});
    first.push_back(acceptor.local_endpoint());
    HttpClient client(context.get_executor());
    std::pair<HttpClient::ErrorCode, unsigned> answer;
    asio::co_spawn(context, serve(acceptor, std::move(parts)), asio::detached);
    asio::co_spawn(context, ask(client, std::move(first), answer), asio::detached);
    context.run();
    return answer;
}

/// Where nobody listens any more.
Tcp::endpoint left_port() {
    asio::io_context context;
    return Tcp::acceptor(context, {asio::ip::address_v4::loopback(), 0}).local_endpoint();
}

}  // namespace

TEST_CASE("a client reads the status of a head that comes in pieces, and no body") {
    const auto [error, status] =
        answer_of({"HTTP/1.1 20", "4 No Content\r\nServer: x\r", "\n\r\nrest"});
    CHECK_FALSE(error);
    CHECK(status == 204);
}

TEST_CASE("a client takes the next address if nothing answers at the first") {
    const auto [error, status] = answer_of({"HTTP/1.1 200 OK\r\n\r\n"}, {left_port()});
    CHECK_FALSE(error);
    CHECK(status == 200);
}

TEST_CASE("a client tells that nothing answers at any address") {
    asio::io_context context;
    HttpClient client(context.get_executor());
    std::pair<HttpClient::ErrorCode, unsigned> answer;
    asio::co_spawn(context, ask(client, {left_port()}, answer), asio::detached);
    context.run();
    CHECK(answer.first == asio::error::connection_refused);
}

TEST_CASE("a client tells what is no head of HTTP, none at all, and one that does not end") {
    CHECK(answer_of({"SSH-2.0-OpenSSH_9.2\r\n\r\n"}).first == net::http::error::bad_version);
    CHECK(answer_of({"HTTP/1.1 200 OK\r\n"}).first == asio::error::eof);
    const std::string endless = "HTTP/1.1 200 OK\r\nX: " + std::string(16UL * 1024, 'x');
    CHECK(answer_of({endless}).first == net::http::error::header_limit);
}

TEST_CASE("a client reads past interim answers, however they come, but not past any number") {
    const std::string hints = "HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n";
    const std::string all =
        "HTTP/1.1 100 Continue\r\n\r\n" + hints + "HTTP/1.1 201 Created\r\n\r\n";
    CHECK(answer_of({all}).second == 201);
    std::vector<std::string> bytes;
    for (const char byte : all) bytes.emplace_back(1, byte);
    CHECK(answer_of(bytes).second == 201);
    CHECK(answer_of({"HTTP/1.1 101 Switching Protocols\r\n\r\n" + all}).second == 101);
    CHECK(answer_of({hints}).first == asio::error::eof);
    std::string endless;
    for (int i = 0; i < 17; ++i) endless += hints;
    CHECK(answer_of({endless + all}).first == net::http::error::header_limit);
}

TEST_CASE("a client reads answers of HTTP/1.0, and what they say of when to ask again") {
    CHECK(answer_of({"HTTP/1.0 200 OK\r\n\r\nfine"}).second == 200);
    CHECK(answer_of({"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n"}).second == 200);
}

TEST_CASE("a request has the length of its body, be it none, unless it is a GET") {
    net::http::fields headers;
    headers.set(net::http::field::host, "here");
    CHECK(net::request_text(net::http::verb::get, "/a?b", headers) ==
          "GET /a?b HTTP/1.1\r\nHost: here\r\n\r\n");
    CHECK(net::request_text(net::http::verb::post, "/", headers, "{}") ==
          "POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 2\r\n\r\n{}");
    CHECK(net::request_text(net::http::verb::post, "/", headers) ==
          "POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 0\r\n\r\n");
}
