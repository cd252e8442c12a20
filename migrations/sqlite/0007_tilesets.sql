-- The tile sets that games are played with, so that a game can be read for as long as it is kept, whatever a server plays
-- new games with. `digest` is the SHA-256 of `document`. `used`: when a game with it began, to within a day; a set that no
-- game names goes some time after that. Sets of older games come in when a server starts that has them.
CREATE TABLE tilesets (
    digest   TEXT    NOT NULL PRIMARY KEY CHECK (length(digest) = 64),
    used     INTEGER NOT NULL,
    document TEXT    NOT NULL
) STRICT;

CREATE INDEX games_by_tileset ON games (tileset_digest);
