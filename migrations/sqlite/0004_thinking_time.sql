-- How long whoever decided had thought, in milliseconds, so that clocks outlive the server; null where chance decided
-- and in older games. A room that is paused stays so.
ALTER TABLE entries ADD COLUMN thought INTEGER CHECK (thought >= 0);
ALTER TABLE rooms ADD COLUMN paused INTEGER NOT NULL DEFAULT 0 CHECK (paused IN (0, 1));
