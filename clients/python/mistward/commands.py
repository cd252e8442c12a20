"""Commands that wait for their answers."""

import os
from collections.abc import Iterator
from random import Random
from typing import Any

from mistward.errors import MistwardError, Passing, Refused
from mistward.json_text import write_json
from mistward.limits import MOST_COMMANDS
from mistward.refusals import GameOver, Paused

#: What becomes an entry of the log of one game, and so has no sense in another.
_OF_A_GAME = ("decide", "undo", "adopt", "propose", "plan")
_USUAL_PAUSE = 1.0


class Command:
    """One command and what has become of it; `seq` is that of its `ok`."""

    def __init__(self, fields: dict[str, Any], game_id: str | None) -> None:
        self.id = str(fields["id"])
        self.kind = str(fields["type"])
        self.text = write_json(fields)
        self.game_id = game_id
        self.seq: int | None = None
        self.refusal: MistwardError | None = None

    @property
    def is_answered(self) -> bool:
        """Whether it is decided what becomes of it."""
        return self.seq is not None or self.refusal is not None

    def result(self) -> int:
        """The seq of the `ok`; raises the refusal."""
        if self.refusal is not None:
            raise self.refusal
        assert self.seq is not None
        return self.seq


class Commands:
    """
    The commands of one seat, by ids that no other program of that seat uses.

    Each is sent until it is answered: over every new connection, and again after a refusal that passes. The server
    carries a decision out once, however often its id comes. Times are in seconds, from any beginning.
    """

    def __init__(self, random: Random | None = None) -> None:
        self._prefix = os.urandom(9).hex()
        self._count = 0
        self._random = random or Random()
        self._waiting: dict[str, Command] = {}
        #: When each is to be sent; those that are on their way are not here.
        self._due: dict[str, float] = {}
        self._held: set[str] = set()

    def give(self, kind: str, fields: dict[str, Any], game_id: str | None) -> Command:
        """A new command, to be sent at once; raises `MistwardError` if too many are unanswered."""
        if len(self._waiting) >= MOST_COMMANDS:
            raise MistwardError(f"{MOST_COMMANDS} commands are waiting for their answers")
        self._count += 1
        command = Command({"type": kind, "id": f"{self._prefix}-{self._count}", **fields}, game_id)
        self._waiting[command.id] = command
        self._due[command.id] = 0.0
        return command

    def take_due(self, now: float) -> Iterator[Command]:
        """Those that are to be sent by now, in the order in which they were given; they count as sent."""
        for command in list(self._waiting.values()):
            if self._due.get(command.id, now + 1) <= now:
                del self._due[command.id]
                yield command

    def next_due(self) -> float | None:
        """When the next one is to be sent."""
        return min(self._due.values(), default=None)

    def repeat_all(self) -> None:
        """A new connection: what was not answered is to be sent over it."""
        self._held.clear()
        for id in self._waiting:
            self._due.setdefault(id, 0.0)

    def accepted(self, id: str, seq: int) -> None:
        """An `ok` came."""
        command = self._forget(id)
        if command is not None:
            command.seq = seq

    def refused(self, id: str, refusal: Refused, now: float) -> None:
        """An `error` came: it settles the command unless it passes by itself."""
        command = self._waiting.get(id)
        if command is None:
            return
        if isinstance(refusal, Passing):
            pause = refusal.retry_after if refusal.retry_after is not None else _USUAL_PAUSE
            self._due[id] = now + pause * (1 + self._random.random() / 4)
        elif isinstance(refusal, Paused):
            self._held.add(id)
        else:
            self._forget(id)
            command.refusal = refusal

    def release(self) -> None:
        """The game goes on after a pause."""
        for id in self._held:
            self._due.setdefault(id, 0.0)
        self._held.clear()

    def drop_other_games(self, game_id: str | None) -> None:
        """Another game has begun: what was meant for the one before must not reach it."""
        for command in list(self._waiting.values()):
            if command.kind in _OF_A_GAME and command.game_id != game_id:
                self._forget(command.id)
                command.refusal = GameOver("game_over", "another game has begun", {})

    def fail_all(self, error: MistwardError) -> None:
        """The connection is over for good."""
        for command in self._waiting.values():
            command.refusal = error
        self._waiting.clear()
        self._due.clear()
        self._held.clear()

    def _forget(self, id: str) -> Command | None:
        self._due.pop(id, None)
        self._held.discard(id)
        return self._waiting.pop(id, None)
