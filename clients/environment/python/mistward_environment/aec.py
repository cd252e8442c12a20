"""The game in the style of PettingZoo's AEC environments: same names, same semantics, no dependency on it."""

import secrets
from collections.abc import Iterator
from ctypes import c_uint8
from typing import Any

from .buffers import Values, zeros
from .match import Match, TileSet
from .spaces import Box, Discrete

Observation = dict[str, Values]


def env(
    setup: str = "mists:3 players:2",
    *,
    tileset: TileSet | None = None,
    shaped: bool = False,
    render_mode: str | None = None,
) -> "AECEnv":
    """An environment of that setup."""
    return AECEnv(setup, tileset=tileset, shaped=shaped, render_mode=render_mode)


class AECEnv:
    """Agents are the seats, `player_0` and so on; draws are made by a deck that the seed decides.

    A reset without a seed takes the number that follows the last one; the first is any.
    """

    metadata: dict[str, Any] = {"name": "mistward_v1", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(
        self,
        setup: str,
        *,
        tileset: TileSet | None = None,
        shaped: bool = False,
        render_mode: str | None = None,
    ) -> None:
        self.render_mode = render_mode
        self.match = Match(setup, tileset=tileset, shaped=shaped)
        self.possible_agents = [f"player_{seat}" for seat in range(self.match.shape.players)]
        self.agents: list[str] = []
        self._next_seed = secrets.randbits(62)
        self._action_spaces = {agent: Discrete(self.match.shape.actions) for agent in self.possible_agents}
        self._observation_spaces = {
            agent: {"observation": Box((self.match.shape.observation,)), "action_mask": Box((self.match.shape.actions,))}
            for agent in self.possible_agents
        }

    @property
    def unwrapped(self) -> "AECEnv":
        return self

    @property
    def num_agents(self) -> int:
        return len(self.agents)

    @property
    def max_num_agents(self) -> int:
        return len(self.possible_agents)

    def action_space(self, agent: str) -> Discrete:
        return self._action_spaces[agent]

    def observation_space(self, agent: str) -> dict[str, Box]:
        return self._observation_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.seed = self._next_seed if seed is None else seed
        self.match.reset(self.seed)
        self._next_seed = (self.seed + 1) % 2**64
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._look()

    def step(self, action: int | None) -> None:
        """Makes the selected agent's decision; an agent whose game is over takes None."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._leave(agent, action)
            return
        if action is None:
            raise ValueError("an agent whose game goes on must act")
        self.match.act(action)
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.possible_agents, self.match.rewards(), strict=True))
        for each, reward in self.rewards.items():
            self._cumulative_rewards[each] += reward
        self._look()

    def _look(self) -> None:
        moment = self.match.moment()
        self.agent_selection = self.possible_agents[moment.seat]
        over = moment.legal == 0
        scores = self.match.scores()
        for seat, agent in enumerate(self.possible_agents):
            self.terminations[agent] = over
            self.infos[agent] = {"score": scores[seat], "kind": moment.kind, "turn": moment.turn}
            if over:
                self.infos[agent]["outcome"] = moment.outcome

    def _leave(self, agent: str, action: int | None) -> None:
        if action is not None:
            raise ValueError("when an agent is dead, the only valid action is None")
        self.agents.remove(agent)
        for of_agent in (self.rewards, self._cumulative_rewards, self.terminations, self.truncations, self.infos):
            del of_agent[agent]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        if self.agents:
            self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Observation:
        """What an agent sees, and what it may do; nothing for an agent that is not to decide."""
        seat = self.possible_agents.index(agent)
        return {"observation": self.match.observe(seat), "action_mask": self.action_mask(agent)}

    def action_mask(self, agent: str) -> Values:
        if agent == self.agent_selection:
            return self.match.mask()
        return zeros(c_uint8, self.match.shape.actions)

    def action_masks(self) -> dict[str, Values]:
        """The masks of all agents."""
        return {agent: self.action_mask(agent) for agent in self.agents}

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """The selected agents, one after the other, until all have left."""
        while self.agents and max_iter > 0:
            yield self.agent_selection
            max_iter -= 1

    def state(self) -> Values:
        """What seat 0 sees; everything but the order of colours is the same for all."""
        return self.match.observe(0)

    def render(self) -> str | None:
        return self.match.state_text() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is open."""
