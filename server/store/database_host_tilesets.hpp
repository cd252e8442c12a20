#pragma once

#include "server/store/host_tileset_queries.hpp"
#include "server/store/job.hpp"
#include "server/store/readers.hpp"
#include "server/store/writer.hpp"

#include <utility>

namespace mistward::store {

/// The host's tile sets of a database, behind the threads of its store, which outlive it.
class DatabaseHostTilesets final : public HostTilesetStore {
public:
    DatabaseHostTilesets(Writer& writer, Readers& readers) : writer_(writer), readers_(readers) {}

    AsyncResult<void> add(AddHostTileset request) override {
        return write(&add_host_tileset, std::move(request));
    }
    AsyncResult<void> remove(std::string digest) override {
        return write(&remove_host_tileset, std::move(digest));
    }
    AsyncResult<std::vector<HostTileset>> all() override {
        return submit<std::vector<HostTileset>>(readers_, &store::host_tilesets);
    }
    AsyncResult<void> choose(TilesetChoice choice) override {
        return write(&choose_tileset, std::move(choice));
    }
    AsyncResult<TilesetChoice> chosen() override {
        return submit<TilesetChoice>(readers_, &chosen_tileset);
    }

private:
    template <class Request>
    AsyncResult<void> write(Result<void> (*query)(Connection&, const Request&), Request request) {
        return submit<void>(writer_, [query, request = std::move(request)](Connection& connection) {
            return query(connection, request);
        });
    }

    Writer& writer_;
    Readers& readers_;
};

}  // namespace mistward::store
