#include "server/store/look_through.hpp"
#include "server/store/people_queries.hpp"
#include "server/store/player_queries.hpp"

#include <span>

namespace mistward::store {

namespace {

/// What a row is of.
enum GlancedKind : std::int64_t { kGlancedPlayer, kGlancedRoom, kGlancedInvitation };

#define MISTWARD_LATEST_GAME \
    "(SELECT id FROM games WHERE games.room = rooms.id ORDER BY number DESC LIMIT 1)"
#define MISTWARD_WHO "(SELECT id FROM players WHERE secret = ?1)"
// Who has which seat, as one text; the length of a name says where it ends.
#define MISTWARD_WHO_SITS \
    "seats.seat || seats.kind || coalesce(seats.player, '') || length(seats.name) || seats.name"
// One statement, because it is asked again and again of a database that may be far away. First the
// player, then rooms, then invitations.
#define MISTWARD_GLANCE(join, list_of, ids)                                             \
    "SELECT 0, id, '', '', seen, 0, '' FROM players WHERE secret = ?1 "                 \
    "UNION ALL "                                                                        \
    "SELECT 1, rooms.id, rooms.status, coalesce(" MISTWARD_LATEST_GAME                  \
    ", ''), "                                                                           \
    "coalesce((SELECT max(seq) FROM entries WHERE entries.game = " MISTWARD_LATEST_GAME \
    "), 0), "                                                                           \
    "coalesce((SELECT max(number) FROM chat WHERE chat.room = rooms.id), 0), "          \
    "coalesce((SELECT " list_of "(" MISTWARD_WHO_SITS                                   \
    ", '/') FROM seats WHERE seats.room = rooms.id), '') "                              \
    "FROM rooms WHERE rooms.removed IS NULL AND rooms.id IN ("                          \
    "SELECT room FROM (SELECT mine.room FROM "                                          \
    "(SELECT room FROM seats WHERE player = " MISTWARD_WHO                              \
    " ORDER BY room LIMIT ?3) AS mine " join                                            \
    " rooms AS theirs ON theirs.id = mine.room "                                        \
    "WHERE theirs.removed IS NULL AND theirs.status IN ('open', 'playing') "            \
    "ORDER BY mine.room LIMIT ?4) AS under_way UNION ALL SELECT " ids                   \
    ") "                                                                                \
    "UNION ALL "                                                                        \
    "SELECT 2, invitations.room, '', '', invitations.at, 0, '' FROM invitations "       \
    "JOIN rooms ON rooms.id = invitations.room WHERE rooms.removed IS NULL "            \
    "AND rooms.status <> 'closed' AND NOT " MISTWARD_INVITED_BY_BLOCKED                 \
    " AND invitations.player = " MISTWARD_WHO
constexpr PerDialect kGlance{
    MISTWARD_GLANCE("CROSS JOIN", "group_concat", "value FROM json_each(?2)"),
    MISTWARD_GLANCE("JOIN", "string_agg", "json_array_elements_text(CAST(?2 AS JSON))")};

RoomFigures room_figures(const Statement& row) {
    return {row.text(2), row.text(3), static_cast<std::uint64_t>(row.integer(4)),
            static_cast<std::uint64_t>(row.integer(5)), row.text(6)};
}

}  // namespace

Result<std::optional<PlayerGlance>> glance(Connection& connection, const GlanceQuery& query) {
    const Cursor rows(connection.prepared(kGlance).bind(
        std::span<const std::uint8_t>(query.secret), query.also,
        static_cast<std::int64_t>(kRoomsGlancedWithin), static_cast<std::int64_t>(kRoomsGlanced)));
    std::optional<PlayerGlance> seen;
    while (rows->step()) {
        const std::int64_t kind = rows->integer(0);
        if (kind == kGlancedPlayer) seen = PlayerGlance{rows->text(1), rows->integer(4), {}, {}};
        if (!seen) break;
        if (kind == kGlancedRoom) seen->rooms.emplace(rows->text(1), room_figures(*rows));
        if (kind == kGlancedInvitation) seen->invitations.emplace(rows->text(1), rows->integer(4));
    }
    return seen;
}

}  // namespace mistward::store
