#include "server/store/queries.hpp"

namespace mistward::store {

Result<void> put_announcement(Connection& connection,
                              const std::optional<AnnouncementRecord>& announcement) {
    std::optional<std::string> text;
    std::optional<std::int64_t> at;
    std::optional<std::int64_t> until;
    if (announcement) {
        text = announcement->text;
        at = announcement->at_ms;
        until = announcement->until_ms;
    }
    connection.prepared("UPDATE service SET announcement = ?, announced = ?, announced_until = ?")
        .bind(text, at, until)
        .run();
    return {};
}

Result<std::optional<AnnouncementRecord>> announcement(Connection& connection) {
    const Cursor row(connection
                         .prepared("SELECT announcement, announced, announced_until FROM service "
                                   "WHERE announcement IS NOT NULL")
                         .bind());
    if (!row->step()) return std::optional<AnnouncementRecord>();
    AnnouncementRecord announcement{row->text(0), row->integer(1)};
    if (!row->is_null(2)) announcement.until_ms = row->integer(2);
    return announcement;
}

Result<void> drain_all(Connection& connection, const DrainRecord& drain) {
    connection.prepared("UPDATE nodes SET draining = ?, stops = ?")
        .bind(std::int64_t{drain.is_draining}, drain.stops_at_ms)
        .run();
    return {};
}

}  // namespace mistward::store
