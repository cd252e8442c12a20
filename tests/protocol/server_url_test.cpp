#include "protocol/server_url.hpp"

#include <doctest/doctest.h>

#include <stdexcept>

namespace mistward::protocol {

TEST_CASE("an address has host, port and authority") {
    const ServerUrl plain = parse_server_url("http://127.0.0.1:8080");
    CHECK(plain.host == "127.0.0.1");
    CHECK(plain.port == "8080");
    CHECK(plain.authority == "127.0.0.1:8080");
    const ServerUrl named = parse_server_url("http://games.example/");
    CHECK(named.host == "games.example");
    CHECK(named.port == "80");
    CHECK(named.authority == "games.example");
    const ServerUrl six = parse_server_url("http://[::1]:8201");
    CHECK(six.host == "::1");
    CHECK(six.authority == "[::1]:8201");
}

TEST_CASE("an address with TLS is one where TLS is allowed") {
    const ServerUrl secure = parse_server_url("https://games.example", Tls::Allowed);
    CHECK(secure.tls);
    CHECK(secure.port == "443");
    CHECK(parse_server_url("https://games.example:8443", Tls::Allowed).port == "8443");
    CHECK(!parse_server_url("http://games.example", Tls::Allowed).tls);
    CHECK_THROWS_AS(parse_server_url("wss://games.example", Tls::Allowed), std::invalid_argument);
}

TEST_CASE("what is no address of a server is refused") {
    for (const char* text : {"", "localhost:8080", "https://games.example", "http://", "http://:80",
                             "http://games.example/rooms", "http://games.example?x=1",
                             "http://user@games.example", "http://games.example:port"}) {
        CAPTURE(text);
        CHECK_THROWS_AS(parse_server_url(text), std::invalid_argument);
    }
}

}  // namespace mistward::protocol
