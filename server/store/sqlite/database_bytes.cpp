#include "server/store/sqlite/database_bytes.hpp"

#include <string>
#include <system_error>

namespace mistward::store {

namespace {

std::uintmax_t bytes(const std::filesystem::path& file) {
    std::error_code none;
    const auto size = std::filesystem::file_size(file, none);
    return none ? 0 : size;
}

}  // namespace

std::uintmax_t database_bytes(const std::filesystem::path& file) {
    return bytes(file) + bytes(file.string() + "-wal");
}

}  // namespace mistward::store
