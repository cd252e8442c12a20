#pragma once

#include "protocol/json.hpp"
#include "rules/core/tileset.hpp"

#include <tl/expected.hpp>

#include <string>
#include <string_view>

namespace mistward::protocol {

/// TILESET of the guide without its digest: the text that the digest is made of.
std::string canonical_text(const rules::TileSet& set);

/// TILESET of the guide, of a set's canonical text and its digest.
std::string tileset_text(const std::string& canonical, const std::string& digest);

/// The set that TILESET without its digest describes, checked with `rules::check_tileset` and as
/// strictly as a tile-set file; or what is wrong with it, one sentence.
tl::expected<rules::TileSet, std::string> read_tileset_document(const Json& document);

/// The set of TILESET as a server tells it, held to its digest; or what is wrong with it, one
/// sentence.
tl::expected<rules::TileSet, std::string> parse_tileset_document(std::string_view json);

}  // namespace mistward::protocol
