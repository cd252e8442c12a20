-- A competitive game ends "finished", neither won nor lost. SQLite cannot change a CHECK, so the table
-- is made anew; and so is the one that refers to it.

CREATE TABLE games_2 (
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
    outcome        TEXT CHECK (outcome IN ('won', 'lost', 'finished')),
    reason         TEXT,
    UNIQUE (room, number),
    CHECK ((ended IS NULL) = (outcome IS NULL) AND (ended IS NULL) = (reason IS NULL))
) STRICT, WITHOUT ROWID;

CREATE TABLE entries_2 (
    game     TEXT    NOT NULL REFERENCES games_2 (id),
    seq      INTEGER NOT NULL CHECK (seq >= 1),
    player   INTEGER,
    decision TEXT    NOT NULL,
    command  TEXT,
    at       INTEGER NOT NULL,
    PRIMARY KEY (game, seq),
    CHECK (command IS NULL OR player IS NOT NULL)
) STRICT, WITHOUT ROWID;

INSERT INTO games_2 SELECT * FROM games;
INSERT INTO entries_2 SELECT * FROM entries;
DROP TABLE entries;
DROP TABLE games;
ALTER TABLE games_2 RENAME TO games;
ALTER TABLE entries_2 RENAME TO entries;
