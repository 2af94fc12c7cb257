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

    def act(self, number: int) -> None:
        """Does what the mask allowed, and lets the others act."""
        self.match.trusted_step(0, number)
        self._others_act()

    def _others_act(self) -> None:
        match = self.match
        while (acting := match.to_act) and 0 not in acting:
            seat = acting[0]
            match.trusted_step(seat, self.others[(seat - 1) % len(self.others)](match, seat, self.rng))


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
        forced: bool = False,
        compact: bool = True,
    ) -> None:
        match = Simulator(game, seats, options, reward=reward, dense=dense, forced=forced, compact=compact)
        self._seat = _Seat(match, others)
        self.match, self.render_mode = match, render_mode
        self.most = game.info.max_length
        self.observation_space = spaces.Box(0, 255, (match.spec.size,), np.uint8)
        self.action_space = spaces.Discrete(match.actions)
        self._steps = 0
        self._mask: NDArray[np.int8] = np.zeros(match.actions, np.int8)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[Any], dict[str, Any]]:
        super().reset(seed=seed)
        self._steps = 0
        self._seat.begin(int(self.np_random.integers(2**31)))
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
        """As sb3-contrib's MaskablePPO asks for it."""
        return self._mask.astype(np.bool_)

    def _look(self) -> None:
        """What is allowed now."""
        self.match.mask(0, self._mask.view(np.uint8).data)

    def render(self) -> Any:
        """The position in plain characters."""
        game, state = self.match.game, self.match.state
        return game.picture(game.view(state, 0), 0) if self.render_mode == "ansi" else None

    def _seen(self) -> NDArray[Any]:
        seen = np.empty(self.match.spec.size, np.uint8)
        self.match.tensor(0, seen.data)
        return seen

    def _info(self, *, illegal: bool) -> dict[str, Any]:
        return {"action_mask": self._mask.copy(), "illegal": illegal}


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
        forced: bool = False,
        compact: bool = True,
    ) -> None:
        first = Simulator(game, seats, options, reward=reward, dense=dense, forced=forced, compact=compact)
        matches = [first, *(first.clone() for _ in range(number - 1))]
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
        return self._seen.copy(), self._info(np.ones(self.num_envs, np.bool_))

    def step(self, actions: Any) -> tuple[NDArray[Any], NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        rewards, over = np.zeros(self.num_envs), np.zeros(self.num_envs, np.bool_)
        chosen = np.asarray(actions).tolist()
        allowed = self._allowed(chosen)
        for index, seat in enumerate(self._seats):
            if self._over[index]:
                seat.begin(int(self.np_random.integers(2**31)))
            elif allowed[index]:
                seat.act(chosen[index])
                rewards[index] = seat.match.rewards()[0]
                over[index] = seat.match.over
            else:
                continue
            self._look(index)
        self._over = over
        return self._seen.copy(), rewards, over.copy(), np.zeros(self.num_envs, np.bool_), self._info(allowed)

    def _allowed(self, chosen: list[int]) -> NDArray[np.bool_]:
        """What the masks allow, and any step that begins a match anew."""
        numbers = np.asarray(chosen)
        known = (numbers >= 0) & (numbers < self._mask.shape[1])
        looked_up = self._mask[np.arange(self.num_envs), np.where(known, numbers, 0)]
        return self._over | (known & (looked_up > 0))

    def _look(self, index: int) -> None:
        match, (seen, mask) = self._seats[index].match, self._rows[index]
        match.tensor(0, seen)
        match.mask(0, mask)

    def _info(self, allowed: NDArray[np.bool_]) -> dict[str, Any]:
        return {"action_mask": self._mask.view(np.int8).copy(), "illegal": ~allowed}
