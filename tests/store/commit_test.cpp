#include "tests/store/await.hpp"
#include "tests/store/failure_of.hpp"
#include "tests/store/held_sync.hpp"
#include "tests/store/samples.hpp"
#include "tests/store/temporary_folder.hpp"
#include "tests/store/test_vfs.hpp"

#include <doctest/doctest.h>
#include <sqlite3.h>

#include <atomic>
#include <set>
#include <thread>

using namespace mistward;
using namespace mistward::test;
using store::Failure;
namespace asio = boost::asio;

namespace {

/// A store on a file system that a test can watch.
struct WatchedStore {
    TemporaryFolder folder;
    TestVfs vfs;
    std::unique_ptr<store::Store> store =
        store::open_sqlite_store({folder / "m.db", {}, vfs.name()});
};

using PendingWrite = Pending<store::Result<void>>;

}  // namespace

TEST_CASE("nothing is acknowledged before the log is synced to disk") {
    WatchedStore watched;
    HeldSync held(watched.vfs);
    asio::io_context io;
    const PendingWrite write(io, watched.store->create_room(sample_room("r")));
    io.poll();
    held.wait_until_reached();
    // The entry is written and its fsync has not returned.
    io.restart();
    io.poll();
    CHECK(!write.ready());
    CHECK(!await(watched.store->find_room("r")).value());
    held.let_go();
    io.restart();
    io.run();
    CHECK(write.get());
    CHECK(await(watched.store->find_room("r")).value());
}

TEST_CASE("every acknowledged write is followed by a sync of what it wrote") {
    WatchedStore watched;
    std::atomic<int> unsynced = 0;
    std::atomic<int> syncs = 0;
    auto write = [&unsynced] { return ++unsynced, SQLITE_OK; };
    auto sync = [&unsynced, &syncs] { return unsynced = 0, ++syncs, SQLITE_OK; };
    const Watch watch(watched.vfs, {write, sync, {}});
    for (const char* id : {"a", "b", "c"}) {
        const int before = syncs;
        REQUIRE(await(watched.store->create_room(sample_room(id))));
        CHECK(unsynced == 0);
        CHECK(syncs > before);
    }
}

TEST_CASE("writes that queue up during a commit share the next one") {
    WatchedStore watched;
    HeldSync held(watched.vfs);
    asio::io_context io;
    std::vector<PendingWrite> writes;
    writes.emplace_back(io, watched.store->create_room(sample_room("first")));
    io.poll();
    held.wait_until_reached();
    for (int i = 0; i < 20; ++i) {
        writes.emplace_back(io, watched.store->create_room(sample_room(std::to_string(i))));
    }
    io.restart();
    io.poll();
    held.let_go();
    io.run();
    for (const PendingWrite& write : writes) CHECK(write.get());
    CHECK(held.syncs() == 2);
}

TEST_CASE("one failing write does not spoil its batch") {
    WatchedStore watched;
    HeldSync held(watched.vfs);
    asio::io_context io;
    const PendingWrite first(io, watched.store->create_room(sample_room("first")));
    io.poll();
    held.wait_until_reached();
    const PendingWrite good(io, watched.store->create_room(sample_room("good")));
    const PendingWrite conflict(io, watched.store->create_room(sample_room("first")));
    const PendingWrite broken(io, watched.store->take_seat({"none", sample_seat(0, "Ana")}));
    const PendingWrite late(io, watched.store->create_room(sample_room("late")));
    io.restart();
    io.poll();
    held.let_go();
    io.run();
    CHECK(good.get());
    CHECK(failure_of(conflict.get()) == Failure::Conflict);
    CHECK_THROWS(broken.get());
    CHECK(late.get());
    CHECK(held.syncs() == 2);
    CHECK(await(watched.store->listed_rooms({.limit = 10})).value().rooms.size() == 3);
}

TEST_CASE("only the writer's thread ever writes to the database file") {
    WatchedStore watched;
    std::mutex mutex;
    std::set<std::thread::id> writers;
    int writes = 0;
    auto note_writer = [&] {
        const std::lock_guard guard(mutex);
        writers.insert(std::this_thread::get_id());
        return ++writes, SQLITE_OK;
    };
    const Watch watch(watched.vfs, {{}, {}, note_writer});
    // Large rows, so that the log soon has to be checkpointed.
    store::RoomRecord room = sample_room("");
    room.name = std::string(200'000, 'x');
    for (int i = 0; i < 50; ++i) {
        room.id = std::to_string(i);
        REQUIRE(await(watched.store->create_room(room)));
        REQUIRE(await(watched.store->listed_rooms({.limit = 1})));
    }
    const std::lock_guard guard(mutex);
    CHECK(writes > 0);
    CHECK(writers.size() == 1);
}
