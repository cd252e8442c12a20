#pragma once

#include "rules/tileset.hpp"

#include <tl/expected.hpp>

#include <string>
#include <string_view>

namespace mistward::protocol {

/// Reads a tile set as the API tells it (`GET /api/v1/tilesets/{name}`, schema `tileset`), holds it
/// to `rules::check_tileset` and to the digest in the document, so that nothing in it is taken
/// otherwise than it was meant. Passes over fields that it does not know. On failure: what is
/// wrong, in one sentence.
tl::expected<rules::TileSet, std::string> parse_tileset_document(std::string_view json);

}  // namespace mistward::protocol
