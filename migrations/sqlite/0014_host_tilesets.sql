-- The tile sets that the host has put on this server, to be switched on for new games. `digest`: of the mists tiles;
-- `joined`: of the base tiles and these together, which is what `ghosts` is played with. Both texts are in `tilesets`.
CREATE TABLE host_tilesets (
    digest TEXT    NOT NULL PRIMARY KEY REFERENCES tilesets (digest),
    joined TEXT    NOT NULL REFERENCES tilesets (digest),
    name   TEXT    NOT NULL,
    added  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX host_tilesets_by_joined ON host_tilesets (joined);

-- Which of them is switched on, since when: one row at most. Without a digest, or without a row, none is.
CREATE TABLE tileset_choice (
    number INTEGER NOT NULL PRIMARY KEY CHECK (number = 1),
    digest TEXT REFERENCES host_tilesets (digest),
    since  INTEGER NOT NULL
) STRICT;
