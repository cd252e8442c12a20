#include "server/store/read_only_database.hpp"

#include "server/store/sqlite/sqlite_connection.hpp"
#include "tests/store/await.hpp"
#include "tests/store/files.hpp"
#include "tests/store/samples.hpp"
#include "tests/store/temporary_folder.hpp"

#include <doctest/doctest.h>

#include <fstream>

using namespace mistward;
using namespace mistward::test;

namespace {

void store_game(store::Store& store, const std::string& room) {
    REQUIRE(await(store.create_room(sample_room(room))));
    REQUIRE(await(store.start_game(sample_start(room))));
}

std::string refusal(const std::filesystem::path& file) {
    try {
        store::ReadOnlyDatabase database(file);
    } catch (const store::OpenError& error) {
        return error.what();
    }
    return "";
}

}  // namespace

TEST_CASE("a database is read while a server writes to it, and each reading is of its moment") {
    const TemporaryFolder folder;
    const auto store = store::open_sqlite_store({folder / "m.db", {}, {}});
    store_game(*store, "r");
    store::ReadOnlyDatabase database(folder / "m.db");
    CHECK(database.damage().empty());
    CHECK(database.game_ids() == std::vector<std::string>{"r.1"});
    const auto before = database.find_game("r.1");
    REQUIRE(before);
    CHECK(before->entries.size() == 1);
    REQUIRE(await(store->append(sample_append("r", 1))));
    CHECK(database.find_game("r.1") == await(store->find_game("r.1")).value());
    CHECK(database.find_game("r.1")->entries.size() == 3);
    CHECK(!database.find_game("s.1"));
}

TEST_CASE("reading leaves the bytes of a database as they are") {
    const TemporaryFolder folder;
    store_game(*store::open_sqlite_store({folder / "m.db", {}, {}}), "r");
    const std::string bytes = bytes_of(folder / "m.db");
    {
        store::ReadOnlyDatabase database(folder / "m.db");
        CHECK(database.damage().empty());
        CHECK(database.find_game("r.1"));
    }
    CHECK(bytes_of(folder / "m.db") == bytes);
}

TEST_CASE("rows that refer to nothing are damage; a log with a gap says where it is") {
    const TemporaryFolder folder;
    {
        const auto store = store::open_sqlite_store({folder / "m.db", {}, {}});
        store_game(*store, "r");
        REQUIRE(await(store->append(sample_append("r", 1))));
    }
    store::SqliteConnection(folder / "m.db", "")
        .execute(
            "PRAGMA foreign_keys = OFF; DELETE FROM entries WHERE seq = 2; "
            "UPDATE seats SET room = 'gone' WHERE seat = 0");
    store::ReadOnlyDatabase database(folder / "m.db");
    REQUIRE(database.damage().size() == 1);
    CHECK(contains(database.damage().front(), "a row of seats refers to a row of rooms"));
    const auto entries = database.find_game("r.1")->entries;
    REQUIRE(entries.size() == 3);
    CHECK(entries[0] == sample_start("r").entries[0]);
    CHECK(entries[1] == store::Entry{});
    CHECK_FALSE(entries[2].decision.empty());
}

TEST_CASE("what is no database of this version is refused in one sentence, and not made one") {
    const TemporaryFolder folder;
    CHECK(contains(refusal(folder / "none.db"), "there is no database"));
    CHECK(!std::filesystem::exists(folder / "none.db"));
    std::ofstream(folder / "text.db") << std::string(4096, 'x');
    CHECK(contains(refusal(folder / "text.db"), "cannot be read"));
    std::ofstream(folder / "empty.db").close();
    CHECK(contains(refusal(folder / "empty.db"), "lacks 0001"));
    store::open_sqlite_store({folder / "m.db", {}, {}});
    store::SqliteConnection(folder / "m.db", "")
        .execute("DELETE FROM schema_migrations WHERE number = 19");
    CHECK(contains(refusal(folder / "m.db"), "lacks 0019_more_lessons.sql; `mistward migrate`"));
    store::SqliteConnection(folder / "m.db", "")
        .execute("UPDATE schema_migrations SET checksum = 'other' WHERE number = 2");
    CHECK(contains(refusal(folder / "m.db"), "another 0002"));
}
