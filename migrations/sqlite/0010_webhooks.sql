-- Where a player has something told. `secret` signs what is sent, so it is here as it is; `changed`: when it was put or
-- given up, for other servers on the database; `failing`: since when nothing was delivered; `disabled`: given up.
CREATE TABLE webhooks (
    player    TEXT    NOT NULL PRIMARY KEY,
    url       TEXT    NOT NULL,
    secret    TEXT    NOT NULL,
    created   INTEGER NOT NULL,
    changed   INTEGER NOT NULL,
    delivered INTEGER,
    failing   INTEGER,
    disabled  INTEGER,
    fault     TEXT
) STRICT, WITHOUT ROWID;

CREATE INDEX webhooks_by_change ON webhooks (changed);

-- What was told of a room last, of each kind; what is due is what differs from it.
CREATE TABLE webhook_marks (
    player TEXT NOT NULL,
    room   TEXT NOT NULL REFERENCES rooms (id),
    event  TEXT NOT NULL,
    mark   TEXT NOT NULL,
    PRIMARY KEY (player, room, event)
) STRICT, WITHOUT ROWID;

CREATE INDEX webhook_marks_by_room ON webhook_marks (room);
