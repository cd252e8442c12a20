#pragma once

#include "protocol/error.hpp"
#include "protocol/json.hpp"
#include "protocol/room_words.hpp"
#include "rules/setup.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mistward::protocol {

/// What every game file says of itself.
inline constexpr std::string_view kGameFileFormat = "mistward-game";
/// The version of their form.
inline constexpr int kGameFileVersion = 1;

/// More entries than any game has, undos included; a file with more is refused.
inline constexpr std::size_t kMostLogEntries = 4000;
/// A game that is to go on, from a file or a fork, has no more. Together with the 2,000 from which
/// on nothing is taken back, this lets every game come to its end within `kMostLogEntries`: from
/// any point on it needs 1,000 entries at most. (A turn of rivals is five, of a team six and a few
/// more for castles, burials and hounds; there are 136 tiles and 64.)
inline constexpr std::size_t kMostEntriesToGoOn = 3000;

/// Who sat at a seat when the game began.
struct FilePlayer {
    std::string name;
    SeatKind kind = SeatKind::Human;
    auto operator<=>(const FilePlayer&) const = default;
};

/// One entry of a game's log.
struct FileEntry {
    std::optional<std::uint8_t> player;  ///< nothing: chance decided
    std::string decision;
    bool companion = false;  ///< it decided for the player
    std::int64_t at_ms = 0;  ///< since the Unix epoch, UTC
    auto operator<=>(const FileEntry&) const = default;
};

/// Where a forked game goes on from.
struct FileFork {
    std::string game;
    std::uint64_t seq = 0;
    auto operator<=>(const FileFork&) const = default;
};

/// What is known only when a game is over.
struct FileEnd {
    std::int64_t ended_ms = 0;
    Json result;                    ///< RESULT of the guide
    std::string seed;               ///< hex
    std::vector<std::string> deck;  ///< faces, in the order in which they are drawn
};

/// A game as one document, to keep, to look at and to import. Nothing in it opens a seat.
struct GameFile {
    std::string server;  ///< the version that wrote it
    std::string rules;   ///< their version
    std::string game;    ///< the id
    rules::Setup setup;
    std::string tileset;
    std::string tileset_digest;  ///< hex
    std::string commitment;      ///< hex
    std::optional<FileFork> forked_from;
    std::vector<std::optional<FilePlayer>> players;  ///< in seat order
    std::int64_t started_ms = 0;
    std::vector<FileEntry> log;
    std::optional<FileEnd> end;
};

/// GAME_FILE of the guide.
Json encode(const GameFile& file);

/// Reads a game file. Strict in form; whether the log is a game, only a replay can tell. Errors:
/// those of `parse_json`, and `invalid_message` with the field and what it should be.
Result<GameFile> decode_game_file(std::string_view text);

}  // namespace mistward::protocol
