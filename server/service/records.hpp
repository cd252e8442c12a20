#pragma once

#include "server/behaviour/room_state.hpp"
#include "server/behaviour/write.hpp"
#include "server/record/tile_catalogue.hpp"
#include "server/record/unplayable.hpp"
#include "server/store/store.hpp"

#include <tl/expected.hpp>

#include <memory>
#include <string>
#include <variant>
#include <vector>

namespace mistward::rooms {

// Rooms as rows and back.

store::RoomRecord room_record(const RoomState& room);
/// What the stored options keep of the room's word.
std::optional<RoomWord> word_of_options(const protocol::Json& options);
store::SeatRecord seat_record(std::uint8_t index, const Seat& seat);
/// The room's game has just begun with these entries.
store::StartGame start_game(const RoomState& room, std::vector<store::Entry> entries);

/// What the store is asked to write.
using StoreRequest =
    std::variant<store::RoomRecord, store::TakeSeat, store::FreeSeat, store::ReplaceSeat,
                 store::SetSilence, store::StartGame, store::Append, store::KeepPlans, store::Say>;

/// The rows of what a step from `before` to `next` leaves to be written, but for the moment.
StoreRequest rows_of(const Write& write, const RoomState& before, const RoomState& next);

/// Lines of chat as rooms have them.
std::vector<protocol::wire::Line> chat_lines(const std::vector<store::ChatRecord>& rows);

/// The room that the rows and the log lead to, or what is wrong with them. Its game has these
/// tiles, if somebody has them, and the games after it those of the catalogue. Throws only for want
/// of memory.
tl::expected<RoomState, Fault> restore(const store::StoredRoom& stored,
                                       const TileCatalogue& catalogue,
                                       const std::optional<GameTiles>& tiles);

/// Whether a list can say what is played there: that is all known here.
bool is_known_play(const store::RoomSummary& summary);

/// ROOM of a room that nobody listens to, without its log. What this version does not know of its
/// setup or its options is told as usual.
protocol::Json stored_document(const store::RoomSummary& summary, const TileCatalogue& catalogue);

}  // namespace mistward::rooms
