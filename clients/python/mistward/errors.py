"""What goes wrong: everything that this package raises on its own account is a `MistwardError`."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from mistward.limits import LONGEST_WAIT


class MistwardError(Exception):
    """The root of all errors of this package."""


class Refused(MistwardError):
    """
    The server refused: everything is as it was.

    `code` is the server's word for the reason, `message` its sentence for developers, `params` the particulars, and
    `status` the HTTP status if the refusal came over HTTP. The guide of the protocol lists all codes; those of them
    that a client can meet have a class each in `mistward.refusals`, any other is a plain `Refused`.
    """

    _classes: ClassVar[dict[str, type["Refused"]]] = {}

    def __init_subclass__(cls, code: str | None = None, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        if code is not None:
            Refused._classes[code] = cls

    def __init__(self, code: str, message: str, params: Mapping[str, Any], status: int | None = None) -> None:
        super().__init__(f"{message} ({code})")
        self.code = code
        self.message = message
        self.params = params
        self.status = status

    @staticmethod
    def of(code: str, message: str, params: Mapping[str, Any], status: int | None = None) -> "Refused":
        """The error of the class that belongs to the code."""
        return Refused._classes.get(code, Refused)(code, message, params, status)

    @property
    def retry_after(self) -> float | None:
        """After how many seconds the server wants to be asked again, if it says so; at most a minute."""
        after = self.params.get("retry_after_ms")
        if isinstance(after, bool) or not isinstance(after, (int, float)):
            return None
        return min(max(after / 1000, 0.0), LONGEST_WAIT)


class Overtaken(Refused):
    """The game went on before a decision arrived: a companion decided, somebody undid something, or it ended."""


class Passing(Refused):
    """What passes by itself. Clients of this package wait and ask again; it is raised once their patience is over."""


class Unreachable(MistwardError):
    """The server was out of reach for longer than the client has patience."""


class Disconnected(MistwardError):
    """The server closed the connection and does not want the client back; `code` is that of the WebSocket."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(f"the server closed the connection for good: {code} {reason}".rstrip())
        self.code = code
        self.reason = reason


class SeatLost(MistwardError):
    """The token has no seat any more: its player left, was removed, or handed it over."""


class UnknownParts(MistwardError):
    """The game of the room has `parts` that the program did not say it knows. It took no seat."""

    def __init__(self, parts: Sequence[str]) -> None:
        super().__init__(f"the room plays with {', '.join(parts)}, which this program does not know")
        self.parts = tuple(parts)


class ProtocolViolation(MistwardError):
    """The server said something that version 1 of the protocol does not know, or more than it may."""


class FellBehind(MistwardError):
    """The loop over the messages is too many of them behind."""


class Closed(MistwardError):
    """The game was closed by its own program."""
