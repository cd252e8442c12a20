#pragma once

#include "protocol/game_queries.hpp"
#include "protocol/json.hpp"
#include "server/service/door.hpp"
#include "server/service/room.hpp"
#include "server/service/services.hpp"
#include "server/service/tile_shelf.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <variant>

namespace mistward::rooms {

/// What is asked of the games. While one runs whose room refuses spectators, it needs a token of
/// the room, else `spectators_refused`; without such a game `game_not_found`. What is read of a log
/// is made by workers, else `rate_limited`.
namespace archived {

/// GAME of the guide.
struct Game {
    std::string id;
    Reader reader = {};
};

/// GAME_FILE of the guide, as its text.
struct File {
    using Answer = std::string;
    std::string id;
    Reader reader = {};
};

/// The first page of the updates after `since`.
struct Log {
    using Answer = LogPage;
    std::string id;
    std::uint64_t since = 0;
    Reader reader = {};
};

/// The state at a seq, or the newest.
struct State {
    using Answer = StateSnapshot;
    std::string id;
    std::optional<std::uint64_t> seq = {};
    Reader reader = {};
};

/// The board's features at a seq, or the newest, as `{"seq", "features"}`.
struct Features {
    std::string id;
    std::optional<std::uint64_t> seq = {};
    Reader reader = {};
};

/// What a companion makes of a game that is over, as REVIEW of the guide.
struct Review {
    std::string id;
    Reader reader = {};
};

/// TILESET of the guide by its digest, as its text; else `not_found`.
struct TileSet {
    using Answer = std::string;
    std::string digest;
    std::string address = {};  ///< as of `Reader`
};

/// GAMES of the guide: ended games of listed rooms, the last to end first.
struct Ended {
    protocol::GameFilter filter = {};
};

/// STATISTICS of the guide.
struct Statistics {};

}  // namespace archived

using ArchiveQuery =
    std::variant<archived::Game, archived::File, archived::Log, archived::State, archived::Features,
                 archived::Review, archived::TileSet, archived::Ended, archived::Statistics>;
using ArchiveAnswer = std::variant<protocol::Json, std::string, LogPage, StateSnapshot>;

/// Every game that was begun on this server, as the log tells it. May be asked from any strand.
class Archive : public Door<ArchiveQuery, ArchiveAnswer> {};

/// Reads the store of `services`, and plays games anew on its workers with tiles of `tiles`, which
/// outlives it.
std::unique_ptr<Archive> make_archive(const Services& services, TileShelf& tiles);

}  // namespace mistward::rooms
