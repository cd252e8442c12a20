-- The level that a room teaches; null if it is no lesson. The deck of a lesson's game is kept like that of a fork, and
-- has a column of its own because only forks have the other.
ALTER TABLE rooms ADD COLUMN lesson INTEGER CHECK (lesson BETWEEN 1 AND 6);
ALTER TABLE games ADD COLUMN lesson_deck TEXT CHECK (lesson_deck IS NULL OR forked_from IS NULL);
