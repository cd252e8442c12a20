-- The tile sets that games are played with; SQLite's file of this number says what the columns mean.
CREATE TABLE tilesets (
    digest   TEXT COLLATE "C" NOT NULL PRIMARY KEY CHECK (length(digest) = 64),
    used     BIGINT NOT NULL,
    document TEXT   NOT NULL
);

CREATE INDEX games_by_tileset ON games (tileset_digest);
