#pragma once

#include "server/store/move.hpp"
#include "server/store/open_store.hpp"
#include "tests/store/all_rows.hpp"
#include "tests/store/test_database.hpp"

#include <map>
#include <memory>
#include <set>
#include <string>

namespace mistward::test {

/// Rows but for entries, where each column has a value somewhere, and is null elsewhere if it may.
inline constexpr const char* kRowsToMove = R"(
    INSERT INTO rooms (id, name, setup, options, visibility, seats, owner_token, status, created,
        paused, lesson, changed, removed, said, owner)
    VALUES ('r', '', '{ "b":1,  "a":2, "a":"\u0000"}', '{}', 'listed', 2, TOKEN, 'over', 1,
            1, NULL, 2, NULL, 7, NULL),
           ('s', 'Nebel''s "\ 🌫
?', '{}', '{}', 'private', 1, TOKEN, 'open', -5,
            0, 6, 9223372036854775807, 3, 0, 'p');
    INSERT INTO seats (room, seat, name, kind, token, player, plans, network)
    VALUES ('r', 0, 'Ana', 'human', TOKEN, 'p', '{ "plans":[]}', 'n'),
           ('r', 1, 'Ben', 'companion', NULL, NULL, NULL, NULL);
    INSERT INTO silences (room, person, number) VALUES ('r', 'player:p', 1);
    INSERT INTO games (id, room, number, setup, tileset, tileset_digest, rules, seed, commitment,
        players, forked_from, forked_seq, deck, lesson_deck, started, ended, outcome, reason,
        result)
    VALUES ('r.1', 'r', 1, '{}', 'mists', 'd', '1', TOKEN, 'c',
            '[]', NULL, NULL, NULL, 'a b', 5, 6, 'won', 'tiles', '{ }'),
           ('r.2', 'r', 2, '{}', 'mists', 'd', '1', TOKEN, 'c',
            '[]', 'r.1', 3, 'b a', NULL, 5, NULL, NULL, NULL, NULL);
    INSERT INTO chat (room, number, seat, name, text, at, player)
    VALUES ('r', 8, 0, 'Ana', 'good	morning', 5, 'p');
    INSERT INTO players (id, name, secret, owner, created, seen)
    VALUES ('p', 'Ana', TOKEN, 'o', 1, 2);
    INSERT INTO played (player, game, seat, began) VALUES ('p', 'r.1', 0, 5);
    INSERT INTO invitations (room, player, at) VALUES ('r', 'q', 5);
    INSERT INTO people (player, person, other, name, friend, muted, blocked)
    VALUES ('p', 'a', 'q', 'Ben', 1, 2, 3), ('p', 'b', 's', 'Cora', NULL, NULL, 3),
           ('p', 'c', 't', 'Dan', 1, NULL, NULL);
    INSERT INTO reports (number, at, room, game, line, seat, name, text, speaker, reporter, reason,
        remark, times, closed, act)
    VALUES (7, 1, 'r', 'r.1', 8, 0, 'Ana', 'good morning', 'p', 'q', 'spam', '', 2, 5, 'silence'),
           (9, 1, 'r', NULL, 0, 1, 'Ben', '', NULL, NULL, 'insult', 'twice', 1, NULL, NULL);
    INSERT INTO webhooks (player, url, secret, created, changed, delivered, failing, disabled, fault)
    VALUES ('p', 'https://a.org/', 'whsec_A', 1, 2, 3, 4, 5, 'away'),
           ('q', 'https://b.org/', 'whsec_B', 1, 1, NULL, NULL, NULL, NULL);
    INSERT INTO webhook_marks (player, room, event, mark) VALUES ('p', 'r', 'over', 'r.1');
    INSERT INTO push_key (one, private) VALUES (1, 'key');
    INSERT INTO push_subscriptions (id, player, endpoint, p256dh, auth, created, changed, delivered,
                                    failing, fault)
    VALUES ('a', 'p', 'https://push.example/a', 'key', 'auth', 1, 2, 3, 4, 'away');
    INSERT INTO push_marks (subscription, room, event, mark) VALUES ('a', 'r', 'over', 'r.1');
    INSERT INTO tilesets (digest, used, document)
    VALUES ('6ca0100acae494ea3c1b780440949c2ba0a5263e3f7a994bffba6b8242c17672', 5, '{"b":1, "a":"ö"}');
    INSERT INTO host_tilesets (digest, joined, name, added)
    VALUES ('6ca0100acae494ea3c1b780440949c2ba0a5263e3f7a994bffba6b8242c17672',
            '6ca0100acae494ea3c1b780440949c2ba0a5263e3f7a994bffba6b8242c17672', 'Nebel', 5);
    INSERT INTO tileset_choice (number, digest, since)
    VALUES (1, '6ca0100acae494ea3c1b780440949c2ba0a5263e3f7a994bffba6b8242c17672', 6);
    INSERT INTO kept_answers (id, client, made, sealed) VALUES (TOKEN, TOKEN, 5, TOKEN);
    INSERT INTO bans (address, reason, at, until)
    VALUES ('::1', 'rude', 1, 2), ('127.0.0.1', '', 1, NULL);
    INSERT INTO audit (number, at, act, target, details)
    VALUES (3, 1, 'ban', '::1', '{}'), (41, 2, 'close', 'r', ''))";
inline constexpr std::size_t kOfThem = 30;

/// Puts in those rows, and so many entries of one game.
inline void fill(store::Connection& database, int entries = 300) {
    const std::string digits = "00" + std::string(54, '7') + "27ff5c22'";
    const std::string token =
        (database.dialect() == store::Dialect::Sqlite ? "X'" : "'\\x") + digits;
    std::string sql = kRowsToMove;
    for (std::size_t at = 0; (at = sql.find("TOKEN")) != std::string::npos;) {
        sql.replace(at, 5, token);
    }
    database.execute(sql);
    for (int seq = 1; seq <= entries; ++seq) {
        database
            .prepared(
                "INSERT INTO entries (game, seq, player, decision, author, command, at, "
                "thought, planned) VALUES ('r.1', ?, ?, 'draw:14.3', ?, ?, 2, ?, ?)")
            .bind(std::int64_t{seq}, seq % 2 == 0 ? std::optional<std::int64_t>(1) : std::nullopt,
                  seq % 4 == 0 ? std::optional<std::string>("companion") : std::nullopt,
                  seq % 2 == 0 ? std::optional<std::string>("c") : std::nullopt,
                  seq % 3 == 0 ? std::optional<std::int64_t>(50) : std::nullopt,
                  seq % 8 == 2 ? std::optional<std::int64_t>(1) : std::nullopt)
            .run();
    }
}

/// Databases with the schema of this version: a file of SQLite, and one of PostgreSQL where there
/// is a server.
struct Databases {
    Databases() {
        store::open_sqlite_store({file(), {}, {}});
        if (!kNoServer) postgresql.open();
    }

    std::string file() const { return folder / "m.db"; }
    std::string new_file() const { return folder / "new.db"; }
    std::string address() const { return postgresql.address(); }
    std::unique_ptr<store::Connection> sqlite() const { return store::connect_existing(file()); }

    TemporaryFolder folder;
    TestDatabase postgresql;
};

inline std::multiset<std::string> rows_in(const std::string& database) {
    return all_rows(*store::connect_existing(database));
}

/// The rows of each table that was moved.
inline std::map<std::string, std::int64_t> move_all(const std::string& from,
                                                    const std::string& to) {
    store::Move move(from, to);
    const auto rows = move.copy();
    move.keep();
    return rows;
}

}  // namespace mistward::test
