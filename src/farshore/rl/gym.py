"""Gymnasium adapters: one seat, alone or against bots; and a vector environment of many matches."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.utils.seeding import np_random
from gymnasium.vector import AutoresetMode, VectorEnv
from numpy.random import Generator
from numpy.typing import NDArray

from farshore.core.game import AnyGame
from farshore.rl.batch import Batch, Learner, Opponent
from farshore.rl.config import SINGLE_SEAT, EnvConfig
from farshore.rl.render import RENDER_MODES, render
from farshore.rl.simulator import Simulator

SEEDS = 2**31
"""The number of different seeds of a match."""


class SeatEnv(gymnasium.Env[NDArray[Any], Any]):
    """One seat of a match.

    `info["action_mask"]` marks the legal actions. An illegal action changes nothing and sets `info["illegal"]`.
    """

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 2}

    def __init__(
        self,
        game: AnyGame,
        seats: int,
        config: EnvConfig = SINGLE_SEAT,
        others: Sequence[Opponent] = (),
        render_mode: str | None = None,
    ) -> None:
        match = Simulator(game, seats, config)
        self._seat = Learner(match, others)
        self.match, self.render_mode = match, render_mode
        self.most = game.info.max_length
        self.observation_space = spaces.Box(0, 255, (match.spec.size,), np.uint8)
        self.action_space = spaces.Discrete(match.actions)
        self._steps = 0
        self._mask: NDArray[np.int8] = np.zeros(match.actions, np.int8)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[Any], dict[str, Any]]:
        """Start a match: the next one of the seed, or the deal in `options`, such as `{"deal": rl.test_deal(0)}`."""
        super().reset(seed=seed)
        self._steps = 0
        self._seat.begin(str(options["deal"]) if options else int(self.np_random.integers(SEEDS)))
        self._look()
        return self._seen(), self._info(illegal=False)

    def step(self, action: Any) -> tuple[NDArray[Any], float, bool, bool, dict[str, Any]]:
        number = int(action)
        allowed = 0 <= number < self.match.actions and bool(self._mask[number])
        if allowed:
            self._seat.act(number)
            self._look()
        self._steps += 1
        over = self.match.over
        late = self._steps >= self.most and not over
        return self._seen(), float(self.match.rewards()[0]), over, late, self._info(illegal=not allowed)

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the mask in the form that sb3-contrib's MaskablePPO expects."""
        return self._mask.astype(np.bool_)

    def _look(self) -> None:
        """Update the mask."""
        self.match.mask(0, self._mask.view(np.uint8).data)

    def render(self) -> Any:
        """Return what seat 0 sees, as text or as pixels by the render mode."""
        return render(self.match.game, self.match.state, 0, self.render_mode)

    def _seen(self) -> NDArray[Any]:
        seen = np.empty(self.match.spec.size, np.uint8)
        self.match.write_tensor(0, seen.data)
        return seen

    def _info(self, *, illegal: bool) -> dict[str, Any]:
        return {"action_mask": self._mask.copy(), "illegal": illegal}


class SeatVectorEnv(VectorEnv):
    """Many matches in one batch of arrays. A finished match restarts with the next step."""

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.NEXT_STEP}

    def __init__(
        self,
        game: AnyGame,
        number: int,
        seats: int,
        config: EnvConfig = SINGLE_SEAT,
        others: Sequence[Opponent] = (),
    ) -> None:
        first = Simulator(game, seats, config)
        self.batch = Batch(first, number, others, self._seed_of)
        self.num_envs = number
        size, actions = first.spec.size, first.actions
        self.single_observation_space = spaces.Box(0, 255, (size,), np.uint8)
        self.single_action_space = spaces.Discrete(actions)
        self.observation_space = spaces.Box(0, 255, (number, size), np.uint8)
        self.action_space = spaces.MultiDiscrete([actions] * number)
        self._seen = np.frombuffer(self.batch.seen, np.uint8).reshape(number, size)
        self._mask = np.frombuffer(self.batch.masks, np.int8).reshape(number, actions)
        self._earned = np.frombuffer(self.batch.earned)
        flags = (self.batch.over, self.batch.late, self.batch.illegal)
        self._over, self._late, self._illegal = (np.frombuffer(each, np.bool_) for each in flags)
        self._everywhere = np.ones(number, np.bool_)
        self._generators: list[Generator] = []

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[Any], dict[str, Any]]:
        """Reset all matches. A single seed belongs to the first match; the others get the following numbers."""
        number = self.num_envs
        seeds = [seed + index for index in range(number)] if isinstance(seed, int) else seed or [None] * number
        kept = dict(enumerate(self._generators))
        self._generators = [
            np_random(own)[0] if own is not None or index not in kept else kept[index]
            for index, own in enumerate(seeds)
        ]
        for index in range(number):
            self.batch.begin(index)
        return self._seen.copy(), self._info()

    def step(self, actions: Any) -> tuple[NDArray[Any], NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        self.batch.step(np.asarray(actions).tolist())
        return self._seen.copy(), self._earned.copy(), self._over.copy(), self._late.copy(), self._info()

    def restart_finished(self) -> NDArray[Any]:
        """Restart finished matches at once instead of with the next step, and return all observations."""
        for index in np.flatnonzero(self._over | self._late).tolist():
            self.batch.begin(index)
        return self._seen.copy()

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the masks of all matches."""
        return self._mask.astype(np.bool_)

    def _seed_of(self, index: int) -> int:
        return int(self._generators[index].integers(SEEDS))

    def _info(self) -> dict[str, Any]:
        """Return the infos as Gymnasium's vector environments do: arrays, each with a mask of who has a value."""
        infos = {"action_mask": self._mask.copy(), "illegal": self._illegal.copy()}
        return {**infos, **{f"_{name}": self._everywhere.copy() for name in infos}}
