#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace mistward::store {

/// SHA-256 of a secret token; the token itself is never stored.
using TokenHash = std::array<std::uint8_t, 32>;

/// A row of `rooms`. Texts that are codes (`visibility`, `status`) and JSON (`setup`, `options`)
/// are the caller's; times are milliseconds since the Unix epoch, UTC.
struct RoomRecord {
    std::string id;
    std::string name;
    std::string setup;
    std::string options = "{}";
    bool paused = false;
    std::optional<std::uint8_t> lesson = {};
    std::string visibility;
    std::uint8_t seats = 0;
    TokenHash owner_token{};
    std::string status;
    std::int64_t created_ms = 0;
    std::int64_t changed_ms = 0;  ///< when it or one of its seats was last changed
    std::uint64_t said = 0;       ///< the number of the newest line of chat that was removed by age
    std::optional<std::string> owner = {};  ///< a player, whose secret `owner_token` is then
    auto operator<=>(const RoomRecord&) const = default;
};

/// A row of `seats`: one that is taken.
struct SeatRecord {
    std::uint8_t seat = 0;
    std::string name;
    std::string kind;
    std::optional<TokenHash> token;           ///< nothing: a companion
    std::optional<std::string> player = {};   ///< whose secret `token` is then
    bool silenced = false;                    ///< it has no word in the chat
    std::optional<std::string> plans = {};    ///< JSON: what the seat wants to decide some day
    std::optional<std::string> network = {};  ///< a digest of where whoever took it came from
    auto operator<=>(const SeatRecord&) const = default;
};

/// How a game ended.
struct GameEnd {
    std::int64_t ended_ms = 0;
    std::string outcome;
    std::string reason;
    std::string result = "{}";  ///< JSON
    auto operator<=>(const GameEnd&) const = default;
};

/// Where a forked game goes on from.
struct ForkRecord {
    std::string game;
    std::uint64_t seq = 0;
    auto operator<=>(const ForkRecord&) const = default;
};

/// A row of `games`.
struct GameRecord {
    std::string id;
    std::uint32_t number = 1;
    std::string setup;
    std::string tileset;
    std::string tileset_digest;
    std::string rules;
    std::array<std::uint8_t, 32> seed{};
    std::string commitment;
    std::string players = "[]";  ///< JSON: who sat there at the start
    std::optional<ForkRecord> fork;
    std::optional<std::string> deck = {};  ///< if the seed does not make it; as secret as the seed
    std::int64_t started_ms = 0;
    std::optional<GameEnd> end;
    auto operator<=>(const GameRecord&) const = default;
};

/// A row of `tilesets`: a set that games are played with.
struct TilesetRecord {
    std::string digest;  ///< SHA-256 of `document` in hex
    std::int64_t used_ms = 0;
    std::shared_ptr<const std::string> document;
};

/// One decision of a game's log; its place in the log is its seq.
struct Entry {
    std::optional<std::uint8_t> player;  ///< nothing: chance decided
    std::string decision;
    std::optional<std::string> command;  ///< the client's own id of the command
    std::int64_t at_ms = 0;
    std::optional<std::string> author = {};  ///< who decided for the player, if not the player
    /// How long whoever was to decide had thought; nothing where chance was.
    std::optional<std::int64_t> thought_ms = {};
    bool planned = false;  ///< the player had decided it before it was their turn
    auto operator<=>(const Entry&) const = default;
};

/// A row of `chat`.
struct ChatRecord {
    std::uint64_t number = 0;  ///< counts the lines of a room from 1
    std::uint8_t seat = 0;
    std::string name;  ///< of the seat at that time
    std::string text;
    std::int64_t at_ms = 0;
    std::optional<std::string> player = {};  ///< who had the seat
    auto operator<=>(const ChatRecord&) const = default;
};

/// So many lines of chat are read at once.
inline constexpr std::size_t kChatPage = 100;

/// A room without the log of its game, enough to list it.
struct RoomSummary {
    RoomRecord room;
    std::vector<SeatRecord> seats;   ///< the taken ones, in seat order
    std::optional<GameRecord> game;  ///< the latest
    auto operator<=>(const RoomSummary&) const = default;
};

/// Everything about a room, as of one moment; `entries[n]` has the seq n + 1.
struct StoredRoom {
    RoomSummary summary;
    std::vector<Entry> entries;
    std::vector<ChatRecord> chat;            ///< the newest page, oldest first
    std::vector<std::string> silenced = {};  ///< who has no word in the chat, in that order
    auto operator<=>(const StoredRoom&) const = default;
};

/// What became of the room of a game.
enum class RoomFate { There, Closed, Removed };

/// A game and its whole log, as of one moment, and the room that it is or was played in.
struct StoredGame {
    RoomRecord room;
    RoomFate fate = RoomFate::There;
    std::vector<SeatRecord> seats;  ///< of the room, at this moment
    GameRecord game;
    std::vector<Entry> entries;
    auto operator<=>(const StoredGame&) const = default;
};

/// A game without its log, and the room that it is or was played in.
struct GameHead {
    RoomRecord room;
    RoomFate fate = RoomFate::There;
    std::vector<SeatRecord> seats;  ///< of the room, at this moment
    GameRecord game;
    std::uint64_t seq = 0;  ///< of its last entry
    auto operator<=>(const GameHead&) const = default;
};

/// A game without its log.
struct GameSummary {
    std::string room;
    GameRecord game;
    std::uint64_t seq = 0;  ///< of its last entry
    RoomFate fate = RoomFate::There;
    auto operator<=>(const GameSummary&) const = default;
};

/// What the ended games of one kind came to. Points are those of a team together, else of a player.
struct GameStatistics {
    std::string game;  ///< as in `setup`, like the next two
    std::optional<std::uint8_t> level;
    std::uint8_t players = 0;
    std::uint64_t games = 0;
    std::uint64_t won = 0;
    std::uint64_t lost = 0;
    std::optional<double> mean_points;  ///< nothing: no game of this kind has its points recorded
    std::optional<std::int64_t> best_points;
    auto operator<=>(const GameStatistics&) const = default;
};

}  // namespace mistward::store
