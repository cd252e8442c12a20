-- The tile sets that the host has put on this server; SQLite's file of this number says what the columns mean.
CREATE TABLE host_tilesets (
    digest TEXT COLLATE "C" NOT NULL PRIMARY KEY REFERENCES tilesets (digest),
    joined TEXT COLLATE "C" NOT NULL REFERENCES tilesets (digest),
    name   TEXT   NOT NULL,
    added  BIGINT NOT NULL
);

CREATE INDEX host_tilesets_by_joined ON host_tilesets (joined);

CREATE TABLE tileset_choice (
    number BIGINT NOT NULL PRIMARY KEY CHECK (number = 1),
    digest TEXT COLLATE "C" REFERENCES host_tilesets (digest),
    since  BIGINT NOT NULL
);
