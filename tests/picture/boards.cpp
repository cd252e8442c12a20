#include "tests/picture/boards.hpp"

#include "protocol/tileset_file.hpp"
#include "server/record/tile_catalogue.hpp"

namespace mistward::test {

using protocol::Json;

Json bare_state(const std::vector<Json>& tiles) {
    return {{"tiles", tiles},
            {"face_down", Json::array()},
            {"last", nullptr},
            {"meeples", Json::array()},
            {"buried", Json::array()},
            {"hounds", Json::array()},
            {"supplies", {{{"red", 7}}, {{"green", 7}}}},
            {"outcome", "undecided"},
            {"player", 0},
            {"ghosts", {{"total", 0}, {"supply", 0}}}};
}

Json tile_at(int x, int y, const std::string& tile, int rotation, int ghosts) {
    return {{"x", x}, {"y", y}, {"tile", tile}, {"rotation", rotation}, {"ghosts", ghosts}};
}

Json meeple_at(int x, int y, const std::string& segment, const std::string& colour) {
    return {{"x", x},           {"y", y},         {"segment", segment},
            {"colour", colour}, {"guard", false}, {"ghosts", 0}};
}

std::string digest_of_base() { return rooms::game_tiles(protocol::embedded_base_tileset()).digest; }

std::string digest_of_mists() {
    return rooms::game_tiles(protocol::embedded_mists_tilesets().back()).digest;
}

}  // namespace mistward::test
