#pragma once

#include "server/record/tile_catalogue.hpp"

#include <tl/expected.hpp>

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mistward {

/// The bytes of a file; nothing if it cannot be read.
std::optional<std::string> read_text(const std::filesystem::path& file);

/// What a server plays with the mists tiles of that tile-set file; or everything that is wrong with
/// them, one sentence each.
tl::expected<rooms::TileCatalogue, std::vector<std::string>> catalogue_with(std::string_view json);

/// What a server plays with that tile-set file, or, without one, with the built-in set. Throws
/// `std::runtime_error` for the host if the file cannot be used.
rooms::TileCatalogue load_catalogue(const std::filesystem::path& file);

}  // namespace mistward
