#include "server/address/client_block.hpp"

#include <doctest/doctest.h>

#include <string>

using namespace mistward::addresses;

namespace {

std::string network(std::string_view text) {
    const auto network = read_network(text);
    return network ? network->text() : "nothing";
}

bool holds(std::string_view within, const char* address) {
    return read_network(within).value().contains(asio::ip::make_address(address));
}

}  // namespace

TEST_CASE("a network is an address alone or, as CIDR writes it, those that begin like it") {
    CHECK(network("203.0.113.7") == "203.0.113.7");
    CHECK(network("203.0.113.7/32") == "203.0.113.7");
    CHECK(network("203.0.113.7/24") == "203.0.113.0/24");
    CHECK(network("172.18.0.0/16") == "172.18.0.0/16");
    CHECK(network("0.0.0.0/0") == "0.0.0.0/0");
    CHECK(network("fd00::/8") == "fd00::/8");
    CHECK(network("2001:DB8::1/64") == "2001:db8::/64");
    CHECK(network("::1/128") == "::1");
    CHECK(network("::/0") == "::/0");
    CHECK(network("::ffff:172.18.0.1/112") == "172.18.0.0/16");
}

TEST_CASE("what is no network is none") {
    for (const auto* text : {"", "/", "/8", "10.0.0.0/", "10.0.0.0/33", "10.0.0.0/-1", "10.0.0.0/a",
                             "10.0.0.0/8 ", "10.0.0.0/8/8", "10.0.0/8", "fd00::/129", "localhost/8",
                             "10.0.0.0/255.0.0.0", "[fd00::]/8", "::ffff:10.0.0.0/8"}) {
        CAPTURE(text);
        CHECK(network(text) == "nothing");
    }
}

TEST_CASE("a network holds the addresses that begin like it, however they are written") {
    CHECK(holds("172.18.0.0/16", "172.18.255.255"));
    CHECK(holds("172.18.0.0/16", "::ffff:172.18.0.1"));
    CHECK_FALSE(holds("172.18.0.0/16", "172.19.0.0"));
    CHECK(holds("fd00::/8", "fdff::1"));
    CHECK_FALSE(holds("fd00::/8", "fe00::1"));
    CHECK_FALSE(holds("0.0.0.0/0", "::1"));
    CHECK_FALSE(holds("::/0", "127.0.0.1"));
    CHECK(holds("127.0.0.1", "127.0.0.1"));
    CHECK_FALSE(holds("127.0.0.1", "127.0.0.2"));
}

TEST_CASE("a part of a client's block is the whole block, and what is wider stays as it is") {
    const auto whole = [](std::string_view text) {
        return of_whole_clients(read_network(text).value()).text();
    };
    CHECK(whole("2001:db8::1") == "2001:db8::/64");
    CHECK(whole("2001:db8::1/100") == "2001:db8::/64");
    CHECK(whole("2001:db8::/48") == "2001:db8::/48");
    CHECK(whole("203.0.113.7") == "203.0.113.7");
    CHECK(whole("203.0.113.0/24") == "203.0.113.0/24");
}
