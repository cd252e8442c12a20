#include "tests/net/raw_client.hpp"
#include "tests/net/test_server.hpp"

#include <doctest/doctest.h>

#include <fcntl.h>
#include <sys/resource.h>
#include <unistd.h>

#include <optional>

using namespace mistward::net;
using namespace mistward::net::test;

namespace {

constexpr auto kAsk = "GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n";

/// Lets the process open no further file for as long as it lives.
class NoMoreFiles {
public:
    NoMoreFiles() {
        ::getrlimit(RLIMIT_NOFILE, &before_);
        const int next = ::open("/dev/null", O_RDONLY);
        REQUIRE(next >= 0);
        ::close(next);
        rlimit none = before_;
        none.rlim_cur = static_cast<rlim_t>(next);
        REQUIRE(::setrlimit(RLIMIT_NOFILE, &none) == 0);
    }
    ~NoMoreFiles() { ::setrlimit(RLIMIT_NOFILE, &before_); }

private:
    rlimit before_{};
};

}  // namespace

TEST_CASE(
    "one connection more than the limit is told so and closed; a place that is left is given") {
    Limits limits;
    limits.connections = 2;
    TestServer server(limits);
    RawClient first(server.endpoint());
    std::optional<RawClient> second(std::in_place, server.endpoint());
    CHECK(first.ask(kAsk).status == 200);
    CHECK(second->ask(kAsk).status == 200);
    RawClient third(server.endpoint());
    const auto refusal = third.receive();
    CHECK(refusal.status == 503);
    CHECK(refusal.json().at("code") == "too_many_connections");
    CHECK(refusal.json().at("params") == nlohmann::json{{"limit", 2}});
    CHECK(third.is_closed());
    CHECK(first.ask(kAsk).status == 200);

    CHECK(second->ask("GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n").status ==
          200);
    CHECK(second->is_closed());
    second.reset();
    for (int status = 503; status == 503;) {
        RawClient next(server.endpoint());
        status = next.ask(kAsk).status;
        CHECK((status == 200 || status == 503));
    }
}

TEST_CASE("a server out of descriptors turns connections away and serves again when it has some") {
    TestServer server;
    RawClient served(server.endpoint());
    CHECK(served.ask(kAsk).status == 200);
    boost::asio::io_context context;
    boost::asio::ip::tcp::socket socket(context, boost::asio::ip::tcp::v4());
    {
        const NoMoreFiles none;
        socket.connect(server.endpoint());
        char byte = 0;
        boost::system::error_code error;
        CHECK(socket.read_some(boost::asio::buffer(&byte, 1), error) == 0);
        CHECK(error == boost::asio::error::eof);
        CHECK(served.ask(kAsk).status == 200);
    }
    RawClient later(server.endpoint());
    CHECK(later.ask(kAsk).status == 200);
}
