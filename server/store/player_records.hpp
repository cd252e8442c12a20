#pragma once

#include "server/store/answer_records.hpp"
#include "server/store/records.hpp"

#include <cstddef>
#include <cstdint>
#include <limits>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace mistward::store {

/// A row of `players`. Times are milliseconds since the Unix epoch, UTC.
struct PlayerRecord {
    std::string id;
    std::string name;
    TokenHash secret{};
    std::optional<std::string> owner = {};  ///< whose bot it is
    std::int64_t created_ms = 0;
    std::int64_t seen_ms = 0;
    auto operator<=>(const PlayerRecord&) const = default;
};

/// A player who comes; as a bot only if its owner has fewer than `most_bots`.
struct NewPlayer {
    PlayerRecord player;
    std::size_t most_bots = 0;
    std::optional<KeptAnswer> answer = {};
};

/// What of a player is another from now on.
struct ChangePlayer {
    std::string id;
    std::optional<std::string> name = {};
    std::optional<TokenHash> secret = {};
    std::optional<std::int64_t> seen_ms = {};
};

/// A player who is to be forgotten, with their bots. In games, and where they said something, their
/// name is `name` and what they said is `said` from then on.
struct ForgetPlayer {
    std::string id;
    std::string name;
    std::string said;
};

/// Who was forgotten, and the rooms in which they had something.
struct ForgottenPlayer {
    std::string player;
    std::vector<std::string> rooms;
    auto operator<=>(const ForgottenPlayer&) const = default;
};

/// A player's id and the secret that they have now.
struct PlayerSecret {
    std::string player;
    TokenHash secret{};
    auto operator<=>(const PlayerSecret&) const = default;
};

/// Which rooms that a player has a seat in are told: those that have the status `open` or
/// `playing`, by id.
struct PlayerRooms {
    std::string player;
    std::optional<std::string> status = {};  ///< nothing: either
    std::optional<std::string> after = {};   ///< the id of a room: only what comes after it
    std::size_t limit = 100;
    std::size_t within = 1000;
};

/// Which ended games that a player has played are told, the last to begin first.
struct PlayerGames {
    std::string player;
    std::optional<std::string> after = {};  ///< the id of a game: only what comes after it
    std::size_t limit = 100;
    std::size_t within = 1000;
};

/// A game that a player has played.
struct PlayedGame {
    std::string room;
    std::string room_name;  ///< empty: it has been removed
    GameRecord game;
    std::uint64_t seq = 0;  ///< of its last entry
    std::uint8_t seat = 0;  ///< that the player had
    bool is_there = true;   ///< the room has not been removed or closed
    bool owns = false;      ///< the room is the player's
    auto operator<=>(const PlayedGame&) const = default;
};

/// Those of the games looked for, in order.
struct PlayedPage {
    std::vector<PlayedGame> games;
    std::optional<std::string> next;  ///< the `after` of what follows; without it there is no more
};

/// The ids of those of the rooms looked for, in order.
struct RoomIdPage {
    std::vector<std::string> rooms;
    std::optional<std::string> next;  ///< as above
};

/// Whose room ids, of those with anything of the player's, are told: a page of those after a room.
struct RoomsWith {
    std::string player;
    std::string after = {};
};

/// So many of them are told at once.
inline constexpr std::size_t kRoomsPage = 500;

/// What a room has that is another as soon as a player would see something else of it.
struct RoomFigures {
    std::string status;
    std::string game;        ///< the latest; empty: there is none yet
    std::uint64_t seq = 0;   ///< of that game's newest entry
    std::uint64_t said = 0;  ///< the number of the newest line of chat that is there
    std::string seats;       ///< who sits where, as a text to be compared
    auto operator<=>(const RoomFigures&) const = default;
};

/// So many rooms that are open or played are glanced at, out of so many with a seat of the
/// player's.
inline constexpr std::size_t kRoomsGlanced = 100;
inline constexpr std::size_t kRoomsGlancedWithin = 10'000;

/// Whose rooms are glanced at, beside those that are named: of whoever has that secret.
struct GlanceQuery {
    TokenHash secret{};
    std::string also = "[]";  ///< JSON: the ids of further rooms
};

/// What a player would see, in figures.
struct PlayerGlance {
    std::string player;
    std::int64_t seen_ms = 0;
    std::map<std::string, RoomFigures> rooms;         ///< those that are there
    std::map<std::string, std::int64_t> invitations;  ///< when each was made, by room
    auto operator<=>(const PlayerGlance&) const = default;
};

/// A player is asked to play in a room, unless the room has asked as many as may be. Of one sender,
/// by network or as the owner of rooms, the newest invitations of a player stay, and of all those
/// of a player the ones of whoever has sent few.
struct Invite {
    std::string room;
    std::string player;
    std::int64_t at_ms = 0;
    std::size_t most = 0;
    std::string sender = {};  ///< the network, by whatever name
    std::size_t most_of_sender = std::numeric_limits<std::int64_t>::max();
    std::size_t most_of_player = std::numeric_limits<std::int64_t>::max();
};

/// Whether a player is invited to a room is asked.
struct Invited {
    std::string room;
    std::string player;
};

/// A row of `invitations`, and the room.
struct InvitationRecord {
    std::string player;
    std::int64_t at_ms = 0;
    RoomRecord room;
    auto operator<=>(const InvitationRecord&) const = default;
};

/// A line of chat that a player said, and where.
struct SaidLine {
    std::string room;
    ChatRecord line;
    auto operator<=>(const SaidLine&) const = default;
};

/// Which of them are told: a page of those after a room's line, by room and number.
struct SaidLines {
    std::string player;
    std::string room = {};
    std::uint64_t number = 0;
};

/// So many lines are told at once.
inline constexpr std::size_t kSaidPage = 500;

/// What a player has planned at a seat.
struct PlannedSeat {
    std::string room;
    std::uint8_t seat = 0;
    std::string plans;  ///< JSON, as of `SeatRecord`
    auto operator<=>(const PlannedSeat&) const = default;
};

/// Which of them are told: a page of those after a room's seat, by room and seat.
struct PlannedSeats {
    std::string player;
    std::string room = {};
    std::uint8_t seat = 0;
};

/// So many seats with plans are told at once.
inline constexpr std::size_t kPlannedPage = 100;

}  // namespace mistward::store
