"""A moment at which one's own seat has to decide."""

from dataclasses import dataclass

from mistward.types import LegalDecision, Question, State
from mistward.view import View


@dataclass(frozen=True)
class Moment:
    """
    What a bot needs to decide. `legal` are all the decisions that there are, never none; `kind` is the question, such
    as `place_tile`. Nothing of it changes any more.
    """

    seq: int
    player: int
    kind: Question
    legal: list[LegalDecision]
    state: State


def moment_of(view: View) -> Moment | None:
    """The moment that the view shows, if its seat has to decide."""
    if not view.is_my_turn or view.state is None or view.next is None or view.next["actor"] != "player":
        return None
    return Moment(view.seq, view.next["player"], view.next["kind"], view.legal, view.state)
