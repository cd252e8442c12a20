-- What statistics say of ended games, summed, so that nobody has to read all of them. Triggers keep the sums: what
-- ends, removes, lists or hides a game changes them in the same transaction.

-- The games that count, and what each adds: `best`, the points of a team or of the best rival (0: there are none);
-- `scored`, whether there are any; `sixtieths`, the points of a team or the mean of rivals, in sixtieths, which are whole
-- for up to six. `level` is 0 where a game has none.
CREATE VIEW counted_games AS
    SELECT id, room, mode, level, players, coalesce(iif(mode = 'mists', total, most), 0) AS best, outcome = 'won' AS won,
        outcome = 'lost' AS lost, tracks > 0 AS scored,
        coalesce(iif(mode = 'mists', total * 60, total * 60 / tracks), 0) AS sixtieths
    FROM (SELECT id, room, outcome, setup ->> 'game' AS mode, CAST(coalesce(setup ->> 'level', 0) AS INTEGER) AS level,
            CAST(coalesce(setup ->> 'players', 0) AS INTEGER) AS players,
            (SELECT sum(CAST(value ->> 'points' AS INTEGER)) FROM json_each(result, '$.tracks')
                WHERE type = 'object') AS total,
            (SELECT max(CAST(value ->> 'points' AS INTEGER)) FROM json_each(result, '$.tracks')
                WHERE type = 'object') AS most,
            (SELECT count(value ->> 'points') FROM json_each(result, '$.tracks') WHERE type = 'object') AS tracks
        FROM (SELECT id, room, outcome, iif(json_valid(setup), setup, '{}') AS setup,
                iif(json_valid(result), result, '{}') AS result
            FROM games
            WHERE ended IS NOT NULL AND forked_from IS NULL
                AND EXISTS (SELECT 1 FROM rooms WHERE rooms.id = games.room AND visibility = 'listed')))
    WHERE mode IS NOT NULL;

-- What is summed to no games may stay.
CREATE TABLE game_sums (
    mode      TEXT    NOT NULL,
    level     INTEGER NOT NULL,
    players   INTEGER NOT NULL,
    best      INTEGER NOT NULL,
    games     INTEGER NOT NULL,
    won       INTEGER NOT NULL,
    lost      INTEGER NOT NULL,
    scored    INTEGER NOT NULL,
    sixtieths INTEGER NOT NULL,
    PRIMARY KEY (mode, level, players, best)
) STRICT, WITHOUT ROWID;

-- What is put here is added to the sums.
CREATE VIEW added_to_game_sums AS SELECT * FROM game_sums;
CREATE TRIGGER add_to_game_sums INSTEAD OF INSERT ON added_to_game_sums BEGIN
    INSERT INTO game_sums VALUES (NEW.mode, NEW.level, NEW.players, NEW.best, NEW.games, NEW.won, NEW.lost, NEW.scored,
            NEW.sixtieths)
        ON CONFLICT (mode, level, players, best) DO UPDATE SET games = games + excluded.games, won = won + excluded.won,
            lost = lost + excluded.lost, scored = scored + excluded.scored, sixtieths = sixtieths + excluded.sixtieths;
END;

CREATE TRIGGER count_new_game AFTER INSERT ON games WHEN NEW.ended IS NOT NULL BEGIN
    INSERT INTO added_to_game_sums SELECT mode, level, players, best, 1, won, lost, scored, sixtieths
        FROM counted_games WHERE id = NEW.id;
END;
CREATE TRIGGER count_changed_game AFTER UPDATE OF room, setup, ended, outcome, result, forked_from ON games BEGIN
    INSERT INTO added_to_game_sums SELECT mode, level, players, best, 1, won, lost, scored, sixtieths
        FROM counted_games WHERE id = NEW.id;
END;
CREATE TRIGGER discount_changed_game BEFORE UPDATE OF room, setup, ended, outcome, result, forked_from ON games BEGIN
    INSERT INTO added_to_game_sums SELECT mode, level, players, best, -1, -won, -lost, -scored, -sixtieths
        FROM counted_games WHERE id = OLD.id;
END;
CREATE TRIGGER discount_old_game BEFORE DELETE ON games WHEN OLD.ended IS NOT NULL BEGIN
    INSERT INTO added_to_game_sums SELECT mode, level, players, best, -1, -won, -lost, -scored, -sixtieths
        FROM counted_games WHERE id = OLD.id;
END;
CREATE TRIGGER count_games_of_room AFTER UPDATE OF visibility ON rooms WHEN OLD.visibility <> NEW.visibility BEGIN
    INSERT INTO added_to_game_sums SELECT mode, level, players, best, 1, won, lost, scored, sixtieths
        FROM counted_games WHERE room = NEW.id;
END;
CREATE TRIGGER discount_games_of_room BEFORE UPDATE OF visibility ON rooms WHEN OLD.visibility <> NEW.visibility BEGIN
    INSERT INTO added_to_game_sums SELECT mode, level, players, best, -1, -won, -lost, -scored, -sixtieths
        FROM counted_games WHERE room = OLD.id;
END;

INSERT INTO added_to_game_sums SELECT mode, level, players, best, 1, won, lost, scored, sixtieths FROM counted_games;
