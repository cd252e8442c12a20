#pragma once

#include "server/store/connection.hpp"
#include "server/store/store.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mistward::store {

// Which database a host means: an address that begins with postgresql:// is one of PostgreSQL,
// anything else a file of SQLite. All throw `OpenError`, also where this build knows no PostgreSQL.

bool is_postgresql(std::string_view database);

/// The database as people may read it: without a password.
std::string shown(const std::string& database);

/// What `Store` is opened on.
struct StoreOptions {
    std::string database;
    std::optional<std::uint64_t> max_bytes = {};  ///< of SQLite's file
    StoreMetrics metrics = {};
};

std::unique_ptr<Store> open_store(const StoreOptions& options);

/// Throws if there is no such file of SQLite; what PostgreSQL has shows when it is opened.
void must_exist(const std::string& database);

/// A connection to a database that must be there, whatever its schema.
std::unique_ptr<Connection> connect_existing(const std::string& database);

/// The names of the migrations that a database lacks; changes nothing.
std::vector<std::string> lacking_migrations(const std::string& database);
/// Applies them, and gives their names.
std::vector<std::string> apply_migrations(const std::string& database);

/// Refuses what only SQLite's files can do, in one sentence that begins with `what` and says what
/// PostgreSQL has for it.
void refuse_postgresql(const std::string& database, const std::string& what,
                       const std::string& instead);

}  // namespace mistward::store
