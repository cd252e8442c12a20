"""A room that one takes part in or watches, on asyncio."""

import asyncio
import ssl
from collections import deque
from collections.abc import AsyncIterator, Callable, Iterable, Mapping
from dataclasses import dataclass
from types import TracebackType
from typing import Any, Self

from mistward.acts import Knowing
from mistward.address import Address
from mistward.aio.wire import Wire
from mistward.commands import Command
from mistward.errors import Overtaken
from mistward.line import Phase
from mistward.turn import Moment, moment_of
from mistward.types import Ended, LegalDecision


@dataclass(frozen=True)
class Turn(Moment):
    """A moment at which your seat has to decide, and the way to do so."""

    _game: "Game"

    async def decide(self, decision: LegalDecision | str) -> int | None:
        """As `mistward.Turn.decide`: the seq, or `None` if the game went on without this decision."""
        try:
            return await self._game.decide(decision, expect_seq=self.seq)
        except Overtaken:
            return None


class Game(Knowing):
    """
    One room over as many connections as it takes. The event loop answers the server, reconnects and resumes while your
    program waits for something else; what takes long to compute belongs into a thread (`asyncio.to_thread`). Use it by
    `async with`, or `await open()` and `close()` it. The methods are those of `mistward.Game`.
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
        self._wire: Wire | None = None
        self._waiting: set[asyncio.Future[None]] = set()

    async def open(self) -> Self:
        """Connects, and waits for the welcome."""
        if self._wire is None:
            self._wire = Wire(self._line, self._address, self._ssl, self._keep_unread, self._tell)
            self._wire.settle()
        try:
            await self._until(lambda: self._line.phase is Phase.OPEN)
        except BaseException:
            await self.close()
            raise
        return self

    async def close(self) -> None:
        """Leaves the connection; the seat stays yours. Unanswered commands stay unanswered."""
        data = self._closing()
        if self._wire is not None:
            await self._wire.close(data)

    async def __aenter__(self) -> Self:
        return await self.open()

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    # Waiting.

    async def turns(self) -> AsyncIterator[Turn]:
        """Every moment at which your seat has to decide, until the game is over."""
        shown: tuple[str | None, int] | None = None
        while True:
            await self._until(
                lambda: self.ended is not None or (self.is_my_turn and (self._view.game_id, self.seq) != shown)
            )
            moment = moment_of(self._view)
            if moment is None:
                return
            shown = (self._view.game_id, self.seq)
            yield Turn(**vars(moment), _game=self)

    async def messages(self) -> AsyncIterator[dict[str, Any]]:
        """Every message of the server from now on, until the game is over; up to 1,000 are kept for you."""
        self._unread = deque()
        try:
            while True:
                await self._until(lambda: bool(self._unread) or self._is_behind or self.ended is not None)
                self._check_unread()
                if not self._unread:
                    return
                yield self._unread.popleft()
        finally:
            self._unread = None

    async def wait_until(self, condition: Callable[[], bool]) -> None:
        """Waits until a condition on this game holds; it is asked again whenever the server has said something."""
        await self._until(condition)

    async def wait_for_end(self) -> Ended:
        """Waits until the game is over; returns how it ended."""
        await self._until(lambda: self.ended is not None)
        assert self.ended is not None
        return self.ended

    # Commands. Each returns once the server has answered, with the newest seq.

    async def decide(self, decision: LegalDecision | str, expect_seq: int | None = None) -> int:
        """Makes a decision, at most once; returns its seq in the log. Raises `Overtaken` if the game has gone on."""
        return await self._answer(self._decide(decision, expect_seq))

    async def undo(self, seq: int) -> int:
        """Goes back to the state at an earlier seq, or asks the others whether they agree."""
        return await self._answer(self._line.give("undo", expect_seq=self.seq, seq=seq))

    async def answer_undo(self, agree: bool) -> int:
        """Answers somebody's request to undo something."""
        return await self._answer(self._line.give("answer_undo", agree=agree))

    async def say(self, text: str) -> int:
        """Says something in the room's chat, 1 to 500 characters."""
        return await self._answer(self._line.give("say", text=text))

    async def point(self, x: int, y: int, segment: str | None = None) -> int:
        """Shows everybody a space, or a segment of the tile there."""
        return await self._answer(self._point(x, y, segment))

    async def propose(self, decisions: Iterable[LegalDecision | str]) -> int:
        """Suggests 1 to 8 decisions, in order, to the player who decides."""
        return await self._answer(self._propose(decisions))

    async def withdraw(self, proposal: int) -> int:
        """Takes back a proposal of one's own."""
        return await self._answer(self._line.give("withdraw", proposal=proposal))

    async def adopt(self, proposal: int) -> int:
        """Makes all decisions of a proposal, or none."""
        return await self._answer(self._line.give("adopt", expect_seq=self.seq, proposal=proposal))

    async def plan(self, plans: Mapping[str, Iterable[LegalDecision | str]]) -> int:
        """Plans coming turns instead of what was planned: by the name of the tile, what to decide when it is drawn."""
        return await self._answer(self._plan(plans))

    async def pause(self) -> int:
        """Stops the clocks; nobody can decide until somebody resumes."""
        return await self._answer(self._line.give("pause"))

    async def resume(self) -> int:
        """Ends a pause."""
        return await self._answer(self._line.give("resume"))

    async def ping(self) -> int:
        """Asks for a sign of life."""
        return await self._answer(self._line.give("ping"))

    async def _answer(self, command: Command) -> int:
        if self._wire is not None:
            self._wire.settle()
        await self._until(lambda: command.is_answered)
        return command.result()

    async def _until(self, condition: Callable[[], bool]) -> None:
        while not condition():
            self._check_line()
            told = asyncio.get_running_loop().create_future()
            self._waiting.add(told)
            try:
                await told
            finally:
                self._waiting.discard(told)

    def _tell(self) -> None:
        for told in self._waiting:
            if not told.done():
                told.set_result(None)
