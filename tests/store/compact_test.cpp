#include "server/store/sqlite/compact.hpp"
#include "server/store/open_store.hpp"
#include "server/store/sqlite/sqlite_connection.hpp"
#include "tests/store/await.hpp"
#include "tests/store/samples.hpp"
#include "tests/store/temporary_folder.hpp"

#include <doctest/doctest.h>
#include <sqlite3.h>

using namespace mistward;
using namespace mistward::test;

namespace {

namespace fs = std::filesystem;

constexpr std::int64_t kMegabyte = 1 << 20;

/// A game with so long a log that the file has some 40 MB.
void fill(const fs::path& database) {
    {
        const auto store = store::open_store({database.string()});
        REQUIRE(await(store->create_room(sample_room("r"))));
        REQUIRE(await(store->start_game(sample_start("r"))));
    }
    store::SqliteConnection connection(database.string(), "");
    connection.execute(
        "WITH RECURSIVE rows (seq) AS (SELECT 2 UNION ALL SELECT seq + 1 FROM rows "
        "WHERE seq < 100000) INSERT INTO entries (game, seq, decision, at) "
        "SELECT 'r.1', seq, hex(randomblob(180)), 3000 FROM rows");
    connection.execute("PRAGMA journal_mode = DELETE");
}

}  // namespace

TEST_CASE("a database is compacted with the same memory, however large it is") {
    const TemporaryFolder folder;
    const fs::path database = folder / "m.db";
    fill(database);
    REQUIRE(fs::file_size(database) > 40 * kMegabyte);
    sqlite3_memory_highwater(1);
    const auto sizes = store::compact(database);
    CHECK(sqlite3_memory_highwater(0) < 8 * kMegabyte);
    CHECK(sizes.before >= sizes.after);
    CHECK(sizes.after == fs::file_size(database));
    CHECK(sqlite3_temp_directory == nullptr);
    // Nothing is left beside it.
    const auto store = store::open_store({database.string()});
    CHECK(await(store->find_game_head("r.1")).value()->seq == 100'000);
}
