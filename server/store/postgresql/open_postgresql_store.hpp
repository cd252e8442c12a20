#pragma once

#include "server/store/postgresql/patience.hpp"
#include "server/store/store.hpp"

#include <memory>
#include <string>
#include <vector>

namespace mistward::store {

class PostgresqlConnection;

/// How a PostgreSQL store is opened.
struct PostgresqlOptions {
    std::string address;  ///< postgresql://user@host:5432/database
    StoreMetrics metrics = {};
    Patience patience = {};
};

/// Opens the database, which must be there, and brings its schema up to date. Several servers may
/// use it at the same time. Throws `OpenError` if it cannot be reached, is from a newer version, or
/// holds something else. A server that loses it later goes on when it is back.
std::unique_ptr<Store> open_postgresql_store(const PostgresqlOptions& options);

/// A connection for one task, which waits as long as that takes. Throws `OpenError`.
std::unique_ptr<PostgresqlConnection> connect_postgresql(const std::string& address);

/// The names of the migrations that a database lacks. Throws `OpenError`; changes nothing.
std::vector<std::string> missing_postgresql_migrations(const std::string& address);

/// Applies them, as the start of a server does, and gives their names. Throws `OpenError`.
std::vector<std::string> migrate_postgresql(const std::string& address);

}  // namespace mistward::store
