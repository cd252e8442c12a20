#include "protocol/sha256.hpp"
#include "protocol/tileset_document.hpp"
#include "protocol/tileset_file.hpp"

namespace mistward::protocol {

std::string digest(const rules::TileSet& set) { return hex(sha256(canonical_text(set))); }

}  // namespace mistward::protocol
