#include "server/net/trusted_proxies.hpp"

#include "server/net/proxy_names.hpp"
#include "tests/net/kept_log.hpp"

#include <doctest/doctest.h>
#include <boost/asio/io_context.hpp>

#include <string>

using namespace mistward::net;
using asio::ip::make_address;
using mistward::net::test::KeptLog;

namespace {

std::string read(const std::vector<std::string>& texts) {
    for (const auto& text : texts) REQUIRE(fault_of_proxies(text) == "");
    std::string list;
    const auto listed = read_proxies(texts);
    for (const auto& network : listed.networks) list += network.text() + ";";
    for (const auto& name : listed.names) list += name + ";";
    return list;
}

}  // namespace

TEST_CASE("trusted proxies are addresses, networks and names, between commas and blanks") {
    CHECK(read({"10.0.0.1"}) == "10.0.0.1;");
    CHECK(read({"10.0.0.1,172.18.0.0/16"}) == "10.0.0.1;172.18.0.0/16;");
    CHECK(read({" 10.0.0.1 , fd00::/8,, localhost,", "caddy"}) ==
          "10.0.0.1;fd00::/8;localhost;caddy;");
    CHECK(read({"proxy_1.mistward_own, balancer.example."}) ==
          "proxy_1.mistward_own;balancer.example.;");
    CHECK(read({""}) == "");
}

TEST_CASE("what can be no proxy is refused with what would be right") {
    const std::string other = "write an IP address, a network such as 172.18.0.0/16";
    for (const auto* text : {"10.0.0.256", "10.0.0", "10.0.0.0/33", "fd00::/129",
                             "172.18.0.0/255.255.0.0", "*", "http://caddy", "caddy:443", "10.0.0.*",
                             "-a", ".", "caddy/24", "a;b", "10.0.0.1..", "1"}) {
        CAPTURE(text);
        CHECK(fault_of_proxies(std::string("localhost, ") + text).find(other) != std::string::npos);
    }
    CHECK(fault_of_proxies("10.0.0.1:8080").find("write 10.0.0.1, without") != std::string::npos);
    CHECK(fault_of_proxies("[::1]").find("write ::1, without") != std::string::npos);
}

TEST_CASE("whoever a name leads to is trusted, and a name that leads nowhere is told of") {
    asio::io_context context;
    const auto proxies = std::make_shared<TrustedProxies>();
    CHECK_FALSE(proxies->contain(make_address("127.0.0.1")));
    const KeptLog log;
    ProxyNames names(context.get_executor(), {"localhost", "nowhere.invalid"}, proxies);
    names.begin();
    names.stop();
    CHECK(proxies->contain(make_address("127.0.0.1")));
    CHECK_FALSE(proxies->contain(make_address("127.0.0.2")));
    CHECK(log.count("the trusted proxy localhost is at ") == 1);
    CHECK(log.count("no address of the trusted proxy nowhere.invalid is known") == 1);
}
