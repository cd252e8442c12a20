-- Answers to requests that made something and may come again with the same Idempotency-Key, kept for a day. `id` is a
-- hash of who asked and the key, `client` one of who asked; `sealed` can only be opened with the key and the request.
CREATE TABLE kept_answers (
    id     BLOB NOT NULL PRIMARY KEY,
    client BLOB NOT NULL,
    made   INTEGER NOT NULL,
    sealed BLOB NOT NULL
) STRICT;
CREATE INDEX kept_answers_by_client ON kept_answers (client, made);
CREATE INDEX kept_answers_by_age ON kept_answers (made);
