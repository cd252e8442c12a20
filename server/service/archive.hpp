#pragma once

#include "protocol/error.hpp"
#include "protocol/game_queries.hpp"
#include "protocol/json.hpp"
#include "server/record/tile_catalogue.hpp"
#include "server/service/room.hpp"
#include "server/service/services.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

namespace mistward::rooms {

/// Every game that was begun on this server, as the log tells it. May be called from any strand.
/// While a game runs whose room refuses spectators, it needs a token of the room, else
/// `spectators_refused`; without such a game `game_not_found`. What is read of a log is made by
/// workers, else `rate_limited`.
class Archive {
public:
    virtual ~Archive() = default;

    /// GAME of the guide.
    virtual AsyncResult<protocol::Json> game(std::string id, Reader reader) = 0;
    /// GAME_FILE of the guide, as its text.
    virtual AsyncResult<std::string> file(std::string id, Reader reader) = 0;
    /// The first page of the updates after `since`.
    virtual AsyncResult<LogPage> log(std::string id, std::uint64_t since, Reader reader) = 0;
    /// The state at a seq, or the newest.
    virtual AsyncResult<StateSnapshot> state(std::string id, std::optional<std::uint64_t> seq,
                                             Reader reader) = 0;
    /// The board's features at a seq, or the newest, as `{"seq", "features"}`.
    virtual AsyncResult<protocol::Json> features(std::string id, std::optional<std::uint64_t> seq,
                                                 Reader reader) = 0;

    /// GAMES of the guide: ended games of listed rooms, the last to end first.
    virtual AsyncResult<protocol::Json> ended_games(protocol::GameFilter filter) = 0;
    /// STATISTICS of the guide.
    virtual AsyncResult<protocol::Json> statistics() = 0;
};

/// Reads the store of `services`, and plays games anew on its workers with the tiles of
/// `catalogue`.
std::unique_ptr<Archive> make_archive(const Services& services, TileCatalogue catalogue);

}  // namespace mistward::rooms
