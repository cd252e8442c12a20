"""The frames of RFC 6455 as a client sends and receives them, without I/O."""

import os
import struct
from dataclasses import dataclass

from mistward.errors import ProtocolViolation
from mistward.limits import LONGEST_MESSAGE

CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG = 0x0, 0x1, 0x2, 0x8, 0x9, 0xA
_MOST_IN_CONTROL = 125


@dataclass(frozen=True)
class Text:
    """A whole message."""

    text: str


@dataclass(frozen=True)
class Ping:
    """What the other side wants to have back in a pong."""

    payload: bytes


@dataclass(frozen=True)
class Pong:
    """The answer to a ping."""

    payload: bytes


@dataclass(frozen=True)
class Close:
    """The other side's last frame; code 1005 says that it named none."""

    code: int
    reason: str


Event = Text | Ping | Pong | Close


def mask(payload: bytes, key: bytes) -> bytes:
    """The payload with the key of four bytes over it; doing so twice gives it back."""
    length = len(payload)
    repeated = (key * (length // 4 + 1))[:length]
    return (int.from_bytes(payload, "big") ^ int.from_bytes(repeated, "big")).to_bytes(length, "big")


def encode(opcode: int, payload: bytes, key: bytes | None = None) -> bytes:
    """One whole frame, masked as a client's has to be, by a key that nobody can foresee unless one is given."""
    key = os.urandom(4) if key is None else key
    length = len(payload)
    if length < 126:
        head = struct.pack("!BB", 0x80 | opcode, 0x80 | length)
    elif length < 65536:
        head = struct.pack("!BBH", 0x80 | opcode, 0x80 | 126, length)
    else:
        head = struct.pack("!BBQ", 0x80 | opcode, 0x80 | 127, length)
    return head + key + mask(payload, key)


def encode_close(code: int, reason: str = "") -> bytes:
    """A close; a reason that is too long is cut."""
    return encode(CLOSE, struct.pack("!H", code) + reason.encode()[: _MOST_IN_CONTROL - 2])


@dataclass(frozen=True)
class _Frame:
    is_last: bool
    opcode: int
    payload: bytes


class FrameReader:
    """Reads a server's frames from bytes as they come; keeps no more of them than the longest message has."""

    def __init__(self, longest: int = LONGEST_MESSAGE) -> None:
        self._longest = longest
        self._bytes = bytearray()
        self._parts: list[bytes] = []
        self._length = 0
        self._in_message = False

    def feed(self, data: bytes) -> list[Event]:
        """What became whole by these bytes; raises `ProtocolViolation` if they break RFC 6455 or a bound."""
        self._bytes += data
        events: list[Event] = []
        while (frame := self._next_frame()) is not None:
            event = self._control(frame) if frame.opcode & 0x8 else self._data(frame)
            if event is not None:
                events.append(event)
        return events

    def _next_frame(self) -> _Frame | None:
        if len(self._bytes) < 2:
            return None
        first, second = self._bytes[0], self._bytes[1]
        if first & 0x70:
            raise ProtocolViolation("a frame with reserved bits")
        if second & 0x80:
            raise ProtocolViolation("a server's frame is masked")
        self._check_kind(first, second & 0x7F)
        return self._whole(first, second & 0x7F)

    def _check_kind(self, first: int, short_length: int) -> None:
        opcode = first & 0x0F
        if opcode & 0x8 and (not first & 0x80 or short_length > _MOST_IN_CONTROL):
            raise ProtocolViolation("a control frame that is fragmented or too long")
        if opcode not in (CONTINUATION, TEXT, CLOSE, PING, PONG):
            raise ProtocolViolation(f"a frame of kind {opcode}")
        if opcode in (CONTINUATION, TEXT) and self._in_message != (opcode == CONTINUATION):
            raise ProtocolViolation("a message inside another, or a continuation of nothing")

    def _whole(self, first: int, short_length: int) -> _Frame | None:
        extra = {126: 2, 127: 8}.get(short_length, 0)
        start = 2 + extra
        if len(self._bytes) < start:
            return None
        length = int.from_bytes(self._bytes[2:start], "big") if extra else short_length
        if not first & 0x8 and self._length + length > self._longest:
            raise ProtocolViolation(f"a message of more than {self._longest} bytes")
        if len(self._bytes) < start + length:
            return None
        payload = bytes(self._bytes[start : start + length])
        del self._bytes[: start + length]
        return _Frame(bool(first & 0x80), first & 0x0F, payload)

    def _data(self, frame: _Frame) -> Event | None:
        # Fragments without a byte would be no end of memory without a byte of message.
        if frame.payload or frame.is_last:
            self._parts.append(frame.payload)
        self._length += len(frame.payload)
        self._in_message = not frame.is_last
        if self._in_message:
            return None
        message = b"".join(self._parts)
        self._parts, self._length = [], 0
        return Text(_utf8(message))

    def _control(self, frame: _Frame) -> Event:
        if frame.opcode == PING:
            return Ping(frame.payload)
        if frame.opcode == PONG:
            return Pong(frame.payload)
        if len(frame.payload) == 1:
            raise ProtocolViolation("a close with half a code")
        if not frame.payload:
            return Close(1005, "")
        return Close(int.from_bytes(frame.payload[:2], "big"), _utf8(frame.payload[2:]))


def _utf8(data: bytes) -> str:
    try:
        return data.decode()
    except UnicodeDecodeError:
        raise ProtocolViolation("a text that is not UTF-8") from None
