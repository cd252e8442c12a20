#include "server/address/address.hpp"

#include "server/address/client_block.hpp"

#include <doctest/doctest.h>

#include <string>

using namespace mistward::addresses;
using asio::ip::make_address;

namespace {

std::string read(std::string_view text) {
    const auto endpoint = read_endpoint(text);
    if (!endpoint) return "nothing";
    return plain(endpoint->address()).to_string() + " " + std::to_string(endpoint->port());
}

std::string block(const char* address) { return ClientBlock(make_address(address)).text(); }

}  // namespace

TEST_CASE("an address is read with and without a port, IPv6 with a port in brackets") {
    CHECK(read("203.0.113.7") == "203.0.113.7 0");
    CHECK(read("203.0.113.7:51234") == "203.0.113.7 51234");
    CHECK(read("2001:DB8::1") == "2001:db8::1 0");
    CHECK(read("[2001:db8::1]") == "2001:db8::1 0");
    CHECK(read("[2001:db8:0::1]:443") == "2001:db8::1 443");
    CHECK(read("[fe80::1%eth0]:443") == "fe80::1 443");
    CHECK(read("203.0.113.7:_hidden") == "203.0.113.7 0");
}

TEST_CASE("an IPv4 address that is mapped into IPv6 is that IPv4 address") {
    CHECK(read("::ffff:203.0.113.7") == "203.0.113.7 0");
    CHECK(read("[::ffff:203.0.113.7]:80") == "203.0.113.7 80");
    CHECK(read("::ffff:cb00:7107") == "203.0.113.7 0");
    CHECK(plain(make_address("::ffff:192.0.2.1")) == make_address("192.0.2.1"));
    CHECK(plain(make_address("2001:db8::1")) == make_address("2001:db8::1"));
}

TEST_CASE("the zone of a link is no part of an address that is compared") {
    auto local = make_address("fe80::1").to_v6();
    local.scope_id(3);
    CHECK(plain(local) == make_address("fe80::1"));
}

TEST_CASE("what is not quite an address is none") {
    for (const auto* text : {"",
                             " ",
                             "unknown",
                             "_hidden",
                             "-",
                             "localhost",
                             "203.0.113",
                             "203.0.113.7.1",
                             "203.0.113.256",
                             "010.0.0.1",
                             "203.0.113.7:",
                             "203.0.113.7:x",
                             "203.0.113.7:65536",
                             "203.0.113.7:-1",
                             "203.0.113.7: 80",
                             " 203.0.113.7",
                             "203.0.113.7 ",
                             "203.0.113.7/32",
                             "[203.0.113.7]:80",
                             "[2001:db8::1",
                             "2001:db8::1]",
                             "[2001:db8::1]443",
                             "[2001:db8::1]:",
                             "[2001:db8::1]:x",
                             "[]",
                             "[]:80",
                             "2001:db8:::1",
                             "203.0.113.7:_",
                             "203.0.113.7:_a b",
                             "0x7f.0.0.1",
                             "2130706433"}) {
        CAPTURE(text);
        CHECK(read(text) == "nothing");
    }
    CHECK(read(std::string_view("203.0.113.7\0", 12)) == "nothing");
}

TEST_CASE("one client is an IPv4 address, or a /64 of IPv6") {
    CHECK(block("203.0.113.7") == "203.0.113.7");
    CHECK(block("::ffff:203.0.113.7") == "203.0.113.7");
    CHECK(block("2001:db8:1:2:3:4:5:6") == "2001:db8:1:2::/64");
    CHECK(ClientBlock(make_address("2001:db8::1")) == ClientBlock(make_address("2001:db8::2")));
    CHECK(ClientBlock(make_address("2001:db8::1")).hash() ==
          ClientBlock(make_address("2001:db8::ffff:0:0:2")).hash());
    CHECK_FALSE(ClientBlock(make_address("2001:db8::1")) ==
                ClientBlock(make_address("2001:db8:0:1::1")));
}

TEST_CASE("near are this machine, its links and private networks") {
    for (const auto* text : {"127.0.0.1", "::1", "10.1.2.3", "172.31.0.1", "192.168.0.1", "fe80::1",
                             "fd00::1", "100.64.0.1", "169.254.1.1", "::ffff:10.0.0.1"}) {
        CAPTURE(text);
        CHECK(is_near(make_address(text)));
    }
    for (const auto* text : {"203.0.113.7", "172.32.0.1", "2001:db8::1", "8.8.8.8", "::2"}) {
        CAPTURE(text);
        CHECK_FALSE(is_near(make_address(text)));
    }
}
