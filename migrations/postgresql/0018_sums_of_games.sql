-- What statistics say of ended games, summed by triggers; SQLite's file of this number says what the columns mean.

CREATE VIEW counted_games AS
    SELECT id, room, mode, level, players, coalesce(CASE WHEN mode = 'mists' THEN total ELSE most END, 0) AS best,
        CAST(outcome = 'won' AS INT) AS won, CAST(outcome = 'lost' AS INT) AS lost, CAST(tracks > 0 AS INT) AS scored,
        coalesce(CASE WHEN mode = 'mists' THEN total * 60 ELSE div(total * 60, tracks) END, 0) AS sixtieths
    FROM (SELECT id, room, outcome, setup ->> 'game' AS mode,
            CASE WHEN setup ->> 'level' ~ '^[0-9]{1,9}$' THEN CAST(setup ->> 'level' AS BIGINT) ELSE 0 END AS level,
            CASE WHEN setup ->> 'players' ~ '^[0-9]{1,9}$' THEN CAST(setup ->> 'players' AS BIGINT) ELSE 0 END AS players,
            total, most, tracks
        FROM games CROSS JOIN LATERAL (SELECT sum(points) AS total, max(points) AS most, count(points) AS tracks
            FROM (SELECT CASE WHEN track ->> 'points' ~ '^-?[0-9]{1,9}$' THEN CAST(track ->> 'points' AS BIGINT) END
                FROM json_array_elements(CASE WHEN json_typeof(result -> 'tracks') = 'array' THEN result -> 'tracks'
                    ELSE '[]' END) AS tracks (track)) AS tracks (points)) AS points
        WHERE ended IS NOT NULL AND forked_from IS NULL
            AND EXISTS (SELECT 1 FROM rooms WHERE rooms.id = games.room AND visibility = 'listed')) AS games
    WHERE mode IS NOT NULL;

-- Two transactions must not wait for each other's sums. One at a time may change those of part 0; one that would have to
-- wait writes a part of its own, with its number, which the next one adds to part 0.
CREATE TABLE game_sums (
    part      BIGINT NOT NULL,
    mode      TEXT COLLATE "C" NOT NULL,
    level     BIGINT NOT NULL,
    players   BIGINT NOT NULL,
    best      BIGINT NOT NULL,
    games     BIGINT NOT NULL,
    won       BIGINT NOT NULL,
    lost      BIGINT NOT NULL,
    scored    BIGINT NOT NULL,
    sixtieths BIGINT NOT NULL,
    PRIMARY KEY (part, mode, level, players, best)
);

CREATE FUNCTION add_to_game_sums(times BIGINT, those TEXT[]) RETURNS VOID LANGUAGE plpgsql AS $$
DECLARE
    is_first CONSTANT BOOLEAN := pg_try_advisory_xact_lock(6878243196);
    own_part CONSTANT BIGINT := CASE WHEN is_first THEN 0 ELSE CAST(CAST(pg_current_xact_id() AS TEXT) AS BIGINT) END;
BEGIN
    WITH taken AS (DELETE FROM game_sums WHERE is_first AND part > 0 RETURNING *),
        added AS (SELECT mode, level, players, best, games, won, lost, scored, sixtieths FROM taken
            UNION ALL SELECT mode, level, players, best, times, times * won, times * lost, times * scored,
                times * sixtieths FROM counted_games WHERE id = ANY (those))
    INSERT INTO game_sums AS sums (part, mode, level, players, best, games, won, lost, scored, sixtieths)
        SELECT own_part, mode, level, players, best, sum(games), sum(won), sum(lost), sum(scored), sum(sixtieths)
        FROM added GROUP BY mode, level, players, best
        ON CONFLICT (part, mode, level, players, best) DO UPDATE SET games = sums.games + excluded.games,
            won = sums.won + excluded.won, lost = sums.lost + excluded.lost, scored = sums.scored + excluded.scored,
            sixtieths = sums.sixtieths + excluded.sixtieths;
END
$$;

-- Before a change a game is discounted as it was, and after it counted as it is. The rows of games stand still meanwhile.
CREATE FUNCTION sum_game() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
    IF TG_WHEN = 'AFTER' THEN
        PERFORM add_to_game_sums(1, ARRAY[NEW.id]);
    ELSE
        PERFORM add_to_game_sums(-1, ARRAY[OLD.id]);
    END IF;
    RETURN CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
END
$$;
CREATE FUNCTION sum_games_of_room() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
    PERFORM add_to_game_sums(CASE TG_WHEN WHEN 'AFTER' THEN 1 ELSE -1 END,
        ARRAY(SELECT id FROM games WHERE room = NEW.id AND ended IS NOT NULL ORDER BY id FOR UPDATE));
    RETURN NEW;
END
$$;

CREATE TRIGGER count_new_game AFTER INSERT ON games
    FOR EACH ROW WHEN (NEW.ended IS NOT NULL) EXECUTE FUNCTION sum_game();
CREATE TRIGGER count_changed_game AFTER UPDATE OF room, setup, ended, outcome, result, forked_from ON games
    FOR EACH ROW WHEN (NEW.ended IS NOT NULL) EXECUTE FUNCTION sum_game();
CREATE TRIGGER discount_changed_game BEFORE UPDATE OF room, setup, ended, outcome, result, forked_from ON games
    FOR EACH ROW WHEN (OLD.ended IS NOT NULL) EXECUTE FUNCTION sum_game();
CREATE TRIGGER discount_old_game BEFORE DELETE ON games
    FOR EACH ROW WHEN (OLD.ended IS NOT NULL) EXECUTE FUNCTION sum_game();
CREATE TRIGGER count_games_of_room AFTER UPDATE OF visibility ON rooms
    FOR EACH ROW WHEN (OLD.visibility <> NEW.visibility) EXECUTE FUNCTION sum_games_of_room();
CREATE TRIGGER discount_games_of_room BEFORE UPDATE OF visibility ON rooms
    FOR EACH ROW WHEN (OLD.visibility <> NEW.visibility) EXECUTE FUNCTION sum_games_of_room();

-- The triggers have locked both tables, so no game ends unseen meanwhile.
SELECT add_to_game_sums(1, ARRAY(SELECT id FROM games WHERE ended IS NOT NULL));
