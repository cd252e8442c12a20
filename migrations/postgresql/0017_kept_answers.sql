-- Answers to requests that may come again with the same key; SQLite's file of this number says what the columns mean.
CREATE TABLE kept_answers (
    id     BYTEA NOT NULL PRIMARY KEY,
    client BYTEA NOT NULL,
    made   BIGINT NOT NULL,
    sealed BYTEA NOT NULL
);
CREATE INDEX kept_answers_by_client ON kept_answers (client, made);
CREATE INDEX kept_answers_by_age ON kept_answers (made);
