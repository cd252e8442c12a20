#pragma once

#include "server/behaviour/room_state.hpp"
#include "server/store/store.hpp"

#include <tl/expected.hpp>

#include <memory>
#include <string>
#include <vector>

namespace mistward::rooms {

// Rooms as rows and back.

store::RoomRecord room_record(const RoomState& room);
store::SeatRecord seat_record(std::uint8_t index, const Seat& seat);
/// The room's game has just begun with these entries.
store::StartGame start_game(const RoomState& room, std::vector<store::Entry> entries);
store::GameEnd game_end(const LoggedGame& game, std::int64_t now_ms);

/// A setup as the JSON text that rows hold. Reading takes what is missing for the default, as in
/// the rows of older versions, and throws if the text is no setup.
std::string setup_text(const rules::Setup& setup);
rules::Setup parse_setup(const std::string& text);

/// Or why a stored game cannot be played with the rules of this version and `tiles`, whatever its
/// log says.
tl::expected<void, std::string> check_playable(const store::GameRecord& game,
                                               const GameTiles& tiles);

/// The terms of a stored game, or why it cannot be played on with `tiles`.
tl::expected<GameTerms, std::string> game_terms(const store::GameRecord& game, GameTiles tiles);

/// The room that the rows and the log lead to, or what is wrong with them.
tl::expected<RoomState, std::string> restore(const store::StoredRoom& stored,
                                             const TileCatalogue& catalogue);

/// ROOM of a room that nobody listens to, without its log.
protocol::Json stored_document(const store::RoomSummary& summary, const TileCatalogue& catalogue);

}  // namespace mistward::rooms
