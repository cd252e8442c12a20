"""The calls of the API over HTTP."""

import http.client
import logging
import ssl
import threading
import time
import uuid
from dataclasses import dataclass, field
from random import Random
from typing import Any

from mistward.address import API, Address
from mistward.backoff import Backoff
from mistward.errors import MistwardError, ProtocolViolation, Refused, Unreachable
from mistward.json_text import read_json, write_json
from mistward.limits import LONGEST_ANSWER, LONGEST_PROBLEM
from mistward.problems import is_passing, problem

_LOG = logging.getLogger("mistward")

#: How long the server may take for each step of an answer, in seconds.
_TIMEOUT = 30.0
_MOST_IDLE = 8
#: After a rest of this many seconds a connection is not used again: the server may be about to close it.
_LONGEST_REST = 5.0


@dataclass(frozen=True)
class Call:
    """
    One request; `is_repeatable` says that to do it twice is as good as once. `makes` something that it must not make
    twice: it has a key of its own, by which the server knows it when it comes again.
    """

    method: str
    path: str
    body: dict[str, Any] | None = None
    token: str | None = None
    is_repeatable: bool = False
    makes: bool = False
    key: str = field(default_factory=lambda: str(uuid.uuid4()), compare=False)

    @property
    def may_repeat(self) -> bool:
        """Whether the request may be sent again if its answer got lost."""
        return self.is_repeatable or self.makes or self.method == "GET"


def _request_of(call: Call) -> tuple[bytes | None, dict[str, str]]:
    headers = {"Accept": "application/json", "User-Agent": "mistward-python"}
    if call.token is not None:
        headers["Authorization"] = f"Bearer {call.token}"
    if call.makes:
        headers["Idempotency-Key"] = call.key
    if call.body is None:
        return None, headers
    headers["Content-Type"] = "application/json"
    return write_json(call.body).encode(), headers


class HttpClient:
    """
    Calls a server, over connections that it keeps; any thread may use it.

    What passes by itself (`rate_limited`, a server that is being restarted) is waited for, up to `patience` seconds in
    all. A call that changes something is not repeated if it may have arrived, unless the server can tell.
    """

    def __init__(self, address: Address, *, patience: float, ssl_context: ssl.SSLContext | None = None) -> None:
        self._address, self._patience = address, patience
        self._ssl = ssl_context if ssl_context is not None or not address.is_secure else ssl.create_default_context()
        self._idle: list[tuple[http.client.HTTPConnection, float]] = []
        self._lock = threading.Lock()

    def call(self, call: Call) -> Any:
        """The document that the server answers; raises `Refused` and its kin, or `Unreachable`."""
        return read_json(self.call_text(call))

    def call_text(self, call: Call) -> bytes:
        """The same for an answer that is not one document, such as a log."""
        backoff, deadline = Backoff(Random()), time.monotonic() + self._patience
        last: MistwardError
        while True:
            try:
                return self._call_once(call)
            except Refused as refusal:
                if not is_passing(refusal):
                    raise
                pause, last = max(refusal.retry_after or 0.0, backoff.next()), refusal
            except _Lost as lost:
                if lost.has_been_sent and not call.may_repeat:
                    raise Unreachable(f"the answer to {call.method} {call.path} got lost: {lost}") from None
                pause, last = backoff.next(), Unreachable(f"{self._address} is out of reach: {lost}")
            if time.monotonic() + pause > deadline:
                raise last
            _LOG.info("waiting %.1f s to ask %s %s again: %s", pause, call.method, call.path, last)
            time.sleep(pause)

    def close(self) -> None:
        """Closes the connections that are kept; the client remains of use."""
        with self._lock:
            idle, self._idle = self._idle, []
        for connection, _ in idle:
            connection.close()

    def __del__(self) -> None:
        self.close()

    def _call_once(self, call: Call) -> bytes:
        body, headers = _request_of(call)
        connection = self._connect(call)
        try:
            connection.request(call.method, f"{self._address.prefix}{API}{call.path}", body, headers)
            answer = connection.getresponse()
            is_good = answer.status < 300
            text = _read(answer, LONGEST_ANSWER if is_good else LONGEST_PROBLEM)
        except (OSError, http.client.HTTPException) as error:
            connection.close()
            raise _Lost(str(error) or type(error).__name__, has_been_sent=True) from None
        except MistwardError:
            connection.close()
            raise
        self._keep(connection, answer)
        if not is_good:
            raise problem(answer.status, text)
        return text

    def _connect(self, call: Call) -> http.client.HTTPConnection:
        """A connection that is open; one that rested only for what may be sent again."""
        while call.may_repeat:
            with self._lock:
                connection, since = self._idle.pop() if self._idle else (None, 0.0)
            if connection is None:
                break
            if time.monotonic() - since < _LONGEST_REST:
                return connection
            connection.close()
        host, port = self._address.host, self._address.port
        if self._ssl is None:
            connection = http.client.HTTPConnection(host, port, timeout=_TIMEOUT)
        else:
            connection = http.client.HTTPSConnection(host, port, timeout=_TIMEOUT, context=self._ssl)
        try:
            connection.connect()
        except ssl.SSLCertVerificationError as error:
            raise Unreachable(f"the certificate of {self._address} is not trusted: {error}") from None
        except OSError as error:
            raise _Lost(str(error), has_been_sent=False) from None
        return connection

    def _keep(self, connection: http.client.HTTPConnection, answer: http.client.HTTPResponse) -> None:
        with self._lock:
            if not answer.will_close and len(self._idle) < _MOST_IDLE:
                self._idle.append((connection, time.monotonic()))
                return
        connection.close()


class _Lost(Exception):
    """The connection broke; if the request `has_been_sent`, the server may have carried it out."""

    def __init__(self, why: str, has_been_sent: bool) -> None:
        super().__init__(why)
        self.has_been_sent = has_been_sent


def _read(answer: http.client.HTTPResponse, longest: int) -> bytes:
    text = answer.read(longest + 1)
    if len(text) > longest:
        raise ProtocolViolation(f"an answer of more than {longest} bytes")
    return text
