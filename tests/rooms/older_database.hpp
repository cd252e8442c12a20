#pragma once

#include <cstddef>
#include <filesystem>
#include <map>
#include <string>

namespace mistward::test {

/// Makes of a database of this version, which nobody uses, one as only the first `migrations` would
/// have made it, with the same rows as far as those have columns for them.
void make_older(const std::filesystem::path& database, std::size_t migrations);

/// The columns of each table but the list of migrations, as SQL names them.
using Columns = std::map<std::string, std::string>;
Columns columns_of(const std::filesystem::path& database);

/// Everything in these columns as SQL text, one row per line.
std::string rows_of(const std::filesystem::path& database, const Columns& columns);

}  // namespace mistward::test
