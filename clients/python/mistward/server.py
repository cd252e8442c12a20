"""A server, its rooms and their seats, for programs that wait."""

import json
import ssl
from collections.abc import Collection, Iterable
from types import TracebackType
from typing import Any, Self, cast

from mistward import calls
from mistward.address import Address, room_id
from mistward.errors import UnknownParts
from mistward.game import Game
from mistward.http import Call, HttpClient
from mistward.json_text import read_object
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

#: How long a server may be out of reach, in seconds, before a program gives up.
PATIENCE = 120.0


class Server:
    """
    A server, by its URL such as `http://127.0.0.1:8080`. `patience` is how many seconds it may be out of reach before
    calls and games give up; `ssl_context` is for certificates that this system does not know.
    """

    def __init__(self, url: str, *, patience: float = PATIENCE, ssl_context: ssl.SSLContext | None = None) -> None:
        self.address = Address.read(url)
        self.patience = patience
        self.ssl_context = ssl_context
        self._http = HttpClient(self.address, patience=patience, ssl_context=ssl_context)

    def create_room(self, name: str, game: GameName = "mists", *, token: str | None = None, **wish: Any) -> "Room":
        """
        A new room, of which you are the owner, with the token of your player if you have one. `wish` are the other fields of `POST /api/v1/rooms` in the guide, such
        as `level=3`, `seats=3`, `visibility="private"`, `options={"timer": None}`, or only `lesson=1`.
        """
        answer = self.call(calls.create_room(name, game, wish, token))
        return Room(self, answer["room"]["id"], answer["owner_token"])

    def room(self, id: str, owner_token: str | None = None) -> "Room":
        """A room by its id, or by its link; nothing is asked yet."""
        return Room(self, room_id(id), owner_token)

    def rooms(self, **query: Any) -> list[RoomDocument]:
        """The listed rooms, newest first, at most 100; see the guide for `status`, `game`, `level`, `free`, `before`."""
        return cast(list[RoomDocument], self.call(calls.list_rooms(query))["rooms"])

    def tileset(self, name: GameName = "mists") -> Tileset:
        """The tiles of a game."""
        return cast(Tileset, self.call(calls.get_tileset(name)))

    def call(self, call: Call) -> Any:
        """Asks anything else of the API: `server.call(Call("GET", "/statistics"))`."""
        return self._http.call(call)

    def call_text(self, call: Call) -> bytes:
        """The same for answers that are not one document."""
        return self._http.call_text(call)

    def close(self) -> None:
        """Closes the connections that are kept for the next call. Games have their own, and stay open."""
        self._http.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()


class Room:
    """A room. `owner_token` is the secret of its creator."""

    def __init__(self, server: Server, id: str, owner_token: str | None = None) -> None:
        self.server, self.id, self.owner_token = server, id, owner_token

    def read(self) -> RoomDocument:
        """The room as it is now."""
        return cast(RoomDocument, self.server.call(calls.get_room(self.id))["room"])

    def enter(self, word: str) -> str | None:
        """The pass that the word of the room gives; None if the room has no word. Raises `WrongWord`."""
        return cast("str | None", self.server.call(calls.enter(self.id, word))["pass"])

    def take_seat(
        self,
        name: str,
        seat: int | None = None,
        kind: str = "bot",
        *,
        token: str | None = None,
        word: str | None = None,
        knows: Collection[str] = (),
    ) -> "Seat":
        """
        Takes a seat, by default the first free one. With the token of your player the seat is theirs, and opened by
        that. `word` is that of a room that has one, `knows` the parts that can be added to a game and that your bot can
        play. Raises `UnknownParts`, `SeatTaken`, `RoomFull`, `WordNeeded` or `WrongWord`.
        """
        unknown = [part for part in self.read().get("parts", []) if part not in knows] if kind == "bot" else []
        if unknown:
            raise UnknownParts(unknown)
        room_pass = None if word is None else self.enter(word)
        answer = self.server.call(calls.take_seat(self.id, name, seat, kind, token, room_pass))
        return Seat(self, answer["seat"], answer["token"])

    def seat(self, seat: int, token: str) -> "Seat":
        """A seat that was taken before, by its token."""
        return Seat(self, seat, token)

    def add_companion(self, seat: int) -> RoomDocument:
        """Gives a free seat to a companion, a player inside the server."""
        return self._changed(calls.companion(self.id, seat, True, calls.owners(self.owner_token)))

    def remove_companion(self, seat: int) -> RoomDocument:
        """Frees the seat of a companion."""
        return self._changed(calls.companion(self.id, seat, False, calls.owners(self.owner_token)))

    def change(self, **change: Any) -> RoomDocument:
        """Changes what the room was created with; for its owner."""
        return self._changed(calls.change_room(self.id, change, calls.owners(self.owner_token)))

    def start(self) -> RoomDocument:
        """Begins the game with those who sit there; for the room's owner."""
        return self._changed(calls.start(self.id, calls.owners(self.owner_token)))

    def rematch(self, level: int | None = None) -> RoomDocument:
        """The next game of the same people; for the room's owner."""
        return self._changed(calls.rematch(self.id, level, calls.owners(self.owner_token)))

    def watch(self) -> Game:
        """Connects as a spectator."""
        return self._connect(None, must_sit=False)

    def state(self, seq: int | None = None) -> StateAnswer:
        """The game at a seq, by default the newest."""
        return cast(StateAnswer, self.server.call(calls.get_state(self.id, seq, self.owner_token)))

    def features(self, seq: int | None = None) -> list[BoardFeature]:
        """Everything on the board: how far it reaches, what it needs, what it is worth."""
        answer = self.server.call(calls.get_features(self.id, seq, self.owner_token))
        return cast(list[BoardFeature], answer["features"])

    def log(self, since: int = 0, *, legal: bool = False) -> list[Update]:
        """Every entry of the log after a seq; with `legal` also what was legal, two thirds of it."""
        text = self.server.call_text(calls.get_log(self.id, since, legal, self.owner_token))
        return [cast(Update, read_object(line)) for line in text.splitlines() if line]

    def chat(self, before: int | None = None) -> list[Line]:
        """At most 100 lines of the chat, oldest first."""
        return cast(list[Line], self.server.call(calls.get_chat(self.id, before, self.owner_token))["chat"])

    def _changed(self, call: Call) -> RoomDocument:
        return cast(RoomDocument, self.server.call(call)["room"])

    def _connect(self, token: str | None, *, must_sit: bool) -> Game:
        server = self.server
        return Game(
            server.address,
            self.id,
            token,
            must_sit=must_sit,
            patience=server.patience,
            ssl_context=server.ssl_context,
        )


class Seat:
    """
    A seat of yours. `token` is its secret: everybody who has it can decide for the seat. Keep both, for example by
    `to_json`, to come back to a game after your program ended.
    """

    def __init__(self, room: Room, number: int, token: str) -> None:
        self.room, self.number, self.token = room, number, token

    def connect(self) -> Game:
        """Connects to the room, to play."""
        return self.room._connect(self.token, must_sit=True)

    def start(self) -> RoomDocument:
        """Begins the game; in `mists` anybody with a seat may."""
        return cast(RoomDocument, self.room.server.call(calls.start(self.room.id, self.token))["room"])

    def leave(self) -> RoomDocument:
        """Frees the seat; its token is then worth nothing."""
        return cast(RoomDocument, self.room.server.call(calls.leave_seat(self.room.id, self.number, self.token))["room"])

    def foresee(self, seq: int, decisions: Iterable[LegalDecision | str]) -> Foresight:
        """What 1 to 8 decisions, in order, of the player who decides at `seq` would lead to. Changes nothing."""
        return cast(Foresight, self.room.server.call(calls.foresee(self.room.id, seq, decisions, self.token)))

    def hint(self) -> Hint:
        """What a companion would decide in your place, if the room allows hints."""
        return cast(Hint, self.room.server.call(calls.get_hint(self.room.id, self.token)))

    def to_json(self) -> str:
        """The room, the seat and its token; keep it as you would a password."""
        return json.dumps({"room": self.room.id, "seat": self.number, "token": self.token})

    @staticmethod
    def from_json(server: Server, text: str) -> "Seat":
        """The seat that `to_json` wrote down."""
        kept = json.loads(text)
        return Seat(server.room(kept["room"]), kept["seat"], kept["token"])
