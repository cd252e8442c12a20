#pragma once

#include "server/record/tile_catalogue.hpp"

namespace mistward::test {

/// What a server plays with the tiles in the binary; made once.
const rooms::TileCatalogue& catalogue();

}  // namespace mistward::test
