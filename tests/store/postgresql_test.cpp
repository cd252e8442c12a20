#ifdef MISTWARD_POSTGRESQL

#include "server/store/migrate.hpp"
#include "server/store/open_store.hpp"
#include "server/store/postgresql/address.hpp"
#include "server/store/postgresql/open_postgresql_store.hpp"
#include "server/store/postgresql/postgresql_connection.hpp"
#include "server/store/postgresql/postgresql_statement.hpp"
#include "tests/store/await.hpp"
#include "tests/store/commit_proxy.hpp"
#include "tests/store/failure_of.hpp"
#include "tests/store/samples.hpp"
#include "tests/store/test_database.hpp"

#include <doctest/doctest.h>

#include <boost/asio/ip/tcp.hpp>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <thread>

using namespace mistward;
using namespace mistward::test;
using namespace std::chrono_literals;
using store::Failure;
namespace asio = boost::asio;

namespace {

/// A store that does not wait as long as one that serves.
std::unique_ptr<store::Store> open_hasty(const std::string& address) {
    store::PostgresqlOptions options{address};
    options.patience.first_pause = 10ms;
    options.patience.longest_pause = 50ms;
    options.patience.doubt = 3s;
    return store::open_postgresql_store(options);
}

/// A store behind a proxy, and the way past it.
struct ProxiedStore {
    TestDatabase database;
    CommitProxy proxy;
    std::unique_ptr<store::Store> store = open_hasty(address());

    std::string address() const { return proxy.by_way_of_it(database.address()); }
    std::int64_t count(const std::string& sql) const {
        return database.connect()->integer("SELECT count(*) FROM " + sql);
    }
};

/// Ends every connection to the server but the one that does it.
void end_connections(store::Connection& connection, const std::string& which = "TRUE") {
    connection.integer(
        "SELECT count(pg_terminate_backend(pid, 5000)) FROM pg_stat_activity "
        "WHERE backend_type = 'client backend' AND pid <> pg_backend_pid() AND " +
        which);
}

void control(const std::string& what) {
    const std::string command = std::getenv("MISTWARD_TEST_POSTGRESQL_CONTROL") + (" " + what);
    REQUIRE(std::system(command.c_str()) == 0);
}

using PendingWrite = Pending<store::Result<void>>;

}  // namespace

TEST_CASE("parameters are numbered as PostgreSQL wants them") {
    CHECK(store::with_dollars("a = ? AND b = ?") == "a = $1 AND b = $2");
    CHECK(store::with_dollars("?2, ?1, '?', ?12") == "$2, $1, '?', $12");
}

TEST_CASE("an address is shown without its password") {
    const store::Address address("postgresql://ana:secret@db.example:5433/games?password=secret");
    CHECK(address.shown() == "postgresql://ana@db.example:5433/games");
    const store::Address two("postgresql://ana:secret@one:1,two:2/games");
    CHECK(two.shown() == "postgresql://ana@one:1,two:2/games");
    CHECK_THROWS_WITH_AS(store::Address("postgresql://ana:secret@db:x:y/?z"),
                         doctest::Contains("cannot be read"), store::OpenError);
    try {
        store::open_store({"postgresql://ana:secret@127.0.0.1:1/games"});
        FAIL("there is a server on port 1");
    } catch (const store::OpenError& error) {
        CHECK(std::string(error.what()).find("secret") == std::string::npos);
    }
}

TEST_CASE("an address with several hosts is tried at each" * doctest::skip(kNoServer)) {
    const store::Address address("postgresql://ana@one:1,two:2/games?target_session_attrs=any");
    const auto hosts = address.hosts();
    REQUIRE(hosts.size() == 2);
    const auto has = [&](std::size_t host, const char* keyword, const char* value) {
        return std::ranges::count(hosts[host],
                                  std::pair<std::string, std::string>(keyword, value)) == 1;
    };
    CHECK(has(0, "host", "one"));
    CHECK(has(0, "port", "1"));
    CHECK(has(1, "host", "two"));
    CHECK(has(1, "port", "2"));
    CHECK(has(1, "target_session_attrs", "any"));
    CHECK(store::Address("postgresql:///games").hosts().size() == 1);

    // One that takes connections and says nothing, and then the real one.
    asio::io_context io;
    const asio::ip::tcp::endpoint any_port(asio::ip::address_v4::loopback(), 0);
    const asio::ip::tcp::acceptor silent(io, any_port);
    const TestDatabase database;
    std::string text = database.address();
    const std::string before = "@";
    const std::string port = std::to_string(silent.local_endpoint().port());
    text.insert(text.find(before) + before.size(), "127.0.0.1:" + port + ",");
    store::PostgresqlOptions options{text};
    options.patience.connect = 100ms;
    CHECK(await(store::open_postgresql_store(options)->probe()));
}

TEST_CASE("texts come back as they were given" * doctest::skip(kNoServer)) {
    const TestDatabase database;
    const auto store = database.open();
    store::RoomRecord room = sample_room("r");
    room.name = "Nebel's \"\\ \xf0\x9f\x8c\xab $1 ?";
    room.setup = R"({ "level":1,  "game":"mists", "game":"mists"})";
    REQUIRE(await(store->create_room(room)));
    CHECK(await(store->find_room("r")).value()->summary.room == room);
}

TEST_CASE("a connection that was ended while nobody used it is noticed by nobody" *
          doctest::skip(kNoServer)) {
    const TestDatabase database;
    const auto store = database.open();
    REQUIRE(await(store->create_room(sample_room("r"))));
    for (const char* id : {"s", "t"}) {
        end_connections(*database.connect());
        CHECK(await(store->create_room(sample_room(id))));
        CHECK(await(store->find_room(id)).value());
    }
}

TEST_CASE("a connection that is ended in the midst of a batch refuses it as a whole" *
          doctest::skip(kNoServer)) {
    const TestDatabase database;
    const auto store = database.open();
    const auto watcher = database.connect();
    asio::io_context io;
    {
        const auto blocker = database.connect();
        const store::Transaction lock(*blocker, store::Access::Write);
        blocker->execute("LOCK TABLE rooms IN ACCESS EXCLUSIVE MODE");
        const PendingWrite write(io, store->create_room(sample_room("r")));
        const std::string waits = "wait_event_type = 'Lock'";
        while (watcher->integer("SELECT count(*) FROM pg_stat_activity WHERE " + waits) == 0) {
            io.poll();
        }
        end_connections(*watcher, waits);
        io.restart();
        io.run();
        CHECK(failure_of(write.get()) == Failure::Unavailable);
    }
    CHECK_FALSE(await(store->find_room("r")).value());
    CHECK(await(store->create_room(sample_room("r"))));
}

TEST_CASE("a reading whose connection is ended in its midst is done again" *
          doctest::skip(kNoServer)) {
    const TestDatabase database;
    const auto store = database.open();
    REQUIRE(await(store->create_room(sample_room("r"))));
    const auto watcher = database.connect();
    asio::io_context io;
    std::optional<Pending<store::Result<std::optional<store::StoredRoom>>>> reading;
    {
        const auto blocker = database.connect();
        const store::Transaction lock(*blocker, store::Access::Write);
        blocker->execute("LOCK TABLE rooms IN ACCESS EXCLUSIVE MODE");
        reading.emplace(io, store->find_room("r"));
        const std::string waits = "wait_event_type = 'Lock'";
        while (watcher->integer("SELECT count(*) FROM pg_stat_activity WHERE " + waits) == 0) {
            io.poll();
        }
        end_connections(*watcher, waits);
    }
    io.restart();
    io.run();
    CHECK(reading->get().value());
}

TEST_CASE("a COMMIT whose answer is lost is looked up, and is written once" *
          doctest::skip(kNoServer)) {
    ProxiedStore open;
    REQUIRE(await(open.store->create_room(sample_room("r"))));
    REQUIRE(await(open.store->start_game(sample_start("r"))));
    open.proxy.spoil_next(CommitProxy::Spoil::Answer);
    CHECK(await(open.store->append(sample_append("r", 1))));
    CHECK(open.count("entries") == 3);
    CHECK(await(open.store->append(sample_append("r", 3))));
    CHECK(open.count("entries") == 5);
}

TEST_CASE("what was in a COMMIT whose answer is lost has its own outcome" *
          doctest::skip(kNoServer)) {
    ProxiedStore open;
    REQUIRE(await(open.store->create_room(sample_room("r"))));
    open.proxy.spoil_next(CommitProxy::Spoil::Answer);
    CHECK(failure_of(await(open.store->create_room(sample_room("r")))) == Failure::Conflict);
    CHECK(await(open.store->create_room(sample_room("s"))));
}

TEST_CASE("a COMMIT that comes late fails once its batch was refused" * doctest::skip(kNoServer)) {
    ProxiedStore open;
    open.proxy.spoil_next(CommitProxy::Spoil::Command);
    CHECK(failure_of(await(open.store->create_room(sample_room("r")))) == Failure::Unavailable);
    open.proxy.let_through();
    CHECK(open.count("rooms") == 0);
    CHECK(await(open.store->create_room(sample_room("r"))));
}

TEST_CASE("what cannot be looked up is unknown, and the store goes on when the database is back" *
          doctest::skip(kNoServer)) {
    ProxiedStore open;
    open.proxy.spoil_next(CommitProxy::Spoil::Answer, true);
    CHECK(failure_of(await(open.store->create_room(sample_room("r")))) == Failure::Unknown);
    CHECK(failure_of(await(open.store->create_room(sample_room("s")))) == Failure::Unavailable);
    open.proxy.reconnect();
    while (!await(open.store->probe())) std::this_thread::yield();
    CHECK(await(open.store->find_room("r")).value());
    CHECK_FALSE(await(open.store->find_room("s")).value());
    CHECK(await(open.store->create_room(sample_room("s"))));
}

TEST_CASE("a store that closes does not wait for a database that is away" *
          doctest::skip(kNoServer)) {
    ProxiedStore open;
    open.proxy.spoil_next(CommitProxy::Spoil::Answer, true);
    asio::io_context io;
    const PendingWrite write(io, open.store->create_room(sample_room("r")));
    io.poll();
    const auto before = std::chrono::steady_clock::now();
    open.store->close();
    CHECK(std::chrono::steady_clock::now() - before < 2s);
    io.restart();
    io.run();
    CHECK_FALSE(write.get());
}

TEST_CASE("a server that stops and starts again is used as before" * doctest::skip(kNoServer)) {
    const TestDatabase database;
    const auto store = open_hasty(database.address());
    REQUIRE(await(store->create_room(sample_room("r"))));
    control("stop");
    CHECK(failure_of(await(store->create_room(sample_room("s")))) == Failure::Unavailable);
    CHECK(failure_of(await(store->find_room("r"))) == Failure::Unavailable);
    CHECK(failure_of(await(store->probe())) == Failure::Unavailable);
    control("start");
    while (!await(store->probe())) std::this_thread::yield();
    CHECK(await(store->find_room("r")).value());
    CHECK_FALSE(await(store->find_room("s")).value());
    CHECK(await(store->create_room(sample_room("s"))));
}

TEST_CASE("servers that start at once on an empty database migrate it once" *
          doctest::skip(kNoServer)) {
    const TestDatabase database;
    std::vector<std::thread> servers;
    std::atomic<int> open = 0;
    for (int i = 0; i < 6; ++i) {
        servers.emplace_back([&] {
            const auto store = database.open();
            if (await(store->probe())) ++open;
        });
    }
    for (std::thread& server : servers) server.join();
    CHECK(open == 6);
    const auto connection = database.connect();
    std::string names;
    for (const auto& migration : store::embedded_migrations(store::Dialect::Postgresql)) {
        names += (names.empty() ? "" : " ") + migration.name;
    }
    CHECK(connection->text("SELECT string_agg(name, ' ' ORDER BY number) FROM schema_migrations") ==
          names);
    // Whoever stops in good manners leaves no row.
    CHECK(connection->integer("SELECT count(*) FROM nodes") == 0);
}

TEST_CASE("servers see each other's decisions" * doctest::skip(kNoServer)) {
    const TestDatabase database;
    const auto one = database.open();
    const auto other = database.open();
    REQUIRE(await(one->create_room(sample_room("r"))));
    REQUIRE(await(one->start_game(sample_start("r"))));
    CHECK(await(one->append(sample_append("r", 1))));
    REQUIRE(await(one->release("r")));
    CHECK(await(other->find_room("r")).value()->entries.size() == 3);
    REQUIRE(await(other->claim("r")).value().own);
    CHECK(failure_of(await(other->append(sample_append("r", 1)))) == Failure::Conflict);
    CHECK(await(other->append(sample_append("r", 3))));
}

/// A server that gives up waiting for its standby says that it has committed, and cannot know.
TEST_CASE("what the standby may not have counts as in doubt" * doctest::skip(kNoServer)) {
    const TestDatabase database;
    const auto store = open_hasty(database.address());
    const auto connection = database.connect();
    const auto wait_for_standby = [&](const char* name) {
        connection->execute(std::string("ALTER SYSTEM SET synchronous_standby_names = '") + name +
                            "'");
        connection->integer("SELECT CAST(pg_reload_conf() AS INT)");
        while (connection->text("SELECT setting FROM pg_settings WHERE name = "
                                "'synchronous_standby_names'") != name) {
        }
    };
    const std::string waiting = "pg_stat_activity WHERE wait_event = 'SyncRep'";
    const auto wait_until_it_waits = [&](std::int64_t but) {
        std::int64_t pid = 0;
        const auto until = std::chrono::steady_clock::now() + 10s;
        while (pid == 0 && std::chrono::steady_clock::now() < until) {
            pid = connection->integer("SELECT coalesce(max(pid), 0) FROM " + waiting +
                                      " AND pid <> " + std::to_string(but));
        }
        return pid;
    };
    REQUIRE(await(store->create_room(sample_room("r"))));
    wait_for_standby("nobody");
    asio::io_context io;
    const PendingWrite write(io, store->start_game(sample_start("r")));
    std::thread runner([&] { io.run(); });
    const std::int64_t pid = wait_until_it_waits(0);
    CHECK(pid != 0);
    connection->integer("SELECT CAST(pg_cancel_backend(" + std::to_string(pid) + ") AS INT)");
    CHECK(wait_until_it_waits(pid) != 0);
    CHECK_FALSE(write.ready());
    wait_for_standby("");
    runner.join();
    CHECK(write.get());
}

TEST_CASE("a database of another program is refused, and one from a newer version" *
          doctest::skip(kNoServer)) {
    const TestDatabase foreign;
    foreign.connect()->execute("CREATE TABLE notes (text TEXT)");
    CHECK_THROWS_WITH_AS(foreign.open(), doctest::Contains("not those of Mistward"),
                         store::OpenError);
    const TestDatabase newer;
    newer.open();
    newer.connect()->execute("INSERT INTO schema_migrations VALUES (99, '0099_later.sql', 'x', 0)");
    CHECK_THROWS_WITH_AS(newer.open(), doctest::Contains("schema 99"), store::OpenError);
}

#endif
