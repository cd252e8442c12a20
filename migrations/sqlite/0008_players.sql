-- Players of this server: a name and a secret, of which only the SHA-256 is here. `owner`: the player whose bot it is.
-- `seen`: when it was last used, to within an hour. Those of rooms at work refer to them loosely (without REFERENCES):
-- a player can be forgotten while a room of another server still names them, and is nobody there from then on.
CREATE TABLE players (
    id      TEXT    NOT NULL PRIMARY KEY,
    name    TEXT    NOT NULL,
    secret  BLOB    NOT NULL CHECK (length(secret) = 32),
    owner   TEXT,
    created INTEGER NOT NULL,
    seen    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX players_by_secret ON players (secret);
CREATE INDEX players_by_owner ON players (owner) WHERE owner IS NOT NULL;

-- The secret of a seat or a room that belongs to a player is the player's; what `token` and `owner_token` have then is
-- as old as the row.
ALTER TABLE rooms ADD COLUMN owner TEXT;
ALTER TABLE seats ADD COLUMN player TEXT;
ALTER TABLE chat ADD COLUMN player TEXT;
CREATE INDEX rooms_by_owner ON rooms (owner) WHERE owner IS NOT NULL;
CREATE INDEX seats_by_player ON seats (player, room) WHERE player IS NOT NULL;
CREATE INDEX chat_by_player ON chat (player) WHERE player IS NOT NULL;

-- Who played which game: written when it begins, or when somebody takes a seat while it runs, and never after that.
CREATE TABLE played (
    player TEXT    NOT NULL,
    game   TEXT    NOT NULL REFERENCES games (id),
    seat   INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 5),
    began  INTEGER NOT NULL,
    PRIMARY KEY (player, game, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX played_by_age ON played (player, began DESC, game);
CREATE INDEX played_by_game ON played (game);

-- Who is asked to play where; a row goes when they take a seat, or say no.
CREATE TABLE invitations (
    room   TEXT    NOT NULL REFERENCES rooms (id),
    player TEXT    NOT NULL,
    at     INTEGER NOT NULL,
    PRIMARY KEY (room, player)
) STRICT, WITHOUT ROWID;

CREATE INDEX invitations_by_player ON invitations (player);
