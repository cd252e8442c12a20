#pragma once

#include "protocol/wire/advice.hpp"
#include "server/behaviour/room_state.hpp"
#include "server/companion/pool.hpp"
#include "server/service/door.hpp"
#include "server/work/turnstile.hpp"

#include <memory>
#include <string>
#include <vector>

namespace mistward::rooms {

/// The odds of a room's game, turn by turn; what was estimated once is kept while the room is in
/// memory. All calls on the room's strand.
class RoomOdds {
public:
    /// `strand` is the room's.
    explicit RoomOdds(const asio::any_io_executor& strand) : turnstile_(strand) {}

    /// ODDS of the guide, for whoever may read the game in a room that has the aid. One after the
    /// other, and if companions have too much to think about none: `rate_limited`. `room` is looked
    /// at before anybody thinks, not afterwards.
    AsyncResult<protocol::Json> tell(companion::CompanionPool& companions, const RoomState& room,
                                     std::optional<std::string> token, work::Key whose);

private:
    const protocol::wire::TurnOdds* find(std::uint64_t seq) const;

    std::string game_;                             ///< whose odds these are
    std::vector<protocol::wire::TurnOdds> known_;  ///< by seq
    Turnstile turnstile_;
};

}  // namespace mistward::rooms
