#include "server/store/sqlite/mark.hpp"
#include "tests/store/await.hpp"
#include "tests/store/samples.hpp"
#include "tests/store/scarce_memory.hpp"
#include "tests/store/temporary_folder.hpp"
#include "tests/store/test_vfs.hpp"

#include <doctest/doctest.h>
#include <sqlite3.h>

using namespace mistward;
using namespace mistward::test;

TEST_CASE("what fails after a commit refuses nothing, and the thread that writes goes on" *
          doctest::skip(!kMemoryCanBeScarce)) {
    const TemporaryFolder folder;
    TestVfs vfs;
    const auto store = store::open_sqlite_store({folder / "m.db", {}, vfs.name()});
    {
        // The first memory that is asked for after the fsync is for the mark.
        const auto fail_after = [] { return let_next_allocation_fail(), SQLITE_OK; };
        const Watch watch(vfs, {{}, fail_after, {}});
        CHECK(await(store->create_room(sample_room("r"))).has_value());
    }
    REQUIRE(has_allocation_failed());
    CHECK(await(store->find_room("r")).value().has_value());
    CHECK(store::read_mark(folder / "m.db")->batches == 0);
    CHECK(await(store->create_room(sample_room("s"))).has_value());
    CHECK(store::read_mark(folder / "m.db")->batches == 2);
}
