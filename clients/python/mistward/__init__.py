"""
Mistward for Python: bots and other programs that play *Mists over Carcassonne* on a Mistward server.

    from mistward import Server
    seat = Server("http://127.0.0.1:8080").room("k7m2qx9d4t").take_seat("Ana")
    with seat.connect() as game:
        for turn in game.turns():
            turn.decide(turn.legal[0])

`mistward.aio` has the same for asyncio, `mistward.types` the documents of the protocol, `mistward.refusals` a class for
each refusal of the server.
"""

from mistward import refusals as refusals
from mistward.errors import (
    Closed,
    Disconnected,
    FellBehind,
    MistwardError,
    Overtaken,
    Passing,
    ProtocolViolation,
    Refused,
    SeatLost,
    UnknownParts,
    Unreachable,
)
from mistward.game import Game, Turn
from mistward.http import Call
from mistward.server import Room, Seat, Server

__version__ = "1.0.0"
__all__ = [
    "Call",
    "Closed",
    "Disconnected",
    "FellBehind",
    "Game",
    "MistwardError",
    "Overtaken",
    "Passing",
    "ProtocolViolation",
    "Refused",
    "Room",
    "Seat",
    "SeatLost",
    "Server",
    "Turn",
    "UnknownParts",
    "Unreachable",
    "refusals",
]
