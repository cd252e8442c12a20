#pragma once

#include "protocol/error.hpp"
#include "protocol/room_words.hpp"
#include "protocol/wire/bounded.hpp"
#include "protocol/wire/file_kinds.hpp"
#include "protocol/wire/loose.hpp"
#include "protocol/wire/result.hpp"
#include "protocol/wire/tileset.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mistward::protocol {

/// More entries than any game has, undos included; a file with more is refused.
inline constexpr std::size_t kMostLogEntries = 4000;
/// More tiles than any box has.
inline constexpr std::size_t kMostTiles = 1000;
/// A game that is to go on, from a file or a fork, has no more. Together with the 2,000 from which
/// on nothing is taken back, this lets every game come to its end within `kMostLogEntries`: from
/// any point on it needs 1,000 entries at most. (A turn of rivals is five, of a team six and a few
/// more for castles, burials and hounds; there are 136 tiles and 64.)
inline constexpr std::size_t kMostEntriesToGoOn = 3000;

/// Who sat at a seat when the game began.
struct FilePlayer {
    wire::KeptName<kLongestName> name;
    SeatKind kind = SeatKind::Human;
    wire::DealtTo colours = {};
};
BOOST_DESCRIBE_STRUCT(FilePlayer, (), (name, kind, colours))

/// One entry of a game's log.
struct FileEntry {
    std::optional<wire::Seat> player;  ///< nothing: chance decided
    wire::Text<128> decision;
    wire::ByCompanion companion;
    wire::Moment at_ms;
};
BOOST_DESCRIBE_STRUCT(FileEntry, (), (player, decision, companion, at_ms))

/// Where a forked game goes on from.
struct FileFork {
    wire::NumberedGame game_id;
    wire::Seq seq;
};
BOOST_DESCRIBE_STRUCT(FileFork, (), (game_id, seq))

/// The tiles that were played with.
struct FileTileset {
    wire::Text<80> name;
    wire::Digest digest;
};
BOOST_DESCRIBE_STRUCT(FileTileset, (), (name, digest))

/// What the file is, and which version of the server wrote it.
struct FileHead {
    wire::Literal<"mistward-game"> format;
    wire::Integer<int, 1, 1> version;  ///< of their form
    wire::Text<32> server;
};
BOOST_DESCRIBE_STRUCT(FileHead, (), (format, version, server))

/// What is known of a game from its beginning.
struct GameHead {
    wire::Text<32> rules;  ///< their version
    wire::NumberedGame game_id;
    wire::AgreedSetup setup;
    FileTileset tileset;
    wire::Digest commitment;
    std::optional<FileFork> forked_from;
    wire::Items<std::optional<FilePlayer>, kMostSeats> players;  ///< in seat order
    wire::Moment started_ms;
};
BOOST_DESCRIBE_STRUCT(GameHead, (),
                      (rules, game_id, setup, tileset, commitment, forked_from, players,
                       started_ms))

/// GAME_FILE of the guide: a game as one document, to keep, to look at and to import. Nothing in it
/// opens a seat.
struct GameFile : FileHead, GameHead {
    wire::Items<FileEntry, kMostLogEntries> log;
    std::optional<wire::Moment> ended_ms;
    wire::AtEnd<wire::Result> result;
    wire::AtEnd<wire::Digest> seed;
    wire::AtEnd<wire::Items<wire::FaceName, kMostTiles>> deck;  ///< in the order of the draws
    wire::Omittable<wire::Tileset> tiles;  ///< left out for a set that every server has
};
BOOST_DESCRIBE_STRUCT(GameFile, (FileHead, GameHead), (log, ended_ms, result, seed, deck, tiles))

/// GAME of the guide: what lists and pages say of a game.
struct GameSummary : GameHead {
    std::optional<wire::Moment> ended_ms;
    std::optional<wire::Loose> result;  ///< RESULT of the guide
    std::string room;
    RoomFate room_status = RoomFate::There;
    std::uint64_t seq = 0;  ///< the last of its log
};
BOOST_DESCRIBE_STRUCT(GameSummary, (GameHead), (ended_ms, result, room, room_status, seq))

/// Body of `GET /api/v1/games`.
struct GamesPage {
    std::vector<GameSummary> games;
    std::optional<std::string> next;  ///< the cursor of what comes after them
};
BOOST_DESCRIBE_STRUCT(GamesPage, (), (games, next))

/// Gives each player the colours that follow from the setup.
void deal_colours(GameHead& game);

/// Reads a game file. Strict in form; whether the log is a game, only a replay can tell. Errors:
/// those of `parse_json`, and `invalid_message` with the field and what it should be.
Result<GameFile> decode_game_file(std::string_view text);

}  // namespace mistward::protocol
