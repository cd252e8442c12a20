"""Mists over Carcassonne as an environment for learners; README.md of clients/environment explains it.

`env` plays in the style of PettingZoo, `load_game` in that of OpenSpiel, `Batch` many games at once; `Match` is the
game that they are all made of.
"""

from .aec import AECEnv, env
from .batch import Batch
from .errors import (
    BadArgument,
    BadSetup,
    BadText,
    BadTileSet,
    GameOver,
    IllegalDecision,
    InternalError,
    MistwardError,
)
from .match import Actor, DecisionKind, Match, Moment, Outcome, Part, Shape, TileSet
from .spaces import Box, Discrete
from .spiel import Game, PlayerId, State, load_game

__all__ = [
    "AECEnv",
    "Actor",
    "BadArgument",
    "BadSetup",
    "BadText",
    "BadTileSet",
    "Batch",
    "Box",
    "DecisionKind",
    "Discrete",
    "Game",
    "GameOver",
    "IllegalDecision",
    "InternalError",
    "Match",
    "MistwardError",
    "Moment",
    "Outcome",
    "Part",
    "PlayerId",
    "Shape",
    "State",
    "TileSet",
    "env",
    "load_game",
]
