"""What a client knows of a room and its game, from the messages that it is sent."""

from collections import deque
from collections.abc import Callable
from typing import Any, cast

from mistward.errors import MistwardError
from mistward.limits import MOST_CHAT_LINES, MOST_PROPOSALS
from mistward.patch import PatchError, apply_patch
from mistward.types import (
    Announced,
    Away,
    Clock,
    Ended,
    LegalDecision,
    Line,
    Next,
    Proposal,
    Room,
    SeatPlan,
    State,
    UndoRequest,
)


class OutOfStep(MistwardError):
    """A message does not follow on what is known: connect again, and if `anew`, without `since`."""

    def __init__(self, why: str, anew: bool) -> None:
        super().__init__(why)
        self.anew = anew


class View:
    """
    The room and the game as of the last message. Documents are never changed, only replaced: what somebody kept stays
    as it was.
    """

    def __init__(self) -> None:
        self.room: Room | None = None
        self.seat: int | None = None
        self.seq = 0
        self.state: State | None = None
        self.next: Next | None = None
        self.legal: list[LegalDecision] = []
        self.ended: Ended | None = None
        self.away: Away = None
        self.undo: UndoRequest | None = None
        self.clock: Clock | None = None
        self.announcement: Announced = None
        self.plans: list[SeatPlan] = []
        self.chat: deque[Line] = deque(maxlen=MOST_CHAT_LINES)
        self._proposals: deque[Proposal] = deque(maxlen=MOST_PROPOSALS)
        self._game_id: str | None = None
        self._takers: dict[str, Callable[[dict[str, Any]], None]] = {
            "welcome": self._take_welcome,
            "update": self._take_update,
            "room": self._take_room,
            "ended": self._take_ended,
            "clock": self._take_clock,
            "undo_asked": self._take_undo_asked,
            "undo_settled": self._take_undo_settled,
            "proposed": self._take_proposed,
            "proposal_withdrawn": self._take_proposal_withdrawn,
            "plans": self._take_plans,
            "said": self._take_said,
            "announcement": self._take_announcement,
        }

    @property
    def game_id(self) -> str | None:
        """The game that `state` is of."""
        return self._game_id

    @property
    def since(self) -> int | None:
        """The last seq that was applied, from which a connection can resume."""
        return self.seq if self.state is not None and self.seq > 0 else None

    @property
    def is_my_turn(self) -> bool:
        """Whether the seat has to decide."""
        if self.seat is None or self.next is None or self.ended is not None or not self.legal:
            return False
        return self.next["actor"] == "player" and self.next["player"] == self.seat

    @property
    def proposals(self) -> list[Proposal]:
        """The proposals that are open at this seq."""
        return [each for each in self._proposals if each["seq"] == self.seq]

    def take(self, message: dict[str, Any]) -> None:
        """
        Applies a message; of types that it does not know it takes no notice. Raises `OutOfStep` if the message does
        not follow on the last, and `KeyError` or the like if it lacks something.
        """
        take = self._takers.get(message["type"])
        if take is not None:
            take(message)

    def _take_welcome(self, welcome: dict[str, Any]) -> None:
        seat = welcome["you"]["seat"]
        if welcome["resumed"]:
            if self.state is None or welcome["seq"] != self.seq:
                raise OutOfStep("a resume from where nobody was", anew=True)
        else:
            self._take_snapshot(welcome)
        self.room, self.seat = welcome["room"], seat
        self.undo, self.away = welcome["undo"], welcome["away"]
        self.announcement = welcome["announcement"]
        self.plans = welcome.get("plans", [])
        self.chat = deque(welcome["chat"], maxlen=MOST_CHAT_LINES)
        self._proposals = deque(welcome["proposals"], maxlen=MOST_PROPOSALS)

    def _take_snapshot(self, welcome: dict[str, Any]) -> None:
        game_id = welcome["room"]["game_id"]
        state = welcome["state"]
        if game_id != self._game_id or state is None or state["outcome"] == "undecided":
            self.ended = None
        self._game_id = game_id
        self.seq = int(welcome["seq"])
        self.state, self.next, self.legal = state, welcome["next"], welcome["legal"]
        self.clock = None

    def _take_update(self, update: dict[str, Any]) -> None:
        seq = update["seq"]
        if seq <= self.seq:
            return
        if self.state is None or seq != self.seq + 1:
            raise OutOfStep(f"update {seq} does not follow on {self.seq}", anew=self.state is None)
        try:
            state = apply_patch(self.state, update["patch"])
        except PatchError as error:
            raise OutOfStep(f"update {seq}: {error}", anew=True) from None
        self.state = cast(State, state)
        self.seq, self.next, self.legal = seq, update["next"], update["legal"]

    def _take_room(self, message: dict[str, Any]) -> None:
        self.room = message["room"]

    def _take_ended(self, message: dict[str, Any]) -> None:
        self.ended = cast(Ended, message)

    def _take_clock(self, message: dict[str, Any]) -> None:
        self.clock = cast(Clock, message)

    def _take_undo_asked(self, message: dict[str, Any]) -> None:
        self.undo = message["undo"]

    def _take_undo_settled(self, _: dict[str, Any]) -> None:
        self.undo = None

    def _take_proposed(self, message: dict[str, Any]) -> None:
        self._proposals.append(message["proposal"])

    def _take_proposal_withdrawn(self, message: dict[str, Any]) -> None:
        kept = [each for each in self._proposals if each["number"] != message["number"]]
        self._proposals = deque(kept, maxlen=MOST_PROPOSALS)

    def _take_plans(self, message: dict[str, Any]) -> None:
        self.plans = message["plans"]

    def _take_said(self, message: dict[str, Any]) -> None:
        self.chat.append(cast(Line, {name: value for name, value in message.items() if name != "type"}))

    def _take_announcement(self, message: dict[str, Any]) -> None:
        self.announcement = message["announcement"]
