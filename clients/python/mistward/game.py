"""A room that one takes part in or watches, for programs that wait: the face without asyncio."""

import socket
import ssl
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from types import TracebackType
from typing import Any, Self

from mistward.acts import Knowing
from mistward.address import Address
from mistward.commands import Command
from mistward.errors import Overtaken
from mistward.line import LONGEST_OPENING, Phase
from mistward.turn import Moment, moment_of
from mistward.types import Ended, LegalDecision

_CHUNK = 65536


@dataclass(frozen=True)
class Turn(Moment):
    """A moment at which your seat has to decide, and the way to do so."""

    _game: "Game"

    def decide(self, decision: LegalDecision | str) -> int | None:
        """
        Makes a decision of `legal`, and returns the seq that it has in the log once it is on the server's disk. Returns
        `None` if the game went on without it: a companion decided because the time was up, or somebody undid something.
        """
        try:
            return self._game.decide(decision, expect_seq=self.seq)
        except Overtaken:
            return None


class Game(Knowing):
    """
    One room over as many connections as it takes. Everything happens inside the calls: while one waits for something
    it answers the server, reconnects and resumes. A program that calls nothing for more than a minute loses its
    connection, and has it back with its next call.

    Times are in seconds. Calls raise `Refused` and its kin when the server refuses, `Unreachable` when it is gone for
    longer than `patience`, and `SeatLost`, `Disconnected` or `ProtocolViolation`.
    """

    def __init__(
        self,
        address: Address,
        room: str,
        token: str | None,
        *,
        must_sit: bool,
        patience: float,
        ssl_context: ssl.SSLContext | None = None,
    ) -> None:
        super().__init__(address, room, token, must_sit=must_sit, patience=patience)
        self._address = address
        self._ssl = ssl_context if ssl_context is not None or not address.is_secure else ssl.create_default_context()
        self._socket: socket.socket | None = None
        self._until(lambda: self._line.phase is Phase.OPEN)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        """Leaves the connection; the seat stays yours. Unanswered commands stay unanswered."""
        data = self._closing()
        if self._socket is not None:
            try:
                self._socket.settimeout(1.0)
                self._socket.sendall(data)
            except OSError:
                pass  # It was to be closed anyway.
        self._drop()

    # Waiting.

    def turns(self) -> Iterator[Turn]:
        """
        Every moment at which your seat has to decide, until the game is over. Decide by `turn.decide(...)`; without
        that, the next turn comes when the game has gone on.
        """
        shown: tuple[str | None, int] | None = None
        while True:
            self._until(lambda: self.ended is not None or (self.is_my_turn and (self._view.game_id, self.seq) != shown))
            moment = moment_of(self._view)
            if moment is None:
                return
            shown = (self._view.game_id, self.seq)
            yield Turn(**vars(moment), _game=self)

    def messages(self) -> Iterator[dict[str, Any]]:
        """
        Every message of the server from now on, as the guide describes them, until the game is over. Those that come
        while your program is doing something else are kept, up to 1,000; then `FellBehind` is raised.
        """
        self._unread = deque()
        try:
            while True:
                self._until(lambda: bool(self._unread) or self._is_behind or self.ended is not None)
                self._check_unread()
                if not self._unread:
                    return
                yield self._unread.popleft()
        finally:
            self._unread = None

    def wait_until(self, condition: Callable[[], bool], timeout: float | None = None) -> bool:
        """Waits until a condition on this game holds; returns whether it does, `False` after `timeout` seconds."""
        return self._until(condition, timeout)

    def wait_for_end(self) -> Ended:
        """Waits until the game is over; returns how it ended."""
        self._until(lambda: self.ended is not None)
        assert self.ended is not None
        return self.ended

    # Commands. Each returns once the server has answered, with the newest seq.

    def decide(self, decision: LegalDecision | str, expect_seq: int | None = None) -> int:
        """
        Makes a decision, by default looking at the newest seq; returns its seq in the log. Raises `Overtaken` if the
        game has gone on from `expect_seq`. However often the connection is lost, it is made at most once.
        """
        return self._answer(self._decide(decision, expect_seq))

    def undo(self, seq: int) -> int:
        """Goes back to the state at an earlier seq, or asks the others whether they agree."""
        return self._answer(self._line.give("undo", expect_seq=self.seq, seq=seq))

    def answer_undo(self, agree: bool) -> int:
        """Answers somebody's request to undo something."""
        return self._answer(self._line.give("answer_undo", agree=agree))

    def say(self, text: str) -> int:
        """Says something in the room's chat, 1 to 500 characters."""
        return self._answer(self._line.give("say", text=text))

    def point(self, x: int, y: int, segment: str | None = None) -> int:
        """Shows everybody a space, or a segment of the tile there."""
        return self._answer(self._point(x, y, segment))

    def propose(self, decisions: Iterable[LegalDecision | str]) -> int:
        """Suggests 1 to 8 decisions, in order, to the player who decides."""
        return self._answer(self._propose(decisions))

    def withdraw(self, proposal: int) -> int:
        """Takes back a proposal of one's own."""
        return self._answer(self._line.give("withdraw", proposal=proposal))

    def adopt(self, proposal: int) -> int:
        """Makes all decisions of a proposal, or none."""
        return self._answer(self._line.give("adopt", expect_seq=self.seq, proposal=proposal))

    def plan(self, plans: Mapping[str, Iterable[LegalDecision | str]]) -> int:
        """Plans coming turns instead of what was planned: by the name of the tile, what to decide when it is drawn."""
        return self._answer(self._plan(plans))

    def pause(self) -> int:
        """Stops the clocks; nobody can decide until somebody resumes."""
        return self._answer(self._line.give("pause"))

    def resume(self) -> int:
        """Ends a pause."""
        return self._answer(self._line.give("resume"))

    def ping(self) -> int:
        """Asks for a sign of life."""
        return self._answer(self._line.give("ping"))

    # Bytes.

    def _answer(self, command: Command) -> int:
        self._until(lambda: command.is_answered)
        return command.result()

    def _until(self, condition: Callable[[], bool], timeout: float | None = None) -> bool:
        end = None if timeout is None else time.monotonic() + timeout
        self._read(0.0)
        while not condition():
            if self._line.phase is Phase.OVER:
                self._drop()
            self._check_line()
            now = time.monotonic()
            if end is not None and now >= end:
                return False
            self._step(end)
        return True

    def _step(self, end: float | None) -> None:
        """Does what is due, then waits for bytes or the next time at which something is."""
        now = time.monotonic()
        self._line.tick(now)
        until = self._line.next_time() if end is None else min(end, self._line.next_time())
        if self._line.phase is Phase.WAITING:
            self._drop()
            if now >= self._line.retry_at:
                self._connect()
            else:
                time.sleep(max(until - now, 0.0))
            return
        self._write()
        self._read(max(until - time.monotonic(), 0.001))

    def _connect(self) -> None:
        self._line.connecting(time.monotonic())
        host = self._address.host
        try:
            opened = socket.create_connection((host, self._address.port), timeout=LONGEST_OPENING)
            try:
                opened.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
                self._socket = opened if self._ssl is None else self._ssl.wrap_socket(opened, server_hostname=host)
            except OSError:
                opened.close()
                raise
        except ssl.SSLCertVerificationError as error:
            self._line.fail_untrusted(error)
            return
        except OSError as error:
            self._line.cut(str(error), time.monotonic())
            return
        self._line.connected(time.monotonic())

    def _write(self) -> None:
        data = self._line.take_bytes()
        if not data or self._socket is None:
            return
        try:
            self._socket.settimeout(LONGEST_OPENING)
            self._socket.sendall(data)
        except OSError as error:
            self._line.cut(str(error), time.monotonic())

    def _read(self, timeout: float) -> None:
        """Takes what came within the time; of what has come already, without waiting, everything."""
        while self._socket is not None and self._line.phase in (Phase.GREETING, Phase.OPEN):
            try:
                self._socket.settimeout(timeout)
                data = self._socket.recv(_CHUNK)
            except (TimeoutError, BlockingIOError, ssl.SSLWantReadError):
                return
            except OSError as error:
                self._line.cut(str(error), time.monotonic())
                return
            if not data:
                self._line.cut("the server closed the connection", time.monotonic())
                return
            self._keep_unread(self._line.received(data, time.monotonic()))
            self._write()
            if len(data) < _CHUNK:
                return
            timeout = 0.0

    def _drop(self) -> None:
        opened, self._socket = self._socket, None
        if opened is not None:
            opened.close()
