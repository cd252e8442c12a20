#include "server/webhooks/addresses.hpp"

#include <doctest/doctest.h>

#include <string>
#include <vector>

using namespace mistward;
using webhooks::Reach;

namespace {

boost::asio::ip::address address(const std::string& text) {
    return boost::asio::ip::make_address(text);
}

std::vector<boost::asio::ip::tcp::endpoint> endpoints(const std::vector<std::string>& texts) {
    std::vector<boost::asio::ip::tcp::endpoint> all;
    for (const auto& text : texts) all.emplace_back(address(text), std::uint16_t{443});
    return all;
}

}  // namespace

TEST_CASE("what is no single host on the public internet is no address to send to") {
    for (const std::string text :
         {"0.0.0.0",         "0.1.2.3",     "10.0.0.1",        "10.255.255.255",  "100.64.0.1",
          "100.127.255.255", "127.0.0.1",   "127.255.255.254", "169.254.169.254", "172.16.0.1",
          "172.31.255.255",  "192.0.0.8",   "192.0.2.1",       "192.31.196.1",    "192.52.193.1",
          "192.88.99.1",     "192.168.0.1", "192.175.48.1",    "198.18.0.1",      "198.19.255.255",
          "198.51.100.1",    "203.0.113.1", "224.0.0.1",       "239.255.255.255", "240.0.0.1",
          "255.255.255.255"}) {
        CAPTURE(text);
        CHECK_FALSE(webhooks::is_public(address(text)));
    }
    for (const std::string text : {"::",
                                   "::1",
                                   "::ffff:127.0.0.1",
                                   "::ffff:8.8.8.8",
                                   "::127.0.0.1",
                                   "64:ff9b::8.8.8.8",
                                   "64:ff9b:1::1",
                                   "100::1",
                                   "2001::1",
                                   "2001:0:1::1",
                                   "2001:2::1",
                                   "2001:10::1",
                                   "2001:20::1",
                                   "2001:db8::1",
                                   "2002:7f00:1::1",
                                   "2002:808:808::1",
                                   "2620:4f:8000::1",
                                   "3fff::1",
                                   "3fff:fff::1",
                                   "4000::1",
                                   "5f00::1",
                                   "fc00::1",
                                   "fd12:3456::1",
                                   "fe80::1",
                                   "fec0::1",
                                   "ff02::1",
                                   "ff0e::1"}) {
        CAPTURE(text);
        CHECK_FALSE(webhooks::is_public(address(text)));
    }
}

TEST_CASE("what lies beside them is public") {
    for (const std::string text : {"1.1.1.1",         "9.255.255.255",   "11.0.0.1",
                                   "100.63.255.255",  "100.128.0.1",     "126.0.0.1",
                                   "128.0.0.1",       "169.253.0.1",     "172.15.0.1",
                                   "172.32.0.1",      "192.0.1.1",       "192.167.0.1",
                                   "192.169.0.1",     "198.17.0.1",      "198.20.0.1",
                                   "223.255.255.255", "2001:200::1",     "2001:4860:4860::8888",
                                   "2003::1",         "2606:4700::1111", "2a00:1450::1",
                                   "3ffe::1"}) {
        CAPTURE(text);
        CHECK(webhooks::is_public(address(text)));
    }
}

TEST_CASE("of a name's addresses only those that are allowed are connected to, and four at most") {
    const auto mixed = endpoints({"127.0.0.1", "1.1.1.1", "::1", "10.0.0.1"});
    CHECK(webhooks::allowed(Reach::Public, mixed) == endpoints({"1.1.1.1"}));
    CHECK(webhooks::allowed(Reach::Any, mixed) ==
          endpoints({"127.0.0.1", "::1", "1.1.1.1", "10.0.0.1"}));
    CHECK(webhooks::allowed(Reach::Off, mixed).empty());
    const auto many = endpoints({"1.1.1.1", "1.1.1.2", "1.1.1.3", "1.1.1.4", "1.1.1.5"});
    CHECK(webhooks::allowed(Reach::Public, many).size() == 4);
    const auto both = endpoints({"2a00:1450::1", "2a00:1450::2", "2a00:1450::3", "2a00:1450::4",
                                 "2a00:1450::5", "1.1.1.1"});
    CHECK(webhooks::allowed(Reach::Public, both) ==
          endpoints({"2a00:1450::1", "1.1.1.1", "2a00:1450::2", "2a00:1450::3"}));
}

TEST_CASE("where is sent to has three words") {
    CHECK(webhooks::reach_of("off") == Reach::Off);
    CHECK(webhooks::reach_of("public") == Reach::Public);
    CHECK(webhooks::reach_of("any") == Reach::Any);
    CHECK_FALSE(webhooks::reach_of("on"));
}
