#include "server/store/queries.hpp"

namespace mistward::store {

namespace {

constexpr std::int64_t kDayMs = 86'400'000;

/// Whoever writes the row meanwhile, a game that begins with it holds it until it is there. So a
/// set that a game of another server needs is not old enough to go.
constexpr std::string_view kKeep =
    "INSERT INTO tilesets (digest, used, document) VALUES (?1, ?2, ?3) "
    "ON CONFLICT (digest) DO UPDATE SET used = excluded.used "
    "WHERE tilesets.used < excluded.used - 86400000";

bool is_named(Connection& connection, const std::string& digest) {
    const Cursor game(
        connection.prepared("SELECT 1 FROM games WHERE tileset_digest = ? LIMIT 1").bind(digest));
    return game->step();
}

}  // namespace

void keep_tileset(Connection& connection, const TilesetRecord& tileset) {
    connection.prepared(kKeep)
        .bind(tileset.digest, tileset.used_ms, std::string_view(*tileset.document))
        .run();
}

Result<void> keep_named_tilesets(Connection& connection,
                                 const std::vector<TilesetRecord>& tilesets) {
    for (const TilesetRecord& tileset : tilesets) {
        const bool is_lacking = !find_tileset(connection, tileset.digest).value();
        if (is_lacking && is_named(connection, tileset.digest)) keep_tileset(connection, tileset);
    }
    return {};
}

Result<std::optional<std::string>> find_tileset(Connection& connection, const std::string& digest) {
    const Cursor row(
        connection.prepared("SELECT document FROM tilesets WHERE digest = ?").bind(digest));
    if (!row->step()) return std::nullopt;
    return row->text(0);
}

void delete_unused_tilesets(Connection& connection, std::int64_t now_ms) {
    connection
        .prepared(
            "DELETE FROM tilesets WHERE used < ? AND NOT EXISTS "
            "(SELECT 1 FROM games WHERE games.tileset_digest = tilesets.digest) AND NOT EXISTS "
            "(SELECT 1 FROM host_tilesets WHERE host_tilesets.digest = tilesets.digest "
            "OR host_tilesets.joined = tilesets.digest)")
        .bind(now_ms - 2 * kDayMs)
        .run();
}

}  // namespace mistward::store
