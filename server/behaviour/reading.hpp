#pragma once

#include "protocol/error.hpp"
#include "protocol/foresight.hpp"
#include "protocol/json.hpp"
#include "protocol/room_requests.hpp"
#include "server/record/log_page.hpp"
#include "server/record/logged_game.hpp"

#include <cstdint>
#include <optional>
#include <string>

namespace mistward::rooms {

// What HTTP reads of a game.

/// The state at one seq, as somebody sees it.
struct StateSnapshot {
    std::uint64_t seq = 0;
    std::string text;  ///< the body that shows it
};

/// Somebody asks for a seq beyond the newest.
protocol::Error beyond_log(std::uint64_t newest);

/// The state at a seq, or the newest; `invalid_message` if the log does not reach it.
protocol::Result<StateSnapshot> snapshot_at(const LoggedGame& game,
                                            std::optional<std::uint64_t> seq, Seated viewer);

/// What everybody sees of the board's features at a seq, or the newest: `{"seq", "features"}`.
protocol::Result<protocol::Json> features_at(const LoggedGame& game,
                                             std::optional<std::uint64_t> seq);

/// FORESIGHT of what was foreseen at a seq.
protocol::Json foresight_document(std::uint64_t seq, const protocol::Foresight& foreseen,
                                  Seated viewer);

/// What decisions would lead to, and what may follow them, as FORESIGHT; nothing is changed.
/// Refused at any other seq than the newest, and as `protocol::foresee` refuses.
protocol::Result<protocol::Json> foresight(const LoggedGame& game, const protocol::Foresee& request,
                                           Seated viewer);

}  // namespace mistward::rooms
