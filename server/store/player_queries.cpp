#include "server/store/player_queries.hpp"

#include "server/store/answer_queries.hpp"
#include "server/store/look_through.hpp"
#include "server/store/people_queries.hpp"
#include "server/store/player_hold.hpp"
#include "server/store/push_queries.hpp"
#include "server/store/report_queries.hpp"
#include "server/store/rows.hpp"
#include "server/store/webhook_queries.hpp"

#include <algorithm>
#include <limits>
#include <span>
#include <utility>

namespace mistward::store {

namespace {

using Bytes = std::span<const std::uint8_t>;

#define MISTWARD_PLAYER_COLUMNS "id, name, secret, owner, created, seen"

PlayerRecord player_record(const Statement& row) {
    PlayerRecord player;
    player.id = row.text(0);
    player.name = row.text(1);
    std::ranges::copy(row.blob(2).first(player.secret.size()), player.secret.begin());
    if (!row.is_null(3)) player.owner = row.text(3);
    player.created_ms = row.integer(4);
    player.seen_ms = row.integer(5);
    return player;
}

std::optional<PlayerRecord> player_of(Statement& statement) {
    const Cursor row(statement);
    return row->step() ? std::optional(player_record(*row)) : std::nullopt;
}

std::int64_t count(Connection& connection, std::string_view sql, const std::string& id) {
    const Cursor row(connection.prepared(sql).bind(id));
    row->step();
    return row->integer(0);
}

/// Each server that shares the database is to look whose secrets have ended.
void note_ended_secret(Connection& connection) {
    if (connection.dialect() == Dialect::Sqlite) return;
    connection.prepared("UPDATE service SET secrets_ended = secrets_ended + 1").bind().run();
}

// Games that nobody has written to their end are looked for through `played`, by age.
#define MISTWARD_PLAYED_GAMES(join)                                                     \
    "SELECT played.game, games.ended IS NOT NULL FROM played " join                     \
    " games ON games.id = played.game WHERE played.player = ?1 AND played.began <= ?2 " \
    "AND (played.began < ?2 OR played.game > ?3) "                                      \
    "ORDER BY played.began DESC, played.game LIMIT ?4"
constexpr PerDialect kPlayedGames{MISTWARD_PLAYED_GAMES("CROSS JOIN"),
                                  MISTWARD_PLAYED_GAMES("JOIN")};
#define MISTWARD_PLAYED_ROOMS(join)                                                     \
    "SELECT seats.room, rooms.removed IS NULL AND rooms.status IN ('open', 'playing') " \
    "AND (CAST(?2 AS TEXT) IS NULL OR rooms.status = ?2) FROM seats " join              \
    " rooms ON rooms.id = seats.room WHERE seats.player = ?1 AND seats.room > ?3 "      \
    "ORDER BY seats.room LIMIT ?4"
constexpr PerDialect kPlayedRooms{MISTWARD_PLAYED_ROOMS("CROSS JOIN"),
                                  MISTWARD_PLAYED_ROOMS("JOIN")};
constexpr std::string_view kPlayedGame =
    "SELECT " MISTWARD_GAME_COLUMNS
    ", games.room, rooms.name, (SELECT max(seq) FROM entries WHERE entries.game = games.id), "
    "played.seat, "
    "rooms.removed IS NULL AND rooms.status <> 'closed', "
    "rooms.owner IS NOT NULL AND rooms.owner = played.player "
    "FROM games JOIN rooms ON rooms.id = games.room JOIN played ON played.game = games.id "
    "WHERE games.id = ? AND played.player = ? ORDER BY played.seat LIMIT 1";

// A page of each list has the page of all.
#define MISTWARD_SOME_ROOMS(column, what)                                            \
    "SELECT room FROM (SELECT DISTINCT " column " AS room FROM " what " AND " column \
    " > ?2 ORDER BY 1 LIMIT ?3) AS part"
constexpr std::string_view kRoomsWith =
    MISTWARD_SOME_ROOMS("room", "seats WHERE player = ?1") " UNION "
    MISTWARD_SOME_ROOMS("id", "rooms WHERE owner = ?1") " UNION "
    MISTWARD_SOME_ROOMS("room", "chat WHERE player = ?1") " ORDER BY room LIMIT ?3";

std::optional<PlayedGame> played_game(Connection& connection, const std::string& id,
                                      const std::string& player) {
    const Cursor row(connection.prepared(kPlayedGame).bind(id, player));
    if (!row->step()) return std::nullopt;
    return PlayedGame{row->text(kGameColumns),
                      row->text(kGameColumns + 1),
                      game_record(*row),
                      static_cast<std::uint64_t>(row->integer(kGameColumns + 2)),
                      static_cast<std::uint8_t>(row->integer(kGameColumns + 3)),
                      row->integer(kGameColumns + 4) != 0,
                      row->integer(kGameColumns + 5) != 0};
}

/// Nothing: there is no such game of theirs, so nothing comes after it.
std::optional<std::int64_t> began(Connection& connection, const PlayerGames& query) {
    if (!query.after) return std::numeric_limits<std::int64_t>::max();
    const Cursor row(
        connection
            .prepared("SELECT began FROM played WHERE player = ? AND game = ? ORDER BY seat "
                      "LIMIT 1")
            .bind(query.player, *query.after));
    return row->step() ? std::optional(row->integer(0)) : std::nullopt;
}

std::vector<InvitationRecord> invitation_records(Statement& statement) {
    const Cursor rows(statement);
    std::vector<InvitationRecord> invitations;
    while (rows->step()) {
        invitations.push_back(
            {rows->text(kRoomColumns), rows->integer(kRoomColumns + 1), room_record(*rows)});
    }
    return invitations;
}

#define MISTWARD_INVITATIONS                                 \
    "SELECT " MISTWARD_ROOM_COLUMNS                          \
    ", invitations.player, invitations.at FROM invitations " \
    "JOIN rooms ON rooms.id = invitations.room WHERE rooms.removed IS NULL AND "

void give_name(Connection& connection, const ForgetPlayer& player) {
    constexpr PerDialect kInGames{
        "UPDATE games SET players = iif(json_valid(players), "
        "json_set(players, '$[' || ?2 || '].name', ?3), '[]') WHERE id = ?1",
        "UPDATE games SET players = CAST(jsonb_set(CAST(players AS jsonb), "
        "ARRAY[CAST(CAST(?2 AS BIGINT) AS TEXT), 'name'], to_jsonb(CAST(?3 AS TEXT))) AS JSON) "
        "WHERE id = ?1"};
    std::vector<std::pair<std::string, std::int64_t>> played;
    {
        const Cursor rows(
            connection.prepared("SELECT game, seat FROM played WHERE player = ?").bind(player.id));
        while (rows->step()) played.emplace_back(rows->text(0), rows->integer(1));
    }
    for (const auto& [game, seat] : played) {
        connection.prepared(kInGames).bind(game, seat, player.name).run();
    }
    connection.prepared("UPDATE chat SET name = ?, text = ?, player = NULL WHERE player = ?")
        .bind(player.name, player.said, player.id)
        .run();
}

/// A room that is called after its owner, or after a name that they have at its table, is not any
/// more.
void rename_rooms(Connection& connection, const ForgetPlayer& player, const std::string& called) {
    constexpr PerDialect kRename{
        "UPDATE rooms SET name = ?1 WHERE owner = ?2 AND (instr(name, ?3) > 0 OR EXISTS (SELECT 1 "
        "FROM seats WHERE seats.room = rooms.id AND seats.player = ?2 "
        "AND instr(rooms.name, seats.name) > 0))",
        "UPDATE rooms SET name = ?1 WHERE owner = ?2 AND (strpos(name, ?3) > 0 OR EXISTS (SELECT 1 "
        "FROM seats WHERE seats.room = rooms.id AND seats.player = ?2 "
        "AND strpos(rooms.name, seats.name) > 0))"};
    connection.prepared(kRename).bind(player.name, player.id, called).run();
}

std::vector<std::string> all_rooms_with(Connection& connection, const std::string& player) {
    constexpr std::string_view kRooms =
        "SELECT room FROM seats WHERE player = ?1 UNION SELECT id FROM rooms WHERE owner = ?1 "
        "UNION SELECT room FROM chat WHERE player = ?1 ORDER BY 1";
    return ids(connection.prepared(kRooms).bind(player));
}

/// The row of the player goes first: see `check_player`.
ForgottenPlayer forget_one(Connection& connection, const ForgetPlayer& player) {
    const auto record = find_player(connection, player.id).value();
    connection.prepared("DELETE FROM players WHERE id = ?").bind(player.id).run();
    ForgottenPlayer forgotten{player.id, all_rooms_with(connection, player.id)};
    if (record) {
        rename_rooms(connection, player, record->name);
        delete_answers_of(connection, record->secret);
    }
    give_name(connection, player);
    constexpr TokenHash kNobody{};
    connection.prepared("UPDATE rooms SET owner = NULL, owner_token = ? WHERE owner = ?")
        .bind(Bytes(kNobody), player.id)
        .run();
    for (const std::string_view sql :
         {std::string_view("DELETE FROM seats WHERE player = ?"),
          std::string_view("DELETE FROM played WHERE player = ?"),
          std::string_view("DELETE FROM invitations WHERE player = ?"), kDeleteSilencesOf}) {
        connection.prepared(sql).bind(player.id).run();
    }
    delete_webhook(connection, player.id);
    delete_people(connection, player.id);
    forget_in_reports(connection, player);
    delete_pushes(connection, player.id);
    return forgotten;
}

std::int64_t count(Statement& statement) {
    const Cursor row(statement);
    row->step();
    return row->integer(0);
}

// The rooms whose invitations to ?1 come from where ?2 says, or from the owner of the room ?3.
#define MISTWARD_OF_SENDER                                                               \
    "FROM invitations JOIN rooms ON rooms.id = invitations.room "                        \
    "WHERE invitations.player = ?1 AND (invitations.sender = ?2 OR (rooms.owner IS NOT " \
    "NULL AND rooms.owner = (SELECT owner FROM rooms AS own WHERE own.id = ?3)))"

/// A sender who has asked the player as often as may be takes the place of their own oldest
/// invitation, whatever the player thinks of them.
void make_place_of_sender(Connection& connection, const Invite& request) {
    constexpr std::string_view kCount = "SELECT count(*) " MISTWARD_OF_SENDER;
    constexpr std::string_view kRemove =
        "DELETE FROM invitations WHERE player = ?1 AND room = (SELECT "
        "invitations.room " MISTWARD_OF_SENDER
        " ORDER BY invitations.at, invitations.room LIMIT 1)";
    const auto most = static_cast<std::int64_t>(request.most_of_sender);
    if (count(connection.prepared(kCount).bind(request.player, request.sender, request.room)) <
        most) {
        return;
    }
    connection.prepared(kRemove).bind(request.player, request.sender, request.room).run();
}

/// Where a player has as many invitations as may be, whoever has sent the most of them loses the
/// oldest.
void make_place_of_player(Connection& connection, const Invite& request) {
    constexpr std::string_view kRemove =
        "DELETE FROM invitations WHERE player = ?1 AND room = (SELECT room FROM invitations "
        "WHERE player = ?1 AND sender = (SELECT sender FROM invitations WHERE player = ?1 "
        "GROUP BY sender ORDER BY count(*) DESC, min(at), sender LIMIT 1) "
        "ORDER BY at, room LIMIT 1)";
    constexpr std::string_view kCount = "SELECT count(*) FROM invitations WHERE player = ?";
    const auto most = static_cast<std::int64_t>(request.most_of_player);
    if (count(connection, kCount, request.player) < most) return;
    connection.prepared(kRemove).bind(request.player).run();
}

}  // namespace

Result<void> create_player(Connection& connection, const NewPlayer& request) {
    const PlayerRecord& player = request.player;
    if (player.owner) {
        if (const auto there = check_player(connection, player.owner); !there) return there;
        const auto bots =
            count(connection, "SELECT count(*) FROM players WHERE owner = ?", *player.owner);
        if (bots >= static_cast<std::int64_t>(request.most_bots)) {
            return tl::unexpected(Failure::Conflict);
        }
    }
    connection
        .prepared(
            "INSERT INTO players (id, name, secret, owner, created, seen) "
            "VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING")
        .bind(player.id, player.name, Bytes(player.secret), player.owner, player.created_ms,
              player.seen_ms)
        .run();
    if (connection.changes() == 0) return tl::unexpected(Failure::Conflict);
    return keep_answer(connection, request.answer);
}

Result<void> change_player(Connection& connection, const ChangePlayer& request) {
    if (request.name) {
        connection.prepared("UPDATE players SET name = ? WHERE id = ?")
            .bind(*request.name, request.id)
            .run();
    }
    if (request.seen_ms) {
        connection.prepared("UPDATE players SET seen = ? WHERE id = ?")
            .bind(*request.seen_ms, request.id)
            .run();
    }
    if (request.secret) {
        connection.prepared("UPDATE players SET secret = ? WHERE id = ?")
            .bind(Bytes(*request.secret), request.id)
            .run();
        // Whoever had the old secret is to hear nothing more, either.
        delete_pushes(connection, request.id);
        note_ended_secret(connection);
    }
    return {};
}

Result<std::vector<ForgottenPlayer>> forget_player(Connection& connection,
                                                   const ForgetPlayer& request) {
    std::vector<ForgottenPlayer> forgotten{forget_one(connection, request)};
    // Nobody gives them another bot from here on.
    const auto bots =
        ids(connection.prepared("SELECT id FROM players WHERE owner = ?").bind(request.id));
    for (const std::string& bot : bots) {
        forgotten.push_back(forget_one(connection, {bot, request.name, request.said}));
    }
    note_ended_secret(connection);
    return forgotten;
}

Result<std::optional<PlayerRecord>> find_player(Connection& connection, const std::string& id) {
    return player_of(
        connection.prepared("SELECT " MISTWARD_PLAYER_COLUMNS " FROM players WHERE id = ?")
            .bind(id));
}

Result<std::optional<PlayerRecord>> find_player_by_secret(Connection& connection,
                                                          const TokenHash& secret) {
    return player_of(
        connection.prepared("SELECT " MISTWARD_PLAYER_COLUMNS " FROM players WHERE secret = ?")
            .bind(Bytes(secret)));
}

Result<std::vector<PlayerRecord>> bots_of(Connection& connection, const std::string& owner) {
    const Cursor rows(
        connection
            .prepared("SELECT " MISTWARD_PLAYER_COLUMNS " FROM players WHERE owner = ? ORDER BY id")
            .bind(owner));
    std::vector<PlayerRecord> bots;
    while (rows->step()) bots.push_back(player_record(*rows));
    return bots;
}

Result<std::vector<PlayerSecret>> player_secrets(Connection& connection,
                                                 const std::vector<std::string>& players) {
    std::vector<PlayerSecret> secrets;
    for (const std::string& id : players) {
        const auto player = find_player(connection, id).value();
        if (player) secrets.push_back({id, player->secret});
    }
    return secrets;
}

Result<std::int64_t> secrets_ended(Connection& connection) {
    if (connection.dialect() == Dialect::Sqlite) return 0;
    return connection.integer("SELECT secrets_ended FROM service");
}

Result<std::vector<std::string>> rooms_with(Connection& connection, const RoomsWith& query) {
    return ids(connection.prepared(kRoomsWith)
                   .bind(query.player, query.after, static_cast<std::int64_t>(kRoomsPage)));
}

Result<RoomIdPage> rooms_of(Connection& connection, const PlayerRooms& query) {
    const std::string after = query.after.value_or("");
    const Cursor list(connection.prepared(kPlayedRooms)
                          .bind(query.player, query.status, after, rows_to_look_at(query.within)));
    Found found = look_through(*list, query.limit, query.within);
    return RoomIdPage{std::move(found.ids), std::move(found.next)};
}

Result<PlayedPage> ended_games_of(Connection& connection, const PlayerGames& query) {
    const auto from = began(connection, query);
    if (!from) return PlayedPage{};
    const std::string after = query.after.value_or("");
    const Cursor list(connection.prepared(kPlayedGames)
                          .bind(query.player, *from, after, rows_to_look_at(query.within)));
    Found found = look_through(*list, query.limit, query.within);
    PlayedPage page{{}, std::move(found.next)};
    for (const std::string& id : found.ids) {
        auto game = played_game(connection, id, query.player);
        // Whoever had several seats of a game has it once.
        const bool is_told = !page.games.empty() && page.games.back().game.id == id;
        if (game && !is_told) page.games.push_back(std::move(*game));
    }
    return page;
}

Result<std::vector<SaidLine>> said_by(Connection& connection, const SaidLines& query) {
    const Cursor rows(
        connection
            .prepared("SELECT room, number, seat, name, text, at FROM chat WHERE player = ?1 "
                      "AND (room > ?2 OR (room = ?2 AND number > ?3)) "
                      "ORDER BY room, number LIMIT ?4")
            .bind(query.player, query.room, static_cast<std::int64_t>(query.number),
                  static_cast<std::int64_t>(kSaidPage)));
    std::vector<SaidLine> lines;
    while (rows->step()) {
        lines.push_back({rows->text(0),
                         {static_cast<std::uint64_t>(rows->integer(1)),
                          static_cast<std::uint8_t>(rows->integer(2)), rows->text(3), rows->text(4),
                          rows->integer(5), query.player}});
    }
    return lines;
}

Result<std::vector<PlannedSeat>> planned_by(Connection& connection, const PlannedSeats& query) {
    const Cursor rows(
        connection
            .prepared("SELECT room, seat, plans FROM seats WHERE player = ?1 AND plans IS NOT NULL "
                      "AND (room > ?2 OR (room = ?2 AND seat > ?3)) ORDER BY room, seat LIMIT ?4")
            .bind(query.player, query.room, static_cast<std::int64_t>(query.seat),
                  static_cast<std::int64_t>(kPlannedPage)));
    std::vector<PlannedSeat> seats;
    while (rows->step()) {
        seats.push_back(
            {rows->text(0), static_cast<std::uint8_t>(rows->integer(1)), rows->text(2)});
    }
    return seats;
}

Result<void> invite(Connection& connection, const Invite& request) {
    if (const auto there = check_player(connection, request.player); !there) return there;
    if (*is_invited(connection, {request.room, request.player})) return {};
    const auto most = static_cast<std::int64_t>(request.most);
    if (count(connection, "SELECT count(*) FROM invitations WHERE room = ?", request.room) >=
        most) {
        return tl::unexpected(Failure::Conflict);
    }
    make_place_of_sender(connection, request);
    make_place_of_player(connection, request);
    connection.prepared("INSERT INTO invitations (room, player, at, sender) VALUES (?, ?, ?, ?)")
        .bind(request.room, request.player, request.at_ms, request.sender)
        .run();
    return {};
}

Result<bool> uninvite(Connection& connection, const std::string& room, const std::string& player) {
    connection.prepared("DELETE FROM invitations WHERE room = ? AND player = ?")
        .bind(room, player)
        .run();
    return connection.changes() > 0;
}

Result<bool> is_invited(Connection& connection, const Invited& query) {
    const Cursor row(connection.prepared("SELECT 1 FROM invitations WHERE room = ? AND player = ?")
                         .bind(query.room, query.player));
    return row->step();
}

Result<std::vector<InvitationRecord>> invitations_of(Connection& connection,
                                                     const std::string& player) {
    return invitation_records(connection
                                  .prepared(MISTWARD_INVITATIONS
                                            "rooms.status <> 'closed' AND invitations.player = ? "
                                            "AND NOT " MISTWARD_INVITED_BY_BLOCKED " "
                                            "ORDER BY invitations.at, invitations.room")
                                  .bind(player));
}

Result<std::vector<InvitationRecord>> invitations_to(Connection& connection,
                                                     const std::string& room) {
    return invitation_records(
        connection.prepared(MISTWARD_INVITATIONS "invitations.room = ? ORDER BY invitations.player")
            .bind(room));
}

}  // namespace mistward::store
