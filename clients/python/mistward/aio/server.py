"""A server, its rooms and their seats, on asyncio."""

import asyncio
import ssl
from collections.abc import Collection, Iterable
from types import TracebackType
from typing import Any, Self

from mistward import server as waiting
from mistward.aio.game import Game
from mistward.http import Call
from mistward.types import (
    BoardFeature,
    Foresight,
    Game as GameName,
    Hint,
    LegalDecision,
    Line,
    Room as RoomDocument,
    StateAnswer,
    Tileset,
    Update,
)

_in_thread = asyncio.to_thread


class Server:
    """As `mistward.Server`. Calls over HTTP run in the threads of the event loop."""

    def __init__(
        self, url: str, *, patience: float = waiting.PATIENCE, ssl_context: ssl.SSLContext | None = None
    ) -> None:
        self._waiting = waiting.Server(url, patience=patience, ssl_context=ssl_context)

    async def create_room(self, name: str, game: GameName = "mists", *, token: str | None = None, **wish: Any) -> "Room":
        """A new room, of which you are the owner, with the token of your player if you have one."""
        return Room(await _in_thread(self._waiting.create_room, name, game, token=token, **wish))

    def room(self, id: str, owner_token: str | None = None) -> "Room":
        """A room by its id, or by its link; nothing is asked yet."""
        return Room(self._waiting.room(id, owner_token))

    async def rooms(self, **query: Any) -> list[RoomDocument]:
        """The listed rooms, newest first, at most 100."""
        return await _in_thread(self._waiting.rooms, **query)

    async def tileset(self, name: GameName = "mists") -> Tileset:
        """The tiles of a game."""
        return await _in_thread(self._waiting.tileset, name)

    async def call(self, call: Call) -> Any:
        """Asks anything else of the API."""
        return await _in_thread(self._waiting.call, call)

    def close(self) -> None:
        """Closes the connections that are kept for the next call. Games have their own, and stay open."""
        self._waiting.close()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


class Room:
    """As `mistward.Room`."""

    def __init__(self, room: waiting.Room) -> None:
        self._room = room

    @property
    def id(self) -> str:
        """The id, which is in the room's link."""
        return self._room.id

    @property
    def owner_token(self) -> str | None:
        """The secret of the room's creator."""
        return self._room.owner_token

    async def read(self) -> RoomDocument:
        """The room as it is now."""
        return await _in_thread(self._room.read)

    async def enter(self, word: str) -> str | None:
        """The pass that the word of the room gives; None if the room has no word. Raises `WrongWord`."""
        return await _in_thread(self._room.enter, word)

    async def take_seat(
        self,
        name: str,
        seat: int | None = None,
        kind: str = "bot",
        *,
        token: str | None = None,
        word: str | None = None,
        knows: Collection[str] = (),
    ) -> "Seat":
        """Takes a seat, by default the first free one; with the token of your player the seat is theirs."""
        return Seat(await _in_thread(self._room.take_seat, name, seat, kind, token=token, word=word, knows=knows))

    def seat(self, seat: int, token: str) -> "Seat":
        """A seat that was taken before, by its token."""
        return Seat(self._room.seat(seat, token))

    async def add_companion(self, seat: int) -> RoomDocument:
        """Gives a free seat to a companion."""
        return await _in_thread(self._room.add_companion, seat)

    async def remove_companion(self, seat: int) -> RoomDocument:
        """Frees the seat of a companion."""
        return await _in_thread(self._room.remove_companion, seat)

    async def change(self, **change: Any) -> RoomDocument:
        """Changes what the room was created with."""
        return await _in_thread(self._room.change, **change)

    async def start(self) -> RoomDocument:
        """Begins the game."""
        return await _in_thread(self._room.start)

    async def rematch(self, level: int | None = None) -> RoomDocument:
        """The next game of the same people."""
        return await _in_thread(self._room.rematch, level)

    def watch(self) -> Game:
        """A game to watch: `async with room.watch() as game`."""
        return self._connect(None, must_sit=False)

    async def state(self, seq: int | None = None) -> StateAnswer:
        """The game at a seq, by default the newest."""
        return await _in_thread(self._room.state, seq)

    async def features(self, seq: int | None = None) -> list[BoardFeature]:
        """Everything on the board."""
        return await _in_thread(self._room.features, seq)

    async def log(self, since: int = 0, *, legal: bool = False) -> list[Update]:
        """Every entry of the log after a seq."""
        return await _in_thread(self._room.log, since, legal=legal)

    async def chat(self, before: int | None = None) -> list[Line]:
        """At most 100 lines of the chat, oldest first."""
        return await _in_thread(self._room.chat, before)

    def _connect(self, token: str | None, *, must_sit: bool) -> Game:
        server = self._room.server
        return Game(
            server.address,
            self._room.id,
            token,
            must_sit=must_sit,
            patience=server.patience,
            ssl_context=server.ssl_context,
        )


class Seat:
    """As `mistward.Seat`."""

    def __init__(self, seat: waiting.Seat) -> None:
        self._seat = seat

    @property
    def number(self) -> int:
        """The number of the seat, from 0."""
        return self._seat.number

    @property
    def token(self) -> str:
        """The seat's secret."""
        return self._seat.token

    def connect(self) -> Game:
        """A game to play: `async with seat.connect() as game`."""
        return Room(self._seat.room)._connect(self._seat.token, must_sit=True)

    async def start(self) -> RoomDocument:
        """Begins the game; in `mists` anybody with a seat may."""
        return await _in_thread(self._seat.start)

    async def leave(self) -> RoomDocument:
        """Frees the seat."""
        return await _in_thread(self._seat.leave)

    async def foresee(self, seq: int, decisions: Iterable[LegalDecision | str]) -> Foresight:
        """What 1 to 8 decisions, in order, would lead to."""
        return await _in_thread(self._seat.foresee, seq, list(decisions))

    async def hint(self) -> Hint:
        """What a companion would decide in your place."""
        return await _in_thread(self._seat.hint)

    def to_json(self) -> str:
        """The room, the seat and its token; keep it as you would a password."""
        return self._seat.to_json()

    @staticmethod
    def from_json(server: Server, text: str) -> "Seat":
        """The seat that `to_json` wrote down."""
        return Seat(waiting.Seat.from_json(server._waiting, text))
