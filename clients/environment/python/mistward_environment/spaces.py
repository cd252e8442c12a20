"""Spaces with the names and methods of Gymnasium's, as far as learners ask for them here."""

import random
from collections.abc import Sequence
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Discrete:
    """The whole numbers from 0 to n - 1."""

    n: int
    _random: random.Random = field(default_factory=random.Random, compare=False, repr=False)

    def seed(self, seed: int | None = None) -> None:
        self._random.seed(seed)

    def contains(self, value: int) -> bool:
        return 0 <= value < self.n

    def sample(self, mask: Sequence[int] | None = None) -> int:
        """Any number, or any whose place in the mask is not 0."""
        if mask is None:
            return self._random.randrange(self.n)
        return self._random.choice([number for number, allowed in enumerate(mask) if allowed])


@dataclass(frozen=True)
class Box:
    """Arrays of floats of a shape."""

    shape: tuple[int, ...]
    dtype: str = "float32"
