#pragma once

#include <cstdint>
#include <filesystem>

namespace mistward::store {

/// Bytes of a database's file.
struct Sizes {
    std::uintmax_t before = 0;
    std::uintmax_t after = 0;
};

/// Writes a database anew, without the pages that are free, which needs as much space again while
/// it lasts. Throws `OpenError` if a server uses it, or if that cannot be done; then it is as
/// before.
Sizes compact(const std::filesystem::path& database);

}  // namespace mistward::store
