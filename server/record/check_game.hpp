#pragma once

#include "protocol/game_file.hpp"
#include "server/record/tile_catalogue.hpp"
#include "server/store/records.hpp"

#include <tl/expected.hpp>

#include <optional>
#include <string>

namespace mistward::rooms {

enum class Verdict {
    Sound,    ///< its log replays and comes to what the rows say
    Foreign,  ///< of rules or tiles that this server does not have; not replayed
    Broken,
};

/// What came of playing a stored game anew; `why` is one sentence, empty for a sound game.
struct GameCheck {
    Verdict verdict = Verdict::Sound;
    std::string why = {};
};

/// Plays every entry anew with the game's tiles; without them it is foreign. An error in the log
/// names its entry; entry 1 has the seq 1.
GameCheck check_game(const store::StoredGame& stored, const std::optional<GameTiles>& tiles);

/// A stored game as a file, as `GET /api/v1/games/{game_id}/export` gives it; or why it cannot be
/// played anew.
tl::expected<protocol::GameFile, std::string> export_game(const store::StoredGame& stored,
                                                          const std::optional<GameTiles>& tiles);

}  // namespace mistward::rooms
