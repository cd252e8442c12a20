#pragma once

#include "protocol/json.hpp"
#include "rules/boxes.hpp"
#include "rules/core/tileset.hpp"

#include <tl/expected.hpp>

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mistward::protocol {

/// A tile set, or everything that is wrong with its file, one sentence each.
using TilesetOrFaults = tl::expected<rules::TileSet, std::vector<std::string>>;

/// Reads a tile-set file (`rules/tilesets/README.md`) and checks it with `rules::check_tileset`,
/// one of format 2 with `rules::check_added_tiles` as well.
TilesetOrFaults parse_tileset(std::string_view json);

/// The same of a file that has been parsed.
TilesetOrFaults read_tileset(const Json& file);

/// As these, of a file that may be a set which only adds to others, without a start tile.
TilesetOrFaults parse_any_tileset(std::string_view json);
TilesetOrFaults read_any_tileset(const Json& file);

/// The newest mists set in the binary, which servers play with unless told otherwise.
std::shared_ptr<const rules::TileSet> embedded_mists_tileset();

/// Every mists set that was ever shipped, in the order of their versions: the first is version 1.
std::span<const std::shared_ptr<const rules::TileSet>> embedded_mists_tilesets();

/// The base set that is embedded in the binary (G-SET-2).
std::shared_ptr<const rules::TileSet> embedded_base_tileset();

/// The set of an expansion that is embedded in the binary.
std::shared_ptr<const rules::TileSet> embedded_tileset(rules::Expansion expansion);

/// The tiles of these boxes with these mists tiles, all others from the binary; or which faces have
/// one name.
TilesetOrFaults tiles_of(const rules::Boxes& boxes, const rules::TileSet& mists);

/// SHA-256 in hex over the set's canonical form: equal for equal sets, whatever the file's layout.
std::string digest(const rules::TileSet& set);

}  // namespace mistward::protocol
