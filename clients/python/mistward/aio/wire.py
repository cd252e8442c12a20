"""Drives a line on asyncio: sockets, timers, and whoever waits."""

import asyncio
import ssl
from collections.abc import Callable
from typing import Any, cast

from mistward.address import Address
from mistward.line import LONGEST_OPENING, Line, Phase

#: How long the other side may take to say goodbye, in seconds.
_LONGEST_GOODBYE = 1.0
#: Bytes that the server does not take; it is then as good as gone.
_MOST_UNSENT = 1024 * 1024


class _Socket(asyncio.Protocol):
    """Hands on what happens to one socket."""

    def __init__(self, wire: "Wire") -> None:
        self._wire = wire
        self._is_made = False
        self._gone = asyncio.Event()

    async def gone(self) -> None:
        """Waits until nothing is left of the socket."""
        if self._is_made:
            await self._gone.wait()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._is_made = True
        self._wire.made(cast(asyncio.Transport, transport))

    def data_received(self, data: bytes) -> None:
        self._wire.received(self, data)

    def connection_lost(self, error: Exception | None) -> None:
        self._gone.set()
        self._wire.lost(self, error)


class Wire:
    """Keeps the line's socket and timer; calls `on_messages` with what came and `on_change` after anything did."""

    def __init__(
        self,
        line: Line,
        address: Address,
        ssl_context: ssl.SSLContext | None,
        on_messages: Callable[[list[dict[str, Any]]], None],
        on_change: Callable[[], None],
    ) -> None:
        self._line, self._address, self._ssl = line, address, ssl_context
        self._on_messages, self._on_change = on_messages, on_change
        self._loop = asyncio.get_running_loop()
        self._socket: _Socket | None = None
        self._transport: asyncio.Transport | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._opening: asyncio.Task[None] | None = None
        #: The newest of the sockets that were left; the event loop still has to close it.
        self._dropped: _Socket | None = None

    def settle(self) -> None:
        """Does what is due, sends what there is, and sets the timer; to be called after every change."""
        self._line.tick(self._loop.time())
        if self._line.phase in (Phase.WAITING, Phase.OVER):
            self._drop()
        else:
            self._send()
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None
        if self._line.phase is not Phase.OVER and self._opening is None:
            self._timer = self._loop.call_at(self._line.next_time(), self._due)
        self._on_change()

    async def close(self, last: bytes) -> None:
        """Sends the last bytes and closes the socket."""
        if self._opening is not None:
            self._opening.cancel()
            await asyncio.gather(self._opening, return_exceptions=True)
        transport, socket = self._transport, self._socket
        self._transport, self._socket = None, None
        if transport is not None:
            transport.write(last)
            transport.close()
        self.settle()
        for each in (socket, self._dropped):
            if each is not None:
                await self._see_off(each, transport)

    @staticmethod
    async def _see_off(socket: _Socket, transport: asyncio.Transport | None) -> None:
        try:
            async with asyncio.timeout(_LONGEST_GOODBYE):
                await socket.gone()
        except TimeoutError:
            if transport is not None:
                transport.abort()

    # What happens to the socket; an old one's news is none.

    def made(self, transport: asyncio.Transport) -> None:
        """A socket is open."""
        self._transport = transport
        self._line.connected(self._loop.time())

    def received(self, socket: _Socket, data: bytes) -> None:
        """Bytes came."""
        if socket is self._socket:
            self._on_messages(self._line.received(data, self._loop.time()))
            self.settle()

    def lost(self, socket: _Socket, error: Exception | None) -> None:
        """The socket is closed."""
        if socket is self._socket:
            self._line.cut(str(error) if error else "the server closed the connection", self._loop.time())
            self.settle()

    def _due(self) -> None:
        self._timer = None
        if self._line.phase is Phase.WAITING and self._loop.time() >= self._line.retry_at:
            self._line.connecting(self._loop.time())
            self._opening = self._loop.create_task(self._open())
        else:
            self.settle()

    async def _open(self) -> None:
        host, port = self._address.host, self._address.port
        name = host if self._ssl is not None else None
        socket = self._socket = _Socket(self)
        try:
            async with asyncio.timeout(LONGEST_OPENING):
                await self._loop.create_connection(lambda: socket, host, port, ssl=self._ssl, server_hostname=name)
        except ssl.SSLCertVerificationError as error:
            self._line.fail_untrusted(error)
        except OSError as error:
            self._line.cut(str(error) or "no answer", self._loop.time())
        finally:
            self._opening = None
        self.settle()

    def _send(self) -> None:
        if self._transport is None:
            return
        self._transport.write(self._line.take_bytes())
        if self._transport.get_write_buffer_size() > _MOST_UNSENT:
            self._line.cut("the server reads nothing", self._loop.time())
            self._drop()

    def _drop(self) -> None:
        transport, self._transport = self._transport, None
        socket, self._socket = self._socket, None
        if transport is not None:
            self._dropped = socket
            transport.abort()
