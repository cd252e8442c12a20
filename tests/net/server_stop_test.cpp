#include "tests/net/raw_client.hpp"
#include "tests/net/test_server.hpp"

#include <doctest/doctest.h>

using namespace mistward::net;
using namespace mistward::net::test;

TEST_CASE("cancelling whoever closes the connections does not keep them from their end") {
    Limits limits;
    limits.stop_time = std::chrono::seconds(1);
    TestServer server(limits);
    RawClient half_way(server.endpoint());
    const auto answer = half_way.ask("GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\nGET /he");
    CHECK(answer.status == 200);
    CHECK(server.close_for_cancelled());
}
