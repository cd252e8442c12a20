-- What servers know of the time of day, so that a start can tell that its clock is wrong: one row at most. `at`: when
-- one last believed its clock. `trial`: when one last looked at a clock that it does not believe, which had gone evenly
-- for `tried` milliseconds.
CREATE TABLE time_seen (
    number INTEGER NOT NULL PRIMARY KEY CHECK (number = 1),
    at     INTEGER NOT NULL,
    trial  INTEGER,
    tried  INTEGER NOT NULL DEFAULT 0 CHECK (tried >= 0)
) STRICT;
