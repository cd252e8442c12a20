#pragma once

#include "server/rooms/room_state.hpp"
#include "server/store/store.hpp"

#include <tl/expected.hpp>

#include <memory>
#include <string>
#include <vector>

namespace mistward::rooms {

// Rooms as rows and back.

store::RoomRecord room_record(const RoomState& room);
store::SeatRecord seat_record(std::uint8_t index, const Seat& seat);
/// The room has just started; `entries` are its first draws.
store::StartGame start_game(const RoomState& room, std::vector<store::Entry> entries);
store::GameEnd game_end(const LoggedGame& game, std::int64_t now_ms);

/// The terms of a stored game, or why it cannot be played on with `tiles`.
tl::expected<GameTerms, std::string> game_terms(const store::GameRecord& game,
                                                std::shared_ptr<const rules::TileSet> tiles);

/// The room that the rows and the log lead to, or what is wrong with them.
tl::expected<RoomState, std::string> restore(const store::StoredRoom& stored,
                                             std::shared_ptr<const rules::TileSet> tiles);

/// ROOM of a room that nobody listens to, without its log. `tiles` are those that it would start
/// with.
protocol::Json stored_document(const store::RoomSummary& summary,
                               std::shared_ptr<const rules::TileSet> tiles);

}  // namespace mistward::rooms
