"""Stands between a client and the server, and cuts connections where it hurts."""

import json
import socket
import threading
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, Self

from mistward.frames import mask

_CHUNK = 65536


class Fault(Enum):
    """What happens to a decision."""

    #: It reaches the server, but nothing that the server says about it reaches the client.
    ANSWER_LOST = "answer lost"
    #: It does not reach the server.
    DECISION_LOST = "decision lost"
    #: The client gets half of what the server says about it.
    ANSWER_TORN = "answer torn"


@dataclass
class _Pair:
    """One connection of the client and that to the server; `fault` waits for the server's next bytes."""

    client: socket.socket
    server: socket.socket
    unread: bytes = b""
    is_websocket: bool = False
    fault: Fault | None = None
    lock: threading.Lock = field(default_factory=threading.Lock)

    def cut(self) -> None:
        for each in (self.client, self.server):
            try:
                each.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass  # The other thread was faster.


class CuttingProxy:
    """
    A proxy on a port of its own. `faults` says what happens to which decision, counted from 1 over all connections.
    `decisions` are those that the client has sent, each time; `done` the faults that have happened.
    """

    def __init__(self, port: int, faults: Mapping[int, Fault]) -> None:
        self._to, self._faults = port, dict(faults)
        self._listener = socket.create_server(("127.0.0.1", 0))
        self._pairs: list[_Pair] = []
        self._lock = threading.Lock()
        self.decisions: list[dict[str, Any]] = []
        self.done: list[Fault] = []
        threading.Thread(target=self._accept, daemon=True).start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._listener.getsockname()[1]}"

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._listener.close()
        for pair in self._pairs:
            pair.cut()
            pair.client.close()
            pair.server.close()

    def _accept(self) -> None:
        while True:
            try:
                client, _ = self._listener.accept()
            except OSError:
                return
            try:
                server = socket.create_connection(("127.0.0.1", self._to))
            except OSError:
                client.close()
                continue
            pair = _Pair(client, server)
            self._pairs.append(pair)
            threading.Thread(target=self._from_client, args=(pair,), daemon=True).start()
            threading.Thread(target=self._from_server, args=(pair,), daemon=True).start()

    def _from_client(self, pair: _Pair) -> None:
        try:
            while data := pair.client.recv(_CHUNK):
                with pair.lock:
                    if self._look(pair, data):
                        break
                    pair.server.sendall(data)
        except OSError:
            pass  # Cut by the other thread, or by one of both ends.
        pair.cut()

    def _from_server(self, pair: _Pair) -> None:
        try:
            while data := pair.server.recv(_CHUNK):
                with pair.lock:
                    if pair.fault is not None:
                        if pair.fault is Fault.ANSWER_TORN:
                            pair.client.sendall(data[: len(data) // 2])
                        self.done.append(pair.fault)
                        break
                    pair.client.sendall(data)
        except OSError:
            pass  # As above.
        pair.cut()

    def _look(self, pair: _Pair, data: bytes) -> bool:
        """Looks for decisions in what a client sends; returns whether it has to be cut off now."""
        pair.unread += data
        if not pair.is_websocket:
            head, end, rest = pair.unread.partition(b"\r\n\r\n")
            if b"upgrade: websocket" not in head.lower():
                pair.unread = b""
                return False
            if not end:
                return False
            pair.is_websocket, pair.unread = True, rest
        return any([self._decided(pair, message) for message in self._messages(pair)])

    def _messages(self, pair: _Pair) -> list[dict[str, Any]]:
        messages = []
        while len(pair.unread) >= 6:
            length, at = pair.unread[1] & 0x7F, 2
            if length == 126:
                length, at = int.from_bytes(pair.unread[2:4], "big"), 4
            if len(pair.unread) < at + 4 + length:
                break
            payload = mask(pair.unread[at + 4 : at + 4 + length], pair.unread[at : at + 4])
            if pair.unread[0] & 0x0F == 0x1:
                messages.append(json.loads(payload))
            pair.unread = pair.unread[at + 4 + length :]
        return messages

    def _decided(self, pair: _Pair, message: dict[str, Any]) -> bool:
        if message["type"] != "decide":
            return False
        with self._lock:
            self.decisions.append(message)
            fault = self._faults.get(len(self.decisions))
        if fault is Fault.DECISION_LOST:
            self.done.append(fault)
            return True
        pair.fault = fault
        return False
