#include "server/net/proxy_policy.hpp"

#include "tests/net/kept_log.hpp"

#include <doctest/doctest.h>

#include <string>
#include <vector>

using namespace mistward::net;
using boost::asio::ip::make_address;
using mistward::addresses::Network;
using mistward::addresses::read_network;
using mistward::net::test::KeptLog;

namespace {

const std::vector<Network> kTrusted{make_address("10.0.0.1"), make_address("::1"),
                                    *read_network("172.18.0.0/16"), *read_network("fd00::/8")};
using Fields = std::vector<std::pair<std::string, std::string>>;

Source source_by(const ProxyPolicy& policy, const std::string& peer, const Fields& fields) {
    Request request;
    request.message.target("/api/v1/rooms");
    for (const auto& [name, value] : fields) request.message.insert(name, value);
    return policy.source_of(request, {make_address(peer), false});
}

Source source(const std::string& peer, const Fields& fields) {
    return source_by(ProxyPolicy(kTrusted), peer, fields);
}

std::string address(const std::string& peer, const std::vector<std::string>& forwarded_for) {
    Fields fields;
    for (const auto& line : forwarded_for) fields.emplace_back("X-Forwarded-For", line);
    return source(peer, fields).address.to_string();
}

bool is_encrypted(const std::string& forwarded_for, const std::string& schemes) {
    return source("10.0.0.1", {{"X-Forwarded-For", forwarded_for}, {"X-Forwarded-Proto", schemes}})
        .encrypted;
}

std::string standard(const std::vector<std::string>& lines) {
    const ProxyPolicy policy(kTrusted, {}, ForwardedFields::Standard);
    Fields fields;
    for (const auto& line : lines) fields.emplace_back("Forwarded", line);
    const auto found = source_by(policy, "10.0.0.1", fields);
    return found.address.to_string() + (found.encrypted ? " by TLS" : "");
}

}  // namespace

TEST_CASE("nobody but a trusted proxy can say whom it speaks for") {
    CHECK(address("203.0.113.9", {"198.51.100.1"}) == "203.0.113.9");
    CHECK(address("10.0.0.1", {"198.51.100.1"}) == "198.51.100.1");
    CHECK(address("10.0.0.1", {}) == "10.0.0.1");
    CHECK(address("172.18.3.4", {"198.51.100.1"}) == "198.51.100.1");
    CHECK(address("172.19.3.4", {"198.51.100.1"}) == "172.19.3.4");
    CHECK(address("fd12::9", {"198.51.100.1"}) == "198.51.100.1");
}

TEST_CASE("the client is the last hop that is no trusted proxy, whatever it claims itself") {
    CHECK(address("10.0.0.1", {"192.0.2.1, 198.51.100.1"}) == "198.51.100.1");
    CHECK(address("10.0.0.1", {"192.0.2.1, 198.51.100.1,::1"}) == "198.51.100.1");
    CHECK(address("10.0.0.1", {"192.0.2.1", "198.51.100.1"}) == "198.51.100.1");
    CHECK(address("10.0.0.1", {"192.0.2.1, 172.18.0.9, 198.51.100.1"}) == "198.51.100.1");
    CHECK(address("10.0.0.1", {"192.0.2.1, 172.18.0.9", "172.18.0.7:80"}) == "192.0.2.1");
    CHECK(address("10.0.0.1", {"172.18.0.9, 172.18.0.7"}) == "172.18.0.9");
    CHECK(address("10.0.0.1", {""}) == "10.0.0.1");
    CHECK(address("10.0.0.1", {"198.51.100.1,", " , "}) == "198.51.100.1");
}

TEST_CASE("a client is told with or without a port, in every way that an address is written") {
    CHECK(address("10.0.0.1", {"203.0.113.7:51234"}) == "203.0.113.7");
    CHECK(address("10.0.0.1", {"[2001:db8::1]:443"}) == "2001:db8::1");
    CHECK(address("10.0.0.1", {"[2001:db8::1]"}) == "2001:db8::1");
    CHECK(address("10.0.0.1", {"2001:DB8::1"}) == "2001:db8::1");
    CHECK(address("10.0.0.1", {"\"[2001:db8::1]:443\""}) == "2001:db8::1");
    CHECK(address("10.0.0.1", {"\"203.0.113.7\""}) == "203.0.113.7");
    CHECK(address("10.0.0.1", {"::ffff:192.0.2.1"}) == "192.0.2.1");
    CHECK(address("10.0.0.1", {"[::ffff:172.18.0.7]:80, ::ffff:10.0.0.1"}) == "172.18.0.7");
    CHECK(address("10.0.0.1", {"fe80::1%eth0"}) == "fe80::1");
}

TEST_CASE("a client cannot swallow what the proxy says of it") {
    CHECK(address("10.0.0.1", {"\"x, 203.0.113.7"}) == "203.0.113.7");
    CHECK(address("10.0.0.1", {"\"", "203.0.113.7"}) == "203.0.113.7");
    CHECK(standard({"for=\"x, for=203.0.113.7"}) == "203.0.113.7");
    CHECK(standard({"for=\"x, for=\"[2001:db8::1]:80\""}) == "2001:db8::1");
    CHECK(standard({"for=192.0.2.1\\\"", "for=203.0.113.7;proto=http"}) == "203.0.113.7");
}

TEST_CASE("the scheme is that of the client's hop") {
    CHECK(source("10.0.0.1", {{"X-Forwarded-Proto", "https"}}).encrypted);
    CHECK_FALSE(source("10.0.0.1", {{"X-Forwarded-Proto", "http"}}).encrypted);
    CHECK_FALSE(source("10.0.0.1", {{"X-Forwarded-Proto", "https, http"}}).encrypted);
    CHECK_FALSE(source("203.0.113.9", {{"X-Forwarded-Proto", "https"}}).encrypted);
    CHECK(is_encrypted("203.0.113.7", "HTTPS"));
    CHECK(is_encrypted("203.0.113.7", "wss"));
    CHECK(is_encrypted("203.0.113.7, 172.18.0.9", "https, http"));
    CHECK(is_encrypted("203.0.113.7, 172.18.0.9", "https"));
    CHECK(is_encrypted("192.0.2.1, 203.0.113.7, 172.18.0.9", "http, https, http"));
    CHECK_FALSE(is_encrypted("203.0.113.7", "https, http"));
    CHECK_FALSE(is_encrypted("203.0.113.7, 172.18.0.9", "http, https"));
}

TEST_CASE("the standard field is read where the host says so, and then alone") {
    CHECK(standard({"for=192.0.2.60;proto=https;by=203.0.113.43"}) == "192.0.2.60 by TLS");
    CHECK(standard({"For=\"[2001:db8:cafe::17]:4711\""}) == "2001:db8:cafe::17");
    CHECK(standard({"for=192.0.2.43, for=\"172.18.0.9:80\";Proto=https"}) == "192.0.2.43");
    CHECK(standard({"for=192.0.2.43;proto=https", "for=172.18.0.9;proto=http"}) ==
          "192.0.2.43 by TLS");
    CHECK(standard({"for=192.0.2.43, for=198.51.100.17"}) == "198.51.100.17");
    CHECK(standard({"for=192.0.2.43, for=unknown"}) == "10.0.0.1");
    CHECK(standard({"for=192.0.2.43, proto=http"}) == "10.0.0.1");
    const ProxyPolicy policy(kTrusted, {}, ForwardedFields::Standard);
    CHECK(source_by(policy, "10.0.0.1", {{"X-Forwarded-For", "192.0.2.1"}}).address ==
          make_address("10.0.0.1"));
    CHECK(source("10.0.0.1", {{"Forwarded", "for=192.0.2.1"}}).address == make_address("10.0.0.1"));
}

TEST_CASE("whom a proxy names so that nobody can read it, it is itself, and the log says so once") {
    for (const auto* client :
         {"unknown", "_hidden", "nonsense", "203.0.113.7:x", "\"", "a\x01\xff"}) {
        CAPTURE(client);
        const ProxyPolicy policy(kTrusted);
        const KeptLog log;
        for (int i = 0; i < 3; ++i) {
            const Fields fields{{"X-Forwarded-For", std::string("192.0.2.1, ") + client}};
            CHECK(source_by(policy, "10.0.0.1", fields).address == make_address("10.0.0.1"));
        }
        CHECK(log.count("the proxy 10.0.0.1 names a client") == 1);
        CHECK(log.count("have it write an address, such as 203.0.113.7") == 1);
        CHECK(log.count("\x01") == 0);
        source_by(policy, "172.18.0.1", {{"X-Forwarded-For", client}});
        CHECK(log.count("the proxy 172.18.0.1 names a client") == 1);
    }
    CHECK(address("10.0.0.1", {"nonsense, ::1"}) == "::1");
}

TEST_CASE("a proxy that names no client is told of in the log, a balancer's checks are not") {
    const ProxyPolicy policy(kTrusted);
    const KeptLog log;
    Request check;
    check.message.target("/healthz?by=balancer");
    policy.source_of(check, {make_address("10.0.0.1"), false});
    check.message.target("/");
    check.message.method(http::verb::options);
    policy.source_of(check, {make_address("10.0.0.1"), false});
    CHECK(log.count("10.0.0.1") == 0);
    for (int i = 0; i < 3; ++i) source_by(policy, "10.0.0.1", {{"X-Real-IP", "203.0.113.7"}});
    CHECK(log.count(
              "10.0.0.1 is trusted as a proxy, and has sent a request without X-Forwarded-For") ==
          1);
}

TEST_CASE("a proxy nearby that was forgotten is told of in the log, a stranger's words are not") {
    const ProxyPolicy policy(kTrusted);
    const KeptLog log;
    for (int i = 0; i < 3; ++i) {
        source_by(policy, "192.168.0.9", {{"X-Forwarded-For", "203.0.113.7"}});
        source_by(policy, "203.0.113.9", {{"X-Forwarded-For", "203.0.113.7"}});
        source_by(policy, "192.168.0.8", {{"Via", "1.1 cache"}});
    }
    CHECK(log.count("if it is your proxy, give --trust-proxy 192.168.0.9") == 1);
    CHECK(log.count("203.0.113.9") == 0);
    CHECK(log.count("192.168.0.8") == 0);
}

TEST_CASE("a scheme that is none is ignored, and the log says so once") {
    const ProxyPolicy policy(kTrusted);
    const KeptLog log;
    for (int i = 0; i < 3; ++i) {
        CHECK_FALSE(source_by(policy, "10.0.0.1", {{"X-Forwarded-Proto", "TLSv1.3"}}).encrypted);
    }
    CHECK(log.count("says that a client speaks \"TLSv1.3\"") == 1);
}

TEST_CASE("the log is told of so many proxies, and of no more") {
    const ProxyPolicy policy({*read_network("10.0.0.0/8")});
    const KeptLog log;
    for (int i = 1; i < 200; ++i) {
        source_by(policy, "10.0.1." + std::to_string(i), {{"X-Forwarded-For", "unknown"}});
    }
    CHECK(log.count("names a client") == 32);
}
