#include "server/picture/atlas.hpp"

#include "protocol/tileset_file.hpp"
#include "server/picture/jpeg.hpp"
#include "server/record/tile_catalogue.hpp"

#include <doctest/doctest.h>

using namespace mistward;
using picture::Atlas;

TEST_CASE("the atlas has every tile that new games are played with; clients/web/cards draws it") {
    const auto catalogue =
        rooms::TileCatalogue::with_mists(protocol::embedded_mists_tilesets().back()).value();
    for (const rules::Mode mode : rules::kAllOf<rules::Mode>) {
        const rooms::GameTiles& tiles = catalogue[mode];
        const auto* faces = Atlas::get().faces_of(tiles.digest);
        REQUIRE(faces != nullptr);
        CHECK(faces->size() == tiles.set().tiles.size());
    }
}

TEST_CASE("every face of the atlas is drawn in four turns") {
    const auto& atlas = Atlas::get();
    std::size_t faces = 0;
    const auto catalogue =
        rooms::TileCatalogue::with_mists(protocol::embedded_mists_tilesets().back()).value();
    for (const auto& [name, number] : *atlas.faces_of(catalogue[rules::Mode::Ghosts].digest)) {
        const auto& face = atlas.face(number);
        const auto sheet = picture::read_jpeg(face.picture);
        CAPTURE(name);
        CHECK(sheet.width == atlas.tile_side());
        CHECK(sheet.height == 4 * atlas.tile_side());
        CHECK(face.clouds.empty() == (face.mist < 0));
        CHECK(face.printed <= face.ghosts.size());
        ++faces;
    }
    CHECK(faces > 80);
}

TEST_CASE("a place turns with its tile, clockwise") {
    const auto at = [](picture::Spot spot) { return std::pair{spot.x, spot.y}; };
    CHECK(at(picture::turned({50, 10}, 0)) == std::pair{50, 10});
    CHECK(at(picture::turned({50, 10}, 1)) == std::pair{90, 50});
    CHECK(at(picture::turned({50, 10}, 2)) == std::pair{50, 90});
    CHECK(at(picture::turned({20, 10}, 3)) == std::pair{10, 80});
}
