#include "server/store/push_queries.hpp"

#include "server/store/player_hold.hpp"

namespace mistward::store {

namespace {

#define MISTWARD_PUSH_COLUMNS \
    "id, player, endpoint, p256dh, auth, created, delivered, failing, fault"

PushRecord push_record(const Statement& row) {
    PushRecord push{row.text(0), row.text(1), row.text(2), row.text(3), row.text(4)};
    push.created_ms = row.integer(5);
    if (!row.is_null(6)) push.delivered_ms = row.integer(6);
    if (!row.is_null(7)) push.failing_ms = row.integer(7);
    if (!row.is_null(8)) push.fault = row.text(8);
    return push;
}

/// That are not the one which is put.
bool has_place_for_push(Connection& connection, const PutPush& request) {
    const PushRecord& push = request.subscription;
    const Cursor row(
        connection
            .prepared("SELECT (SELECT count(*) FROM push_subscriptions WHERE id <> ?1), "
                      "(SELECT count(*) FROM push_subscriptions WHERE id <> ?1 AND player = ?2)")
            .bind(push.id, push.player));
    row->step();
    return row->integer(0) < static_cast<std::int64_t>(request.most) &&
           row->integer(1) < static_cast<std::int64_t>(request.most_of_player);
}

void delete_push(Connection& connection, const std::string& id) {
    connection.prepared("DELETE FROM push_marks WHERE subscription = ?").bind(id).run();
    connection.prepared("DELETE FROM push_subscriptions WHERE id = ?").bind(id).run();
}

/// A room or the subscription may be gone by the time that it was told.
void put_push_mark(Connection& connection, const std::string& id, const WebhookMark& mark) {
    connection
        .prepared(
            "INSERT INTO push_marks (subscription, room, event, mark) "
            "SELECT id, ?2, ?3, ?4 FROM push_subscriptions WHERE id = ?1 "
            "AND EXISTS (SELECT 1 FROM rooms WHERE id = ?2) "
            "ON CONFLICT (subscription, room, event) DO UPDATE SET mark = excluded.mark")
        .bind(id, mark.room, mark.event, mark.mark)
        .run();
}

}  // namespace

std::string push_key(Connection& connection, const std::string& offered) {
    connection.prepared("INSERT INTO push_key (one, private) VALUES (1, ?) ON CONFLICT DO NOTHING")
        .bind(offered)
        .run();
    const Cursor row(connection.prepared("SELECT private FROM push_key").bind());
    row->step();
    return row->text(0);
}

Result<void> put_push(Connection& connection, const PutPush& request) {
    const auto there = check_player(connection, request.subscription.player);
    if (!there) return there;
    if (!has_place_for_push(connection, request)) return tl::unexpected(Failure::Conflict);
    const PushRecord& push = request.subscription;
    // What somebody else was told is nothing that this player knows.
    connection
        .prepared(
            "DELETE FROM push_marks WHERE subscription IN "
            "(SELECT id FROM push_subscriptions WHERE id = ? AND player <> ?)")
        .bind(push.id, push.player)
        .run();
    connection
        .prepared(
            "INSERT INTO push_subscriptions (id, player, endpoint, p256dh, auth, created, changed) "
            "VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7) ON CONFLICT (id) DO UPDATE SET "
            "player = excluded.player, endpoint = excluded.endpoint, p256dh = excluded.p256dh, "
            "auth = excluded.auth, created = excluded.created, changed = excluded.changed, "
            "delivered = NULL, failing = NULL, fault = NULL")
        .bind(push.id, push.player, push.endpoint, push.p256dh, push.auth, push.created_ms,
              next_change(*pushes_version(connection), push.created_ms))
        .run();
    return {};
}

Result<void> remove_push(Connection& connection, const RemovePush& request) {
    if (!request.id) {
        delete_pushes(connection, request.player);
        return {};
    }
    const auto found = find_push(connection, *request.id);
    if (*found && (*found)->player == request.player) delete_push(connection, *request.id);
    return {};
}

void delete_pushes(Connection& connection, const std::string& player) {
    connection
        .prepared(
            "DELETE FROM push_marks WHERE subscription IN "
            "(SELECT id FROM push_subscriptions WHERE player = ?)")
        .bind(player)
        .run();
    connection.prepared("DELETE FROM push_subscriptions WHERE player = ?").bind(player).run();
}

Result<std::optional<PushRecord>> find_push(Connection& connection, const std::string& id) {
    const Cursor row(
        connection.prepared("SELECT " MISTWARD_PUSH_COLUMNS " FROM push_subscriptions WHERE id = ?")
            .bind(id));
    return row->step() ? std::optional(push_record(*row)) : std::nullopt;
}

Result<std::vector<PushRecord>> pushes_of(Connection& connection, const std::string& player) {
    const Cursor rows(connection
                          .prepared("SELECT " MISTWARD_PUSH_COLUMNS
                                    " FROM push_subscriptions WHERE player = ? ORDER BY id")
                          .bind(player));
    std::vector<PushRecord> found;
    while (rows->step()) found.push_back(push_record(*rows));
    return found;
}

Result<std::vector<PushPlayer>> all_pushes(Connection& connection) {
    const Cursor rows(
        connection
            .prepared("SELECT player, id, created FROM push_subscriptions ORDER BY player, id")
            .bind());
    std::vector<PushPlayer> found;
    while (rows->step()) found.push_back({rows->text(0), rows->text(1), rows->integer(2)});
    return found;
}

Result<WebhooksVersion> pushes_version(Connection& connection) {
    const Cursor row(
        connection.prepared("SELECT count(*), coalesce(max(changed), 0) FROM push_subscriptions")
            .bind());
    row->step();
    return WebhooksVersion{row->integer(0), row->integer(1)};
}

Result<std::vector<WebhookMark>> push_marks(Connection& connection, const std::string& id) {
    const Cursor rows(
        connection
            .prepared(
                "SELECT room, event, mark FROM push_marks WHERE subscription = ? ORDER BY room, "
                "event")
            .bind(id));
    std::vector<WebhookMark> marks;
    while (rows->step()) marks.push_back({rows->text(0), rows->text(1), rows->text(2)});
    return marks;
}

Result<void> mark_push(Connection& connection, const MarkWebhook& request) {
    if (request.mark) put_push_mark(connection, request.player, *request.mark);
    if (request.delivered_ms) {
        connection
            .prepared(
                "UPDATE push_subscriptions SET delivered = ?, failing = NULL, fault = NULL "
                "WHERE id = ?")
            .bind(*request.delivered_ms, request.player)
            .run();
    }
    return {};
}

Result<void> fail_push(Connection& connection, const FailWebhook& request) {
    const auto found = find_push(connection, request.player);
    if (!*found || (*found)->created_ms != request.created_ms) return {};
    if (request.disabled) {
        delete_push(connection, request.player);
        return {};
    }
    connection
        .prepared(
            "UPDATE push_subscriptions SET failing = coalesce(failing, ?2), fault = ?3 "
            "WHERE id = ?1")
        .bind(request.player, request.failed_ms, request.fault)
        .run();
    return {};
}

}  // namespace mistward::store
