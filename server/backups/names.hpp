#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mistward::backups {

// Times are in milliseconds since the Unix epoch.

/// Such as "mistward-20261121T183000.250Z.db": in the order of time, and no two the same.
std::string name_of(std::int64_t time_ms);

/// When the backup of that name was made; nothing: it is no name of one, or of one that is still
/// being made.
std::optional<std::int64_t> time_of(std::string_view name);

/// The names of the backups in a folder, which need not be there; the newest first.
/// Throws `std::filesystem::filesystem_error`.
std::vector<std::string> names_in(const std::filesystem::path& folder);

}  // namespace mistward::backups
