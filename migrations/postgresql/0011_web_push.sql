-- Web Push; SQLite's file of this number says what the columns mean.
CREATE TABLE push_key (
    one     BIGINT NOT NULL PRIMARY KEY CHECK (one = 1),
    private TEXT   NOT NULL
);

CREATE TABLE push_subscriptions (
    id        TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    player    TEXT COLLATE "C" NOT NULL,
    endpoint  TEXT   NOT NULL,
    p256dh    TEXT   NOT NULL,
    auth      TEXT   NOT NULL,
    created   BIGINT NOT NULL,
    changed   BIGINT NOT NULL,
    delivered BIGINT,
    failing   BIGINT,
    fault     TEXT
);

CREATE INDEX push_subscriptions_by_player ON push_subscriptions (player);
CREATE INDEX push_subscriptions_by_change ON push_subscriptions (changed);

CREATE TABLE push_marks (
    subscription TEXT COLLATE "C" NOT NULL REFERENCES push_subscriptions (id),
    room         TEXT COLLATE "C" NOT NULL REFERENCES rooms (id),
    event        TEXT COLLATE "C" NOT NULL,
    mark         TEXT NOT NULL,
    PRIMARY KEY (subscription, room, event)
);

CREATE INDEX push_marks_by_room ON push_marks (room);
