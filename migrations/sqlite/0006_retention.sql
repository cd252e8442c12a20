-- What ages, and what stays of it. `changed`: when the room or one of its seats was last changed; rooms of older versions
-- count from this migration on. `removed`: when the room went; its row stays for as long as ended games of it are kept.
-- `said`: the number of the newest line of chat that went, so that no number comes twice.
ALTER TABLE rooms ADD COLUMN changed INTEGER NOT NULL DEFAULT 0;
ALTER TABLE rooms ADD COLUMN removed INTEGER;
ALTER TABLE rooms ADD COLUMN said INTEGER NOT NULL DEFAULT 0 CHECK (said >= 0);
UPDATE rooms SET changed = unixepoch() * 1000;
CREATE INDEX chat_by_age ON chat (at);

-- How many transactions the writer has made: the file beside the database that knows, too, tells whether one is missing.
CREATE TABLE progress (
    one     INTEGER NOT NULL PRIMARY KEY CHECK (one = 1),
    batches INTEGER NOT NULL
) STRICT;
INSERT INTO progress (one, batches) VALUES (1, 0);
