#pragma once

#include "protocol/game_file.hpp"
#include "server/record/logged_game.hpp"
#include "server/record/tile_catalogue.hpp"
#include "server/store/records.hpp"

#include <tl/expected.hpp>

#include <optional>
#include <string>

namespace mistward::rooms {

/// A stored game as a file; `game` is the fold of its log. What is secret while the game runs is
/// not in it before the end.
protocol::GameFile game_file(const store::GameRecord& record, const LoggedGame& game,
                             const std::string& server_version);

/// Tiles as a file has them that does not leave them out.
protocol::wire::Tileset file_tiles(const GameTiles& tiles);

/// The same of a game that cannot be played anew: what its rows say, as they say it. What only
/// follows from the log is left empty.
protocol::Json unplayed_file(const store::StoredGame& stored, const std::string& server_version);

/// RESULT of the guide, as it was recorded.
protocol::wire::Loose result_document(const store::GameEnd& end);

/// GAME of the guide: what a file says of a game, without the log and the deck.
protocol::GameSummary game_summary(const store::GameSummary& summary);

/// The game that a file describes, every entry played anew with its tiles, if there are any; or
/// what is wrong with it, one sentence. What the file says of the outcome, the seed, the deck and
/// the tiles is right. A running game has a deck of its own, which begins as the file's draws.
tl::expected<LoggedGame, std::string> replay_file(const protocol::GameFile& file,
                                                  const std::optional<GameTiles>& tiles);

}  // namespace mistward::rooms
