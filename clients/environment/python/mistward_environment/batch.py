"""Many games of one setup, each call for all of them."""

from collections.abc import Sequence
from ctypes import addressof, byref, c_float, c_int32, c_size_t, c_uint8, c_void_p, sizeof

from .buffers import Values, pointer, whole_numbers, zeros
from .library import CReport, encoded, library
from .match import Match, TileSet, handle_of, options_of

_AUTO_RESET = 4
_BY_INDEX, _BY_ACTION = 0, 1


class Batch:
    """`games` games that are stepped together. Each call writes its results into the same arrays:

    `seat`, `kind`, `legal` (how many decisions are legal), `reward` and `score` (game, seat), `over`, `outcome`, and
    if asked for `mask` (game, action) and `observation` (game, values), as the seat that is to decide sees it.
    Without numpy the arrays are flat. With `auto_reset`, the reward, score, `over` and outcome of a game that has just
    ended are its own, and all else is of the game that follows it.
    """

    mask: Values | None
    observation: Values | None

    def __init__(
        self,
        setup: str,
        games: int,
        *,
        tileset: TileSet | None = None,
        explicit_chance: bool = False,
        shaped: bool = False,
        auto_reset: bool = True,
        masks: bool = False,
        observations: bool = False,
    ) -> None:
        self._handle = c_void_p()
        options = options_of(explicit_chance, shaped) | (_AUTO_RESET if auto_reset else 0)
        library.batch_create(handle_of(tileset), encoded(setup), games, options, byref(self._handle))
        self.games = games
        self.shape = self.game(0).shape
        self._report = CReport(bytes=sizeof(CReport))
        self._memory: list[object] = []
        players = self.shape.players
        self.seat = self._told("seat", c_int32, games)
        self.kind = self._told("kind", c_int32, games)
        self.legal = self._told("legal", c_int32, games)
        self.reward = self._told("reward", c_float, games, players)
        self.score = self._told("score", c_int32, games, players)
        self.over = self._told("over", c_uint8, games)
        self.outcome = self._told("outcome", c_int32, games)
        self.mask = self._told("mask", c_uint8, games, self.shape.actions) if masks else None
        self.observation = (
            self._told("observation", c_float, games, self.shape.observation) if observations else None
        )
        self.reset(0)

    def __del__(self) -> None:
        if getattr(self, "_handle", None):
            library.batch_free(self._handle)

    def _told(self, name: str, kind: type, *shape: int) -> Values:
        values = zeros(kind, *shape)
        memory = pointer(values, kind)
        self._memory.append(memory)
        setattr(self._report, name, addressof(memory))
        return values

    def reset(self, seed: int) -> None:
        """Begins all games anew, game i with the seed `seed + i`; the next one at a place adds `games` to its seed."""
        if not 0 <= seed < 2**64:
            raise ValueError("a seed is a number from 0 to 2**64 - 1")
        library.batch_reset(self._handle, seed, byref(self._report))

    def step(self, indices: Values | Sequence[int]) -> None:
        """Makes the legal decision of an index in every game; -1 leaves a game as it is."""
        self._step(indices, _BY_INDEX)

    def act(self, actions: Values | Sequence[int]) -> None:
        """The same by actions of the fixed space."""
        self._step(actions, _BY_ACTION)

    def _step(self, choices: Values | Sequence[int], by: int) -> None:
        numbers = whole_numbers(choices, self.games)
        library.batch_step(self._handle, pointer(numbers, c_int32), by, byref(self._report))

    def game(self, number: int) -> Match:
        """A copy of one of the games."""
        handle = c_void_p()
        library.batch_game(self._handle, c_size_t(number), byref(handle))
        return Match.of_handle(handle)
