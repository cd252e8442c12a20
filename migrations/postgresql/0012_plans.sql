-- What a seat wants to decide when it draws a tile, and which decisions were planned so: 1, or null.
ALTER TABLE seats ADD COLUMN plans TEXT;
ALTER TABLE entries ADD COLUMN planned BIGINT CHECK (planned = 1);
