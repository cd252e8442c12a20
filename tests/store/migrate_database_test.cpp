#include "server/store/sqlite/migrate_database.hpp"
#include "server/store/migrate.hpp"
#include "server/store/sqlite/database_lock.hpp"
#include "server/store/store.hpp"
#include "tests/store/files.hpp"
#include "tests/store/temporary_folder.hpp"

#include <doctest/doctest.h>

using namespace mistward;
using namespace mistward::test;

namespace {

/// A database as the first version left it.
void make_first_schema(const std::filesystem::path& file) {
    store::SqliteConnection connection(file, "");
    connection.execute("PRAGMA journal_mode = WAL");
    const auto migrations = store::embedded_migrations(store::Dialect::Sqlite);
    store::migrate(connection, std::span(migrations).first(1));
}

std::vector<std::string> later_names() {
    std::vector<std::string> names;
    for (const auto& migration : store::embedded_migrations(store::Dialect::Sqlite)) {
        names.push_back(migration.name);
    }
    names.erase(names.begin());
    return names;
}

}  // namespace

TEST_CASE("what is missing is told without being done, and then done") {
    const TemporaryFolder folder;
    make_first_schema(folder / "m.db");
    CHECK(store::missing_migrations(folder / "m.db") == later_names());
    CHECK(store::missing_migrations(folder / "m.db") == later_names());
    CHECK(store::migrate_database(folder / "m.db") == later_names());
    CHECK(store::missing_migrations(folder / "m.db").empty());
    CHECK(store::migrate_database(folder / "m.db").empty());
    CHECK(!std::filesystem::exists(folder / "m.db-wal"));
    CHECK_NOTHROW(store::open_sqlite_store({folder / "m.db", {}, {}}));
}

TEST_CASE("a database in use is not migrated, and one that is not there is not made") {
    const TemporaryFolder folder;
    make_first_schema(folder / "m.db");
    {
        const store::DatabaseLock server(folder / "m.db");
        CHECK_THROWS_AS(store::migrate_database(folder / "m.db"), store::OpenError);
    }
    CHECK(store::missing_migrations(folder / "m.db") == later_names());
    CHECK_THROWS_AS(store::migrate_database(folder / "none.db"), store::OpenError);
    CHECK_THROWS_AS(store::missing_migrations(folder / "none.db"), store::OpenError);
    CHECK(!std::filesystem::exists(folder / "none.db"));
}
