#include "tests/store/await.hpp"
#include "tests/store/samples.hpp"
#include "tests/store/temporary_folder.hpp"
#include "tests/store/test_vfs.hpp"

#include <doctest/doctest.h>
#include <sqlite3.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>

using namespace mistward;
using namespace mistward::test;
using store::Failure;

namespace {

constexpr int kExitIoError = 74;
constexpr int kExitSurvived = 3;
constexpr int kExitThrew = 4;

/// Runs `scene` in a process of its own and gives the status that `waitpid` reports.
template <class Scene>
int in_child(Scene scene) {
    const pid_t child = fork();
    REQUIRE(child >= 0);
    if (child == 0) {
        try {
            scene();
        } catch (...) {
            _exit(kExitThrew);
        }
        _exit(kExitSurvived);
    }
    int status = 0;
    REQUIRE(waitpid(child, &status, 0) == child);
    return status;
}

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
            CHECK(appended.error() == Failure::Unavailable);
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
    CHECK(await(store->append(sample_append("r", accepted))).error() == Failure::Unavailable);
}

TEST_CASE("after a full disk the store works again when space is back") {
    const TemporaryFolder folder;
    TestVfs vfs;
    const auto store = store::open_sqlite_store({folder / "m.db", {}, vfs.name()});
    start_game(*store);
    const store::StoredRoom before = await(store->find_room("r")).value().value();
    {
        const Watch watch(vfs, {[] { return SQLITE_FULL; }, {}, {}});
        CHECK(await(store->append(sample_append("r", 1))).error() == Failure::Unavailable);
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
