#include "server/store/migrate.hpp"
#include "server/store/sqlite/sqlite_connection.hpp"
#include "tests/store/commit_proxy.hpp"
#include "tests/store/files.hpp"
#include "tests/store/rows_to_move.hpp"

#include <doctest/doctest.h>

#include <fstream>

using namespace mistward;
using namespace mistward::test;
using store::Move;

namespace {

std::string refusal_to_move(const std::string& from, const std::string& to) {
    try {
        move_all(from, to);
    } catch (const store::OpenError& error) {
        return error.what();
    }
    return "";
}

}  // namespace

TEST_CASE("a table or column that one database lacks is named, and nothing is moved") {
    for (const auto& [change, table] :
         {std::pair("CREATE TABLE notes (id TEXT PRIMARY KEY)", "notes"),
          std::pair("ALTER TABLE rooms ADD COLUMN colour TEXT", "rooms")}) {
        const Databases databases;
        databases.sqlite()->execute(change);
        const std::string says = std::string("the table ") + table + " is not the same in both";
        CHECK(contains(refusal_to_move(databases.file(), databases.new_file()), says));
        CHECK(!std::filesystem::exists(databases.new_file()));
        if (kNoServer) continue;
        const std::string address = databases.address();
        CHECK(contains(refusal_to_move(databases.file(), address), says));
        databases.postgresql.connect()->execute(change);
        CHECK(contains(refusal_to_move(address, databases.new_file()), says));
    }
}

TEST_CASE("a column of a type that SQLite does not have is named" * doctest::skip(kNoServer)) {
    const Databases one;
    const Databases other;
    for (const Databases* each : {&one, &other}) {
        each->postgresql.connect()->execute("ALTER TABLE bans ADD COLUMN since TIMESTAMPTZ");
    }
    CHECK(contains(refusal_to_move(one.address(), other.address()), "the column bans.since has"));
}

TEST_CASE("what was copied and not kept is not there") {
    const Databases databases;
    fill(*databases.sqlite());
    Move(databases.file(), databases.new_file()).copy();
    CHECK(names_in(databases.folder) == std::vector<std::string>{"m.db", "m.db-shm", "m.db-wal",
                                                                 "m.db.lock", "m.db.mark",
                                                                 "new.db.lock"});
    if (kNoServer) return;
    Move(databases.file(), databases.address()).copy();
    CHECK(rows_in(databases.address()).empty());
}

TEST_CASE("a row that is refused on the way takes everything with it") {
    const Databases databases;
    fill(*databases.sqlite());
    databases.sqlite()->execute(
        "PRAGMA ignore_check_constraints = ON; UPDATE entries SET thought = -1 WHERE seq = 299");
    CHECK(contains(refusal_to_move(databases.file(), databases.new_file()), "CHECK constraint"));
    CHECK(refusal_to_move(databases.file(), databases.new_file()).size() < 400);
    CHECK(!std::filesystem::exists(databases.new_file()));
    if (kNoServer) return;
    const std::string address = databases.address();
    CHECK(contains(refusal_to_move(databases.file(), address), "check constraint"));
    CHECK(rows_in(address).empty());
}

TEST_CASE("rows that do not arrive are missed" * doctest::skip(kNoServer)) {
    const Databases databases;
    fill(*databases.sqlite());
    databases.postgresql.connect()->execute(
        "CREATE RULE none AS ON INSERT TO chat DO INSTEAD NOTHING");
    const std::string address = databases.address();
    CHECK(contains(refusal_to_move(databases.file(), address), "not all rows of chat"));
    CHECK(rows_in(address).empty());
}

TEST_CASE("a file that a server uses does not move, nor one that is not there") {
    const Databases databases;
    const auto server = store::open_sqlite_store({databases.file(), {}, {}});
    CHECK(contains(refusal_to_move(databases.file(), databases.new_file()),
                   "is in use by another Mistward server"));
    const std::string none = databases.folder / "none.db";
    CHECK(refusal_to_move(none, databases.new_file()) == "there is no database " + none);
    CHECK(!std::filesystem::exists(databases.new_file()));
    CHECK(!std::filesystem::exists(none));
}

TEST_CASE("nothing moves to a file that exists, or to where another database has left its log") {
    const Databases databases;
    const std::string bytes = bytes_of(databases.file());
    CHECK(contains(refusal_to_move(databases.file(), databases.file()), "exists already"));
    CHECK(bytes_of(databases.file()) == bytes);
    std::ofstream(databases.new_file() + "-wal") << "x";
    CHECK(refusal_to_move(databases.file(), databases.new_file()) ==
          databases.new_file() + "-wal exists already; choose another file");
    CHECK(!std::filesystem::exists(databases.new_file()));
}

TEST_CASE("a database with an older schema is to be migrated before it moves") {
    const TemporaryFolder folder;
    const std::string old = folder / "old.db";
    {
        store::SqliteConnection connection(old, "");
        const auto migrations = store::embedded_migrations(store::Dialect::Sqlite);
        store::migrate(connection, std::span(migrations).first(5));
    }
    CHECK(refusal_to_move(old, folder / "new.db") ==
          "the database " + old + " lacks 0006_retention.sql; `mistward migrate` applies it");
    if (kNoServer) return;
    const Databases databases;
    const TestDatabase empty;
    const std::string says = "lacks 0006_everything_until_now.sql; `mistward migrate` applies it";
    CHECK(contains(refusal_to_move(databases.file(), empty.address()), says));
    CHECK(contains(refusal_to_move(empty.address(), databases.new_file()), says));
}

TEST_CASE("nothing moves to a database that holds anything" * doctest::skip(kNoServer)) {
    for (const char* sql :
         {"INSERT INTO bans VALUES ('::1', '', 1, NULL)",
          "INSERT INTO audit (at, act, target, details) VALUES (1, '', '', '')"}) {
        const Databases databases;
        const auto database = databases.postgresql.connect();
        database->execute(sql);
        const auto before = all_rows(*database);
        CHECK(contains(refusal_to_move(databases.file(), databases.address()),
                       "is not empty: it has rows in "));
        CHECK(all_rows(*database) == before);
    }
}

TEST_CASE("nobody writes into a database while something moves there" * doctest::skip(kNoServer)) {
    const Databases databases;
    fill(*databases.sqlite());
    const auto other = databases.postgresql.connect();
    {
        Move move(databases.file(), databases.address());
        other->execute("SET lock_timeout = 1");
        CHECK_THROWS_WITH(other->execute("INSERT INTO bans VALUES ('::1', '', 1, NULL)"),
                          doctest::Contains("lock timeout"));
        move.copy();
        move.keep();
    }
    CHECK(rows_in(databases.address()) == rows_in(databases.file()));
}

TEST_CASE("when the last answer is lost, it is said how to find out what was moved" *
          doctest::skip(kNoServer)) {
    const Databases databases;
    fill(*databases.sqlite());
    CommitProxy proxy;
    Move move(databases.file(), proxy.by_way_of_it(databases.address()));
    move.copy();
    proxy.spoil_next(CommitProxy::Spoil::Answer);
    CHECK_THROWS_WITH_AS(move.keep(), doctest::Contains("if it has rooms now, everything was"),
                         store::OpenError);
    CHECK(rows_in(databases.address()) == rows_in(databases.file()));
}
