#include "clients/environment/tile_sets.hpp"

#include "clients/environment/failure.hpp"
#include "protocol/tileset_file.hpp"

#include <utility>
#include <vector>

namespace mistward::environment {
namespace {

using Set = std::shared_ptr<const rules::TileSet>;

void require_none(const std::vector<std::string>& faults) {
    if (faults.empty()) return;
    std::string message;
    for (const std::string& fault : faults) message += (message.empty() ? "" : "; ") + fault;
    throw Failure(MISTWARD_BAD_TILESET, message);
}

Set read(std::string_view json) {
    auto set = protocol::parse_tileset(json);
    if (!set) require_none(set.error());
    return std::make_shared<const rules::TileSet>(std::move(*set));
}

}  // namespace

TileSets::TileSets() : TileSets(protocol::embedded_mists_tileset()) {}

TileSets::TileSets(std::string_view json) : TileSets(read(json)) {}

/// Tiles that a mode cannot be played with are refused at once; expansions, when they are asked
/// for.
TileSets::TileSets(Set mists) : mists_(std::move(mists)) {
    for (const rules::Mode mode : rules::kAllOf<rules::Mode>) tables({.mode = mode, .players = 2});
}

std::shared_ptr<const rules::Tables> TileSets::tables(const rules::Setup& setup) const {
    const rules::Boxes boxes = rules::boxes_of(setup);
    const std::lock_guard lock(mutex_);
    auto& made = tables_[boxes];
    if (!made) {
        auto tiles = protocol::tiles_of(boxes, *mists_);
        if (!tiles) require_none(tiles.error());
        require_none(rules::check_capacity(boxes, *tiles));
        made = std::make_shared<const rules::Tables>(
            std::make_shared<const rules::TileSet>(std::move(*tiles)));
    }
    return made;
}

std::string TileSets::digest(const rules::Setup& setup) const {
    return protocol::digest(tables(setup)->tileset());
}

}  // namespace mistward::environment
