#include "server/store/removal.hpp"

#include "server/store/rows.hpp"

namespace mistward::store {

namespace {

void delete_rows(Connection& connection, std::string_view sql, const std::string& id) {
    connection.prepared(sql).bind(id).run();
}

}  // namespace

void delete_game(Connection& connection, const std::string& game) {
    delete_rows(connection, "DELETE FROM entries WHERE game = ?", game);
    delete_rows(connection, "DELETE FROM played WHERE game = ?", game);
    delete_rows(connection, "DELETE FROM games WHERE id = ?", game);
}

void delete_lease(Connection& connection, const std::string& room) {
    if (connection.dialect() == Dialect::Sqlite) return;
    delete_rows(connection, "DELETE FROM leases WHERE room = ?", room);
}

void delete_room(Connection& connection, const std::string& room) {
    const auto games = ids(connection.prepared("SELECT id FROM games WHERE room = ?").bind(room));
    for (const std::string& game : games) delete_game(connection, game);
    delete_rows(connection, "DELETE FROM seats WHERE room = ?", room);
    delete_rows(connection, "DELETE FROM silences WHERE room = ?", room);
    delete_rows(connection, "DELETE FROM chat WHERE room = ?", room);
    delete_rows(connection, "DELETE FROM invitations WHERE room = ?", room);
    delete_rows(connection, "DELETE FROM webhook_marks WHERE room = ?", room);
    delete_rows(connection, "DELETE FROM push_marks WHERE room = ?", room);
    delete_lease(connection, room);
    delete_rows(connection, "DELETE FROM rooms WHERE id = ?", room);
}

}  // namespace mistward::store
