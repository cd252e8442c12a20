#include "server/store/sqlite/mark.hpp"
#include "server/store/sqlite/sqlite_connection.hpp"
#include "tests/store/await.hpp"
#include "tests/store/child.hpp"
#include "tests/store/failure_of.hpp"
#include "tests/store/samples.hpp"
#include "tests/store/temporary_folder.hpp"
#include "tests/store/test_vfs.hpp"

#include <doctest/doctest.h>
#include <sqlite3.h>

#include <csignal>
#include <set>

using namespace mistward;
using namespace mistward::test;
using store::Failure;

namespace {

constexpr int kExitIoError = 74;

void start_game(store::Store& store) {
    REQUIRE(await(store.create_room(sample_room("r"))));
    REQUIRE(await(store.start_game(sample_start("r"))));
}

/// Appends until the store refuses; the number of entries that were accepted.
std::uint64_t append_until_refused(store::Store& store) {
    std::uint64_t seq = 1;
    for (;;) {
        const auto appended = await(store.append(sample_append("r", seq)));
        if (!appended) {
            CHECK(failure_of(appended) == Failure::Unavailable);
            return seq;
        }
        seq += 2;
    }
}

}  // namespace

TEST_CASE("a full database refuses writes, keeps its log and is readable") {
    const TemporaryFolder folder;
    const auto store = store::open_sqlite_store({folder / "m.db", 128 * 1024, {}});
    start_game(*store);
    const std::uint64_t accepted = append_until_refused(*store);
    CHECK(accepted > 100);
    CHECK(await(store->find_room("r")).value()->entries.size() == accepted);
    CHECK(failure_of(await(store->append(sample_append("r", accepted)))) == Failure::Unavailable);
}

TEST_CASE("after a full disk the store works again when space is back") {
    const TemporaryFolder folder;
    TestVfs vfs;
    const auto store = store::open_sqlite_store({folder / "m.db", {}, vfs.name()});
    start_game(*store);
    const store::StoredRoom before = await(store->find_room("r")).value().value();
    {
        const Watch watch(vfs, {[] { return SQLITE_FULL; }, {}, {}});
        CHECK(failure_of(await(store->append(sample_append("r", 1)))) == Failure::Unavailable);
        CHECK(await(store->find_room("r")).value() == before);
    }
    CHECK(await(store->append(sample_append("r", 1))));
    CHECK(await(store->find_room("r")).value()->entries.size() == 3);
}

TEST_CASE("a bigger quota makes a full database writable again") {
    const TemporaryFolder folder;
    std::uint64_t accepted = 0;
    {
        const auto store = store::open_sqlite_store({folder / "m.db", 128 * 1024, {}});
        start_game(*store);
        accepted = append_until_refused(*store);
    }
    const auto store = store::open_sqlite_store({folder / "m.db", {}, {}});
    CHECK(await(store->append(sample_append("r", accepted))));
}

TEST_CASE("a full database can be pruned, and works again after it") {
    const TemporaryFolder folder;
    const auto store = store::open_sqlite_store({folder / "m.db", 288 * 1024, {}});
    start_game(*store);
    int rooms = 0;
    while (await(store->create_room(sample_room("old" + std::to_string(100 + rooms))))) ++rooms;
    REQUIRE(rooms > 100);
    append_until_refused(*store);
    for (int i = 0; i < rooms; ++i) {
        const auto pruned = await(store->prune(
            {store::Ageing::UnstartedRoom, {"old" + std::to_string(100 + i)}, 2000, 3000}));
        REQUIRE(pruned);
        CHECK(pruned->rows == 1);
    }
    const std::size_t before = await(store->find_room("r")).value()->entries.size();
    CHECK(await(store->append(sample_append("r", before))));
}

TEST_CASE("a disk that can only be read refuses writes, and works again when it can be written") {
    const TemporaryFolder folder;
    TestVfs vfs;
    const auto store = store::open_sqlite_store({folder / "m.db", {}, vfs.name()});
    start_game(*store);
    const store::StoredRoom before = await(store->find_room("r")).value().value();
    {
        const Watch watch(vfs, {[] { return SQLITE_READONLY; }, {}, {}});
        CHECK(failure_of(await(store->append(sample_append("r", 1)))) == Failure::Unavailable);
        CHECK(await(store->prune({store::Ageing::AbandonedRoom, {"r"}, 9000, 9000})).error() ==
              Failure::Unavailable);
        CHECK(failure_of(await(store->probe())) == Failure::Unavailable);
        CHECK(await(store->find_room("r")).value() == before);
    }
    CHECK(await(store->append(sample_append("r", 1))));
}

TEST_CASE("a write that fails ends the process before anything is acknowledged") {
    const TemporaryFolder folder;
    const int status = in_child([&folder] {
        TestVfs vfs;
        const auto store = store::open_sqlite_store({folder / "m.db", {}, vfs.name()});
        start_game(*store);
        const Watch watch(vfs, {[] { return SQLITE_IOERR_WRITE; }, {}, {}});
        await(store->append(sample_append("r", 1)));
    });
    CHECK(WIFEXITED(status));
    CHECK(WEXITSTATUS(status) == kExitIoError);
    const auto store = store::open_sqlite_store({folder / "m.db", {}, {}});
    CHECK(await(store->find_room("r")).value()->entries.size() == 1);
}

TEST_CASE("a checkpoint that fails ends the process, and nothing that was acknowledged is lost") {
    const TemporaryFolder folder;
    const int status = in_child([&folder] {
        TestVfs vfs;
        const auto store = store::open_sqlite_store({folder / "m.db", {}, vfs.name()});
        start_game(*store);
        const Watch watch(vfs, {{}, {}, [] { return SQLITE_IOERR_WRITE; }});
        append_until_refused(*store);
    });
    CHECK(WIFEXITED(status));
    CHECK(WEXITSTATUS(status) == kExitIoError);
    const auto mark = store::read_mark(folder / "m.db");
    const auto store = store::open_sqlite_store({folder / "m.db", {}, {}});
    // Each append, and the two before, were a transaction; the last had no time to be answered.
    const std::size_t entries = await(store->find_room("r")).value()->entries.size();
    CHECK(entries > 300);
    REQUIRE(mark);
    CHECK(entries == 1 + 2 * (static_cast<std::size_t>(mark->batches) - 2));
}

TEST_CASE("a process killed again and again while it prunes leaves whole rooms, and right sums") {
    const TemporaryFolder folder;
    constexpr int kRooms = 40;
    const auto open = [&folder](const std::string& vfs = {}) {
        return store::open_sqlite_store({folder / "m.db", {}, vfs});
    };
    std::vector<std::string> ids;
    for (int i = 0; i < kRooms; ++i) ids.push_back("r" + std::to_string(100 + i));
    {
        const auto store = open();
        for (const std::string& id : ids) {
            REQUIRE(await(store->create_room(sample_room(id))));
            store::StartGame start = sample_start(id);
            start.room.status = "over";
            start.end = store::GameEnd{5000, "won", "goal", R"({"tracks":[{"points":30}]})"};
            REQUIRE(await(store->start_game(start)));
        }
    }
    // So that one transaction does not hold all rooms.
    store::SqliteConnection(folder / "m.db", "")
        .execute(
            "WITH RECURSIVE lines (line) AS (SELECT 1 UNION ALL SELECT line + 1 FROM lines "
            "WHERE line < 300) INSERT INTO chat (room, number, seat, name, text, at) "
            "SELECT rooms.id, line, 0, 'Ana', 'hello', 1500 FROM rooms, lines");
    const auto prune_and_die = [&](int writes) {
        TestVfs vfs;
        const auto store = open(vfs.name());
        const auto die_late = [&writes] {
            if (--writes == 0) raise(SIGKILL);
            return SQLITE_OK;
        };
        const Watch watch(vfs, {die_late, {}, {}});
        store::Prune page{store::Ageing::EndedRoom, ids, 9000, 9000};
        while (!page.ids.empty()) {
            const auto pruned = await(store->prune(page)).value();
            page.ids.erase(page.ids.begin(),
                           page.ids.begin() + static_cast<std::ptrdiff_t>(pruned.done));
        }
    };
    std::set<std::uint64_t> left;
    bool was_killed = true;
    for (int writes = 5; was_killed; writes += 25) {
        CAPTURE(writes);
        was_killed = WIFSIGNALED(in_child([&] { prune_and_die(writes); }));
        const auto store = open();
        std::uint64_t there = 0;
        for (const std::string& id : ids) {
            const auto room = await(store->find_room(id)).value();
            CHECK(room.has_value() == await(store->find_game(id + ".1")).value().has_value());
            if (!room) continue;
            ++there;
            CHECK(room->entries.size() == 1);
            CHECK(room->summary.seats.size() == 2);
            CHECK_FALSE(room->chat.empty());
        }
        const auto statistics = await(store->statistics()).value();
        CHECK((statistics.empty() ? 0 : statistics.front().games) == there);
        left.insert(there);
    }
    CHECK(left.size() > 3);
    CHECK(*left.begin() == 0);
    CHECK(*left.rbegin() == kRooms);
}

TEST_CASE("an fsync that fails ends the process before anything is acknowledged") {
    const TemporaryFolder folder;
    const int status = in_child([&folder] {
        TestVfs vfs;
        const auto store = store::open_sqlite_store({folder / "m.db", {}, vfs.name()});
        const Watch watch(vfs, {{}, [] { return SQLITE_IOERR_FSYNC; }, {}});
        await(store->create_room(sample_room("r")));
    });
    CHECK(WIFEXITED(status));
    CHECK(WEXITSTATUS(status) == kExitIoError);
    CHECK_NOTHROW(store::open_sqlite_store({folder / "m.db", {}, {}}));
}

TEST_CASE("what was acknowledged is there after the process was killed") {
    const TemporaryFolder folder;
    const int status = in_child([&folder] {
        const auto store = store::open_sqlite_store({folder / "m.db", {}, {}});
        start_game(*store);
        await(store->append(sample_append("r", 1)));
        raise(SIGKILL);
    });
    CHECK(WIFSIGNALED(status));
    const auto store = store::open_sqlite_store({folder / "m.db", {}, {}});
    const auto room = await(store->find_room("r")).value();
    REQUIRE(room);
    CHECK(room->entries.size() == 3);
    CHECK(await(store->append(sample_append("r", 3))));
}
