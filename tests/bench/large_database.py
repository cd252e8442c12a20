#!/usr/bin/env python3
"""Fills a database of SQLite that a server has made with games that ended a year ago.

    large_database.py DATABASE [GAMES] [ENTRIES]

Each game has a room of its own and ENTRIES rows in its log, as large as those of real games; nobody can play them. With
16,000 games of 150 entries, as in server/SCALE.md, the file has 230 MB.
"""
import json
import sqlite3
import sys
import time

database = sys.argv[1]
games = int(sys.argv[2]) if len(sys.argv) > 2 else 16_000
entries = int(sys.argv[3]) if len(sys.argv) > 3 else 150

YEAR_AGO = int(time.time() * 1000) - 365 * 86_400_000
TOKEN = bytes(32)


def setup(i: int) -> str:
    players = 1 + i % 6
    kinds = [{"game": "mists", "level": 1 + i % 6}, {"game": "base"}, {"game": "ghosts"}]
    return json.dumps(kinds[i % 3] | {"players": max(players, 2)})


def result(i: int) -> str:
    return json.dumps({"tracks": [{"points": (i * 7 + seat * 13) % 120} for seat in range(max(1 + i % 6, 2))]})


connection = sqlite3.connect(database)
connection.execute("PRAGMA synchronous = OFF")
connection.execute("BEGIN")
for i in range(games):
    room = f"room{i:012d}"
    game = room + ".1"
    at = YEAR_AGO + i
    connection.execute(
        "INSERT INTO rooms (id, name, setup, options, visibility, seats, owner_token, status, created, changed)"
        " VALUES (?, 'Friday', ?, '{}', 'listed', 2, ?, 'over', ?, ?)",
        (room, setup(i), TOKEN, at, at),
    )
    connection.execute(
        "INSERT INTO games (id, room, number, setup, tileset, tileset_digest, rules, seed, commitment, players, started,"
        " ended, outcome, reason, result) VALUES (?, ?, 1, ?, 'mists', ?, '1', ?, ?, '[]', ?, ?, 'finished', 'tiles', ?)",
        (game, room, setup(i), "d" * 64, TOKEN, "c" * 64, at, at, result(i)),
    )
    connection.executemany(
        "INSERT INTO entries (game, seq, player, decision, command, at, thought) VALUES (?, ?, ?, ?, ?, ?, ?)",
        [
            (game, seq, seq % 2, f"place 14.{seq % 72} {seq % 9},{seq % 7} 90 m:knight:{seq % 5}", f"c-{seq:08x}", at, 1500)
            for seq in range(1, entries + 1)
        ],
    )
connection.execute("COMMIT")
connection.close()
