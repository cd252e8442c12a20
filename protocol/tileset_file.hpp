#pragma once

#include "rules/tileset.hpp"

#include <tl/expected.hpp>

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace mistward::protocol {

/// Reads a tile-set file (format 1, see `rules/tilesets/README.md`) and checks it with
/// `rules::check_tileset`. On failure: everything that is wrong, one sentence each.
tl::expected<rules::TileSet, std::vector<std::string>> parse_tileset(std::string_view json);

/// The mists set that is embedded in the binary.
std::shared_ptr<const rules::TileSet> embedded_mists_tileset();

/// The base set that is embedded in the binary (G-SET-2).
std::shared_ptr<const rules::TileSet> embedded_base_tileset();

/// SHA-256 in hex over the set's canonical form: equal for equal sets, whatever the file's layout.
std::string digest(const rules::TileSet& set);

}  // namespace mistward::protocol
