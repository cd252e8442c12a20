#include "server/store/open_store.hpp"

#include "server/store/sqlite/migrate_database.hpp"
#include "server/store/sqlite/sqlite_connection.hpp"

#include <filesystem>

#ifdef MISTWARD_POSTGRESQL
#include "server/store/postgresql/address.hpp"
#include "server/store/postgresql/open_postgresql_store.hpp"
#include "server/store/postgresql/postgresql_connection.hpp"
#endif

namespace mistward::store {

bool is_postgresql(std::string_view database) {
    return database.starts_with("postgresql://") || database.starts_with("postgres://");
}

namespace {

std::unique_ptr<Connection> connect_sqlite(const std::string& database) {
    must_exist(database);
    try {
        return std::make_unique<SqliteConnection>(database, "", IfMissing::Refuse);
    } catch (const DatabaseError& error) {
        throw OpenError("cannot use the database " + database + ": " + error.what());
    }
}

}  // namespace

#ifdef MISTWARD_POSTGRESQL

std::string shown(const std::string& database) {
    return is_postgresql(database) ? Address(database).shown() : database;
}

std::unique_ptr<Store> open_store(const StoreOptions& options) {
    if (is_postgresql(options.database)) {
        return open_postgresql_store({options.database, options.metrics});
    }
    return open_sqlite_store({options.database, options.max_bytes, {}, options.metrics});
}

std::unique_ptr<Connection> connect_existing(const std::string& database) {
    if (is_postgresql(database)) return connect_postgresql(database);
    return connect_sqlite(database);
}

std::vector<std::string> lacking_migrations(const std::string& database) {
    return is_postgresql(database) ? missing_postgresql_migrations(database)
                                   : missing_migrations(database);
}

std::vector<std::string> apply_migrations(const std::string& database) {
    return is_postgresql(database) ? migrate_postgresql(database) : migrate_database(database);
}

#else

namespace {

void refuse_unknown(const std::string& database) {
    if (!is_postgresql(database)) return;
    throw OpenError(
        "this build of Mistward knows no PostgreSQL; build it again where libpq-dev is installed");
}

}  // namespace

std::string shown(const std::string& database) {
    return is_postgresql(database) ? "a PostgreSQL database" : database;
}

std::unique_ptr<Store> open_store(const StoreOptions& options) {
    refuse_unknown(options.database);
    return open_sqlite_store({options.database, options.max_bytes, {}, options.metrics});
}

std::unique_ptr<Connection> connect_existing(const std::string& database) {
    refuse_unknown(database);
    return connect_sqlite(database);
}

std::vector<std::string> lacking_migrations(const std::string& database) {
    refuse_unknown(database);
    return missing_migrations(database);
}

std::vector<std::string> apply_migrations(const std::string& database) {
    refuse_unknown(database);
    return migrate_database(database);
}

#endif

void must_exist(const std::string& database) {
    if (is_postgresql(database) || std::filesystem::exists(database)) return;
    throw OpenError("there is no database " + database);
}

void refuse_postgresql(const std::string& database, const std::string& what,
                       const std::string& instead) {
    if (is_postgresql(database)) throw OpenError(what + "; " + instead);
}

}  // namespace mistward::store
