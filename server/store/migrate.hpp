#pragma once

#include "server/store/connection.hpp"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mistward::store {

/// One numbered step of the schema.
struct Migration {
    std::uint32_t number = 0;
    std::string name;
    std::string_view sql;
};

/// The migrations of this version, in order: files named like "0001_rooms.sql". The same number
/// means the same schema in both dialects.
std::vector<Migration> embedded_migrations(Dialect dialect);

/// Throws `OpenError` if the database was written by a newer version, if a migration that it
/// records is not the one that this version knows, or if it is not a Mistward database. Changes
/// nothing.
void check_schema(Connection& connection, std::span<const Migration> migrations);

/// The migrations that the database lacks. The schema must have passed `check_schema`.
std::span<const Migration> missing(Connection& connection, std::span<const Migration> migrations);

/// Throws `OpenError` if the database, which people know as `shown`, has not the schema of this
/// version.
void check_newest(Connection& connection, const std::string& shown);

/// Applies what is missing, in one transaction. The schema must have passed `check_schema`.
void migrate(Connection& connection, std::span<const Migration> migrations);

}  // namespace mistward::store
