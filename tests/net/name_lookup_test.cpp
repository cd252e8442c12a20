#include "server/net/name_lookup.hpp"

#include "server/work/begin.hpp"
#include "tests/net/name_server.hpp"

#include <doctest/doctest.h>
#include <boost/asio/io_context.hpp>

#include <chrono>
#include <list>
#include <optional>
#include <string>
#include <vector>

using namespace mistward;
using namespace std::chrono_literals;
namespace asio = boost::asio;
using mistward::test::NameServer;
using net::NameLookup;

namespace {

using Endpoints = NameLookup::Endpoints;

asio::awaitable<void> keep(NameLookup& lookup, std::string host, std::chrono::milliseconds time,
                           std::optional<Endpoints>& found) {
    found = co_await lookup.run(std::move(host), 443, time);
}

/// A lookup of its own, and what it found once it has ended.
struct LookedUp {
    LookedUp(asio::io_context& context, const NameServer& server, const std::string& host,
             std::chrono::milliseconds time)
        : lookup(context.get_executor(), server.address()) {
        work::begin(context.get_executor(), keep(lookup, host, time, found));
    }

    NameLookup lookup;
    std::optional<Endpoints> found;
};

Endpoints found(const NameServer& server, const std::string& host,
                std::chrono::milliseconds time = 1h) {
    asio::io_context context;
    LookedUp asked(context, server, host, time);
    context.run();
    return asked.found.value();
}

std::vector<std::string> texts(const Endpoints& endpoints) {
    std::vector<std::string> all;
    for (const auto& endpoint : endpoints) all.push_back(endpoint.address().to_string());
    return all;
}

}  // namespace

TEST_CASE("a name leads to the addresses of both kinds that a name server knows, with the port") {
    NameServer server;
    server.leads("both.test", {"192.0.2.1", "2001:db8::1", "192.0.2.2"});
    const auto all = found(server, "both.test");
    CHECK(all.size() == 3);
    for (const auto& endpoint : all) CHECK(endpoint.port() == 443);
    CHECK(server.questions() == std::vector<std::string>{"both.test", "both.test"});
    server.leads("one.test", {"192.0.2.7"});
    CHECK(texts(found(server, "one.test")) == std::vector<std::string>{"192.0.2.7"});
}

TEST_CASE("what the system's file of hosts has is asked of no name server") {
    NameServer server;
    CHECK_FALSE(found(server, "localhost").empty());
    CHECK(server.questions().empty());
}

TEST_CASE("a name that is none, or that there is not, leads nowhere") {
    NameServer server;
    for (const std::string& name : std::vector<std::string>{
             "none.test", "", ".", "a..b", "a b", std::string(64, 'a') + ".test",
             std::string(300, 'a'), std::string("nul\0.test", 9)}) {
        CAPTURE(name);
        CHECK(found(server, name).empty());
    }
}

TEST_CASE("a name that no server answers for is given up after its time") {
    NameServer server;
    server.is_silent_about("silent.test");
    CHECK(found(server, "silent.test", 50ms).empty());
    CHECK_FALSE(server.questions().empty());
}

TEST_CASE(
    "names that no server answers for do not delay the next one, and end when they are told") {
    NameServer server;
    server.leads("good.test", {"192.0.2.1"});
    asio::io_context context;
    std::list<LookedUp> silent;
    for (int i = 0; i < 60; ++i) {
        const std::string name = "silent" + std::to_string(i) + ".test";
        server.is_silent_about(name);
        silent.emplace_back(context, server, name, 1h);
    }
    LookedUp good(context, server, "good.test", 1h);
    while (!good.found) context.run_one();
    CHECK(texts(*good.found) == std::vector<std::string>{"192.0.2.1"});
    for (auto& asked : silent) {
        CHECK_FALSE(asked.found);
        asked.lookup.cancel();
    }
    context.run();
    for (auto& asked : silent) CHECK(asked.found.value().empty());
}

TEST_CASE("an answer without sense or end is none") {
    const std::vector<std::string> answers{
        "", std::string(500, '\xff'), std::string("\x81\x80\xff\xff\xff\xff\xff\xff\xff\xff", 10),
        std::string("\x83\x80\x00\x01\x00\x00\x00\x00\x00\x00", 10),  // cut off: ask by TCP
        std::string("\x81\x82\x00\x01\x00\x00\x00\x00\x00\x00", 10)};
    for (const std::string& bytes : answers) {
        CAPTURE(bytes);
        NameServer server;
        server.says(bytes);
        CHECK(found(server, "any.test", 50ms).empty());
    }
}

TEST_CASE("of a name with very many addresses some are taken") {
    NameServer server;
    std::vector<std::string> many;
    for (int i = 1; i <= 25; ++i) many.push_back("192.0.2." + std::to_string(i));
    server.leads("many.test", many);
    CHECK(found(server, "many.test").size() == 16);
}

TEST_CASE("a lookup that is cancelled before it begins, or taken down under way, is no harm") {
    NameServer server;
    server.is_silent_about("silent.test");
    asio::io_context context;
    {
        LookedUp early(context, server, "silent.test", 1h);
        early.lookup.cancel();
        context.run();
        CHECK(early.found.value().empty());
    }
    asio::io_context left;
    const LookedUp under_way(left, server, "silent.test", 1h);
    left.poll();
    CHECK_FALSE(under_way.found);
}

TEST_CASE("name servers are addresses, with ports or without") {
    for (const std::string text : {"9.9.9.9", "9.9.9.9:53", "9.9.9.9,[2620:fe::fe]:5353", "::1"}) {
        CAPTURE(text);
        CHECK(net::is_name_servers(text));
    }
    for (const std::string text : {"", ",", "dns.example.org", "9.9.9.999", "9.9.9.9:x"}) {
        CAPTURE(text);
        CHECK_FALSE(net::is_name_servers(text));
    }
}
