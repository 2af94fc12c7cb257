"""PettingZoo adapters: seats one after the other (`AecEnv`), or all at once (`ParallelTableEnv`)."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo.utils.env import AECEnv, ParallelEnv

from farshore.core.game import AnyGame, Seat
from farshore.rl.config import MULTI_AGENT, EnvConfig
from farshore.rl.render import RENDER_MODES, render
from farshore.rl.simulator import Simulator


def name_of(seat: Seat) -> str:
    return f"seat_{seat}"


class _TableEnv:
    """What both have in common: a match, its spaces and the observation of a seat."""

    render_mode: str | None

    def _set_up(
        self,
        game: AnyGame,
        seats: int,
        config: EnvConfig,
        render_mode: str | None,
        more: int,
    ) -> None:
        """Start a match; `more` is the number of actions beyond those of the game."""
        self.match = Simulator(game, seats, config)
        self.render_mode = render_mode
        self.possible_agents = [name_of(seat) for seat in range(seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.actions = self.match.actions + more
        size = self.match.spec.size
        seen = spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (size,), np.uint8),
                "action_mask": spaces.Box(0, 1, (self.actions,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {agent: spaces.Discrete(self.actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def _seen(self, agent: str, acts: bool) -> dict[str, NDArray[Any]]:
        seat = self.seat_of[agent]
        observation, mask = bytearray(self.match.spec.size), bytearray(self.actions)
        self.match.write_tensor(seat, observation)
        if acts:
            self.match.mask_into(seat, mask, 0)
        return {"observation": np.frombuffer(observation, np.uint8), "action_mask": np.frombuffer(mask, np.int8)}

    def render(self) -> str | NDArray[np.uint8] | None:
        """Return a spectator's view, as text or as pixels by the render mode."""
        return render(self.match.game, self.match.state, None, self.render_mode)

    def close(self) -> None:
        """Do nothing: there are no resources to release."""


class AecEnv(_TableEnv, AECEnv):  # type: ignore[misc]  # PettingZoo's classes are not typed
    """Seats act one after the other; in simultaneous phases, in the order of the seats."""

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "name": "farshore_v0", "is_parallelizable": False}

    def __init__(
        self,
        game: AnyGame,
        seats: int,
        config: EnvConfig = MULTI_AGENT,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self._set_up(game, seats, config, render_mode, 0)
        self.metadata = {**self.metadata, "name": f"farshore_{game.info.id}_v0"}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.match.reset(int(np.random.default_rng().integers(2**31)) if seed is None else seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._choose()

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        return self._seen(agent, agent == self.agent_selection)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.match.step(self.seat_of[agent], int(action or 0))
        earned = self.match.rewards()
        self.rewards = {each: earned[self.seat_of[each]] for each in self.agents}
        if self.match.over:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self._choose()
        self._accumulate_rewards()

    def _choose(self) -> None:
        """Select the next agent. After the end, agents leave in the order of the seats."""
        acting = self.match.to_act
        self.agent_selection = self.possible_agents[acting[0] if acting else 0]


class ParallelTableEnv(_TableEnv, ParallelEnv):  # type: ignore[misc]  # as above
    """All seats act at once. A seat that is not to act has one legal action, the last one: wait.

    An illegal action changes nothing and sets `illegal` in the infos.
    """

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "name": "farshore_v0"}

    def __init__(
        self,
        game: AnyGame,
        seats: int,
        config: EnvConfig = MULTI_AGENT,
        render_mode: str | None = None,
    ) -> None:
        self._set_up(game, seats, config, render_mode, 1)
        self.wait = self.match.actions
        self.metadata = {**self.metadata, "name": f"farshore_{game.info.id}_v0"}
        self.agents: list[str] = []
        self._masks: dict[str, bytes] = {}

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        self.match.reset(int(np.random.default_rng().integers(2**31)) if seed is None else seed)
        self.agents = self.possible_agents[:]
        return self._observe_all(), {agent: {"illegal": False} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Any], ...]:
        illegal = {agent for agent in self.agents if not self._is_legal(agent, int(actions[agent]))}
        for seat in self.match.to_act:
            if (agent := self.possible_agents[seat]) not in illegal:
                self.match.step_unchecked(seat, int(actions[agent]))
        earned, over = self.match.rewards(), self.match.over
        seen, agents = self._observe_all(), self.agents
        self.agents = [] if over else agents
        rewards = {agent: earned[self.seat_of[agent]] for agent in agents}
        infos = {agent: {"illegal": agent in illegal} for agent in agents}
        return seen, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, False), infos

    def _is_legal(self, agent: str, number: int) -> bool:
        """Return whether the last mask allows this action."""
        return 0 <= number < self.actions and self._masks[agent][number] == 1

    def _observe_all(self) -> dict[str, Any]:
        acting = self.match.to_act
        seen = {agent: self._seen(agent, self.seat_of[agent] in acting) for agent in self.agents}
        for agent, each in seen.items():
            each["action_mask"][self.wait] = self.seat_of[agent] not in acting
        self._masks = {agent: each["action_mask"].tobytes() for agent, each in seen.items()}
        return seen
