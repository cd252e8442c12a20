#pragma once

#include <cstdint>
#include <filesystem>

namespace mistward::store {

/// The size of a database file with its write-ahead log, in bytes; 0 where there is none.
std::uintmax_t database_bytes(const std::filesystem::path& file);

}  // namespace mistward::store
