#pragma once

#include "protocol/admin_bodies.hpp"
#include "server/admin/audit_log.hpp"
#include "server/service/tile_shelf.hpp"
#include "server/store/host_tileset_store.hpp"
#include "server/work/worker_pool.hpp"

#include <chrono>
#include <optional>
#include <string>

namespace mistward::admin {

/// The tile sets of the host: kept in the database, and one of them, or none, switched on for games
/// that begin from then on. All servers of a database follow. `from` is the IP address that it was
/// asked from.
class Tilesets {
public:
    using Moment = std::chrono::steady_clock::time_point;
    static constexpr std::size_t kMost = 50;

    /// What they work on; all of it outlives them.
    struct Workplace {
        AuditLog& log;
        store::Store& store;
        rooms::TileShelf& shelf;
        work::WorkerPool& workers;
        bool is_given = false;  ///< the shelf's set, by the host at the start: it wins
    };

    /// Whatever the shelf plays with now is what is played with while none is switched on.
    Tilesets(const asio::any_io_executor& executor, const Workplace& workplace);

    /// HOST_TILESETS of the guide. So does what follows, but for `add`.
    AsyncResult<Json> document();
    /// Keeps the set of the file in the body, `{"tileset"}`, unless something is wrong with it:
    /// TILESET_CHECK of the guide. `invalid_message` if there are `kMost`.
    AsyncResult<Json> add(std::string from, std::string body);
    /// `not_found` if there is none, `invalid_message` if it is switched on.
    AsyncResult<Json> remove(std::string from, std::string digest);
    /// `not_found` if there is none.
    AsyncResult<Json> choose(std::string from, protocol::ChooseTileset request);
    /// None is switched on any more; nothing happens if none is.
    AsyncResult<Json> take_back(std::string from);

    /// Follows what the database says. For the start, when nobody else is asked yet.
    asio::awaitable<void> load();
    /// Follows what the database said when it was asked at that moment, unless somebody chose here
    /// since.
    asio::awaitable<void> heed(store::TilesetChoice choice, Moment asked);

private:
    AsyncResult<Json> adding(std::string from, rooms::TileCatalogue catalogue);
    AsyncResult<Json> keeping(store::AddHostTileset request);
    AsyncResult<Json> removing(std::string digest);
    // These run on the strand.
    AsyncResult<Json> choosing(std::optional<std::string> digest);
    asio::awaitable<void> heeding(store::TilesetChoice choice, Moment asked);
    AsyncResult<rooms::TileShelf::SharedCatalogue> read(std::optional<std::string> digest);
    void follow(std::optional<std::string> digest, rooms::TileShelf::SharedCatalogue catalogue);

    asio::any_io_executor strand_;
    const Workplace at_;
    const rooms::TileShelf::SharedCatalogue without_;  ///< while none is switched on
    std::optional<std::string> followed_;              ///< whose tiles games begin with here
    std::optional<std::string> unreadable_;            ///< told in the log already
    Moment changed_;                                   ///< by whoever chose here
};

}  // namespace mistward::admin
