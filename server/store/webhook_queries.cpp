#include "server/store/webhook_queries.hpp"

#include "server/store/player_hold.hpp"

namespace mistward::store {

namespace {

std::optional<std::int64_t> integer_if_any(const Statement& row, int column) {
    return row.is_null(column) ? std::nullopt : std::optional(row.integer(column));
}

bool has_row(Statement& statement) {
    const Cursor row(statement);
    return row->step();
}

bool has_place(Connection& connection, const PutWebhook& request) {
    const std::string& player = request.webhook.player;
    if (has_row(connection.prepared("SELECT 1 FROM webhooks WHERE player = ?").bind(player))) {
        return true;
    }
    const Cursor row(connection.prepared("SELECT count(*) FROM webhooks").bind());
    row->step();
    return row->integer(0) < static_cast<std::int64_t>(request.most);
}

/// A room may be gone by the time that it was told of.
void put_mark(Connection& connection, const std::string& player, const WebhookMark& mark) {
    connection
        .prepared(
            "INSERT INTO webhook_marks (player, room, event, mark) "
            "SELECT player, ?2, ?3, ?4 FROM webhooks WHERE player = ?1 "
            "AND EXISTS (SELECT 1 FROM rooms WHERE id = ?2) "
            "ON CONFLICT (player, room, event) DO UPDATE SET mark = excluded.mark")
        .bind(player, mark.room, mark.event, mark.mark)
        .run();
}

}  // namespace

Result<void> put_webhook(Connection& connection, const PutWebhook& request) {
    const auto there = check_player(connection, request.webhook.player);
    if (!there) return there;
    if (!has_place(connection, request)) return tl::unexpected(Failure::Conflict);
    const WebhookRecord& webhook = request.webhook;
    connection
        .prepared(
            "INSERT INTO webhooks (player, url, secret, created, changed) "
            "VALUES (?1, ?2, ?3, ?4, ?5) ON CONFLICT (player) DO UPDATE SET url = excluded.url, "
            "secret = excluded.secret, created = excluded.created, changed = excluded.changed, "
            "delivered = NULL, failing = NULL, disabled = NULL, fault = NULL")
        .bind(webhook.player, webhook.url, webhook.secret, webhook.created_ms,
              next_change(*webhooks_version(connection), webhook.created_ms))
        .run();
    return {};
}

void delete_webhook(Connection& connection, const std::string& player) {
    connection.prepared("DELETE FROM webhook_marks WHERE player = ?").bind(player).run();
    connection.prepared("DELETE FROM webhooks WHERE player = ?").bind(player).run();
}

Result<std::optional<WebhookRecord>> find_webhook(Connection& connection,
                                                  const std::string& player) {
    const Cursor row(connection
                         .prepared("SELECT url, secret, created, delivered, failing, disabled, "
                                   "fault FROM webhooks WHERE player = ?")
                         .bind(player));
    if (!row->step()) return std::optional<WebhookRecord>();
    WebhookRecord webhook{player, row->text(0), row->text(1), row->integer(2)};
    webhook.delivered_ms = integer_if_any(*row, 3);
    webhook.failing_ms = integer_if_any(*row, 4);
    webhook.disabled_ms = integer_if_any(*row, 5);
    if (!row->is_null(6)) webhook.fault = row->text(6);
    return std::optional(std::move(webhook));
}

Result<std::vector<WebhookPlayer>> webhook_players(Connection& connection) {
    const Cursor rows(
        connection
            .prepared("SELECT player, created FROM webhooks WHERE disabled IS NULL ORDER BY player")
            .bind());
    std::vector<WebhookPlayer> players;
    while (rows->step()) players.push_back({rows->text(0), rows->integer(1)});
    return players;
}

Result<WebhooksVersion> webhooks_version(Connection& connection) {
    const Cursor row(
        connection.prepared("SELECT count(*), coalesce(max(changed), 0) FROM webhooks").bind());
    row->step();
    return WebhooksVersion{row->integer(0), row->integer(1)};
}

Result<std::vector<WebhookMark>> webhook_marks(Connection& connection, const std::string& player) {
    const Cursor rows(connection
                          .prepared("SELECT room, event, mark FROM webhook_marks WHERE player = ? "
                                    "ORDER BY room, event")
                          .bind(player));
    std::vector<WebhookMark> marks;
    while (rows->step()) marks.push_back({rows->text(0), rows->text(1), rows->text(2)});
    return marks;
}

Result<void> mark_webhook(Connection& connection, const MarkWebhook& request) {
    if (!holds_player(connection, request.player)) return {};
    if (request.mark) put_mark(connection, request.player, *request.mark);
    if (request.delivered_ms) {
        connection
            .prepared(
                "UPDATE webhooks SET delivered = ?, failing = NULL, fault = NULL "
                "WHERE player = ?")
            .bind(*request.delivered_ms, request.player)
            .run();
    }
    return {};
}

Result<void> fail_webhook(Connection& connection, const FailWebhook& request) {
    constexpr std::string_view kFailing =
        "UPDATE webhooks SET failing = coalesce(failing, ?3), fault = ?4 "
        "WHERE player = ?1 AND created = ?2";
    constexpr std::string_view kGivenUp =
        "UPDATE webhooks SET failing = coalesce(failing, ?3), fault = ?4, disabled = ?3, "
        "changed = ?5 WHERE player = ?1 AND created = ?2";
    if (!request.disabled) {
        connection.prepared(kFailing)
            .bind(request.player, request.created_ms, request.failed_ms, request.fault)
            .run();
        return {};
    }
    connection.prepared(kGivenUp)
        .bind(request.player, request.created_ms, request.failed_ms, request.fault,
              next_change(*webhooks_version(connection), request.failed_ms))
        .run();
    return {};
}

}  // namespace mistward::store
