-- Players of this server; SQLite's file of this number says what the columns mean.
CREATE TABLE players (
    id      TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    name    TEXT   NOT NULL,
    secret  BYTEA  NOT NULL CHECK (length(secret) = 32),
    owner   TEXT COLLATE "C",
    created BIGINT NOT NULL,
    seen    BIGINT NOT NULL
);

CREATE UNIQUE INDEX players_by_secret ON players (secret);
CREATE INDEX players_by_owner ON players (owner) WHERE owner IS NOT NULL;

ALTER TABLE rooms ADD COLUMN owner TEXT COLLATE "C";
ALTER TABLE seats ADD COLUMN player TEXT COLLATE "C";
ALTER TABLE chat ADD COLUMN player TEXT COLLATE "C";
CREATE INDEX rooms_by_owner ON rooms (owner) WHERE owner IS NOT NULL;
CREATE INDEX seats_by_player ON seats (player, room) WHERE player IS NOT NULL;
CREATE INDEX chat_by_player ON chat (player) WHERE player IS NOT NULL;

CREATE TABLE played (
    player TEXT COLLATE "C" NOT NULL,
    game   TEXT COLLATE "C" NOT NULL REFERENCES games (id),
    seat   BIGINT NOT NULL CHECK (seat BETWEEN 0 AND 5),
    began  BIGINT NOT NULL,
    PRIMARY KEY (player, game, seat)
);

CREATE INDEX played_by_age ON played (player, began DESC, game);
CREATE INDEX played_by_game ON played (game);

CREATE TABLE invitations (
    room   TEXT COLLATE "C" NOT NULL REFERENCES rooms (id),
    player TEXT COLLATE "C" NOT NULL,
    at     BIGINT NOT NULL,
    PRIMARY KEY (room, player)
);

CREATE INDEX invitations_by_player ON invitations (player);

-- Counts the secrets that have ended, so that each server sees that it has to look whose.
ALTER TABLE service ADD COLUMN secrets_ended BIGINT NOT NULL DEFAULT 0;
