-- What a player said and which rooms are theirs is read page by page, in the order of these indexes. SQLite had
-- that order already, by the primary keys behind its indexes.
DROP INDEX chat_by_player;
DROP INDEX rooms_by_owner;
CREATE INDEX chat_by_player ON chat (player, room, number) WHERE player IS NOT NULL;
CREATE INDEX rooms_by_owner ON rooms (owner, id) WHERE owner IS NOT NULL;
