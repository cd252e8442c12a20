#pragma once

#include "server/record/tile_catalogue.hpp"
#include "server/service/room.hpp"
#include "server/service/services.hpp"
#include "server/store/records.hpp"
#include "server/work/worker_pool.hpp"

#include <tl/expected.hpp>

#include <atomic>
#include <list>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>

namespace mistward::rooms {

/// The tiles of games by the digest of their set: those that this server knows, and those that were
/// read from the store or a file lately, so that games of one set share them. Bounded; the longest
/// unused leave first. May be used from any thread.
class TileShelf {
public:
    static constexpr std::size_t kMostRead = 32;

    using SharedCatalogue = std::shared_ptr<const TileCatalogue>;

    explicit TileShelf(TileCatalogue catalogue)
        : catalogue_(std::make_shared<const TileCatalogue>(std::move(catalogue))) {}

    /// What games without other expansions are played with that begin now.
    GameTiles operator[](rules::Mode mode) const { return (*catalogue())[mode]; }
    /// For all games that begin now.
    SharedCatalogue catalogue() const { return catalogue_.load(); }
    /// Games that begin from now on are played with these; games that have begun keep theirs.
    void switch_to(SharedCatalogue catalogue) { catalogue_.store(std::move(catalogue)); }

    /// Those at hand.
    std::optional<GameTiles> find(const rules::Boxes& boxes, std::string_view digest);
    /// As `read_tiles`; they are at hand from then on.
    tl::expected<GameTiles, std::string> read(const rules::Boxes& boxes, std::string_view digest,
                                              std::string_view text);

private:
    struct Slot {
        rules::Boxes boxes;
        GameTiles tiles;
    };

    std::optional<GameTiles> find_read(const rules::Boxes& boxes, std::string_view digest);

    std::atomic<SharedCatalogue> catalogue_;
    std::mutex mutex_;
    std::list<Slot> slots_;  ///< the last used first
};

/// The tiles that are looked for, for such a game.
struct WantedTiles {
    rules::Boxes boxes;
    std::string digest;
};

/// The tiles that a game of this row is played with; nothing if its setup is not known.
std::optional<WantedTiles> wanted_tiles(const store::GameRecord& game);

/// The tiles at hand, or, read by a worker, those in the store; nothing if neither has them.
/// `game_unreadable` with the reason if what is stored cannot be played with.
AsyncResult<std::optional<GameTiles>> find_tiles(const Services& services, TileShelf& shelf,
                                                 WantedTiles wanted, work::Key key);

/// What a server plays with whose mists tiles are the stored set of that digest, read by a worker;
/// nothing if none is stored. `game_unreadable` with the reason if it cannot be played with.
AsyncResult<TileShelf::SharedCatalogue> find_catalogue(store::Store& store,
                                                       work::WorkerPool& workers,
                                                       std::string digest);

/// Keeps those sets of the catalogue in the store that games name; a failure is logged.
asio::awaitable<void> keep_known_tiles(store::Store& store, const TileCatalogue& catalogue,
                                       std::int64_t now_ms);

}  // namespace mistward::rooms
