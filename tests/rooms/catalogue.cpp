#include "tests/rooms/catalogue.hpp"

#include "protocol/tileset_file.hpp"

namespace mistward::test {

const rooms::TileCatalogue& catalogue() {
    static const auto kCatalogue =
        rooms::TileCatalogue::with_mists(protocol::embedded_mists_tilesets().front()).value();
    return kCatalogue;
}

}  // namespace mistward::test
