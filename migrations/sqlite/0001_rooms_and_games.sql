-- Rooms, their seats, their games, and the log of each game. Times are milliseconds since the Unix
-- epoch, UTC. Tokens are kept as SHA-256 only. A `setup` is JSON.

CREATE TABLE rooms (
    id          TEXT    NOT NULL PRIMARY KEY,
    name        TEXT    NOT NULL,
    setup       TEXT    NOT NULL,
    visibility  TEXT    NOT NULL CHECK (visibility IN ('listed', 'private')),
    seats       INTEGER NOT NULL CHECK (seats BETWEEN 1 AND 6),
    owner_token BLOB    NOT NULL CHECK (length(owner_token) = 32),
    status      TEXT    NOT NULL CHECK (status IN ('open', 'playing', 'over')),
    created     INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX rooms_listed ON rooms (created DESC, id) WHERE visibility = 'listed';

CREATE TABLE seats (
    room        TEXT    NOT NULL REFERENCES rooms (id),
    seat        INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 5),
    name        TEXT    NOT NULL,
    kind        TEXT    NOT NULL CHECK (kind IN ('human', 'bot')),
    token       BLOB    NOT NULL CHECK (length(token) = 32),
    PRIMARY KEY (room, seat)
) STRICT, WITHOUT ROWID;

-- The seed is a secret until the game has ended; the commitment is public from the start.
CREATE TABLE games (
    id             TEXT    NOT NULL PRIMARY KEY,
    room           TEXT    NOT NULL REFERENCES rooms (id),
    number         INTEGER NOT NULL CHECK (number >= 1),
    setup          TEXT    NOT NULL,
    tileset        TEXT    NOT NULL,
    tileset_digest TEXT    NOT NULL,
    rules          TEXT    NOT NULL,
    seed           BLOB    NOT NULL CHECK (length(seed) = 32),
    commitment     TEXT    NOT NULL,
    started        INTEGER NOT NULL,
    ended          INTEGER,
    outcome        TEXT CHECK (outcome IN ('won', 'lost')),
    reason         TEXT,
    UNIQUE (room, number),
    CHECK ((ended IS NULL) = (outcome IS NULL) AND (ended IS NULL) = (reason IS NULL))
) STRICT, WITHOUT ROWID;

-- One row for each decision. `player` is null where chance decided; `command` is the client's own id
-- of the command, so that a repeated command is recognised after a restart as well.
CREATE TABLE entries (
    game     TEXT    NOT NULL REFERENCES games (id),
    seq      INTEGER NOT NULL CHECK (seq >= 1),
    player   INTEGER,
    decision TEXT    NOT NULL,
    command  TEXT,
    at       INTEGER NOT NULL,
    PRIMARY KEY (game, seq),
    CHECK (command IS NULL OR player IS NOT NULL)
) STRICT, WITHOUT ROWID;
