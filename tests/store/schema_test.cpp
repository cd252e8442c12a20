#include "server/store/migrate.hpp"
#include "server/store/sqlite/sqlite_connection.hpp"
#include "server/store/store.hpp"
#include "tests/store/await.hpp"
#include "tests/store/files.hpp"
#include "tests/store/samples.hpp"
#include "tests/store/temporary_folder.hpp"

#include <doctest/doctest.h>

#include <fstream>
#include <iterator>

using namespace mistward;
using namespace mistward::test;

namespace {

std::string refusal_to_open(const std::filesystem::path& file) {
    try {
        store::open_sqlite_store({file, {}, {}});
    } catch (const store::OpenError& error) {
        return error.what();
    }
    return "";
}

/// A database of this version with one room, changed by `sql` behind the store's back.
void make_database(const std::filesystem::path& file, const std::string& sql) {
    REQUIRE(await(store::open_sqlite_store({file, {}, {}})->create_room(sample_room("r"))));
    store::SqliteConnection(file.string(), "").execute(sql);
}

}  // namespace

TEST_CASE("an empty folder gets a database with every migration recorded") {
    const TemporaryFolder folder;
    store::open_sqlite_store({folder / "m.db", {}, {}});
    store::SqliteConnection connection((folder / "m.db").string(), "");
    CHECK(connection.integer("SELECT count(*) FROM schema_migrations") ==
          static_cast<std::int64_t>(store::embedded_migrations(store::Dialect::Sqlite).size()));
    CHECK(connection.text("SELECT name FROM schema_migrations WHERE number = 1") ==
          "0001_rooms_and_games.sql");
    CHECK(connection.text("SELECT group_concat(name) FROM (SELECT name FROM sqlite_schema "
                          "WHERE type = 'table' ORDER BY name)") ==
          "audit,bans,chat,entries,game_sums,games,host_tilesets,invitations,kept_answers,people,"
          "played,"
          "players,progress,"
          "push_key,push_marks,push_subscriptions,reports,rooms,schema_migrations,seats,silences,"
          "tileset_choice,tilesets,time_seen,webhook_marks,webhooks");
}

TEST_CASE("migrations are numbered from 1 without a gap") {
    std::uint32_t expected = 0;
    for (const auto& migration : store::embedded_migrations(store::Dialect::Sqlite)) {
        CHECK(migration.number == ++expected);
        CHECK(!migration.sql.empty());
    }
}

TEST_CASE("opening again migrates nothing and keeps everything") {
    const TemporaryFolder folder;
    make_database(folder / "m.db", "UPDATE schema_migrations SET applied = 5");
    const auto store = store::open_sqlite_store({folder / "m.db", {}, {}});
    CHECK(await(store->find_room("r")).value().has_value());
    store::SqliteConnection connection((folder / "m.db").string(), "");
    CHECK(connection.integer("SELECT applied FROM schema_migrations") == 5);
}

TEST_CASE("a clean end leaves everything in one file") {
    const TemporaryFolder folder;
    make_database(folder / "m.db", "SELECT 1");
    auto store = store::open_sqlite_store({folder / "m.db", {}, {}});
    CHECK(std::filesystem::exists(folder / "m.db-wal"));
    REQUIRE(await(store->create_room(sample_room("s"))));
    store.reset();
    CHECK(!std::filesystem::exists(folder / "m.db-wal"));
    CHECK(await(store::open_sqlite_store({folder / "m.db", {}, {}})->find_room("s")).value());
}

TEST_CASE("the database can be read and written by its owner alone") {
    const TemporaryFolder folder;
    store::open_sqlite_store({folder / "m.db", {}, {}});
    using std::filesystem::perms;
    CHECK(std::filesystem::status(folder / "m.db").permissions() ==
          (perms::owner_read | perms::owner_write));
}

TEST_CASE("a database from a newer version is refused untouched") {
    const TemporaryFolder folder;
    make_database(folder / "m.db",
                  "INSERT INTO schema_migrations VALUES (99, '0099_future.sql', 'x', 0)");
    const std::string before = bytes_of(folder / "m.db");
    CHECK(contains(refusal_to_open(folder / "m.db"), "schema 99"));
    CHECK(bytes_of(folder / "m.db") == before);
}

TEST_CASE("a migration that was changed after its release is refused untouched") {
    const TemporaryFolder folder;
    make_database(folder / "m.db", "UPDATE schema_migrations SET checksum = 'other'");
    const std::string before = bytes_of(folder / "m.db");
    CHECK(contains(refusal_to_open(folder / "m.db"), "another 0001_rooms_and_games.sql"));
    CHECK(bytes_of(folder / "m.db") == before);
}

TEST_CASE("a database of another program is refused untouched") {
    const TemporaryFolder folder;
    store::SqliteConnection((folder / "m.db").string(), "").execute("CREATE TABLE notes (text)");
    const std::string before = bytes_of(folder / "m.db");
    CHECK(contains(refusal_to_open(folder / "m.db"), "not one of Mistward"));
    CHECK(bytes_of(folder / "m.db") == before);
}

TEST_CASE("a file that is no database is refused untouched") {
    const TemporaryFolder folder;
    const std::string text(4096, 'x');
    std::ofstream(folder / "m.db") << text;
    CHECK(contains(refusal_to_open(folder / "m.db"), "file is not a database"));
    CHECK(bytes_of(folder / "m.db") == text);
}

TEST_CASE("a missing folder is named") {
    const TemporaryFolder folder;
    CHECK(contains(refusal_to_open(folder / "none/m.db"), "none/m.db"));
}

TEST_CASE("a migration that fails leaves the schema as it was") {
    const TemporaryFolder folder;
    store::SqliteConnection connection((folder / "m.db").string(), "");
    const std::vector<store::Migration> bad{{1, "0001_good.sql", "CREATE TABLE good (a)"},
                                            {2, "0002_bad.sql", "CREATE TABLE bad (a; b)"}};
    CHECK_THROWS(store::migrate(connection, bad));
    CHECK(connection.integer("SELECT count(*) FROM sqlite_schema") == 0);
}

TEST_CASE("only the missing migrations are applied") {
    const TemporaryFolder folder;
    store::SqliteConnection connection((folder / "m.db").string(), "");
    const std::vector<store::Migration> both{{1, "0001_a.sql", "CREATE TABLE a (x)"},
                                             {2, "0002_b.sql", "CREATE TABLE b (x)"}};
    store::migrate(connection, std::span(both).first(1));
    connection.execute("INSERT INTO a VALUES (1)");
    store::check_schema(connection, both);
    store::migrate(connection, both);
    CHECK(connection.integer("SELECT count(*) FROM a") == 1);
    CHECK(connection.integer("SELECT max(number) FROM schema_migrations") == 2);
}

TEST_CASE(
    "migrating from the first schema keeps every game and its log, and admits a finished one") {
    const TemporaryFolder folder;
    store::SqliteConnection connection((folder / "m.db").string(), "");
    connection.execute("PRAGMA foreign_keys = ON");
    const auto migrations = store::embedded_migrations(store::Dialect::Sqlite);
    store::migrate(connection, std::span(migrations).first(1));
    connection.execute(
        "INSERT INTO rooms VALUES ('r', 'Friday', '{}', 'listed', 2, zeroblob(32), 'over', 1);"
        "INSERT INTO games VALUES ('r.1', 'r', 1, '{}', 'mists', 'd', '1', zeroblob(32), 'c', 2,"
        "                          3, 'lost', 'M-END-2');"
        "INSERT INTO entries VALUES ('r.1', 1, NULL, 'draw:14.3', NULL, 2),"
        "                           ('r.1', 2, 0, 'place:0,-1,0', 'c1', 3)");
    store::migrate(connection, migrations);
    CHECK(connection.text("SELECT group_concat(id || room || number || rules || outcome || reason) "
                          "FROM games") == "r.1r11lostM-END-2");
    CHECK(connection.text("SELECT group_concat(game || seq || decision, ' ') FROM entries") ==
          "r.11draw:14.3 r.12place:0,-1,0");
    CHECK(connection.integer("SELECT count(*) FROM pragma_foreign_key_check") == 0);
    CHECK_NOTHROW(connection.execute("UPDATE games SET outcome = 'finished'"));
    CHECK_THROWS(connection.execute("UPDATE games SET outcome = 'drawn'"));
    CHECK_THROWS(connection.execute("INSERT INTO entries VALUES ('x.1', 1, NULL, 'd', NULL, 2)"));
}

TEST_CASE("two servers do not share a database") {
    const TemporaryFolder folder;
    auto first = store::open_sqlite_store({folder / "m.db", {}, {}});
    CHECK(contains(refusal_to_open(folder / "m.db"), "in use by another Mistward server"));
    first.reset();
    CHECK(refusal_to_open(folder / "m.db").empty());
}
