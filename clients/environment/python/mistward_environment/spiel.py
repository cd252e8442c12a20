"""The game in the style of OpenSpiel: same names, same semantics, no dependency on it."""

from enum import IntEnum
from typing import Any

from .buffers import Values
from .match import Actor, Match, TileSet


class PlayerId(IntEnum):
    """What `current_player` says where no player is to act."""

    CHANCE = -1
    TERMINAL = -4


def load_game(
    setup: str = "mists:3 players:2",
    *,
    tileset: TileSet | None = None,
    explicit_chance: bool = True,
    shaped: bool = False,
) -> "Game":
    """A game of that setup. Draws are chance nodes, or with `explicit_chance=False` made by a deck."""
    return Game(setup, tileset, explicit_chance, shaped)


class Game:
    """What all states of a setup have in common."""

    def __init__(self, setup: str, tileset: TileSet | None, explicit_chance: bool, shaped: bool) -> None:
        self._setup = setup
        self._tileset = tileset
        self._explicit_chance = explicit_chance
        self._shaped = shaped
        self._shape = self.new_initial_state().match.shape

    def new_initial_state(self, seed: int = 0) -> "State":
        """The game before its first decision; the seed decides the deck where chance is not explicit."""
        match = Match(
            self._setup, seed, tileset=self._tileset, explicit_chance=self._explicit_chance, shaped=self._shaped
        )
        return State(self, match, [])

    def deserialize_state(self, text: str) -> "State":
        """The state that `State.serialize` wrote."""
        return State(self, Match.read(text, self._tileset), self._history_of(text))

    def _history_of(self, record: str) -> list[int]:
        *_, last = record.split(" | ")
        decisions = [] if last.startswith("deck ") else last.split(" ")
        replay = Match(self._setup, tileset=self._tileset, explicit_chance=True)
        history = []
        for decision in decisions:
            index = replay.find(decision)
            if self._explicit_chance or replay.moment().actor == Actor.PLAYER:
                history.append(replay.actions()[index])
            replay.apply(index)
        return history

    def num_players(self) -> int:
        return self._shape.players

    def num_distinct_actions(self) -> int:
        return self._shape.actions

    def max_chance_outcomes(self) -> int:
        return self._shape.faces if self._explicit_chance else 0

    def max_game_length(self) -> int:
        return self._shape.longest

    def observation_tensor_shape(self) -> list[int]:
        return [self._shape.observation]

    def observation_tensor_size(self) -> int:
        return self._shape.observation

    def min_utility(self) -> float:
        return 0.0

    def max_utility(self) -> float:
        return 1.0

    def get_parameters(self) -> dict[str, Any]:
        return {"setup": self._setup, "explicit_chance": self._explicit_chance, "shaped": self._shaped}

    def __str__(self) -> str:
        return f"mistward({self._setup})"


class State:
    """One moment of a game. Actions are those of the fixed space; at a chance node, the faces of tiles."""

    def __init__(self, game: Game, match: Match, history: list[int]) -> None:
        self._game = game
        self.match = match
        self._history = history

    def get_game(self) -> Game:
        return self._game

    def num_players(self) -> int:
        return self.match.shape.players

    def num_distinct_actions(self) -> int:
        return self.match.shape.actions

    def current_player(self) -> int:
        moment = self.match.moment()
        if moment.actor == Actor.PLAYER:
            return moment.seat
        return PlayerId.CHANCE if moment.actor == Actor.CHANCE else PlayerId.TERMINAL

    def is_terminal(self) -> bool:
        return self.match.moment().actor == Actor.NOBODY

    def is_chance_node(self) -> bool:
        return self.match.moment().actor == Actor.CHANCE

    def is_player_node(self) -> bool:
        return self.match.moment().actor == Actor.PLAYER

    def legal_actions(self, player: int | None = None) -> list[int]:
        """In rising order; none for a player who is not to act."""
        if player is not None and player != self.current_player():
            return []
        return sorted(self.match.actions())

    def legal_actions_mask(self, player: int | None = None) -> list[int]:
        if player is not None and player != self.current_player():
            return [0] * self.num_distinct_actions()
        return list(self.match.mask())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return sorted(zip(self.match.actions(), self.match.chances(), strict=True))

    def apply_action(self, action: int) -> None:
        self.match.act(action)
        self._history.append(int(action))

    def child(self, action: int) -> "State":
        state = self.clone()
        state.apply_action(action)
        return state

    def clone(self) -> "State":
        """With the same tiles to come where chance is not explicit: see `resample_from_infostate`."""
        return State(self._game, self.match.copy(), list(self._history))

    def resample_from_infostate(self, seed: int) -> "State":
        """A clone whose tiles to come are shuffled anew: any that agrees with what has been seen."""
        state = self.clone()
        if not self._game._explicit_chance:
            state.match.reshuffle(seed)
        return state

    def rewards(self) -> list[float]:
        return self.match.rewards()

    def returns(self) -> list[float]:
        return self.match.returns()

    def player_reward(self, player: int) -> float:
        return self.rewards()[player]

    def player_return(self, player: int) -> float:
        return self.returns()[player]

    def observation_tensor(self, player: int | None = None) -> Values:
        return self.match.observe(self.match.moment().seat if player is None else player)

    def observation_string(self, player: int | None = None) -> str:
        """The public state as one line; all players see the same."""
        return self.match.state_text()

    def action_to_string(self, *player_and_action: int) -> str:
        """The text of a legal action; OpenSpiel's form with the player before it is taken, too."""
        return self.match.decision(self.match.actions().index(player_and_action[-1]))

    def string_to_action(self, *player_and_text: Any) -> int:
        return self.match.actions()[self.match.find(player_and_text[-1])]

    def history(self) -> list[int]:
        """Every action that was applied."""
        return list(self._history)

    def history_str(self) -> str:
        return " ".join(map(str, self._history))

    def move_number(self) -> int:
        return len(self._history)

    def serialize(self) -> str:
        """A line of text; it holds the tiles to come where chance is not explicit."""
        return self.match.record()

    def __str__(self) -> str:
        return self.match.state_text()
