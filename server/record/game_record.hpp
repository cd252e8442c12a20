#pragma once

#include "server/record/logged_game.hpp"
#include "server/store/records.hpp"

#include <tl/expected.hpp>

#include <cstdint>
#include <string>

namespace mistward::rooms {

// Games as rows and back.

/// The row of a game on these terms, which nobody plays yet.
store::GameRecord game_record(const GameTerms& terms);
store::GameEnd game_end(const LoggedGame& game, std::int64_t now_ms);

/// Or why a stored game cannot be played with the rules of this version and `tiles`, whatever its
/// log says.
tl::expected<void, std::string> check_playable(const store::GameRecord& game,
                                               const GameTiles& tiles);

/// The terms of a stored game, or why it cannot be played on with `tiles`.
tl::expected<GameTerms, std::string> game_terms(const store::GameRecord& game, GameTiles tiles);

}  // namespace mistward::rooms
