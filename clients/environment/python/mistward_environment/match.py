"""A game behind the door of the library: what everything else in this package is made of."""

import json
from ctypes import byref, c_double, c_float, c_int32, c_size_t, c_uint8, c_void_p
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from .buffers import Values, pointer, zeros
from .library import SEED_BYTES, CMoment, CShape, encoded, library

_EXPLICIT_CHANCE = 1
_SHAPED_REWARD = 2


class Actor(IntEnum):
    """Who decides."""

    PLAYER = 0
    CHANCE = 1
    NOBODY = 2


class Outcome(IntEnum):
    """The status of a game; FINISHED is the end of a competitive one."""

    UNDECIDED = 0
    WON = 1
    LOST = 2
    FINISHED = 3


class DecisionKind(IntEnum):
    """What is to be decided."""

    DRAW_TILE = 0
    PLACE_TILE = 1
    BURY = 2
    HAUNT_CEMETERY = 3
    HAUNT_MEEPLE = 4
    PLACE_MEEPLE = 5
    SCORE = 6
    ASSIGN_POINTS = 7
    PLACE_HOUND = 8
    CHASE_GHOSTS = 9
    PLACE_FACE_DOWN = 10
    NOTHING = 11
    CAPTURE_MEEPLE = 15
    EXCHANGE_PRISONER = 16
    MOVE_DRAGON = 17
    MOVE_WAGON = 18
    PLACE_ABBEY = 19


@dataclass(frozen=True)
class Shape:
    """The sizes of a game's observations and of its action space."""

    players: int
    actions: int
    observation: int
    planes: int
    window: int
    scalars: int
    faces: int
    longest: int


@dataclass(frozen=True)
class Moment:
    """Who is to decide, and what."""

    actor: Actor
    seat: int
    kind: DecisionKind
    legal: int
    turn: int
    outcome: Outcome
    decisions: int
    tiles: int


@dataclass(frozen=True)
class Part:
    """A part of an observation or of the action space."""

    name: str
    offset: int
    size: int
    what: str


class TileSet:
    """A tile set that was read from a tile-set file (JSON); without one, those that are built in."""

    def __init__(self, text: str | None = None) -> None:
        self._handle = c_void_p()
        json_bytes = None if text is None else text.encode()
        library.tileset_create(json_bytes, len(json_bytes or b""), byref(self._handle))

    def __del__(self) -> None:
        if getattr(self, "_handle", None):
            library.tileset_free(self._handle)


def handle_of(tileset: TileSet | None) -> c_void_p | None:
    return None if tileset is None else tileset._handle


def options_of(explicit_chance: bool, shaped: bool) -> int:
    return (_EXPLICIT_CHANCE if explicit_chance else 0) | (_SHAPED_REWARD if shaped else 0)


class Match:
    """One game. Decisions go by index among the legal ones, as actions of the fixed space, or as texts."""

    def __init__(
        self,
        setup: str,
        seed: int = 0,
        *,
        tileset: TileSet | None = None,
        explicit_chance: bool = False,
        shaped: bool = False,
    ) -> None:
        handle = c_void_p()
        options = options_of(explicit_chance, shaped)
        library.game_create(handle_of(tileset), encoded(setup), _unsigned(seed), options, byref(handle))
        self._take(handle)

    @classmethod
    def of_handle(cls, handle: c_void_p) -> "Match":
        """Takes over a handle of the library."""
        match = cls.__new__(cls)
        match._take(handle)
        return match

    @classmethod
    def read(cls, record: str, tileset: TileSet | None = None) -> "Match":
        """The game of a record."""
        handle = c_void_p()
        library.game_read(handle_of(tileset), encoded(record), byref(handle))
        return cls.of_handle(handle)

    def _take(self, handle: c_void_p) -> None:
        self._handle = handle
        shape = CShape()
        library.game_shape(handle, byref(shape))
        self.shape = Shape(**{name: getattr(shape, name) for name, _ in CShape._fields_})

    def __del__(self) -> None:
        if getattr(self, "_handle", None):
            library.game_free(self._handle)

    def copy(self) -> "Match":
        """An equal game that goes on by itself, with the same tiles to come: see `reshuffle`."""
        handle = c_void_p()
        library.game_copy(self._handle, byref(handle))
        return Match.of_handle(handle)

    def reset(self, seed: int | bytes | str) -> None:
        """Begins anew: with a number, or with the 32 bytes of a seed, also as 64 hex digits."""
        if isinstance(seed, int):
            library.game_reset(self._handle, _unsigned(seed))
            return
        secret = bytes.fromhex(seed) if isinstance(seed, str) else bytes(seed)
        if len(secret) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(secret)}")
        library.game_reset_with(self._handle, secret)

    def reshuffle(self, seed: int) -> None:
        """Shuffles what nobody has seen, so that a search on a copy does not know what comes."""
        library.game_reshuffle(self._handle, _unsigned(seed))

    def moment(self) -> Moment:
        seen = CMoment()
        library.game_moment(self._handle, byref(seen))
        return Moment(
            actor=Actor(seen.actor),
            seat=seen.seat,
            kind=DecisionKind(seen.kind),
            legal=seen.legal,
            turn=seen.turn,
            outcome=Outcome(seen.outcome),
            decisions=seen.decisions,
            tiles=seen.tiles,
        )

    def legal_count(self) -> int:
        """How many decisions are legal; 0 when the game is over."""
        seen = CMoment()
        library.game_moment(self._handle, byref(seen))
        return seen.legal

    def legal(self) -> list[str]:
        """The texts of the legal decisions, in their order."""
        text = library.text("game_legal", self._handle)
        return text.split("\n") if text else []

    def decision(self, index: int) -> str:
        return library.text("game_decision", self._handle, index)

    def find(self, decision: str) -> int:
        """The index of a decision that is legal now."""
        index = c_int32()
        library.game_find(self._handle, encoded(decision), byref(index))
        return index.value

    def actions(self) -> list[int]:
        """The action of each legal decision, in their order; where chance decides, the face that each draws."""
        count = c_size_t(self.legal_count())
        actions = (c_int32 * max(count.value, 1))()
        library.game_actions(self._handle, actions, count.value, byref(count))
        return actions[: count.value]

    def mask(self) -> Values:
        """For each action 1 if it is legal now, else 0."""
        mask = zeros(c_uint8, self.shape.actions)
        library.game_mask(self._handle, pointer(mask, c_uint8), self.shape.actions)
        return mask

    def chances(self) -> list[float]:
        """Where chance decides: the probability of each legal draw, in their order."""
        count = c_size_t(self.legal_count())
        chances = (c_double * max(count.value, 1))()
        library.game_chances(self._handle, chances, count.value, byref(count))
        return chances[: count.value]

    def apply(self, index: int) -> None:
        library.game_apply(self._handle, _int32(index))

    def act(self, action: int) -> None:
        library.game_act(self._handle, _int32(action))

    def say(self, decision: str) -> None:
        library.game_say(self._handle, encoded(decision))

    def observe(self, seat: int) -> Values:
        """What a seat sees, as floats; `layout` says what is where."""
        values = zeros(c_float, self.shape.observation)
        library.game_observe(self._handle, _int32(seat), pointer(values, c_float), self.shape.observation)
        return values

    def layout(self) -> dict[str, list[Part]]:
        """The parts of `observation` and of `actions`."""
        parts = json.loads(library.text("game_layout", self._handle))
        return {name: [Part(**part) for part in of_name] for name, of_name in parts.items()}

    def state_text(self) -> str:
        return library.text("game_state_text", self._handle)

    def state(self) -> dict[str, Any]:
        """The object that the protocol of the server calls STATE."""
        return json.loads(library.text("game_state_json", self._handle))

    def rewards(self) -> list[float]:
        """What the last decision earned each seat."""
        return self._by_seat(c_float, library.game_rewards)

    def returns(self) -> list[float]:
        """What the game has earned each seat."""
        return self._by_seat(c_float, library.game_returns)

    def scores(self) -> list[int]:
        """Points: of each player, or of all scoring meeples together for everybody."""
        return self._by_seat(c_int32, library.game_scores)

    def _by_seat(self, kind: type, ask: Any) -> list[Any]:
        values = (kind * self.shape.players)()
        ask(self._handle, values, self.shape.players)
        return list(values)

    def record(self) -> str:
        """The game as a line that `read` reads. It holds what nobody has seen."""
        return library.text("game_record", self._handle)


def _unsigned(seed: int) -> int:
    """ctypes would cut a number off in silence."""
    if not 0 <= seed < 2**64:
        raise ValueError("a seed is a number from 0 to 2**64 - 1")
    return seed


def _int32(number: int) -> int:
    number = int(number)
    if not -(2**31) <= number < 2**31:
        raise ValueError("the number has more than 32 bits")
    return number
