"""Gymnasium: one seat, alone or against bots; and many matches in one batch of arrays."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from numpy.typing import NDArray

from farshore.core.game import AnyGame, Options, Seat
from farshore.rl.simulator import Reward, Simulator

Opponent = Callable[[Simulator[Any, Any], Seat, Random], int]
"""Chooses the number of an action for another seat."""


def anything(match: Simulator[Any, Any], seat: Seat, rng: Random) -> int:
    """Whatever is allowed."""
    return rng.choice(match.legal_numbers(seat))


class _Seat:
    """One match in which seat 0 learns and the others are played for it."""

    def __init__(self, match: Simulator[Any, Any], others: Sequence[Opponent]) -> None:
        self.match, self.others = match, others
        self.rng = Random(0)

    def begin(self, seed: int) -> None:
        self.rng = Random(seed)
        self.match.reset(seed)
        self._others_act()

    def act(self, number: int) -> bool:
        """Does it and lets the others act; what is not allowed changes nothing."""
        if number not in self.match.legal_numbers(0):
            return False
        self.match.trusted_step(0, number)
        self._others_act()
        return True

    def _others_act(self) -> None:
        match = self.match
        while (acting := match.to_act) and 0 not in acting:
            seat = acting[0]
            match.step(seat, self.others[(seat - 1) % len(self.others)](match, seat, self.rng))


class SeatEnv(gymnasium.Env[NDArray[Any], Any]):
    """One seat of a match. `info["action_mask"]` says what is allowed; anything else changes nothing and says so."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}

    def __init__(
        self,
        game: AnyGame,
        seats: int,
        options: Options,
        reward: Reward = "points",
        dense: bool = True,
        others: Sequence[Opponent] = (anything,),
        render_mode: str | None = None,
        most: int = 0,
    ) -> None:
        match = Simulator(game, seats, options, reward=reward, dense=dense)
        self._seat = _Seat(match, others)
        self.match, self.render_mode = match, render_mode
        self.most = most or game.info.max_length
        self.observation_space = spaces.Box(0, 255, (match.spec.size,), np.uint8)
        self.action_space = spaces.Discrete(match.actions)
        self._steps = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[Any], dict[str, Any]]:
        super().reset(seed=seed)
        self._steps = 0
        self._seat.begin(int(self.np_random.integers(2**31)))
        return self._seen(), self._info(illegal=False)

    def step(self, action: Any) -> tuple[NDArray[Any], float, bool, bool, dict[str, Any]]:
        done = self._seat.act(int(action))
        self._steps += 1
        over = self.match.over
        late = self._steps >= self.most and not over
        return self._seen(), float(self.match.rewards()[0]), over, late, self._info(illegal=not done)

    def action_masks(self) -> NDArray[np.bool_]:
        """As sb3-contrib's MaskablePPO asks for it."""
        mask = np.zeros(self.match.actions, np.uint8)
        if not self.match.over:
            self.match.mask(0, mask.data)
        return mask.view(np.bool_)

    def render(self) -> Any:
        """The position in plain characters."""
        game, state = self.match.game, self.match.state
        return game.picture(game.view(state, 0), 0) if self.render_mode == "ansi" else None

    def _seen(self) -> NDArray[Any]:
        seen = np.empty(self.match.spec.size, np.uint8)
        self.match.tensor(0, seen.data)
        return seen

    def _info(self, *, illegal: bool) -> dict[str, Any]:
        return {"action_mask": self.action_masks().view(np.int8), "illegal": illegal}


class Matches(VectorEnv):
    """Many matches in one batch of arrays; one that is over starts anew with the next step."""

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.NEXT_STEP}

    def __init__(
        self,
        game: AnyGame,
        number: int,
        seats: int,
        options: Options,
        reward: Reward = "points",
        dense: bool = True,
        others: Sequence[Opponent] = (anything,),
    ) -> None:
        matches = [Simulator(game, seats, options, reward=reward, dense=dense) for _ in range(number)]
        self._seats = [_Seat(match, others) for match in matches]
        self.num_envs = number
        size, actions = matches[0].spec.size, matches[0].actions
        self.single_observation_space = spaces.Box(0, 255, (size,), np.uint8)
        self.single_action_space = spaces.Discrete(actions)
        self.observation_space = spaces.Box(0, 255, (number, size), np.uint8)
        self.action_space = spaces.MultiDiscrete([actions] * number)
        self._seen = np.zeros((number, size), np.uint8)
        self._mask = np.zeros((number, actions), np.uint8)
        self._rows = [(seen.data, mask.data) for seen, mask in zip(self._seen, self._mask, strict=True)]
        self._over = np.zeros(number, np.bool_)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[Any], dict[str, Any]]:
        first = seed if isinstance(seed, int) else None
        super().reset(seed=first)
        given = seed if isinstance(seed, list) else [None] * self.num_envs
        for index, (seat, chosen) in enumerate(zip(self._seats, given, strict=True)):
            seat.begin(int(self.np_random.integers(2**31)) if chosen is None else chosen)
            self._look(index)
        self._over[:] = False
        return self._seen.copy(), self._info()

    def step(self, actions: Any) -> tuple[NDArray[Any], NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        rewards = np.zeros(self.num_envs)
        for index, seat in enumerate(self._seats):
            if self._over[index]:
                seat.begin(int(self.np_random.integers(2**31)))
                self._over[index] = False
            else:
                seat.act(int(actions[index]))
                rewards[index] = seat.match.rewards()[0]
                self._over[index] = seat.match.over
            self._look(index)
        return self._seen.copy(), rewards, self._over.copy(), np.zeros(self.num_envs, np.bool_), self._info()

    def _look(self, index: int) -> None:
        match, (seen, mask) = self._seats[index].match, self._rows[index]
        match.tensor(0, seen)
        match.mask(0, mask)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._mask.view(np.int8).copy()}
