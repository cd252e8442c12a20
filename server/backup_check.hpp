#pragma once

#include <filesystem>

namespace mistward {

/// Reads a database that was restored from a backup of `database` whole, and plays each of its
/// games anew, with the tiles of a server that was given `tileset`. Throws `std::runtime_error` or
/// `store::OpenError`: what is wrong, in one sentence. Games of other rules or tiles are no fault.
/// Nor are those that `database` cannot replay either, of which the log tells: without backups the
/// sound ones would be lost with them.
void check_restored(const std::filesystem::path& restored, const std::filesystem::path& database,
                    const std::filesystem::path& tileset);

}  // namespace mistward
