#include "server/store/answer_queries.hpp"

#include <span>

namespace mistward::store {

namespace {

using Bytes = std::span<const std::uint8_t>;

constexpr std::int64_t kSweptAtOnce = 500;

Bytes bytes_of(const std::string& text) {
    return {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()};
}

/// The moment is that of the oldest that stays.
void drop_beyond_bound(Connection& connection, const TokenHash& client) {
    connection
        .prepared(
            "DELETE FROM kept_answers WHERE client = ?1 AND made < (SELECT made FROM kept_answers "
            "WHERE client = ?1 ORDER BY made DESC LIMIT 1 OFFSET ?2)")
        .bind(Bytes(client), kMostAnswersOfClient - 1)
        .run();
}

}  // namespace

Result<void> keep_answer(Connection& connection, const std::optional<KeptAnswer>& answer) {
    if (!answer) return {};
    connection
        .prepared(
            "INSERT INTO kept_answers (id, client, made, sealed) VALUES (?1, ?2, ?3, ?4) "
            "ON CONFLICT (id) DO UPDATE SET client = ?2, made = ?3, sealed = ?4 "
            "WHERE kept_answers.made < ?5")
        .bind(Bytes(answer->id), Bytes(answer->client), answer->made_ms, bytes_of(answer->sealed),
              answer->made_ms - kKeepAnswersMs)
        .run();
    if (connection.changes() == 0) return tl::unexpected(Failure::Repeated);
    drop_beyond_bound(connection, answer->client);
    return {};
}

Result<std::optional<std::string>> find_answer(Connection& connection, const FindAnswer& query) {
    const Cursor row(
        connection.prepared("SELECT sealed FROM kept_answers WHERE id = ? AND made >= ?")
            .bind(Bytes(query.id), query.since_ms));
    if (!row->step()) return std::nullopt;
    const auto sealed = row->blob(0);
    return std::string(sealed.begin(), sealed.end());
}

Result<bool> sweep_answers(Connection& connection, std::int64_t before_ms) {
    connection
        .prepared(
            "DELETE FROM kept_answers WHERE id IN "
            "(SELECT id FROM kept_answers WHERE made < ? ORDER BY made LIMIT ?)")
        .bind(before_ms, kSweptAtOnce)
        .run();
    return connection.changes() == kSweptAtOnce;
}

void delete_answers_of(Connection& connection, const TokenHash& client) {
    connection.prepared("DELETE FROM kept_answers WHERE client = ?").bind(Bytes(client)).run();
}

}  // namespace mistward::store
