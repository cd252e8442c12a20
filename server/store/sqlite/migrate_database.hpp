#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace mistward::store {

/// The names of the migrations that a database lacks. Throws `OpenError`; changes nothing.
std::vector<std::string> missing_migrations(const std::filesystem::path& database);

/// Applies them, as the start of a server does, and gives their names. Throws `OpenError` also if a
/// server uses the database; then nothing was changed.
std::vector<std::string> migrate_database(const std::filesystem::path& database);

}  // namespace mistward::store
