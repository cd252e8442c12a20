#pragma once

#include "server/store/sqlite/sqlite_connection.hpp"

#include <filesystem>
#include <string>
#include <vector>

namespace mistward::store {

/// A database that must be there. Throws `OpenError`.
SqliteConnection open_existing(const std::filesystem::path& database);

/// Copies what the connection sees at this moment into `target`, an empty file, as a database that
/// is one file, without a WAL. Throws `SqliteError`.
void copy_database(const SqliteConnection& source, const std::filesystem::path& target);

/// Takes the WAL into the database, which is one file then. Throws `SqliteError`, for one if
/// anybody else has it open.
void make_one_file(SqliteConnection& connection);

/// What is wrong with the database's pages, indexes, checks and references, one sentence each.
std::vector<std::string> find_damage(Connection& connection);

}  // namespace mistward::store
