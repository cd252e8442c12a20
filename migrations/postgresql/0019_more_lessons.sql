-- Which lesson a room is, of which there may be more with every version.
ALTER TABLE rooms DROP CONSTRAINT rooms_lesson_check, ADD CONSTRAINT rooms_lesson_check CHECK (lesson >= 1);
