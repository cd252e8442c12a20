#pragma once

#include "server/record/logged_game.hpp"
#include "server/record/unplayable.hpp"
#include "server/store/records.hpp"

#include <tl/expected.hpp>

#include <cstdint>
#include <optional>
#include <string>

namespace mistward::rooms {

// Games as rows and back.

/// The row of a game on these terms, which nobody plays yet.
store::GameRecord game_record(const GameTerms& terms);
store::GameEnd game_end(const LoggedGame& game, std::int64_t now_ms);

/// Or why a stored game cannot be played with the rules of this version and its tiles, which nobody
/// may have, whatever its log says.
tl::expected<void, Fault> check_playable(const store::GameRecord& game,
                                         const std::optional<GameTiles>& tiles);

/// The terms of a stored game, or why it cannot be played on with its tiles, if there are any.
tl::expected<GameTerms, std::string> game_terms(const store::GameRecord& game,
                                                std::optional<GameTiles> tiles);

}  // namespace mistward::rooms
