#pragma once

#include "protocol/create_room.hpp"
#include "protocol/error.hpp"
#include "protocol/json.hpp"
#include "protocol/room_requests.hpp"
#include "server/record/tile_catalogue.hpp"
#include "server/service/room.hpp"
#include "server/service/services.hpp"

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/awaitable.hpp>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

namespace mistward::rooms {

namespace asio = boost::asio;

struct CreatedRoom {
    protocol::Json room;
    std::string owner_token;
};

class Archive;
class Oversight;
class RoomGuard;

/// Every room of this server: those in memory and those that are only in the log.
class Lobby {
public:
    virtual ~Lobby() = default;

    /// `maker`: the network that the request comes from; companions of its rooms take turns.
    virtual AsyncResult<CreatedRoom> create(protocol::CreateRoom request,
                                            std::string maker = {}) = 0;
    /// A new room whose game goes on from a seq of this room's. The token as for `query::State`.
    virtual AsyncResult<CreatedRoom> fork(std::string room, protocol::Fork request,
                                          Reader reader) = 0;
    /// A private room with the game of a file, given as its text: an ended one to be looked at, a
    /// running one with free seats and a fresh deck of the tiles that nobody has seen. Refused as
    /// `decode_game_file` refuses, with `invalid_game_file` if the log is not a game of this
    /// server's rules and tiles, and like what is read of a room. `address` as of `Reader`.
    virtual AsyncResult<CreatedRoom> import_game(std::string file, std::string address = {}) = 0;
    /// `{"rooms", "next"}`: the newest listed rooms that the filter lets through as ROOM documents,
    /// newest first, and the id behind which there are more, or null.
    virtual AsyncResult<protocol::Json> list(protocol::RoomFilter filter = {}) = 0;
    /// The room, loaded from the log by a worker if it is not in memory. `address` as of `Reader`.
    virtual AsyncResult<std::shared_ptr<Room>> find(std::string id, std::string address = {}) = 0;
    /// Whether new rooms and games are taken; or `not_ready` with the reason.
    virtual AsyncResult<void> ready() = 0;
    /// Loads the rooms whose games go on although nobody asks for them: those with a timer, and
    /// those in which a companion is to decide. Called once, after the start.
    virtual asio::awaitable<void> wake_rooms() = 0;
    /// The games that were begun here; lives as long as the lobby.
    virtual Archive& archive() = 0;
    /// What administrators may do with the rooms; lives as long as the lobby.
    virtual Oversight& oversight() = 0;
    /// Keeps rooms from being used while they are removed; lives as long as the lobby.
    virtual RoomGuard& guard() = 0;
    /// Closes every subscriber and finishes what is being written; nothing is accepted afterwards.
    virtual asio::awaitable<void> shut_down() = 0;
};

/// How many rooms stay in memory although nobody uses them.
inline constexpr std::size_t kRoomsInMemory = 500;

/// Rooms run on strands of `executor`, play with the tiles of `catalogue`, and work with
/// `services`. Beyond `rooms_in_memory` the longest unused rooms leave memory; they come back when
/// `find` asks for them.
std::unique_ptr<Lobby> make_lobby(asio::any_io_executor executor, const Services& services,
                                  TileCatalogue catalogue,
                                  std::size_t rooms_in_memory = kRoomsInMemory);

}  // namespace mistward::rooms
