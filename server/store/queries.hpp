#pragma once

#include "server/store/connection.hpp"
#include "server/store/store.hpp"

namespace mistward::store {

// What the store does, as SQL on one connection. Writes run inside the writer's transaction and
// throw `DatabaseError` for everything but the conflicts that the store's door names.

Result<void> create_room(Connection& connection, const RoomRecord& room);
Result<void> create_playing_room(Connection& connection, const CreatePlayingRoom& request);
Result<void> change_room(Connection& connection, const RoomRecord& room);
Result<void> take_seat(Connection& connection, const TakeSeat& request);
Result<void> free_seat(Connection& connection, const FreeSeat& request);
Result<void> replace_seat(Connection& connection, const ReplaceSeat& request);
Result<void> set_silence(Connection& connection, const SetSilence& request);
Result<void> keep_plans(Connection& connection, const KeepPlans& request);
Result<void> start_game(Connection& connection, const StartGame& request);
Result<void> append(Connection& connection, const Append& request);
Result<void> say(Connection& connection, const Say& request);
Result<void> probe(Connection& connection);
/// How many transactions the writers of this database have made.
std::int64_t progress(Connection& connection);

Result<std::optional<StoredRoom>> find_room(Connection& connection, const std::string& id);
Result<std::string> room_name(Connection& connection, const std::string& id);
Result<std::vector<std::string>> restless_rooms(Connection& connection);
Result<RoomPage> listed_rooms(Connection& connection, const RoomFilter& filter);
/// The newest page below `before`, oldest first.
std::vector<ChatRecord> chat(Connection& connection, const std::string& room, std::uint64_t before);
/// The newest page.
std::vector<ChatRecord> newest_chat(Connection& connection, const std::string& room);

Result<std::optional<StoredGame>> find_game(Connection& connection, const std::string& id);
Result<std::optional<GameHead>> find_game_head(Connection& connection, const std::string& id);
Result<GamePage> ended_games(Connection& connection, const GameFilter& filter);
Result<std::vector<GameStatistics>> statistics(Connection& connection);
/// The ids of all games, oldest first.
std::vector<std::string> game_ids(Connection& connection);

/// The set is there from now on, and was used at its moment.
void keep_tileset(Connection& connection, const TilesetRecord& tileset);
Result<void> keep_named_tilesets(Connection& connection,
                                 const std::vector<TilesetRecord>& tilesets);
Result<std::optional<std::string>> find_tileset(Connection& connection, const std::string& digest);
/// Those that no game and no set of the host's names and that none has begun with for two days.
void delete_unused_tilesets(Connection& connection, std::int64_t now_ms);

Result<TimeSeen> time_seen(Connection& connection);
Result<void> keep_time(Connection& connection, const TimeRecord& time);

Result<void> put_ban(Connection& connection, const BanRecord& ban);
Result<void> lift_ban(Connection& connection, const std::string& address);
Result<std::vector<BanRecord>> bans(Connection& connection);
Result<std::int64_t> note_act(Connection& connection, const ActRecord& act);
Result<std::vector<ActRecord>> acts(Connection& connection, const ActPage& page);

// Of a database that servers share.

Result<void> put_announcement(Connection& connection,
                              const std::optional<AnnouncementRecord>& announcement);
Result<std::optional<AnnouncementRecord>> announcement(Connection& connection);
/// Every server that runs drains, or does so no more.
Result<void> drain_all(Connection& connection, const DrainRecord& drain);

Result<std::vector<Expired>> expired(Connection& connection, const ExpiredQuery& query);
Result<Pruned> prune(Connection& connection, const Prune& request);

}  // namespace mistward::store
