-- What players think of others; theirs alone, and nobody else is told. `person`: by which the player names the other,
-- whose id they do not learn; `name`: of the other, when it was noted; then since when the other is a friend, what they
-- say is hidden, and they cannot invite. A row with none of the three goes.
CREATE TABLE people (
    player  TEXT NOT NULL,
    person  TEXT NOT NULL,
    other   TEXT NOT NULL,
    name    TEXT NOT NULL,
    friend  INTEGER,
    muted   INTEGER,
    blocked INTEGER,
    PRIMARY KEY (player, person)
) STRICT, WITHOUT ROWID;

CREATE INDEX people_by_other ON people (other, player);

-- Whether those with whom a player has played are told at which open table they sit.
ALTER TABLE players ADD COLUMN findable INTEGER NOT NULL DEFAULT 0;
-- Whether the seat has no word in the chat.
ALTER TABLE seats ADD COLUMN silenced INTEGER NOT NULL DEFAULT 0;

-- What was reported to the administrator: a line of chat or, as line 0, the name of a seat. `speaker` and `reporter`
-- are players, where they are; `times`: how often it was reported. `closed` and `act`: when it was dealt with, and how.
-- Reports outlive their rooms, so they refer to them loosely.
CREATE TABLE reports (
    number   INTEGER NOT NULL PRIMARY KEY,
    at       INTEGER NOT NULL,
    room     TEXT    NOT NULL,
    game     TEXT,
    line     INTEGER NOT NULL,
    seat     INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 5),
    name     TEXT    NOT NULL,
    text     TEXT    NOT NULL,
    speaker  TEXT,
    reporter TEXT,
    reason   TEXT    NOT NULL,
    remark   TEXT    NOT NULL,
    times    INTEGER NOT NULL DEFAULT 1,
    closed   INTEGER,
    act      TEXT
) STRICT;

CREATE UNIQUE INDEX reports_by_subject ON reports (room, line, seat, name);
CREATE INDEX reports_open ON reports (number) WHERE closed IS NULL;
CREATE INDEX reports_by_speaker ON reports (speaker) WHERE speaker IS NOT NULL;
CREATE INDEX reports_by_reporter ON reports (reporter) WHERE reporter IS NOT NULL;
