#include "server/store/queries.hpp"

namespace mistward::store {

Result<void> put_ban(Connection& connection, const BanRecord& ban) {
    connection
        .prepared(
            "INSERT INTO bans (address, reason, at, until) VALUES (?, ?, ?, ?) "
            "ON CONFLICT (address) DO UPDATE SET reason = excluded.reason, "
            "at = excluded.at, until = excluded.until")
        .bind(ban.address, ban.reason, ban.at_ms, ban.until_ms)
        .run();
    return {};
}

Result<void> lift_ban(Connection& connection, const std::string& address) {
    connection.prepared("DELETE FROM bans WHERE address = ?").bind(address).run();
    return {};
}

Result<std::vector<BanRecord>> bans(Connection& connection) {
    const Cursor rows(
        connection.prepared("SELECT address, reason, at, until FROM bans ORDER BY at, address")
            .bind());
    std::vector<BanRecord> bans;
    while (rows->step()) {
        BanRecord& ban = bans.emplace_back();
        ban.address = rows->text(0);
        ban.reason = rows->text(1);
        ban.at_ms = rows->integer(2);
        if (!rows->is_null(3)) ban.until_ms = rows->integer(3);
    }
    return bans;
}

Result<std::int64_t> note_act(Connection& connection, const ActRecord& act) {
    const Cursor row(connection
                         .prepared("INSERT INTO audit (at, act, target, details) "
                                   "VALUES (?, ?, ?, ?) RETURNING number")
                         .bind(act.at_ms, act.act, act.target, act.details));
    row->step();
    return row->integer(0);
}

Result<std::vector<ActRecord>> acts(Connection& connection, const ActPage& page) {
    const Cursor rows(connection
                          .prepared("SELECT number, at, act, target, details FROM audit "
                                    "WHERE ?1 IS NULL OR number < ?1 "
                                    "ORDER BY number DESC LIMIT ?2")
                          .bind(page.before, static_cast<std::int64_t>(page.limit)));
    std::vector<ActRecord> acts;
    while (rows->step()) {
        acts.push_back(
            {rows->integer(0), rows->integer(1), rows->text(2), rows->text(3), rows->text(4)});
    }
    return acts;
}

}  // namespace mistward::store
