#include "server/store/people_queries.hpp"

#include "server/store/player_hold.hpp"

namespace mistward::store {

namespace {

std::optional<std::int64_t> time_if_any(const Statement& row, int column) {
    return row.is_null(column) ? std::nullopt : std::optional(row.integer(column));
}

PersonRecord person_record(const Statement& row) {
    return {row.text(0),         row.text(1),         row.text(2),
            time_if_any(row, 3), time_if_any(row, 4), time_if_any(row, 5)};
}

PersonRecord person_now(Connection& connection, const ChangePerson& request) {
    const Cursor row(connection
                         .prepared("SELECT person, other, name, friend, muted, blocked FROM people "
                                   "WHERE player = ? AND person = ?")
                         .bind(request.player, request.person));
    if (row->step()) return person_record(*row);
    return {request.person, request.other, request.name};
}

/// What was so before keeps its time.
void apply(std::optional<std::int64_t>& since, const std::optional<bool>& wanted,
           std::int64_t at_ms) {
    if (!wanted) return;
    since = *wanted ? std::optional(since.value_or(at_ms)) : std::nullopt;
}

std::int64_t count_of(Connection& connection, std::string_view sql, const std::string& player) {
    const Cursor row(connection.prepared(sql).bind(player));
    row->step();
    return row->integer(0);
}

bool has_place(Connection& connection, const ChangePerson& request) {
    return count_of(connection, "SELECT count(*) FROM people WHERE player = ?", request.player) <
           static_cast<std::int64_t>(request.most);
}

void delete_person(Connection& connection, const ChangePerson& request) {
    connection.prepared("DELETE FROM people WHERE player = ? AND person = ?")
        .bind(request.player, request.person)
        .run();
}

// The newest games are found first, then who else played them: SQLite is told so by CROSS JOIN.
// Whoever had several seats of a game has played it once; of each person the last game is told.
#define MISTWARD_COMPANY(join)                                                                     \
    "SELECT other, counted, last.ended, seat, last.players FROM (SELECT other, game, seat, "       \
    "count(*) OVER (PARTITION BY other) AS counted, row_number() OVER (PARTITION BY other ORDER "  \
    "BY ended DESC, game) AS place FROM (SELECT theirs.player AS other, games.id AS game, "        \
    "games.ended AS ended, min(theirs.seat) AS seat FROM (SELECT game FROM played WHERE player = " \
    "?1 ORDER BY began DESC, game LIMIT ?2) AS mine " join " games ON games.id = mine.game " join  \
    " played AS theirs ON theirs.game = mine.game " join                                           \
    " players ON players.id = theirs.player WHERE games.ended IS NOT NULL AND theirs.player <> "   \
    "?1 AND players.owner IS NULL GROUP BY theirs.player, games.id, games.ended) AS together) "    \
    "AS known " join                                                                               \
    " games AS last ON last.id = known.game WHERE place = 1 "                                      \
    "ORDER BY last.ended DESC, game, other LIMIT ?3"
constexpr PerDialect kCompany{MISTWARD_COMPANY("CROSS JOIN"), MISTWARD_COMPANY("JOIN")};

constexpr std::string_view kFriendsTables =
    "SELECT person, room, name, options FROM (SELECT people.person AS person, rooms.id AS room, "
    "rooms.name AS name, rooms.options AS options, row_number() OVER (PARTITION BY people.person "
    "ORDER BY rooms.created DESC, rooms.id) AS place FROM people "
    "JOIN players ON players.id = people.other JOIN seats ON seats.player = players.id "
    "JOIN rooms ON rooms.id = seats.room WHERE people.player = ?1 AND people.friend IS NOT NULL "
    "AND players.findable = 1 AND rooms.removed IS NULL "
    "AND rooms.status = 'open' AND rooms.visibility = 'listed' "
    "AND rooms.seats > (SELECT count(*) FROM seats AS taken WHERE taken.room = rooms.id) "
    "AND NOT EXISTS (SELECT 1 FROM people AS theirs WHERE theirs.player = players.id "
    "AND theirs.other = ?1 AND theirs.blocked IS NOT NULL)) AS found "
    "WHERE place <= 8 ORDER BY person, place";

}  // namespace

Result<PersonRecord> change_person(Connection& connection, const ChangePerson& request) {
    const auto there = check_player(connection, request.player).and_then([&] {
        return check_player(connection, request.other);
    });
    if (!there) return tl::unexpected(there.error());
    PersonRecord person = person_now(connection, request);
    const bool was_noted = person.is_noted();
    apply(person.friend_ms, request.is_friend, request.at_ms);
    apply(person.muted_ms, request.is_muted, request.at_ms);
    apply(person.blocked_ms, request.is_blocked, request.at_ms);
    if (!person.is_noted()) {
        delete_person(connection, request);
        return person;
    }
    if (!was_noted && !has_place(connection, request)) return tl::unexpected(Failure::Conflict);
    connection
        .prepared(
            "INSERT INTO people (player, person, other, name, friend, muted, blocked) "
            "VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (player, person) DO UPDATE SET "
            "friend = excluded.friend, muted = excluded.muted, blocked = excluded.blocked")
        .bind(request.player, person.person, person.other, person.name, person.friend_ms,
              person.muted_ms, person.blocked_ms)
        .run();
    return person;
}

Result<std::vector<PersonRecord>> noted_people(Connection& connection, const std::string& player) {
    const Cursor rows(connection
                          .prepared("SELECT person, other, name, friend, muted, blocked "
                                    "FROM people WHERE player = ? ORDER BY person")
                          .bind(player));
    std::vector<PersonRecord> people;
    while (rows->step()) people.push_back(person_record(*rows));
    return people;
}

void delete_people(Connection& connection, const std::string& player) {
    connection.prepared("DELETE FROM people WHERE player = ?1 OR other = ?1").bind(player).run();
}

Result<std::vector<CompanyRecord>> company(Connection& connection, const std::string& player) {
    const Cursor rows(connection.prepared(kCompany).bind(player,
                                                         static_cast<std::int64_t>(kGamesOfCompany),
                                                         static_cast<std::int64_t>(kMostCompany)));
    std::vector<CompanyRecord> company;
    while (rows->step()) {
        CompanyRecord& record = company.emplace_back();
        record.other = rows->text(0);
        record.games = static_cast<std::size_t>(rows->integer(1));
        record.last_ms = rows->integer(2);
        record.seat = static_cast<std::uint8_t>(rows->integer(3));
        record.players = rows->text(4);
    }
    return company;
}

Result<void> set_findable(Connection& connection, const SetFindable& request) {
    connection.prepared("UPDATE players SET findable = ? WHERE id = ?")
        .bind(request.is_findable ? 1 : 0, request.player)
        .run();
    return {};
}

Result<bool> findable(Connection& connection, const std::string& player) {
    const Cursor row(connection.prepared("SELECT findable FROM players WHERE id = ?").bind(player));
    return row->step() && row->integer(0) != 0;
}

Result<std::vector<OpenTable>> friends_tables(Connection& connection, const std::string& player) {
    const Cursor rows(connection.prepared(kFriendsTables).bind(player));
    std::vector<OpenTable> tables;
    while (rows->step()) {
        tables.push_back({rows->text(0), rows->text(1), rows->text(2), rows->text(3)});
    }
    return tables;
}

}  // namespace mistward::store
