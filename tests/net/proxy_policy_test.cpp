#include "server/net/proxy_policy.hpp"

#include <doctest/doctest.h>

using namespace mistward::net;
using boost::asio::ip::make_address;

namespace {

const ProxyPolicy kPolicy({make_address("10.0.0.1"), make_address("::1")});

Source source(const std::string& peer, const std::vector<std::string>& forwarded_for,
              const std::string& proto = {}) {
    Request request;
    for (const auto& field : forwarded_for) request.message.insert("X-Forwarded-For", field);
    if (!proto.empty()) request.message.insert("X-Forwarded-Proto", proto);
    return kPolicy.source_of(request, {make_address(peer), false});
}

std::string address(const std::string& peer, const std::vector<std::string>& forwarded_for) {
    return source(peer, forwarded_for).address.to_string();
}

}  // namespace

TEST_CASE("nobody but a trusted proxy can say whom it speaks for") {
    CHECK(address("203.0.113.9", {"198.51.100.1"}) == "203.0.113.9");
    CHECK(address("10.0.0.1", {"198.51.100.1"}) == "198.51.100.1");
    CHECK(address("10.0.0.1", {}) == "10.0.0.1");
}

TEST_CASE("the client is the last hop that is no trusted proxy, whatever it claims itself") {
    CHECK(address("10.0.0.1", {"192.0.2.1, 198.51.100.1"}) == "198.51.100.1");
    CHECK(address("10.0.0.1", {"192.0.2.1, 198.51.100.1,::1"}) == "198.51.100.1");
    CHECK(address("10.0.0.1", {"192.0.2.1", "198.51.100.1"}) == "198.51.100.1");
    CHECK(address("10.0.0.1", {"nonsense, ::1"}) == "::1");
    CHECK(address("10.0.0.1", {""}) == "10.0.0.1");
}

TEST_CASE("an IPv4 address that is mapped into IPv6 is that IPv4 address") {
    CHECK(plain(make_address("::ffff:192.0.2.1")) == make_address("192.0.2.1"));
    CHECK(address("10.0.0.1", {"::ffff:192.0.2.1"}) == "192.0.2.1");
    CHECK(plain(make_address("2001:db8::1")) == make_address("2001:db8::1"));
}

TEST_CASE("the scheme is the one that the trusted proxy tells") {
    CHECK(source("10.0.0.1", {}, "https").encrypted);
    CHECK_FALSE(source("10.0.0.1", {}, "http").encrypted);
    CHECK_FALSE(source("10.0.0.1", {}, "https, http").encrypted);
    CHECK_FALSE(source("203.0.113.9", {}, "https").encrypted);
}
