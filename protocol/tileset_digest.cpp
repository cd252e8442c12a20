#include "protocol/sha256.hpp"
#include "protocol/tileset_file.hpp"
#include "protocol/wire/tileset.hpp"
#include "protocol/wire/write.hpp"

namespace mistward::protocol {

std::string digest(const rules::TileSet& set) {
    return hex(sha256(wire::text_of(wire::canonical(set))));
}

}  // namespace mistward::protocol
