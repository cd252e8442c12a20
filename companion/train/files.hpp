#pragma once

#include "companion/train/options.hpp"
#include "rules/core/tileset.hpp"

#include <memory>
#include <string>
#include <string_view>

namespace mistward::companion::train {

/// All of a file. Throws `std::runtime_error` if it cannot be read.
std::string read_file(const std::filesystem::path& path);

/// Whoever reads the file meanwhile finds the old one or the new one. Throws if it cannot be
/// written.
void write_file(const std::filesystem::path& path, std::string_view text);

/// The tiles of the expansion that training is told to use. Throws, with all that is wrong, if the
/// file is no tile set.
std::shared_ptr<const rules::TileSet> tiles_of(const Options& options);

}  // namespace mistward::companion::train
