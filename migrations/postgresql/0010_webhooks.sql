-- Webhooks of players; SQLite's file of this number says what the columns mean.
CREATE TABLE webhooks (
    player    TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    url       TEXT   NOT NULL,
    secret    TEXT   NOT NULL,
    created   BIGINT NOT NULL,
    changed   BIGINT NOT NULL,
    delivered BIGINT,
    failing   BIGINT,
    disabled  BIGINT,
    fault     TEXT
);

CREATE INDEX webhooks_by_change ON webhooks (changed);

CREATE TABLE webhook_marks (
    player TEXT COLLATE "C" NOT NULL,
    room   TEXT COLLATE "C" NOT NULL REFERENCES rooms (id),
    event  TEXT COLLATE "C" NOT NULL,
    mark   TEXT   NOT NULL,
    PRIMARY KEY (player, room, event)
);

CREATE INDEX webhook_marks_by_room ON webhook_marks (room);
