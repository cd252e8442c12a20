#pragma once

#include "server/record/tile_catalogue.hpp"
#include "server/service/room.hpp"
#include "server/service/services.hpp"
#include "server/store/records.hpp"
#include "server/work/worker_pool.hpp"

#include <tl/expected.hpp>

#include <list>
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

    explicit TileShelf(TileCatalogue catalogue) : catalogue_(std::move(catalogue)) {}

    /// What new games are played with.
    const GameTiles& operator[](rules::Mode mode) const { return catalogue_[mode]; }
    const TileCatalogue& catalogue() const { return catalogue_; }

    /// Those at hand.
    std::optional<GameTiles> find(rules::Mode mode, std::string_view digest);
    /// As `read_tiles`; they are at hand from then on.
    tl::expected<GameTiles, std::string> read(rules::Mode mode, std::string_view digest,
                                              std::string_view text);

private:
    struct Slot {
        rules::Mode mode;
        GameTiles tiles;
    };

    std::optional<GameTiles> find_read(rules::Mode mode, std::string_view digest);

    const TileCatalogue catalogue_;
    std::mutex mutex_;
    std::list<Slot> slots_;  ///< the last used first
};

/// The tiles that are looked for, for such a game.
struct WantedTiles {
    rules::Mode mode;
    std::string digest;
};

/// The tiles that a game of this row is played with.
WantedTiles wanted_tiles(const store::GameRecord& game);

/// The tiles at hand, or, read by a worker, those in the store; nothing if neither has them.
/// `game_unreadable` with the reason if what is stored cannot be played with.
AsyncResult<std::optional<GameTiles>> find_tiles(const Services& services, TileShelf& shelf,
                                                 WantedTiles wanted, work::Key key);

/// Keeps those sets of the catalogue in the store that games name; a failure is logged.
asio::awaitable<void> keep_known_tiles(store::Store& store, const TileCatalogue& catalogue,
                                       std::int64_t now_ms);

}  // namespace mistward::rooms
