#include "tests/store/await.hpp"
#include "tests/store/samples.hpp"
#include "tests/store/test_database.hpp"

#include <doctest/doctest.h>

#include <chrono>
#include <cstdlib>

using namespace mistward;
using namespace mistward::test;
using store::TimeRecord;

TEST_CASE("the time of day is written down, and read again by the next server") {
    const TestDatabase database;
    const auto seen = [&] { return await(database.open()->time_seen()).value(); };
    CHECK_FALSE(seen().record);
    CHECK(await(database.open()->keep_time({5000})));
    CHECK(seen().record == TimeRecord{5000});
    CHECK(await(database.open()->keep_time({5000, 9000, 70})));
    CHECK(seen().record == TimeRecord{5000, 9000, 70});
    CHECK(await(database.open()->keep_time({9100})));
    CHECK(seen().record == TimeRecord{9100});
}

TEST_CASE("a database without it was last used when its newest row was written") {
    const TestDatabase database;
    const auto store = database.open();
    REQUIRE(await(store->create_room(sample_room("r"))));
    const auto record = await(store->time_seen()).value().record;
    REQUIRE(record);
    CHECK(record->at_ms == sample_room("r").changed_ms);
}

TEST_CASE("a database of PostgreSQL has a clock of its own, one of SQLite has none") {
    const TestDatabase database;
    const auto own = await(database.open()->time_seen()).value().own_ms;
    CHECK(own.has_value() == (postgresql_server() != nullptr));
    using namespace std::chrono;
    const auto now = duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
    if (own) CHECK(std::abs(*own - now) < 60'000);
}
