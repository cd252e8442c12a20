-- What servers know of the time of day; SQLite's file of this number says what the columns mean.
CREATE TABLE time_seen (
    number BIGINT NOT NULL PRIMARY KEY CHECK (number = 1),
    at     BIGINT NOT NULL,
    trial  BIGINT,
    tried  BIGINT NOT NULL DEFAULT 0 CHECK (tried >= 0)
);
