"""How long to wait before the next attempt."""

from random import Random

_FIRST = 0.2
_LONGEST = 10.0


class Backoff:
    """
    Pauses that double up to a longest one, spread over their upper half, so that the clients of a server that was
    restarted do not all return in the same instant.
    """

    def __init__(self, random: Random | None = None) -> None:
        self._random = random or Random()
        self._attempts = 0

    def next(self) -> float:
        """The pause before the next attempt, in seconds."""
        full = min(_FIRST * float(2 ** min(self._attempts, 16)), _LONGEST)
        self._attempts += 1
        return full / 2 + self._random.random() * full / 2

    def reset(self) -> None:
        """Begins anew with the shortest pause."""
        self._attempts = 0
