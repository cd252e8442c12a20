-- Who has no word in the chat of a room, whatever seat they take there, in the order in which it was taken from them.
-- `person`: "player:" and an id, or "network:" and a digest of where somebody came from, which is another in each room.
CREATE TABLE silences (
    room   TEXT    NOT NULL REFERENCES rooms (id),
    person TEXT    NOT NULL,
    number INTEGER NOT NULL,
    PRIMARY KEY (room, number)
) STRICT, WITHOUT ROWID;

CREATE INDEX silences_by_person ON silences (person);
INSERT INTO silences (room, person, number)
    SELECT room, 'player:' || player, min(seat) FROM seats WHERE silenced = 1 AND player IS NOT NULL GROUP BY room, player;

-- The digest of where whoever took the seat came from.
ALTER TABLE seats ADD COLUMN network TEXT;

-- By what those of one network are told from others, until the server is started again.
ALTER TABLE invitations ADD COLUMN sender TEXT NOT NULL DEFAULT '';
ALTER TABLE reports ADD COLUMN sender TEXT NOT NULL DEFAULT '';
CREATE INDEX reports_by_sender ON reports (sender) WHERE closed IS NULL;
