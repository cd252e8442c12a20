#pragma once

#include "protocol/error.hpp"
#include "protocol/json.hpp"
#include "protocol/room_words.hpp"
#include "protocol/setup_document.hpp"
#include "protocol/wire/bounded.hpp"
#include "protocol/wire/council.hpp"
#include "protocol/wire/loose.hpp"
#include "protocol/wire/time.hpp"

#include <boost/describe/class.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mistward::protocol {

// Players of a server: what they send, and what they are told.

/// What the token of every player begins with. No other token of this server does.
inline constexpr std::string_view kPlayerTokenPrefix = "mwp_";

inline bool is_player_token(std::string_view token) {
    return token.starts_with(kPlayerTokenPrefix);
}

/// The characters of the id of a player.
inline constexpr std::size_t kLongestPlayerId = 32;

/// How many bots a player has at most.
inline constexpr std::size_t kMostBots = 16;

/// How many players a room has invited at a time at most, how many invitations a player has, and
/// how many of those are of one sender.
inline constexpr std::size_t kMostInvitations = 16;
inline constexpr std::size_t kMostInvitationsOfPlayer = 64;
inline constexpr std::size_t kMostInvitationsOfSender = 8;

/// Body of `POST /api/v1/players`, `PATCH /api/v1/me` and `POST /api/v1/me/bots`.
struct PlayerName {
    wire::GivenName name;
};
BOOST_DESCRIBE_STRUCT(PlayerName, (), (name))
Result<PlayerName> decode_player_name(std::string_view text);

/// Body of `POST /api/v1/rooms/{room}/invitations`: a player by their id, or a person as PERSON
/// names them.
struct InvitePlayer {
    wire::Depending<wire::Text<kLongestPlayerId>> player = {};
    wire::Depending<wire::Text<kLongestPlayerId>> person = {};
};
BOOST_DESCRIBE_STRUCT(InvitePlayer, (), (player, person))
Result<InvitePlayer> decode_invite_player(std::string_view text);

/// Query of `GET /api/v1/me/games`: games that are played or waited for, or those that are over.
struct PlayerGamesQuery {
    wire::Omittable<wire::Among<RoomStatus::Open, RoomStatus::Over>> status;
    wire::Omittable<wire::GameId> before;  ///< the `next` of the page before
    wire::Usually<wire::Integer<std::uint8_t, 1, 100>, 50> limit;
};
BOOST_DESCRIBE_STRUCT(PlayerGamesQuery, (), (status, before, limit))
Result<PlayerGamesQuery> decode_player_games_query(const Json& query);

namespace wire {

/// PLAYER of the guide.
struct Player {
    std::string id;
    std::string name;
    std::optional<std::string> owner;  ///< whose bot it is
    Time created_at;
};
BOOST_DESCRIBE_STRUCT(Player, (), (id, name, owner, created_at))

/// Body of `GET /api/v1/me`.
struct PlayerAnswer {
    Player player;
};
BOOST_DESCRIBE_STRUCT(PlayerAnswer, (), (player))

/// A player with the secret that is shown this once.
struct PlayerToken {
    std::string id;
    std::string name;
    std::string token;
};
BOOST_DESCRIBE_STRUCT(PlayerToken, (), (id, name, token))

/// Body of `GET /api/v1/me/bots`.
struct Bots {
    std::vector<Player> bots;
};
BOOST_DESCRIBE_STRUCT(Bots, (), (bots))

/// Who was forgotten.
struct Forgotten {
    std::string id;
};
BOOST_DESCRIBE_STRUCT(Forgotten, (), (id))

/// Somebody who plays a game of a player's.
struct PlayerGameSeat {
    std::uint8_t seat = 0;
    std::optional<std::string> name;  ///< nothing: nobody sits there, like the next
    std::optional<SeatKind> kind;
};
BOOST_DESCRIBE_STRUCT(PlayerGameSeat, (), (seat, name, kind))

/// PLAYER_GAME of the guide.
struct PlayerGame {
    std::string room;
    std::optional<std::string> room_name;  ///< nothing: it has been removed
    RoomStatus status = RoomStatus::Open;
    std::optional<std::string> game_id;
    rules::Mode game = rules::Mode::Mists;
    std::optional<Level> level;
    std::vector<PlayerGameSeat> seats;
    std::uint8_t seat = 0;  ///< the player's own
    bool owner = false;     ///< the room is the player's, whose token opens it
    std::uint64_t seq = 0;
    std::optional<std::uint8_t> turn;  ///< the seat that is to decide
    bool my_turn = false;
    Time since;                   ///< when that began, or when the game ended or the room was made
    std::optional<Loose> result;  ///< RESULT of the guide
};
BOOST_DESCRIBE_STRUCT(PlayerGame, (),
                      (room, room_name, status, game_id, game, level, seats, seat, owner, seq, turn,
                       my_turn, since, result))

/// Body of `GET /api/v1/me/games`.
struct PlayerGames {
    std::vector<PlayerGame> games;
    std::optional<std::string> next;
};
BOOST_DESCRIBE_STRUCT(PlayerGames, (), (games, next))

/// To play in a room.
struct Invitation {
    std::string room;
    std::string room_name;
    rules::Mode game = rules::Mode::Mists;
    std::optional<Level> level;
    Time at;
};
BOOST_DESCRIBE_STRUCT(Invitation, (), (room, room_name, game, level, at))

/// Body of `GET /api/v1/me/invitations`.
struct Invitations {
    std::vector<Invitation> invitations;
};
BOOST_DESCRIBE_STRUCT(Invitations, (), (invitations))

/// A player whom a room has invited.
struct InvitedPlayer {
    std::string player;
    std::string name;
    Time at;
};
BOOST_DESCRIBE_STRUCT(InvitedPlayer, (), (player, name, at))

/// Body of `POST /api/v1/rooms/{room}/invitations`.
struct InvitedPlayers {
    std::vector<InvitedPlayer> invitations;
};
BOOST_DESCRIBE_STRUCT(InvitedPlayers, (), (invitations))

/// A line of chat, and where it was said.
struct SaidLine {
    std::string room;
    Line line;
};
BOOST_DESCRIBE_STRUCT(SaidLine, (), (room, line))

// Lines of `GET /api/v1/me/events`.

/// The first: what there is, and what is due.
struct PlayerSnapshot {
    Literal<"snapshot"> type;
    std::vector<PlayerGame> games;
    std::vector<Invitation> invitations;
};
BOOST_DESCRIBE_STRUCT(PlayerSnapshot, (), (type, games, invitations))

/// Somebody asks the player to play.
struct PlayerInvited {
    Literal<"invited"> type;
    Invitation invitation;
};
BOOST_DESCRIBE_STRUCT(PlayerInvited, (), (type, invitation))

/// What happened in a room of the player's.
enum class News { MyTurn, Said, Over, Changed, Left };
template <>
struct Words<News> : WordList<News, "my_turn", "said", "over", "changed", "left"> {};

/// Which room that was, and where its game is now.
struct PlayerNews {
    News type = News::MyTurn;
    std::string room;
    std::optional<std::string> game_id;
    std::uint64_t seq = 0;
};
BOOST_DESCRIBE_STRUCT(PlayerNews, (), (type, room, game_id, seq))

}  // namespace wire

}  // namespace mistward::protocol
