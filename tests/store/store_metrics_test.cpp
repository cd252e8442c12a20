#include "server/metrics/registry.hpp"
#include "tests/store/await.hpp"
#include "tests/store/failure_of.hpp"
#include "tests/store/samples.hpp"
#include "tests/store/temporary_folder.hpp"
#include "tests/store/test_vfs.hpp"

#include <doctest/doctest.h>
#include <sqlite3.h>

using namespace mistward;
using namespace mistward::test;
using store::Failure;

namespace {

bool shows(const metrics::Registry& registry, const std::string& line) {
    return ('\n' + registry.text()).find('\n' + line + '\n') != std::string::npos;
}

}  // namespace

TEST_CASE("batches, commits and refused batches are counted") {
    const TemporaryFolder folder;
    TestVfs vfs;
    metrics::Registry registry;
    const auto store =
        store::open_sqlite_store({folder / "m.db", {}, vfs.name(), store::StoreMetrics(registry)});
    CHECK(await(store->create_room(sample_room("r"))));
    CHECK(await(store->create_room(sample_room("s"))));
    CHECK(shows(registry, "mistward_store_batch_jobs_count 2"));
    CHECK(shows(registry, "mistward_store_commit_seconds_count 2"));
    CHECK(shows(registry, "mistward_store_batches_refused_total 0"));
    const Watch watch(vfs, {[] { return SQLITE_FULL; }, {}, {}});
    CHECK_FALSE(await(store->create_room(sample_room("t"))));
    CHECK(shows(registry, "mistward_store_batches_refused_total 1"));
    CHECK(shows(registry, "mistward_store_commit_seconds_count 2"));
    CHECK(shows(registry, "mistward_store_queue_jobs{queue=\"writes\"} 0"));
}

TEST_CASE("a probe tells whether writes are taken, and changes nothing") {
    const TemporaryFolder folder;
    TestVfs vfs;
    const auto store = store::open_sqlite_store({folder / "m.db", {}, vfs.name()});
    CHECK(await(store->create_room(sample_room("r"))));
    const auto before = await(store->find_room("r")).value();
    CHECK(await(store->probe()));
    {
        const Watch watch(vfs, {[] { return SQLITE_FULL; }, {}, {}});
        CHECK(failure_of(await(store->probe())) == Failure::Unavailable);
    }
    CHECK(await(store->probe()));
    CHECK(await(store->find_room("r")).value() == before);
}

TEST_CASE("a probe tells that the quota is used up") {
    const TemporaryFolder folder;
    const auto store = store::open_sqlite_store({folder / "m.db", 160 * 1024, {}});
    for (int i = 0; await(store->create_room(sample_room("r" + std::to_string(i)))); ++i) {
    }
    CHECK(failure_of(await(store->probe())) == Failure::Unavailable);
}

TEST_CASE("who is told that writes are taken can make a small one") {
    for (const std::uint64_t pages : {37U, 38U, 39U}) {
        const TemporaryFolder folder;
        const auto store = store::open_sqlite_store({folder / "m.db", pages * 4096, {}});
        bool ready = true;
        for (int i = 0; ready; ++i) {
            ready = await(store->probe()).has_value();
            const auto made = await(store->create_room(sample_room("r" + std::to_string(i))));
            INFO("of ", pages, " pages, room ", i);
            CHECK((made.has_value() || !ready));
        }
    }
}

TEST_CASE("a database that was full is ready again for what fits into its free pages") {
    // Where a room takes two pages at once, one may be left; that depends on all that is there.
    int full = 0;
    for (const std::uint64_t pages : {64U, 65U, 66U, 67U}) {
        const TemporaryFolder folder;
        const auto store = store::open_sqlite_store({folder / "m.db", pages * 4096, {}});
        int rooms = 0;
        while (await(store->create_room(sample_room("r" + std::to_string(rooms))))) ++rooms;
        if (await(store->probe())) continue;
        ++full;
        for (int i = 0; i < rooms; ++i) {
            const std::string id = "r" + std::to_string(i);
            REQUIRE(
                await(store->prune({store::Ageing::UnstartedRoom, {id}, 1'000'000, 2'000'000})));
        }
        CHECK(await(store->probe()));
        CHECK(await(store->create_room(sample_room("again"))));
    }
    CHECK(full > 0);
}
