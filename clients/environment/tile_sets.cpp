#include "clients/environment/tile_sets.hpp"

#include "clients/environment/failure.hpp"
#include "protocol/tileset_file.hpp"
#include "rules/mists/game.hpp"
#include "rules/rivals/game.hpp"
#include "rules/rivals/tilesets.hpp"

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

TileSets::TileSets(const Set& mists) {
    const Set base = protocol::embedded_base_tileset();
    auto joined = rules::join_tilesets(*base, *mists);
    if (!joined) require_none(joined.error());
    require_none(rules::mists::check_capacity(*mists));
    require_none(rules::rivals::check_capacity(*joined));
    tables_[rules::Mode::Mists] = std::make_shared<const rules::Tables>(mists);
    tables_[rules::Mode::Ghosts] = std::make_shared<const rules::Tables>(
        std::make_shared<const rules::TileSet>(std::move(*joined)));
    tables_[rules::Mode::Base] = std::make_shared<const rules::Tables>(base);
}

std::string TileSets::digest(rules::Mode mode) const {
    return protocol::digest(tables(mode)->tileset());
}

}  // namespace mistward::environment
