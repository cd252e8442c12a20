#include "tests/rooms/catalogue.hpp"

#include "protocol/tileset_file.hpp"
#include "server/record/setup_record.hpp"

#include <utility>

namespace mistward::test {

const rooms::TileCatalogue& catalogue() {
    static const auto kCatalogue =
        rooms::TileCatalogue::with_mists(protocol::embedded_mists_tilesets().front()).value();
    return kCatalogue;
}

namespace {

std::optional<rooms::GameTiles> known(const rules::Setup& setup, const std::string& digest) {
    const rooms::GameTiles* tiles = catalogue().find(rules::boxes_of(setup), digest);
    return tiles != nullptr ? std::optional(*tiles) : std::nullopt;
}

}  // namespace

std::optional<rooms::GameTiles> known_tiles(const protocol::GameFile& file) {
    return known(file.setup, file.tileset.digest);
}

std::optional<rooms::GameTiles> known_tiles(const store::GameRecord& game) {
    return known(rooms::read_setup_record(game.setup), game.tileset_digest);
}

const rooms::TileCatalogue& own_catalogue() {
    static const auto kCatalogue = [] {
        rules::TileSet set = *protocol::embedded_mists_tilesets().front();
        set.name = "mine";
        std::swap(set.tiles.at(rules::find_face(set, "07.0")->value()).layout,
                  set.tiles.at(rules::find_face(set, "09.0")->value()).layout);
        return rooms::TileCatalogue::with_mists(
                   std::make_shared<const rules::TileSet>(std::move(set)))
            .value();
    }();
    return kCatalogue;
}

}  // namespace mistward::test
