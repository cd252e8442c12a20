#pragma once

#include "server/record/tile_catalogue.hpp"

namespace mistward::test {

/// What a server plays with the first mists set that was shipped, on whose layouts expectations
/// hang; made once.
const rooms::TileCatalogue& catalogue();

}  // namespace mistward::test
