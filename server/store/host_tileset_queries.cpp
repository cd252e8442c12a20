#include "server/store/host_tileset_queries.hpp"

#include "server/store/queries.hpp"

namespace mistward::store {

namespace {

bool is_there(Connection& connection, const std::string& digest) {
    const Cursor row(
        connection.prepared("SELECT 1 FROM host_tilesets WHERE digest = ?").bind(digest));
    return row->step();
}

/// Counts no further than somebody reads: a set may be that of all games there are.
std::int64_t rooms_of(Connection& connection, const HostTileset& set) {
    const Cursor row(connection
                         .prepared("SELECT count(*) FROM (SELECT DISTINCT room FROM games "
                                   "WHERE tileset_digest IN (?, ?) LIMIT ?) AS played")
                         .bind(set.digest, set.joined, kMostRoomsCounted));
    row->step();
    return row->integer(0);
}

}  // namespace

Result<void> add_host_tileset(Connection& connection, const AddHostTileset& request) {
    const HostTileset& set = request.set;
    if (is_there(connection, set.digest)) return {};
    const auto most = static_cast<std::int64_t>(request.most);
    if (connection.integer("SELECT count(*) FROM host_tilesets") >= most) {
        return tl::unexpected(Failure::Conflict);
    }
    for (const TilesetRecord& document : request.documents) keep_tileset(connection, document);
    connection
        .prepared(
            "INSERT INTO host_tilesets (digest, joined, name, added) VALUES (?, ?, ?, ?) "
            "ON CONFLICT DO NOTHING")
        .bind(set.digest, set.joined, set.name, set.added_ms)
        .run();
    return {};
}

Result<void> remove_host_tileset(Connection& connection, const std::string& digest) {
    if (chosen_tileset(connection)->digest == digest) return tl::unexpected(Failure::Conflict);
    connection.prepared("DELETE FROM host_tilesets WHERE digest = ?").bind(digest).run();
    return {};
}

Result<std::vector<HostTileset>> host_tilesets(Connection& connection) {
    std::vector<HostTileset> sets;
    {
        const Cursor rows(connection
                              .prepared("SELECT digest, joined, name, added FROM host_tilesets "
                                        "ORDER BY added, digest")
                              .bind());
        while (rows->step()) {
            sets.push_back({rows->text(0), rows->text(1), rows->text(2), rows->integer(3)});
        }
    }
    for (HostTileset& set : sets) set.rooms = rooms_of(connection, set);
    return sets;
}

Result<void> choose_tileset(Connection& connection, const TilesetChoice& choice) {
    if (choice.digest && !is_there(connection, *choice.digest)) {
        return tl::unexpected(Failure::Conflict);
    }
    connection
        .prepared(
            "INSERT INTO tileset_choice (number, digest, since) VALUES (1, ?, ?) "
            "ON CONFLICT (number) DO UPDATE SET digest = excluded.digest, since = excluded.since")
        .bind(choice.digest, choice.since_ms)
        .run();
    return {};
}

Result<TilesetChoice> chosen_tileset(Connection& connection) {
    const Cursor row(connection.prepared("SELECT digest, since FROM tileset_choice").bind());
    if (!row->step()) return TilesetChoice{};
    TilesetChoice choice{{}, row->integer(1)};
    if (!row->is_null(0)) choice.digest = row->text(0);
    return choice;
}

}  // namespace mistward::store
