#ifdef MISTWARD_POSTGRESQL

#include "server/store/postgresql/open_postgresql_store.hpp"
#include "tests/net/kept_log.hpp"
#include "tests/store/await.hpp"
#include "tests/store/failure_of.hpp"
#include "tests/store/samples.hpp"
#include "tests/store/test_database.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <chrono>
#include <memory>
#include <thread>
#include <vector>

using namespace mistward;
using namespace mistward::test;
using namespace std::chrono_literals;
using store::Failure;

namespace {

/// Servers on one database.
struct Servers {
    TestDatabase database;

    std::unique_ptr<store::Store> open(std::chrono::milliseconds lease = 7s) const {
        store::PostgresqlOptions options{database.address()};
        options.patience.lease = lease;
        return store::open_postgresql_store(options);
    }
    std::int64_t count(const std::string& sql) const {
        return database.connect()->integer("SELECT count(*) FROM " + sql);
    }
};

/// Until that server has seen that it runs alone.
void outlive_others(store::Store& server) {
    while (await(server.renew()).value().size() > 1) std::this_thread::yield();
}

}  // namespace

TEST_CASE("a new room is at work at the server that made it, and others cannot write to it" *
          doctest::skip(kNoServer)) {
    const Servers servers;
    const auto one = servers.open();
    const auto other = servers.open();
    REQUIRE(await(one->serve_at("192.0.2.1", 80)) == "192.0.2.1:80");
    REQUIRE(await(one->create_room(sample_room("r"))));
    CHECK(await(one->lease("r")).value().own);
    const auto seen = await(other->claim("r")).value();
    CHECK_FALSE(seen.own);
    CHECK(seen.address == "192.0.2.1:80");
    CHECK(await(other->lease("r")).value().address == "192.0.2.1:80");
    CHECK(failure_of(await(other->take_seat({"r", sample_seat(0, "Ana")}))) == Failure::Conflict);
    CHECK(failure_of(await(other->start_game(sample_start("r")))) == Failure::Conflict);
    CHECK(failure_of(await(other->append(sample_append("r", 0)))) == Failure::Conflict);
    CHECK(failure_of(await(other->change_room(sample_room("r")))) == Failure::Conflict);
    CHECK(failure_of(await(other->free_seat({"r", 0}))) == Failure::Conflict);
    CHECK(failure_of(await(other->replace_seat({"r", sample_seat(0, "Ana")}))) ==
          Failure::Conflict);
    CHECK(failure_of(await(other->say({"r", {}}))) == Failure::Conflict);
    CHECK(await(one->start_game(sample_start("r"))));
}

TEST_CASE("a room that is given back is anybody's" * doctest::skip(kNoServer)) {
    const Servers servers;
    const auto one = servers.open();
    const auto other = servers.open();
    REQUIRE(await(one->create_room(sample_room("r"))));
    REQUIRE(await(one->create_room(sample_room("s"))));
    SUBCASE("one") { REQUIRE(await(one->release("r"))); }
    SUBCASE("all") { REQUIRE(await(one->release_all())); }
    CHECK(failure_of(await(one->take_seat({"r", sample_seat(0, "Ana")}))) == Failure::Conflict);
    CHECK(await(other->lease("r")).value().own);
    CHECK(await(other->claim("r")).value().own);
    CHECK(await(other->take_seat({"r", sample_seat(0, "Ana")})));
    CHECK_FALSE(await(one->claim("r")).value().own);
}

TEST_CASE("a server that ends gives back its rooms" * doctest::skip(kNoServer)) {
    const Servers servers;
    const auto other = servers.open();
    {
        const auto one = servers.open();
        REQUIRE(await(one->create_room(sample_room("r"))));
    }
    CHECK(await(other->claim("r")).value().own);
    CHECK(servers.count("nodes") == 1);
}

TEST_CASE("of servers that claim a room at once, one gets it" * doctest::skip(kNoServer)) {
    const Servers servers;
    std::vector<std::unique_ptr<store::Store>> open;
    for (int i = 0; i < 4; ++i) open.push_back(servers.open());
    for (int round = 0; round < 20; ++round) {
        const std::string room = "r" + std::to_string(round);
        REQUIRE(await(open[0]->create_room(sample_room(room))));
        REQUIRE(await(open[0]->release(room)));
        std::vector<char> got(open.size());
        std::vector<std::thread> threads;
        for (std::size_t i = 0; i < open.size(); ++i) {
            threads.emplace_back(
                [&, i] { got[i] = await(open[i]->claim(room)).value().own ? 1 : 0; });
        }
        for (std::thread& thread : threads) thread.join();
        CHECK(std::ranges::count(got, 1) == 1);
    }
}

TEST_CASE("a server that is late loses its rooms, and can write nothing as it was" *
          doctest::skip(kNoServer)) {
    const Servers servers;
    const auto late = servers.open(50ms);
    REQUIRE(await(late->create_room(sample_room("r"))));
    const auto tenure = late->tenure();
    const auto other = servers.open();
    CHECK_FALSE(await(other->claim("r")).value().own);
    outlive_others(*other);
    CHECK_FALSE(late->tenure().lasts());
    CHECK(await(other->claim("r")).value().own);
    const net::test::KeptLog log;
    // The first transaction fails as a whole; then it is another server, which never had the room.
    CHECK(failure_of(await(late->take_seat({"r", sample_seat(0, "Ana")}))) == Failure::Unavailable);
    CHECK(failure_of(await(late->take_seat({"r", sample_seat(0, "Ana")}))) == Failure::Conflict);
    CHECK(late->tenure().number == tenure.number + 1);
    // All went as it should, so nobody is to be woken for it.
    CHECK(log.count("others have taken over from this server") == 1);
    CHECK(log.count("[error]") == 0);
    REQUIRE(await(late->create_room(sample_room("s"))));
    CHECK(failure_of(await(late->take_seat({"r", sample_seat(0, "Ana")}))) == Failure::Conflict);
    CHECK(await(other->take_seat({"r", sample_seat(0, "Ben")})));
    CHECK(await(other->find_room("r")).value()->summary.seats.at(0).name == "Ben");
}

TEST_CASE("a server that is late and that nobody has missed goes on" * doctest::skip(kNoServer)) {
    const Servers servers;
    const auto late = servers.open(1ms);
    REQUIRE(await(late->create_room(sample_room("r"))));
    while (late->tenure().lasts()) std::this_thread::yield();
    CHECK(await(late->take_seat({"r", sample_seat(0, "Ana")})));
    CHECK(late->tenure().number == 0);
}

TEST_CASE("every write renews the tenure" * doctest::skip(kNoServer)) {
    const Servers servers;
    const auto server = servers.open();
    const auto before = server->tenure().until;
    REQUIRE(await(server->probe()));
    CHECK(server->tenure().until > before);
    CHECK(server->tenure().lasts());
}

TEST_CASE("whoever serves where another did has outlived that" * doctest::skip(kNoServer)) {
    const Servers servers;
    const auto killed = servers.open();
    REQUIRE(await(killed->serve_at("127.0.0.1", 8080)));
    REQUIRE(await(killed->create_room(sample_room("r"))));
    const auto restarted = servers.open();
    CHECK_FALSE(await(restarted->claim("r")).value().own);
    CHECK(await(restarted->serve_at("127.0.0.1", 8080)) == "127.0.0.1:8080");
    CHECK(await(restarted->claim("r")).value().own);
    CHECK(failure_of(await(killed->take_seat({"r", sample_seat(0, "Ana")}))) ==
          Failure::Unavailable);
}

TEST_CASE("without a host, a server is where it reaches the database from" *
          doctest::skip(kNoServer)) {
    const Servers servers;
    CHECK(await(servers.open()->serve_at("", 8080)) == "127.0.0.1:8080");
    CHECK(await(servers.open()->serve_at("::1", 8080)) == "[::1]:8080");
}

TEST_CASE("nobody has the lease of a room that is not there" * doctest::skip(kNoServer)) {
    const Servers servers;
    const auto server = servers.open();
    CHECK(await(server->claim("none")).value().own);
    CHECK(servers.count("leases") == 0);
}

TEST_CASE("rooms that go on by themselves are told if they are at work nowhere" *
          doctest::skip(kNoServer)) {
    const Servers servers;
    const auto one = servers.open();
    const auto other = servers.open();
    REQUIRE(await(one->create_room(sample_room("r"))));
    store::StartGame start = sample_start("r");
    start.room.options = R"({"timer": {"seconds": 60}})";
    REQUIRE(await(one->start_game(start)));
    CHECK(await(other->restless_rooms()).value().empty());
    REQUIRE(await(one->release("r")));
    CHECK(await(other->restless_rooms()).value() == std::vector<std::string>{"r"});
}

TEST_CASE("the servers that run are told, with their rooms" * doctest::skip(kNoServer)) {
    const Servers servers;
    const auto one = servers.open();
    const auto other = servers.open();
    REQUIRE(await(one->serve_at("192.0.2.1", 80)));
    REQUIRE(await(one->create_room(sample_room("r"))));
    REQUIRE(await(other->renew()).value().size() == 2);
    const auto nodes = await(other->nodes()).value();
    REQUIRE(nodes.size() == 2);
    const auto& first = nodes[0].own ? nodes[1] : nodes[0];
    CHECK(first.address == "192.0.2.1:80");
    CHECK(first.rooms == 1);
    CHECK(first.lasts_ms > 0);
    CHECK(nodes[0].own != nodes[1].own);
    CHECK(one->secret() == other->secret());
    CHECK(one->secret().size() == 72);
}

TEST_CASE("a room that is not there is nobody's" * doctest::skip(kNoServer)) {
    const Servers servers;
    const auto server = servers.open();
    CHECK_FALSE(await(server->lease("nosuchroom")).value().is_of_a_room);
    CHECK_FALSE(await(server->claim("nosuchroom")).value().is_of_a_room);
    CHECK(servers.count("leases") == 0);
    REQUIRE(await(server->create_room(sample_room("r"))));
    CHECK(await(server->lease("r")).value().is_of_a_room);
}

TEST_CASE("what is announced at one server is known at all" * doctest::skip(kNoServer)) {
    const Servers servers;
    const auto one = servers.open();
    const auto other = servers.open();
    CHECK_FALSE(await(other->announcement()).value());
    for (const auto until : {std::optional<std::int64_t>(), std::optional<std::int64_t>(9)}) {
        const std::optional record = store::AnnouncementRecord{"Restart at eight.", 5, until};
        REQUIRE(await(one->announce(record)));
        CHECK(await(other->announcement()).value() == record);
    }
    REQUIRE(await(other->announce({})));
    CHECK_FALSE(await(one->announcement()).value());
}

TEST_CASE("all servers that run drain, and none that starts later" * doctest::skip(kNoServer)) {
    const Servers servers;
    const auto one = servers.open();
    const auto other = servers.open();
    const store::DrainRecord drain{true, 12'345};
    REQUIRE(await(one->drain(drain)));
    const auto later = servers.open();
    const auto nodes = await(other->renew()).value();
    REQUIRE(nodes.size() == 3);
    CHECK(std::ranges::count(nodes, drain, &store::NodeRecord::drain) == 2);
    CHECK(await(later->nodes()).value().back().drain == store::DrainRecord());
    REQUIRE(await(later->drain({})));
    CHECK(std::ranges::count(await(one->renew()).value(), drain, &store::NodeRecord::drain) == 0);
}

#endif
