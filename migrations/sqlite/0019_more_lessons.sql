-- Which lesson a room is, of which there may be more with every version. SQLite cannot change a CHECK.
ALTER TABLE rooms ADD COLUMN lesson_19 INTEGER CHECK (lesson_19 >= 1);
UPDATE rooms SET lesson_19 = lesson WHERE lesson IS NOT NULL;
ALTER TABLE rooms DROP COLUMN lesson;
ALTER TABLE rooms RENAME COLUMN lesson_19 TO lesson;
