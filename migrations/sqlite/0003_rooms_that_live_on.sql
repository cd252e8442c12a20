-- What a room's owner chose (`options`, JSON); rooms closed by an administrator; companions, who sit without a
-- token; who played a game, how it came out and where it was forked from; who decided for an absent player; chat;
-- bans and the audit log. SQLite cannot change a CHECK, so the older tables are made anew.

CREATE TABLE rooms_3 (
    id          TEXT    NOT NULL PRIMARY KEY,
    name        TEXT    NOT NULL,
    setup       TEXT    NOT NULL,
    options     TEXT    NOT NULL,
    visibility  TEXT    NOT NULL CHECK (visibility IN ('listed', 'private')),
    seats       INTEGER NOT NULL CHECK (seats BETWEEN 1 AND 6),
    owner_token BLOB    NOT NULL CHECK (length(owner_token) = 32),
    status      TEXT    NOT NULL CHECK (status IN ('open', 'playing', 'over', 'closed')),
    created     INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE seats_3 (
    room        TEXT    NOT NULL REFERENCES rooms_3 (id),
    seat        INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 5),
    name        TEXT    NOT NULL,
    kind        TEXT    NOT NULL CHECK (kind IN ('human', 'bot', 'companion')),
    token       BLOB    CHECK (length(token) = 32),
    PRIMARY KEY (room, seat),
    CHECK ((token IS NULL) = (kind = 'companion'))
) STRICT, WITHOUT ROWID;

-- `players` and `result` are JSON: who sat there when the game began, and the points when it ended. A game that
-- was forked names the game and the seq that it goes on from, and has its deck written down, as secret as the seed.
CREATE TABLE games_3 (
    id             TEXT    NOT NULL PRIMARY KEY,
    room           TEXT    NOT NULL REFERENCES rooms_3 (id),
    number         INTEGER NOT NULL CHECK (number >= 1),
    setup          TEXT    NOT NULL,
    tileset        TEXT    NOT NULL,
    tileset_digest TEXT    NOT NULL,
    rules          TEXT    NOT NULL,
    seed           BLOB    NOT NULL CHECK (length(seed) = 32),
    commitment     TEXT    NOT NULL,
    players        TEXT    NOT NULL,
    forked_from    TEXT,
    forked_seq     INTEGER CHECK (forked_seq >= 0),
    deck           TEXT,
    started        INTEGER NOT NULL,
    ended          INTEGER,
    outcome        TEXT CHECK (outcome IN ('won', 'lost', 'finished')),
    reason         TEXT,
    result         TEXT,
    UNIQUE (room, number),
    CHECK ((ended IS NULL) = (outcome IS NULL) AND (ended IS NULL) = (reason IS NULL)
        AND (ended IS NULL) = (result IS NULL)),
    CHECK ((forked_from IS NULL) = (forked_seq IS NULL) AND (forked_from IS NULL) = (deck IS NULL))
) STRICT, WITHOUT ROWID;

-- `author` is null where the player decided by themselves.
CREATE TABLE entries_3 (
    game     TEXT    NOT NULL REFERENCES games_3 (id),
    seq      INTEGER NOT NULL CHECK (seq >= 1),
    player   INTEGER,
    decision TEXT    NOT NULL,
    author   TEXT    CHECK (author = 'companion'),
    command  TEXT,
    at       INTEGER NOT NULL,
    PRIMARY KEY (game, seq),
    CHECK (command IS NULL OR player IS NOT NULL),
    CHECK (author IS NULL OR player IS NOT NULL)
) STRICT, WITHOUT ROWID;

INSERT INTO rooms_3 SELECT id, name, setup, '{}', visibility, seats, owner_token, status, created FROM rooms;
INSERT INTO seats_3 SELECT room, seat, name, kind, token FROM seats;
INSERT INTO games_3
    SELECT id, room, number, setup, tileset, tileset_digest, rules, seed, commitment,
        (SELECT json_group_array(json_object('name', s.name, 'kind', s.kind))
            FROM (SELECT name, kind FROM seats WHERE seats.room = games.room ORDER BY seat) AS s),
        NULL, NULL, NULL, started, ended, outcome, reason, iif(ended IS NULL, NULL, '{}')
    FROM games;
INSERT INTO entries_3 SELECT game, seq, player, decision, NULL, command, at FROM entries;
DROP TABLE entries;
DROP TABLE games;
DROP TABLE seats;
DROP TABLE rooms;
ALTER TABLE rooms_3 RENAME TO rooms;
ALTER TABLE seats_3 RENAME TO seats;
ALTER TABLE games_3 RENAME TO games;
ALTER TABLE entries_3 RENAME TO entries;

CREATE INDEX rooms_listed ON rooms (created DESC, id) WHERE visibility = 'listed';
CREATE INDEX games_ended ON games (ended DESC, id) WHERE ended IS NOT NULL;

CREATE TABLE chat (
    room   TEXT    NOT NULL REFERENCES rooms (id),
    number INTEGER NOT NULL CHECK (number >= 1),
    seat   INTEGER NOT NULL,
    name   TEXT    NOT NULL,
    text   TEXT    NOT NULL,
    at     INTEGER NOT NULL,
    PRIMARY KEY (room, number)
) STRICT, WITHOUT ROWID;

-- `until` is null for a ban that does not end.
CREATE TABLE bans (
    address TEXT    NOT NULL PRIMARY KEY,
    reason  TEXT    NOT NULL,
    at      INTEGER NOT NULL,
    until   INTEGER
) STRICT, WITHOUT ROWID;

CREATE TABLE audit (
    number  INTEGER NOT NULL PRIMARY KEY,
    at      INTEGER NOT NULL,
    act     TEXT    NOT NULL,
    target  TEXT    NOT NULL,
    details TEXT    NOT NULL
) STRICT;
