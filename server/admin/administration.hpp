#pragma once

#include "server/admin/announcements.hpp"
#include "server/admin/audit_log.hpp"
#include "server/admin/backups.hpp"
#include "server/admin/bans.hpp"
#include "server/admin/draining.hpp"
#include "server/admin/log_level.hpp"
#include "server/admin/nodes.hpp"
#include "server/admin/reports.hpp"
#include "server/admin/retention.hpp"
#include "server/admin/room_acts.hpp"
#include "server/admin/tilesets.hpp"

namespace mistward::admin {

/// What administrators work on; all of it outlives the administration.
struct Workplace {
    rooms::Oversight& rooms;
    store::Store& store;
    const rooms::Clock& clock;
    BanList& bans;
    rooms::TileShelf& tiles;
    work::WorkerPool& workers;
    std::function<void()> send_away;  ///< ends the connections of those who are banned now
    std::function<void()> stop;       ///< ends the server in good manners
    std::filesystem::path database;
    std::filesystem::path backups;         ///< a folder; empty: none are made
    rooms::Janitor* janitor = nullptr;     ///< who removes what is old, if anybody does
    std::uint64_t max_database_bytes = 0;  ///< 0: as much as the disk holds
    bool tileset_given = false;            ///< the tiles, by the host at the start
};

/// Everything that administrators may do, and the log of what they did. May be called from any
/// strand.
struct Administration {
    Administration(const asio::any_io_executor& executor, const Workplace& at)
        : audit(executor, at.store, at.clock),
          rooms(audit, at.rooms),
          bans({audit, at.rooms, at.store, at.bans, at.send_away}),
          reports({audit, rooms, bans, at.store}),
          announcements(executor, audit, at.rooms, at.store),
          draining(executor, audit, at.rooms, at.store, at.stop),
          tilesets(executor, {audit, at.store, at.tiles, at.workers, at.tileset_given}),
          backups(audit, at.store, at.database, at.backups),
          retention(audit, at.janitor, at.database, at.max_database_bytes),
          log_level(audit),
          nodes(at.store) {}

    /// Ends what it does by itself, in time: from any thread, and it is not asked for anything
    /// afterwards.
    void stop() {
        announcements.end_watch();
        draining.end_watch();
    }

    AuditLog audit;
    RoomActs rooms;
    Bans bans;
    Reports reports;
    Announcements announcements;
    Draining draining;
    Tilesets tilesets;
    Backups backups;
    Retention retention;
    LogLevel log_level;
    Nodes nodes;
};

}  // namespace mistward::admin
