"""How a connection becomes a WebSocket (RFC 6455, section 4), without I/O."""

import base64
import hashlib
import os

from mistward.address import API, Address, room_path
from mistward.errors import ProtocolViolation
from mistward.limits import LONGEST_HEADER, LONGEST_PROBLEM
from mistward.problems import problem

_ACCEPT_SUFFIX = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"


def accept_of(key: str) -> str:
    """What a server that has read this key answers."""
    return base64.b64encode(hashlib.sha1(key.encode() + _ACCEPT_SUFFIX, usedforsecurity=False).digest()).decode()


class Handshake:
    """One request for a room's WebSocket, and the answer to it."""

    def __init__(self, address: Address, room: str, key: str | None = None) -> None:
        self._key = base64.b64encode(os.urandom(16)).decode() if key is None else key
        self._bytes = b""
        lines = [
            f"GET {address.prefix}{API}{room_path(room)}/ws HTTP/1.1",
            f"Host: {address.authority}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {self._key}",
        ]
        self.request = ("\r\n".join(lines) + "\r\n\r\n").encode()

    def feed(self, data: bytes) -> bytes | None:
        """
        What came after the header of an agreeing answer; `None` while the answer is not whole. Raises the server's
        refusal as `Refused`, and `ProtocolViolation` for any other answer.
        """
        self._bytes += data
        header, end, rest = self._bytes.partition(b"\r\n\r\n")
        if len(header) > LONGEST_HEADER:
            raise ProtocolViolation("the header of the answer is too long")
        if not end:
            return None
        status, fields = _read_header(header)
        if status == 101:
            self._check(fields)
            return rest
        length = fields.get("content-length", "0")
        if not (length.isascii() and length.isdigit()) or int(length[:9]) > LONGEST_PROBLEM:
            raise ProtocolViolation(f"the answer to the opening has the status {status} and a strange length")
        if len(rest) < int(length):
            return None
        raise problem(status, rest[: int(length)])

    def _check(self, fields: dict[str, str]) -> None:
        upgrades = fields.get("upgrade", "").lower() == "websocket"
        connection = [token.strip() for token in fields.get("connection", "").lower().split(",")]
        if not upgrades or "upgrade" not in connection:
            raise ProtocolViolation("the answer does not become a WebSocket")
        if fields.get("sec-websocket-accept") != accept_of(self._key):
            raise ProtocolViolation("the answer belongs to another opening")
        if "sec-websocket-extensions" in fields or "sec-websocket-protocol" in fields:
            raise ProtocolViolation("the answer agrees to what nobody offered")


def _read_header(header: bytes) -> tuple[int, dict[str, str]]:
    first, *lines = header.decode("latin-1").split("\r\n")
    words = first.split(" ", 2)
    if len(words) < 2 or words[0] != "HTTP/1.1" or not (words[1].isascii() and words[1].isdigit()):
        raise ProtocolViolation("the answer is not HTTP/1.1")
    fields: dict[str, str] = {}
    for line in lines:
        name, colon, value = line.partition(":")
        if not colon:
            raise ProtocolViolation("a line of the header that is no field")
        fields[name.strip().lower()] = value.strip()
    return int(words[1]), fields
