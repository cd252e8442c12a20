#pragma once

#include <filesystem>

namespace mistward {

/// Reads a restored database whole and plays each of its games anew, with the tiles of a server
/// that was given `tileset`. Throws `std::runtime_error` or `store::OpenError`: what is wrong, in
/// one sentence. Games of other rules or tiles are no fault.
void check_restored(const std::filesystem::path& database, const std::filesystem::path& tileset);

}  // namespace mistward
