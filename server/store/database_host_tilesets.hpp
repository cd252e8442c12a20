#pragma once

#include "server/store/host_tileset_queries.hpp"
#include "server/store/query_threads.hpp"

#include <utility>

namespace mistward::store {

/// The host's tile sets of a database, behind the threads of its store, which outlive it.
class DatabaseHostTilesets final : public HostTilesetStore {
public:
    DatabaseHostTilesets(Writer& writer, Readers& readers) : threads_(writer, readers) {}

    AsyncResult<void> add(AddHostTileset request) override {
        return threads_.write(&add_host_tileset, std::move(request));
    }
    AsyncResult<void> remove(std::string digest) override {
        return threads_.write(&remove_host_tileset, std::move(digest));
    }
    AsyncResult<std::vector<HostTileset>> all() override {
        return threads_.read(&store::host_tilesets);
    }
    AsyncResult<void> choose(TilesetChoice choice) override {
        return threads_.write(&choose_tileset, std::move(choice));
    }
    AsyncResult<TilesetChoice> chosen() override { return threads_.read(&chosen_tileset); }

private:
    QueryThreads threads_;
};

}  // namespace mistward::store
