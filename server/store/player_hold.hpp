#pragma once

#include "server/store/connection.hpp"
#include "server/store/failure.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace mistward::store {

// Whatever is written with a player's id or name asks here first, in its own transaction, so that
// nothing of a player comes in after they were forgotten. Who forgets them removes the row of
// `players` before anything else: what was written until then is found and swept, and what comes
// later is refused.

/// Whether the player is there; if so, nobody forgets them before this transaction has ended.
bool holds_player(Connection& connection, const std::string& id);

/// `Forgotten` unless the player is there, as of `holds_player`. Without an id nobody is meant.
Result<void> check_player(Connection& connection, const std::optional<std::string>& id);

/// A player is no person any more who has no word in some room.
inline constexpr std::string_view kDeleteSilencesOf =
    "DELETE FROM silences WHERE person = 'player:' || ?";

}  // namespace mistward::store
