#pragma once

#include <cstdint>
#include <filesystem>

namespace mistward::store {

/// Bytes of a database's file.
struct Sizes {
    std::uintmax_t before = 0;
    std::uintmax_t after = 0;
};

/// Writes a database anew, without the pages that are free, into the same file. While it lasts that
/// needs up to twice as much space again in the database's folder, and little memory. No other
/// connection of this process may be in use. Throws `OpenError` if a server uses the database, or
/// if that cannot be done; then it is as before.
Sizes compact(const std::filesystem::path& database);

}  // namespace mistward::store
