"""
The line to a room: one connection after the other, without I/O.

A driver opens sockets when the line wants one, hands it the bytes that come, sends those that it has, and tells it the
time; both faces of this package are such drivers. The time is in seconds, from any beginning, and never goes back.
"""

from enum import Enum
from random import Random
from typing import Any

from mistward.address import Address
from mistward.backoff import Backoff
from mistward.commands import Command, Commands
from mistward.errors import Disconnected, MistwardError, ProtocolViolation, Refused, SeatLost, Unreachable
from mistward.json_text import read_object, write_json
from mistward.limits import MOST_MISFITS
from mistward.problems import is_passing
from mistward.refusals import RoomClosed, TooManyConnections
from mistward.shape import check_shape
from mistward.view import OutOfStep, View
from mistward.websocket import WebSocket

PROTOCOL = 1
#: From the opening to the welcome.
LONGEST_OPENING = 10.0
#: After so long a silence the other side is asked for a sign of life, and has so long to give it.
QUIET = 20.0
ANSWER = 10.0
#: Codes of a close that say that the client must not come back, or that it would do the same again.
_FINAL_CLOSES = (1002, 1003, 1007, 1008, 1009)


class Phase(Enum):
    """What the driver has to do."""

    #: Nothing is connected; from `retry_at` on, open a socket.
    WAITING = "waiting"
    #: The driver is opening a socket.
    CONNECTING = "connecting"
    #: A socket is there, no welcome yet.
    GREETING = "greeting"
    #: Everything flows.
    OPEN = "open"
    #: The end: `failure` says why.
    OVER = "over"


class Line:
    """Keeps one program in one room, over as many connections as that takes."""

    def __init__(
        self, address: Address, room: str, token: str | None, *, must_sit: bool, patience: float, random: Random | None = None
    ) -> None:
        self.view = View()
        self.phase = Phase.WAITING
        self.retry_at = 0.0
        self.failure: MistwardError | None = None
        self.connections = 0
        self._address, self._room, self._token = address, room, token
        self._must_sit, self._patience = must_sit, patience
        self._commands = Commands(random)
        self._backoff = Backoff(random)
        self._socket: WebSocket | None = None
        self._lost_since: float | None = None
        self._anew = False
        self._misfits = 0
        self._deadline = 0.0
        self._is_pinged = False
        self._is_settled = False
        self._is_greeted = False

    def give(self, kind: str, **fields: Any) -> Command:
        """A command, sent as soon as there is a connection and until it is answered."""
        if self.failure is not None:
            raise self.failure
        return self._commands.give(kind, fields, self.view.game_id)

    # What the driver tells.

    def connecting(self, now: float) -> None:
        """The driver begins to open a socket."""
        self.phase = Phase.CONNECTING
        if self._lost_since is None:
            self._lost_since = now

    def connected(self, now: float) -> None:
        """The socket is open, with TLS if the address wants that."""
        self.phase = Phase.GREETING
        self.connections += 1
        self._socket = WebSocket(self._address, self._room)
        self._deadline = now + LONGEST_OPENING
        self._is_pinged = self._is_settled = self._is_greeted = False

    def received(self, data: bytes, now: float) -> list[dict[str, Any]]:
        """The messages that became whole, which the view has taken already."""
        if self._socket is None:
            return []
        if self.phase is Phase.OPEN:
            self._deadline, self._is_pinged = now + QUIET, False
        taken: list[dict[str, Any]] = []
        try:
            for text in self._socket.receive(data):
                message = read_object(text)
                taken.append(message)
                self._take(message, now)
                if self._socket is None:
                    return taken
            self._greet()
            self._look_at_close(now)
        except Refused as refusal:
            self._refused(refusal, now)
        except ProtocolViolation as violation:
            self.fail(violation)
        return taken

    def cut(self, why: str, now: float, pause: float = 0.0) -> None:
        """The connection is lost, or could not be opened; the next attempt comes after `pause` seconds at least."""
        if self.phase is Phase.OVER:
            return
        self._socket = None
        self.phase = Phase.WAITING
        if self._lost_since is None:
            self._lost_since = now
        if now - self._lost_since > self._patience:
            self.fail(Unreachable(f"{self._address} was out of reach for {now - self._lost_since:.0f} s: {why}"))
        self.retry_at = now + max(pause, self._backoff.next())

    def tick(self, now: float) -> None:
        """Does what is due by now; to be called before `take_bytes`, and not later than at `next_time`."""
        if self._socket is None or self.phase is Phase.WAITING:
            return
        if now >= self._deadline:
            if self.phase is Phase.OPEN and not self._is_pinged:
                self._socket.ping()
                self._is_pinged, self._deadline = True, now + ANSWER
            else:
                self.cut("the server is silent", now)
                return
        if self.phase is Phase.OPEN:
            for command in self._commands.take_due(now):
                self._socket.send(command.text)

    def next_time(self) -> float:
        """When `tick` has to be called, or in the phase `WAITING` a socket opened, even if nothing comes."""
        if self.phase is Phase.WAITING:
            return self.retry_at
        due = self._commands.next_due() if self.phase is Phase.OPEN else None
        return self._deadline if due is None else min(self._deadline, due)

    def take_bytes(self) -> bytes:
        """What has to be sent; it counts as sent."""
        if self._socket is None:
            return b""
        data = bytes(self._socket.outgoing)
        self._socket.outgoing.clear()
        return data

    def farewell(self) -> bytes:
        """Ends the line for good; returns the last bytes for an open connection."""
        if self._socket is None:
            return b""
        self._socket.close()
        return self.take_bytes()

    def fail_untrusted(self, error: Exception) -> None:
        """The server's certificate is not to be trusted; waiting does not mend that."""
        self.fail(Unreachable(f"the certificate of {self._address} is not trusted: {error}"))

    def fail(self, error: MistwardError) -> None:
        """Ends the line: whoever waits for anything gets this error."""
        if self.phase is Phase.OVER:
            return
        self.phase, self.failure = Phase.OVER, error
        self._commands.fail_all(error)

    # What the server says.

    def _greet(self) -> None:
        if self._socket is None or self._is_greeted or not self._socket.is_open:
            return
        self._is_greeted = True
        hello: dict[str, Any] = {"type": "hello", "protocol": PROTOCOL}
        since = None if self._anew else self.view.since
        if self._token is None:
            # Whoever only watches does not need what is legal, which is most of what the server says.
            hello["legal"] = False
        else:
            hello["token"] = self._token
        if since is not None:
            hello["since"] = since
        self._socket.send(write_json(hello))

    def _take(self, message: dict[str, Any], now: float) -> None:
        try:
            check_shape(message)
            self._apply(message, now)
        except OutOfStep as gap:
            self._misfits += 1
            self._anew = self._anew or gap.anew
            if self._misfits > MOST_MISFITS:
                raise ProtocolViolation(f"the server's patches do not fit: {gap}") from None
            self.cut(str(gap), now)
        except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
            raise ProtocolViolation(f"a {message.get('type')} that lacks what it must have: {error!r}") from None

    def _apply(self, message: dict[str, Any], now: float) -> None:
        kind = message["type"]
        if kind == "error":
            return self._take_error(message, now)
        if kind == "room_closed":
            raise RoomClosed("room_closed", str(message["reason"]), {"room": self._room})
        if kind == "ok":
            self._commands.accepted(message["id"], int(message["seq"]))
        self.view.take(message)
        if kind == "welcome":
            self._welcomed(now)
        elif not self._is_settled and self.phase is Phase.OPEN:
            self._is_settled = True
            self._backoff.reset()
        if kind == "update":
            self._misfits = 0
        if self.view.room is not None and not self.view.room["paused"]:
            self._commands.release()

    def _welcomed(self, now: float) -> None:
        if self._must_sit and self.view.seat is None:
            self.fail(SeatLost("the token has no seat any more"))
            return
        self._commands.drop_other_games(self.view.game_id)
        if self.phase is Phase.GREETING:
            self.phase = Phase.OPEN
            self._lost_since, self._anew = None, False
            self._deadline = now + QUIET
            self._commands.repeat_all()

    def _take_error(self, message: dict[str, Any], now: float) -> None:
        params = message.get("params")
        refusal = Refused.of(str(message["code"]), str(message["message"]), params if isinstance(params, dict) else {})
        if message["id"] is not None:
            self._commands.refused(str(message["id"]), refusal, now)
        elif self.phase is Phase.GREETING:
            self._refused(refusal, now)
        elif isinstance(refusal, TooManyConnections):
            self.fail(refusal)

    def _refused(self, refusal: Refused, now: float) -> None:
        """The opening or the `hello` was refused, or the room is closed."""
        if is_passing(refusal):
            self.cut(str(refusal), now, refusal.retry_after or 0.0)
            if self.failure is not None:
                self.failure = refusal
        else:
            self.fail(refusal)

    def _look_at_close(self, now: float) -> None:
        if self._socket is None or self._socket.closed is None:
            return
        code, reason = self._socket.closed.code, self._socket.closed.reason
        if code in _FINAL_CLOSES and self.phase is Phase.OPEN:
            self.fail(Disconnected(code, reason))
        else:
            self.cut(f"the server closed the connection: {code} {reason}".rstrip(), now)
