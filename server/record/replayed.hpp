#pragma once

#include "server/record/logged_game.hpp"
#include "server/record/unplayable.hpp"
#include "server/store/records.hpp"

#include <memory>
#include <optional>
#include <vector>

namespace mistward::rooms {

/// A stored game, as far as this server can play it anew.
struct Replayed {
    std::shared_ptr<const LoggedGame> game;  ///< null: not even its beginning
    std::optional<Fault> fault;              ///< why it goes no further; nothing: it is all there
};

/// Plays a stored game anew with its tiles, if anybody has them. Throws only for want of memory.
Replayed replay_stored(const store::GameRecord& game, const std::vector<store::Entry>& log,
                       const std::optional<GameTiles>& tiles);

}  // namespace mistward::rooms
