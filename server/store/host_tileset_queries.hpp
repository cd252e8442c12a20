#pragma once

#include "server/store/connection.hpp"
#include "server/store/host_tileset_store.hpp"

namespace mistward::store {

// What the store knows of the host's tile sets, as SQL on one connection; as in queries.hpp.

Result<void> add_host_tileset(Connection& connection, const AddHostTileset& request);
Result<void> remove_host_tileset(Connection& connection, const std::string& digest);
Result<std::vector<HostTileset>> host_tilesets(Connection& connection);
Result<void> choose_tileset(Connection& connection, const TilesetChoice& choice);
Result<TilesetChoice> chosen_tileset(Connection& connection);

}  // namespace mistward::store
