"""One WebSocket to a room, without I/O: bytes in, messages and bytes out."""

from mistward.address import Address
from mistward.errors import ProtocolViolation
from mistward.frames import PING, PONG, TEXT, Close, FrameReader, Ping, Text, encode, encode_close
from mistward.handshake import Handshake


class WebSocket:
    """
    From the opening to the close of one connection.

    `outgoing` are the bytes that are to be sent; whoever does so clears it. `closed` is the server's close frame, after
    which nothing is received any more.
    """

    def __init__(self, address: Address, room: str) -> None:
        self._handshake: Handshake | None = Handshake(address, room)
        self._frames = FrameReader()
        self.outgoing = bytearray(self._handshake.request)
        self.closed: Close | None = None

    @property
    def is_open(self) -> bool:
        """Whether messages can be sent."""
        return self._handshake is None and self.closed is None

    def receive(self, data: bytes) -> list[str]:
        """
        The messages that became whole by these bytes. Pings and a close are answered in `outgoing`. Raises `Refused`
        if the server refuses to open, `ProtocolViolation` if it breaks the rules; the connection is then of no use.
        """
        if self._handshake is not None:
            rest = self._handshake.feed(data)
            if rest is None:
                return []
            self._handshake = None
            data = rest
        try:
            return self._receive_frames(data)
        except ProtocolViolation:
            self.outgoing += encode_close(1002)
            raise

    def _receive_frames(self, data: bytes) -> list[str]:
        messages: list[str] = []
        for event in self._frames.feed(data):
            if self.closed is not None:
                break
            if isinstance(event, Text):
                messages.append(event.text)
            elif isinstance(event, Ping):
                self.outgoing += encode(PONG, event.payload)
            elif isinstance(event, Close):
                self.closed = event
                self.outgoing += encode_close(1000)
        return messages

    def send(self, text: str) -> None:
        """Puts a message into `outgoing`."""
        self.outgoing += encode(TEXT, text.encode())

    def ping(self) -> None:
        """Puts a ping into `outgoing`: the other side is to give a sign of life."""
        self.outgoing += encode(PING, b"")

    def close(self) -> None:
        """Puts a close into `outgoing`; only an open connection needs one."""
        if self.is_open:
            self.outgoing += encode_close(1000)
