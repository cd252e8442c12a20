#pragma once

#include "protocol/create_room.hpp"
#include "protocol/error.hpp"
#include "protocol/find_seat.hpp"
#include "protocol/json.hpp"
#include "protocol/room_requests.hpp"
#include "server/service/once.hpp"
#include "server/service/room.hpp"

#include <boost/asio/awaitable.hpp>

#include <memory>
#include <optional>
#include <string>

namespace mistward::rooms {

namespace asio = boost::asio;

/// What everybody is told of a room that is not there, and of one of which they may not know.
protocol::Error room_not_found(const std::string& id);

struct CreatedRoom {
    protocol::Json room;
    std::string owner_token;

    /// CREATED_ROOM of the guide.
    protocol::Json document() const { return {{"room", room}, {"owner_token", owner_token}}; }
};

/// A seat at a table that was waiting, or that was made for it.
struct FoundSeat {
    TakenSeat seat;
    std::optional<std::string> owner_token;  ///< of a table that was made
};

/// A player of this server, who has shown their token.
struct Claimant {
    std::string id;
    std::string name;
    std::string token;
};

/// Every room of this server: those in memory and those that are only in the log.
class Lobby {
public:
    virtual ~Lobby() = default;

    // `once`: the answer is kept with what is made. What was made already is `request_under_way`.

    /// `maker`: the network that the request comes from; companions of its rooms take turns.
    /// `owner`: whose room it is, by their own token; without one it has a token of its own.
    virtual AsyncResult<CreatedRoom> create(protocol::CreateRoom request, std::string maker = {},
                                            std::optional<Claimant> owner = {},
                                            std::optional<Once> once = {}) = 0;
    /// A new room whose game goes on from a seq of this room's. The token as for `query::State`; an
    /// owner's that is none of the room's reads as everybody does.
    virtual AsyncResult<CreatedRoom> fork(std::string room, protocol::Fork request, Reader reader,
                                          std::optional<Claimant> owner = {},
                                          std::optional<Once> once = {}) = 0;
    /// A private room with the game of a file, given as its text: an ended one to be looked at, a
    /// running one with free seats and a fresh deck of the tiles that nobody has seen. Refused as
    /// `decode_game_file` refuses, with `invalid_game_file` if the log is not a game of this
    /// server's rules and tiles, and like what is read of a room. `address` as of `Reader`.
    virtual AsyncResult<CreatedRoom> import_game(std::string file, std::string address = {},
                                                 std::optional<Claimant> owner = {},
                                                 std::optional<Once> once = {}) = 0;
    /// A seat at the oldest listed table that waits for such a game, has that size and a free seat,
    /// no word and no companion, and at which somebody is there or was just now; else at a new one.
    /// Nobody else looks for such a seat meanwhile, so two who look at once find each other. A
    /// player who sits at such a table already has that seat.
    virtual AsyncResult<FoundSeat> find_seat(protocol::FindSeat request, std::string maker = {},
                                             std::optional<Claimant> claimant = {},
                                             std::optional<Once> once = {}) = 0;
    /// `{"rooms", "next"}`: the newest listed rooms that the filter lets through as ROOM documents,
    /// newest first, as many as its limit, and the id behind which there are more, or null.
    virtual AsyncResult<protocol::Json> list(protocol::RoomFilter filter = {}) = 0;
    /// The room, loaded from the log by a worker if it is not in memory. `address` as of `Reader`.
    virtual AsyncResult<std::shared_ptr<Room>> find(std::string id, std::string address = {}) = 0;
    /// Whether new rooms and games are taken; or `not_ready` with the reason.
    virtual AsyncResult<void> ready() = 0;
};

}  // namespace mistward::rooms
