"""A line to a server that stands in the test: it says what the test says, and the test reads what it was sent."""

import json
from pathlib import Path
from random import Random
from typing import Any

from mistward.address import Address
from mistward.frames import mask
from mistward.handshake import accept_of
from mistward.line import Line

FIXTURES = Path(__file__).resolve().parents[3] / "tests" / "protocol" / "fixtures"
#: A whole game of one player's view: two welcomes, updates, room messages, the end.
GAME: list[dict[str, Any]] = [json.loads(line) for line in (FIXTURES / "game.ndjson").read_text().splitlines()]

END: dict[str, Any] = next(each for each in GAME if each["type"] == "ended")


def frame(text: str, opcode: int = 0x1, is_last: bool = True) -> bytes:
    """A server's frame."""
    return raw_frame(text.encode(), opcode, is_last)


def raw_frame(payload: bytes, opcode: int = 0x1, is_last: bool = True) -> bytes:
    """The same of bytes."""
    length = len(payload)
    head = bytes([(0x80 if is_last else 0) | opcode])
    if length < 126:
        return head + bytes([length]) + payload
    if length < 65536:
        return head + bytes([126]) + length.to_bytes(2, "big") + payload
    return head + bytes([127]) + length.to_bytes(8, "big") + payload


def read_client_frames(data: bytes) -> list[tuple[int, bytes]]:
    """The opcodes and payloads of what a client sent; every frame has to be masked and whole."""
    frames = []
    while data:
        assert data[1] & 0x80, "a client's frame has no mask"
        length, at = data[1] & 0x7F, 2
        if length == 126:
            length, at = int.from_bytes(data[2:4], "big"), 4
        frames.append((data[0] & 0x0F, mask(data[at + 4 : at + 4 + length], data[at : at + 4])))
        data = data[at + 4 + length :]
    return frames


class Script:
    """A line, and the server's side of it; the time goes on only when the test says so."""

    def __init__(self, token: str | None = "secret", patience: float = 60.0) -> None:
        address = Address.read("http://127.0.0.1:8080")
        self.line = Line(address, "k7m2qx9d4t", token, must_sit=token is not None, patience=patience, random=Random(1))
        self.now = 100.0

    def connect(self) -> dict[str, Any]:
        """Opens a connection up to the `hello`, which is returned."""
        self.now = max(self.now, self.line.retry_at)
        self.line.connecting(self.now)
        self.line.connected(self.now)
        self.line.tick(self.now)
        request = self.line.take_bytes().decode()
        key = next(line.split(": ")[1] for line in request.split("\r\n") if line.startswith("Sec-WebSocket-Key"))
        answer = (
            "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Accept: {accept_of(key)}\r\n\r\n"
        )
        self.line.received(answer.encode(), self.now)
        (hello,) = self.sent()
        return hello

    def say(self, *messages: dict[str, Any]) -> None:
        """The server says something."""
        self.line.received(b"".join(frame(json.dumps(each)) for each in messages), self.now)

    def sent(self) -> list[dict[str, Any]]:
        """The messages that the client has sent since the last time."""
        self.line.tick(self.now)
        return [json.loads(payload) for opcode, payload in read_client_frames(self.line.take_bytes()) if opcode == 0x1]

    def play_to(self, seq: int) -> None:
        """Connects and is told the game up to a seq."""
        self.connect()
        self.say(*GAME[:2], *updates(1, seq))


def updates(first: int, last: int) -> list[dict[str, Any]]:
    """The updates of the game from one seq to another."""
    return [each for each in GAME if each["type"] == "update" and first <= each["seq"] <= last]
