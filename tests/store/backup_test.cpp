#include "server/store/sqlite/backup.hpp"

#include "server/store/sqlite/sqlite_connection.hpp"
#include "server/store/store.hpp"
#include "tests/store/await.hpp"
#include "tests/store/files.hpp"
#include "tests/store/samples.hpp"
#include "tests/store/temporary_folder.hpp"

#include <doctest/doctest.h>

#include <atomic>
#include <thread>

using namespace mistward;
using namespace mistward::test;
using std::filesystem::path;
using store::Existing;

namespace {

std::unique_ptr<store::Store> open(const path& file) {
    return store::open_sqlite_store({file, {}, {}});
}

bool has_room(const path& file, const std::string& room) {
    return await(open(file)->find_room(room)).value().has_value();
}

void add_room(const path& file, const std::string& room) {
    REQUIRE(await(open(file)->create_room(sample_room(room))));
}

std::string refusal(const auto& act) {
    try {
        act();
    } catch (const store::OpenError& error) {
        return error.what();
    }
    return "";
}

/// Overwrites a page in the middle of the file.
void damage(const path& file) {
    std::fstream out(file, std::ios::binary | std::ios::in | std::ios::out);
    out.seekp(4096 * 2);
    out << std::string(4096, '\xff');
}

}  // namespace

TEST_CASE("a backup of a database in use holds what was acknowledged, in one private file") {
    const TemporaryFolder folder;
    const auto live = open(folder / "m.db");
    REQUIRE(await(live->create_room(sample_room("r"))));
    REQUIRE(await(live->start_game(sample_start("r"))));
    store::back_up(folder / "m.db", folder / "backup.db", Existing::Keep);
    REQUIRE(await(live->append(sample_append("r", 1))));

    CHECK(names_in(folder) == std::vector<std::string>{"backup.db", "m.db", "m.db-shm", "m.db-wal",
                                                       "m.db.lock", "m.db.mark"});
    using std::filesystem::perms;
    CHECK(std::filesystem::status(folder / "backup.db").permissions() ==
          (perms::owner_read | perms::owner_write));
    CHECK(await(live->find_room("r")).value()->entries.size() == 3);
    CHECK(await(open(folder / "backup.db")->find_room("r")).value()->entries.size() == 1);
}

TEST_CASE("a backup that is taken while others write is one moment of the log") {
    const TemporaryFolder folder;
    const auto live = open(folder / "m.db");
    REQUIRE(await(live->create_room(sample_room("r"))));
    REQUIRE(await(live->start_game(sample_start("r"))));
    std::atomic<std::uint64_t> acknowledged = 1;
    std::atomic<bool> enough = false;
    std::thread writer([&] {
        while (!enough) {
            REQUIRE(await(live->append(sample_append("r", acknowledged))));
            acknowledged += 2;
        }
    });
    for (int i = 0; i < 5; ++i) {
        const std::uint64_t before = acknowledged;
        store::back_up(folder / "m.db", folder / "backup.db", Existing::Replace);
        const std::uint64_t after = acknowledged + 2;  // one may be on disk and not yet answered
        const auto entries = await(open(folder / "backup.db")->find_room("r")).value()->entries;
        CHECK(entries.size() >= before);
        CHECK(entries.size() <= after);
        CHECK(entries.size() % 2 == 1);
        for (const char* leftover : {"backup.db-wal", "backup.db-shm", "backup.db.lock"}) {
            std::filesystem::remove(folder / leftover);
        }
    }
    enough = true;
    writer.join();
}

TEST_CASE("a target that exists is kept unless it is to be replaced") {
    const TemporaryFolder folder;
    add_room(folder / "m.db", "r");
    std::ofstream(folder / "backup.db") << "mine";
    CHECK(contains(
        refusal([&] { store::back_up(folder / "m.db", folder / "backup.db", Existing::Keep); }),
        "backup.db exists already"));
    CHECK(bytes_of(folder / "backup.db") == "mine");
    store::back_up(folder / "m.db", folder / "backup.db", Existing::Replace);
    CHECK(has_room(folder / "backup.db", "r"));
}

TEST_CASE("a database is no target for its own backup, by any of its names") {
    const TemporaryFolder folder;
    add_room(folder / "m.db", "r");
    std::filesystem::create_symlink(folder / "m.db", folder / "link.db");
    CHECK(contains(
        refusal([&] { store::back_up(folder / "m.db", folder / "link.db", Existing::Replace); }),
        "the database itself"));
    CHECK(has_room(folder / "m.db", "r"));
}

TEST_CASE("what is no sound database of ours is not backed up, and leaves nothing behind") {
    const TemporaryFolder folder;
    add_room(folder / "damaged.db", "r");
    damage(folder / "damaged.db");
    std::ofstream(folder / "text.db") << std::string(4096, 'x');
    std::ofstream(folder / "empty.db");
    store::SqliteConnection((folder / "other.db").string(), "")
        .execute("CREATE TABLE notes (text)");
    const auto refused = [&](const char* name) {
        return refusal(
            [&] { store::back_up(folder / name, folder / "backup.db", Existing::Keep); });
    };
    CHECK(!refused("damaged.db").empty());
    CHECK(contains(refused("text.db"), "file is not a database"));
    CHECK(contains(refused("empty.db"), "is empty, not a database of Mistward"));
    CHECK(contains(refused("other.db"), "not one of Mistward"));
    CHECK(contains(refused("none.db"), "there is no database"));
    for (const std::string& name : names_in(folder)) CHECK(!name.starts_with("backup"));
}

TEST_CASE("a restored database is the backup, and the old one is kept beside it") {
    const TemporaryFolder folder;
    add_room(folder / "m.db", "old");
    store::back_up(folder / "m.db", folder / "backup.db", Existing::Keep);
    add_room(folder / "m.db", "new");
    const auto kept = store::restore(folder / "backup.db", folder / "m.db");
    CHECK(has_room(folder / "m.db", "old"));
    CHECK(!has_room(folder / "m.db", "new"));
    REQUIRE(kept);
    CHECK(has_room(*kept, "new"));
}

TEST_CASE("what only the WAL of the old database holds is kept, and not read into the new one") {
    const TemporaryFolder folder;
    add_room(folder / "m.db", "old");
    store::back_up(folder / "m.db", folder / "backup.db", Existing::Keep);
    // A connection of its own never checkpoints: the row stays in the WAL as after a kill -9.
    store::SqliteConnection(folder / "m.db", "").execute("UPDATE rooms SET id = 'in_wal'");
    REQUIRE(std::filesystem::file_size(folder / "m.db-wal") > 0);
    const auto kept = store::restore(folder / "backup.db", folder / "m.db");
    CHECK(has_room(folder / "m.db", "old"));
    REQUIRE(kept);
    CHECK(has_room(*kept, "in_wal"));
}

TEST_CASE("a database that cannot be read any more is replaced, and kept with its WAL") {
    const TemporaryFolder folder;
    add_room(folder / "good.db", "r");
    std::ofstream(folder / "m.db") << std::string(4096, 'x');
    std::ofstream(folder / "m.db-wal") << "rest";
    const auto kept = store::restore(folder / "good.db", folder / "m.db");
    CHECK(has_room(folder / "m.db", "r"));
    REQUIRE(kept);
    CHECK(bytes_of(*kept) == std::string(4096, 'x'));
    CHECK(bytes_of(kept->string() + "-wal") == "rest");
}

TEST_CASE("a backup is restored where no database is") {
    const TemporaryFolder folder;
    add_room(folder / "backup.db", "r");
    CHECK(!store::restore(folder / "backup.db", folder / "m.db"));
    CHECK(has_room(folder / "m.db", "r"));
}

TEST_CASE("nothing is restored over a database in use, nor from a bad or newer backup") {
    const TemporaryFolder folder;
    add_room(folder / "backup.db", "b");
    add_room(folder / "newer.db", "n");
    store::SqliteConnection(folder / "newer.db", "")
        .execute("INSERT INTO schema_migrations VALUES (99, '0099_future.sql', 'x', 0)");
    add_room(folder / "damaged.db", "d");
    damage(folder / "damaged.db");
    add_room(folder / "m.db", "r");
    const auto refused = [&](const char* name) {
        return refusal([&] { store::restore(folder / name, folder / "m.db"); });
    };
    {
        const auto live = open(folder / "m.db");
        CHECK(contains(refused("backup.db"), "in use by another Mistward server"));
    }
    {
        store::SqliteConnection reader(folder / "m.db", "");
        store::Transaction reading(reader, store::Access::Read);
        REQUIRE(reader.integer("SELECT count(*) FROM rooms") == 1);
        CHECK(contains(refused("backup.db"), "in use by another program"));
    }
    CHECK(contains(refused("newer.db"), "schema 99"));
    CHECK(!refused("damaged.db").empty());
    CHECK(contains(refused("m.db"), "the database itself"));
    CHECK(has_room(folder / "m.db", "r"));
}
