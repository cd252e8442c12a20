#include "server/backup_check.hpp"
#include "server/store/sqlite/backup.hpp"
#include "server/store/sqlite/sqlite_connection.hpp"
#include "tests/rooms/house.hpp"

#include <doctest/doctest.h>

#include <filesystem>
#include <stdexcept>

using namespace mistward;
using namespace mistward::test;

namespace {

/// The database of a server with a game of some decisions, and a backup of it.
struct Backup {
    House house;
    TemporaryFolder folder;
    std::filesystem::path copy = folder / "copy.db";

    Backup() {
        TestTable table(house, 2);
        table.start();
        table.play_on(6);
        store::back_up(house.database(), copy, store::Existing::Keep);
    }
    void check() const { check_restored(copy, house.database(), {}); }
};

void spoil(const std::filesystem::path& database) {
    store::SqliteConnection(database.string(), "")
        .execute("UPDATE entries SET decision = 'spoilt' WHERE seq = 4");
}

}  // namespace

TEST_CASE("a backup whose games replay is sound") { CHECK_NOTHROW(Backup().check()); }

TEST_CASE("a backup that cannot replay what the database can is none") {
    const Backup backup;
    spoil(backup.copy);
    CHECK_THROWS_WITH_AS(backup.check(), doctest::Contains("does not replay: entry 4"),
                         std::runtime_error);
}

TEST_CASE("a game that the database cannot replay either does not count against its backup") {
    const Backup backup;
    spoil(backup.copy);
    spoil(backup.house.database());
    CHECK_NOTHROW(backup.check());
}
