"""The same for programs on asyncio: `Server`, `Room`, `Seat`, `Game` and `Turn`, with `await`."""

from mistward.aio.game import Game, Turn
from mistward.aio.server import Room, Seat, Server

__all__ = ["Game", "Room", "Seat", "Server", "Turn"]
