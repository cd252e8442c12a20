-- The key that this server shows itself with to push services (RFC 8292): the private one, of P-256, in base64url. There
-- is one for good, for browsers subscribe to it.
CREATE TABLE push_key (
    one     INTEGER NOT NULL PRIMARY KEY CHECK (one = 1),
    private TEXT    NOT NULL
) STRICT;

-- Browsers that show a player what is due. `id` follows from `endpoint`; `p256dh` and `auth` are what the browser
-- decrypts with, in base64url; the rest is as of webhooks. One that is given up is removed.
CREATE TABLE push_subscriptions (
    id        TEXT    NOT NULL PRIMARY KEY,
    player    TEXT    NOT NULL,
    endpoint  TEXT    NOT NULL,
    p256dh    TEXT    NOT NULL,
    auth      TEXT    NOT NULL,
    created   INTEGER NOT NULL,
    changed   INTEGER NOT NULL,
    delivered INTEGER,
    failing   INTEGER,
    fault     TEXT
) STRICT, WITHOUT ROWID;

CREATE INDEX push_subscriptions_by_player ON push_subscriptions (player);
CREATE INDEX push_subscriptions_by_change ON push_subscriptions (changed);

-- What a browser was told of a room last, of each kind.
CREATE TABLE push_marks (
    subscription TEXT NOT NULL REFERENCES push_subscriptions (id),
    room         TEXT NOT NULL REFERENCES rooms (id),
    event        TEXT NOT NULL,
    mark         TEXT NOT NULL,
    PRIMARY KEY (subscription, room, event)
) STRICT, WITHOUT ROWID;

CREATE INDEX push_marks_by_room ON push_marks (room);
