#include "server/net/http_date.hpp"

#include "tests/net/raw_client.hpp"
#include "tests/net/test_server.hpp"

#include <doctest/doctest.h>

using namespace mistward::net;
using namespace mistward::net::test;

TEST_CASE("a moment is written as HTTP writes it") {
    CHECK(http_date(784111777) == "Sun, 06 Nov 1994 08:49:37 GMT");
    CHECK(http_date(0) == "Thu, 01 Jan 1970 00:00:00 GMT");
}

TEST_CASE("every answer says what time it is at the server") {
    TestServer server;
    RawClient client(server.endpoint());
    for (const char* path : {"/healthz", "/", "/api/v1/elsewhere"}) {
        CAPTURE(path);
        const auto answer =
            client.ask("GET " + std::string(path) + " HTTP/1.1\r\nHost: localhost\r\n\r\n");
        CHECK(answer.header("date").ends_with(" GMT"));
    }
}
