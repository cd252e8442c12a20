#pragma once

#include "server/store/connection.hpp"
#include "server/store/records.hpp"

#include <string>
#include <vector>

namespace mistward::store {

// Rows as records. A query that gives rooms or games begins with these columns.

#define MISTWARD_ROOM_COLUMNS                                                                 \
    "rooms.id, rooms.name, rooms.setup, rooms.visibility, rooms.seats, "                      \
    "coalesce((SELECT secret FROM players WHERE players.id = rooms.owner), "                  \
    "rooms.owner_token), "                                                                    \
    "rooms.status, rooms.created, rooms.options, rooms.paused, rooms.lesson, rooms.changed, " \
    "rooms.said, rooms.owner"
inline constexpr int kRoomColumns = 14;
/// One column for `room_fate`.
#define MISTWARD_ROOM_FATE \
    "CASE WHEN rooms.removed IS NOT NULL THEN 2 WHEN rooms.status = 'closed' THEN 1 ELSE 0 END"
/// A room that counts as removed although its game runs is still being written: nobody sees it.
#define MISTWARD_IS_UNFINISHED "(rooms.removed IS NOT NULL AND games.ended IS NULL)"
#define MISTWARD_GAME_COLUMNS                                                                 \
    "games.id, games.number, games.setup, games.tileset, games.tileset_digest, games.rules, " \
    "games.seed, games.commitment, games.started, games.ended, games.outcome, games.reason, " \
    "games.result, games.players, games.forked_from, games.forked_seq, "                      \
    "coalesce(games.deck, games.lesson_deck)"
inline constexpr int kGameColumns = 17;

RoomRecord room_record(const Statement& row);
GameRecord game_record(const Statement& row);
RoomFate room_fate(const Statement& row, int column);

/// The first column of every row.
std::vector<std::string> ids(Statement& statement);

/// The seats of a room that are taken, in seat order.
std::vector<SeatRecord> seats_of(Connection& connection, const std::string& room);

/// The whole log of a game. Where rows are missing, there is one entry without a decision.
std::vector<Entry> entries_of(Connection& connection, const std::string& game);

}  // namespace mistward::store
