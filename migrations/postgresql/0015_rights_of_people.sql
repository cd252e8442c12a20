-- Silences, and who sent what; SQLite's file of this number says what the columns mean.
CREATE TABLE silences (
    room   TEXT COLLATE "C" NOT NULL REFERENCES rooms (id),
    person TEXT COLLATE "C" NOT NULL,
    number BIGINT NOT NULL,
    PRIMARY KEY (room, number)
);

CREATE INDEX silences_by_person ON silences (person);
INSERT INTO silences (room, person, number)
    SELECT room, 'player:' || player, min(seat) FROM seats WHERE silenced = 1 AND player IS NOT NULL GROUP BY room, player;

ALTER TABLE seats ADD COLUMN network TEXT;
ALTER TABLE invitations ADD COLUMN sender TEXT NOT NULL DEFAULT '';
ALTER TABLE reports ADD COLUMN sender TEXT NOT NULL DEFAULT '';
CREATE INDEX reports_by_sender ON reports (sender) WHERE closed IS NULL;
