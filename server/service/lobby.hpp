#pragma once

#include "protocol/commands.hpp"
#include "protocol/error.hpp"
#include "protocol/json.hpp"
#include "server/behaviour/reading.hpp"
#include "server/record/log_page.hpp"
#include "server/record/tile_catalogue.hpp"
#include "server/service/services.hpp"
#include "server/service/subscriber.hpp"

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/awaitable.hpp>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <variant>

namespace mistward::rooms {

namespace asio = boost::asio;

template <class T>
using AsyncResult = asio::awaitable<protocol::Result<T>>;

struct CreatedRoom {
    protocol::Json room;
    std::string owner_token;
};

struct TakenSeat {
    std::uint8_t seat = 0;
    std::string token;
    protocol::Json room;
};

/// Who reads a game, and for whom the work is done that it takes.
struct Reader {
    Reader() = default;
    Reader(std::optional<std::string> shown, std::string from = {})
        : token(std::move(shown)), address(std::move(from)) {}
    Reader(std::string shown) : token(std::move(shown)) {}

    std::optional<std::string> token;
    std::string address = {};  ///< or its network; addresses take turns with such work
};

/// Who gives a command: a client that listens, or whoever shows the token of a seat.
using Speaker = std::variant<std::shared_ptr<Subscriber>, std::string>;

/// One room. May be called from any strand: each call is carried out on the room's own, one after
/// the other, and answers on the caller's. Nothing is answered before it is durable.
class Room {
public:
    virtual ~Room() = default;

    virtual asio::awaitable<protocol::Json> document() = 0;
    virtual AsyncResult<TakenSeat> take_seat(protocol::TakeSeat request) = 0;
    /// Frees a seat; needs its own or the owner's token. This and what follows gives ROOM.
    virtual AsyncResult<protocol::Json> leave_seat(std::string token, std::uint8_t seat) = 0;
    /// Gives the seat a new token; needs the one that it has.
    virtual AsyncResult<TakenSeat> hand_over(std::string token, std::uint8_t seat,
                                             protocol::HandOver request) = 0;
    /// Gives a free seat to a companion, or (`sits` is false) frees a companion's. Needs the
    /// owner's token, in a game of a team the token of any seat.
    virtual AsyncResult<protocol::Json> set_companion(std::string token, std::uint8_t seat,
                                                      bool sits) = 0;
    /// Changes what the room was made with by a merge patch; needs the owner's token.
    virtual AsyncResult<protocol::Json> change(std::string token, protocol::Json patch) = 0;
    /// Needs the owner's or a seat's token.
    virtual AsyncResult<protocol::Json> start(std::string token) = 0;
    /// Another game with those who are there; needs the owner's or a seat's token.
    virtual AsyncResult<protocol::Json> rematch(std::string token, protocol::Rematch request) = 0;

    // What is read is made by workers; `rate_limited` if too much of such work waits.

    /// The state at a seq, or the newest. Needs a seat's token if the room refuses spectators.
    virtual AsyncResult<StateSnapshot> snapshot(std::optional<std::uint64_t> seq = {},
                                                Reader reader = {}) = 0;
    /// What everybody sees of the board's features at a seq, or the newest, as `{"seq",
    /// "features"}`; the token as for `snapshot`.
    virtual AsyncResult<protocol::Json> features(std::optional<std::uint64_t> seq = {},
                                                 Reader reader = {}) = 0;
    /// What decisions would lead to, as FORESIGHT of the guide; nothing is changed. The token as
    /// for `snapshot`.
    virtual AsyncResult<protocol::Json> foresight(protocol::Foresee request,
                                                  Reader reader = {}) = 0;
    /// The last seq of the log; 0 before the start. Answers `ping`.
    virtual asio::awaitable<std::uint64_t> seq() = 0;
    /// The first page of the updates after `since`; the token as for `snapshot`.
    virtual AsyncResult<LogPage> log(std::uint64_t since, Reader reader = {}) = 0;

    /// The newest page of the chat, of the lines numbered below `before` if it is given, oldest
    /// first. Needs a seat's or the owner's token if the room refuses spectators, at any time.
    virtual AsyncResult<protocol::Json> chat(std::optional<std::uint64_t> before,
                                             std::optional<std::string> token = {}) = 0;

    /// Delivers `welcome` and whatever is missed, and from then on every message. The value is the
    /// seat that the token opens, or nothing for a spectator.
    virtual AsyncResult<std::optional<std::uint8_t>> attach(std::shared_ptr<Subscriber> subscriber,
                                                            protocol::Hello hello) = 0;
    /// Delivers every message from now on, to somebody who reads the log as it grows; the token as
    /// for `snapshot`.
    virtual AsyncResult<void> follow(std::shared_ptr<Subscriber> subscriber, Reader reader) = 0;
    /// Restarts a subscriber that has lost what it was delivered.
    virtual asio::awaitable<void> refresh(std::shared_ptr<Subscriber> subscriber) = 0;
    virtual asio::awaitable<void> detach(std::shared_ptr<Subscriber> subscriber) = 0;
    /// The value is the seq of the entry that the command made, or the newest. What it causes is
    /// delivered to every subscriber before the call answers.
    virtual AsyncResult<std::uint64_t> carry_out(Speaker speaker, protocol::Command command) = 0;
    /// What a companion would decide now, as `{"seq", "decision"}`; needs the token of the seat
    /// that is to decide. One at a time.
    virtual AsyncResult<protocol::Json> hint(std::string token) = 0;
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
    /// A new room whose game goes on from a seq of this room's. The token as for `snapshot`.
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
