#pragma once

#include "server/store/connection.hpp"
#include "server/store/failure.hpp"
#include "server/store/sqlite/new_file.hpp"

#include <filesystem>
#include <optional>

namespace mistward::store {

/// Writes what `database` holds at this moment to `target`: one file, on disk, checked, readable by
/// its owner alone. A server may go on reading and writing the database meanwhile. Blocks until it
/// is done. Throws `OpenError`; then there is no new target, and one that was there is as it was.
void back_up(const std::filesystem::path& database, const std::filesystem::path& target,
             Existing existing);

/// The same of a database as it is open, wherever its files are by now. There must be nothing at
/// `target`. Throws `OpenError` also of a connection to PostgreSQL.
Result<void> save_copy(Connection& database, const std::filesystem::path& target);

/// Puts a copy of `backup` in the place of `database`, in one step. The value is where the database
/// that was there is kept, with its WAL if it is too damaged to be one file; nothing if there was
/// none. Throws `OpenError` if a server or another program uses the database, if the backup is
/// damaged, or if this version cannot use its schema; then everything is as it was.
std::optional<std::filesystem::path> restore(const std::filesystem::path& backup,
                                             const std::filesystem::path& database);

}  // namespace mistward::store
