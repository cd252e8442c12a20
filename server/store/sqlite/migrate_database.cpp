#include "server/store/sqlite/migrate_database.hpp"

#include "server/store/migrate.hpp"
#include "server/store/sqlite/copy_database.hpp"
#include "server/store/sqlite/database_lock.hpp"
#include "server/store/sqlite/sqlite_error.hpp"
#include "server/store/store.hpp"

#include <sqlite3.h>

namespace mistward::store {

namespace {

std::vector<std::string> names(std::span<const Migration> migrations) {
    std::vector<std::string> result;
    for (const Migration& migration : migrations) result.push_back(migration.name);
    return result;
}

/// `work(SqliteConnection&, migrations)` on a database whose schema can be migrated.
template <class Work>
std::vector<std::string> with_database(const std::filesystem::path& database, Work work) {
    SqliteConnection connection = open_existing(database);
    try {
        const auto migrations = embedded_migrations(Dialect::Sqlite);
        check_schema(connection, migrations);
        return work(connection, std::span(migrations));
    } catch (const DatabaseError& error) {
        throw OpenError("the database " + database.string() +
                        " cannot be migrated: " + error.what());
    }
}

}  // namespace

std::vector<std::string> missing_migrations(const std::filesystem::path& database) {
    return with_database(database,
                         [](SqliteConnection& connection, std::span<const Migration> all) {
                             return names(missing(connection, all));
                         });
}

std::vector<std::string> migrate_database(const std::filesystem::path& database) {
    const DatabaseLock lock(database);
    if (std::filesystem::exists(database)) lock.require_one_name();
    return with_database(
        database, [](SqliteConnection& connection, std::span<const Migration> all) {
            auto applied = names(missing(connection, all));
            migrate(connection, all);
            // Nobody else writes, so the WAL can be taken in when the connection ends.
            sqlite3_db_config(connection.raw(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 0, nullptr);
            return applied;
        });
}

}  // namespace mistward::store
