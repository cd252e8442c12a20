"""What both faces of a game have in common: the commands, and what is known."""

from collections import deque
from collections.abc import Iterable, Mapping
from typing import Any

from mistward.address import Address
from mistward.calls import decision_id, decision_ids
from mistward.commands import Command
from mistward.errors import Closed, FellBehind
from mistward.limits import MOST_UNREAD_MESSAGES
from mistward.line import Line
from mistward.types import Announced, Clock, Ended, LegalDecision, Line as ChatLine, Next, Proposal, Room, SeatPlan, State, UndoRequest


class Knowing:
    """
    The room and the game as far as the server has sent them.

    The documents are those of the guide, as dictionaries, and typed in `mistward.types`. They are replaced when
    something changes, never changed: keep them as long as you like, and change nothing in them.
    """

    def __init__(self, address: Address, room: str, token: str | None, *, must_sit: bool, patience: float) -> None:
        self._line = Line(address, room, token, must_sit=must_sit, patience=patience)
        self._view = self._line.view
        self._unread: deque[dict[str, Any]] | None = None
        self._is_behind = False

    @property
    def room(self) -> Room:
        """The room: who sits where, its options, its status."""
        assert self._view.room is not None, "connected games have been told of their rooms"
        return self._view.room

    @property
    def seat(self) -> int | None:
        """Your seat, which is also your player's number once the game has begun; `None` for spectators."""
        return self._view.seat

    @property
    def seq(self) -> int:
        """The number of the newest entry of the log."""
        return self._view.seq

    @property
    def state(self) -> State | None:
        """The state at that seq; `None` before the start."""
        return self._view.state

    @property
    def next(self) -> Next | None:
        """Who decides now, and what."""
        return self._view.next

    @property
    def legal(self) -> list[LegalDecision]:
        """All legal decisions of the player who decides now; always empty for spectators."""
        return self._view.legal

    @property
    def is_my_turn(self) -> bool:
        """Whether your seat has to decide."""
        return self._view.is_my_turn

    @property
    def ended(self) -> Ended | None:
        """How the game ended, once it is over."""
        return self._view.ended

    @property
    def chat(self) -> list[ChatLine]:
        """The newest lines of chat, oldest first, at most 200."""
        return list(self._view.chat)

    @property
    def clock(self) -> Clock | None:
        """How much time each seat has left, in a room with a timer."""
        return self._view.clock

    @property
    def undo_asked(self) -> UndoRequest | None:
        """The undo that waits for everybody's consent."""
        return self._view.undo

    @property
    def proposals(self) -> list[Proposal]:
        """The proposals that are open now."""
        return self._view.proposals

    @property
    def plans(self) -> list[SeatPlan]:
        """What your seat has planned, each with what prevents it, if anything does."""
        return self._view.plans

    @property
    def announcement(self) -> Announced:
        """An administrator's announcement."""
        return self._view.announcement

    @property
    def connections(self) -> int:
        """How many connections it has taken so far."""
        return self._line.connections

    def _keep_unread(self, messages: list[dict[str, Any]]) -> None:
        if self._unread is None:
            return
        self._unread.extend(messages)
        if len(self._unread) > MOST_UNREAD_MESSAGES:
            self._unread.clear()
            self._is_behind = True

    def _check_unread(self) -> None:
        if self._is_behind:
            self._is_behind = False
            raise FellBehind(f"more than {MOST_UNREAD_MESSAGES} messages were not read")

    def _check_line(self) -> None:
        if self._line.failure is not None:
            raise self._line.failure

    def _closing(self) -> bytes:
        data = self._line.farewell()
        self._line.fail(Closed("this game was closed, by close() or at the end of its with; seat.connect() opens another"))
        return data

    # The commands, each as it is given to the line.

    def _decide(self, decision: LegalDecision | str, expect_seq: int | None) -> Command:
        seq = self.seq if expect_seq is None else expect_seq
        return self._line.give("decide", expect_seq=seq, decision=decision_id(decision))

    def _propose(self, decisions: Iterable[LegalDecision | str]) -> Command:
        return self._line.give("propose", expect_seq=self.seq, decisions=decision_ids(decisions))

    def _plan(self, plans: Mapping[str, Iterable[LegalDecision | str]]) -> Command:
        listed = [{"tile": tile, "decisions": decision_ids(decisions)} for tile, decisions in plans.items()]
        return self._line.give("plan", plans=listed)

    def _point(self, x: int, y: int, segment: str | None) -> Command:
        return self._line.give("point", x=x, y=y, **({} if segment is None else {"segment": segment}))
