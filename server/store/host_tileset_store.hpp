#pragma once

#include "server/store/failure.hpp"
#include "server/store/records.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace mistward::store {

/// A row of `host_tilesets`. Times are milliseconds since the Unix epoch, UTC.
struct HostTileset {
    std::string digest;  ///< of the mists tiles
    std::string joined;  ///< of the base tiles and these together
    std::string name;
    std::int64_t added_ms = 0;
    std::int64_t rooms = 0;  ///< in which a game began with it; `kMostRoomsCounted`: or more
    auto operator<=>(const HostTileset&) const = default;
};

inline constexpr std::int64_t kMostRoomsCounted = 10'000;

/// A set that the host puts on the server, with both texts, unless there are as many as may be.
struct AddHostTileset {
    HostTileset set;
    std::vector<TilesetRecord> documents;
    std::size_t most = 0;
};

/// Which of them is switched on for new games.
struct TilesetChoice {
    std::optional<std::string> digest = {};  ///< nothing: none of them
    std::int64_t since_ms = 0;               ///< 0: always
    bool operator==(const TilesetChoice&) const = default;
};

/// The tile sets of the host. As of `Store`, of which it is a part; all servers of a database have
/// the same.
class HostTilesetStore {
public:
    virtual ~HostTilesetStore() = default;

    /// Nothing happens if it is there. Conflict: there are too many.
    virtual AsyncResult<void> add(AddHostTileset request) = 0;
    /// Nothing happens if there is none. Conflict: it is switched on. Games keep their tiles.
    virtual AsyncResult<void> remove(std::string digest) = 0;
    /// The oldest first, with counted rooms.
    virtual AsyncResult<std::vector<HostTileset>> all() = 0;
    /// Conflict: there is no such set.
    virtual AsyncResult<void> choose(TilesetChoice choice) = 0;
    virtual AsyncResult<TilesetChoice> chosen() = 0;
};

}  // namespace mistward::store
