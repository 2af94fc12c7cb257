"""Gymnasium adapters: one seat, alone or against bots; and a vector environment of many matches."""

from __future__ import annotations

import os
from collections.abc import Sequence
from itertools import pairwise
from typing import Any
from weakref import finalize

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from numpy.typing import NDArray

from farshore.bots.bot import Bot
from farshore.core.game import AnyGame
from farshore.rl.batch import Learner, Opponent
from farshore.rl.config import SINGLE_SEAT, EnvConfig
from farshore.rl.match_group import SEEDS, MatchGroup, StepArrays
from farshore.rl.opponents import opponent
from farshore.rl.render import RENDER_MODES, render
from farshore.rl.simulator import Simulator
from farshore.rl.workers import Share, SharedArrays, Worker


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
    """Many matches in one batch of arrays. A finished match restarts with the next step, or with `same_step` at once.

    With `copy=False` every step returns the same arrays with new values; without it, new arrays. `workers` processes
    share the matches, this one included; the results are the same.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.NEXT_STEP}

    def __init__(
        self,
        game: AnyGame,
        number: int,
        seats: int,
        config: EnvConfig = SINGLE_SEAT,
        bots: Sequence[str | Bot] = (),
        *,
        copy: bool = True,
        workers: int = 1,
        same_step: bool = False,
    ) -> None:
        """Make `number` matches; `bots` play the other seats, or chance if there are none."""
        first = Simulator(game, seats, config)
        size, actions = first.spec.size, first.actions
        self.copy, self.num_envs = copy, number
        self.autoreset_mode = AutoresetMode.SAME_STEP if same_step else AutoresetMode.NEXT_STEP
        self.metadata = {"autoreset_mode": self.autoreset_mode}
        self.single_observation_space = spaces.Box(0, 255, (size,), np.uint8)
        self.single_action_space = spaces.Discrete(actions)
        self.observation_space = spaces.Box(0, 255, (number, size), np.uint8)
        self.action_space = spaces.MultiDiscrete([actions] * number)
        self._everywhere = np.ones(number, np.bool_)
        self._everywhere.flags.writeable = False
        self.workers: list[Worker] = []
        """The other processes."""
        self._shared: SharedArrays | None = None
        ends = [number * (each + 1) // workers for each in range(min(workers, number))]
        self.group = MatchGroup(first, ends[0], [opponent(bot) for bot in bots])
        """The matches in this process: all of them, or the first share."""
        if len(ends) > 1:
            self._shared = SharedArrays(number, size, actions)
            for begin, end in pairwise(ends):
                share = Share(game, seats, config, bots, number, begin, end, self._shared.file)
                self.workers.append(Worker(share))
            self._stop_workers = finalize(self, end_workers, self.workers, self._shared.file)
        self._results = self._shared.results if self._shared else StepArrays.empty(number, size, actions)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[Any], dict[str, Any]]:
        """Reset all matches. A single seed belongs to the first match; the others get the following numbers."""
        number = self.num_envs
        seeds = [seed + index for index in range(number)] if isinstance(seed, int) else seed or [None] * number
        for worker in self.workers:
            worker.reset(seeds)
        out = self._own_part()
        self.group.reset(seeds[: len(out.seen)], out)
        results = self._finished()
        return results.seen, self._info(results)

    def step(self, actions: Any) -> tuple[NDArray[Any], NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        chosen = np.asarray(actions)
        if self._shared is not None:
            self._shared.actions[:] = chosen
            for worker in self.workers:
                worker.step()
        out = self._own_part()
        self.group.step(chosen[: len(out.seen)].tolist(), out)
        results = self._finished()
        done = results.over | results.late
        if self.autoreset_mode == AutoresetMode.SAME_STEP and done.any():
            return self._restarted(results.copy(), done)
        return results.seen, results.earned, results.over, results.late, self._info(results)

    def _restarted(
        self, ended: StepArrays, done: NDArray[np.bool_]
    ) -> tuple[NDArray[Any], NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Restart finished matches; their last observations and infos are in the infos, as in Gymnasium's own."""
        seen = self.restart_finished()
        now = self._results.copy() if self._shared is not None and self.copy else self._results
        now.illegal[~done] = ended.illegal[~done]
        last = np.full(self.num_envs, None, object)
        for index in np.flatnonzero(done).tolist():
            last[index] = ended.seen[index]
        final = {"action_mask": ended.mask * done[:, None], "illegal": ended.illegal & done}
        final |= {f"_{name}": done for name in tuple(final)}
        infos = {**self._info(now), "final_obs": last, "_final_obs": done, "final_info": final, "_final_info": done}
        return seen, ended.earned, ended.over, ended.late, infos

    def restart_finished(self) -> NDArray[Any]:
        """Restart finished matches at once instead of with the next step, and return all observations."""
        before = self._results.seen
        for worker in self.workers:
            worker.restart_finished()
        out = self._own_part()
        if out.seen is not before:
            out.seen[:] = before[: len(out.seen)]
        self.group.restart_finished(out)
        return self._finished().seen

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the masks of all matches."""
        return self._results.mask.astype(np.bool_)

    def close_extras(self, **kwargs: Any) -> None:
        """End the worker processes."""
        if self.workers:
            self._stop_workers()

    def _own_part(self) -> StepArrays:
        """Return the arrays that the matches in this process write into."""
        if self._shared is not None:
            return self._results.part(0, len(self.group.batch.learners))
        if self.copy:
            old = self._results
            self._results = StepArrays.empty(self.num_envs, old.seen.shape[1], old.mask.shape[1])
        return self._results

    def _finished(self) -> StepArrays:
        """Wait for the workers; return arrays for the caller."""
        for worker in self.workers:
            worker.wait()
        return self._results.copy() if self._shared is not None and self.copy else self._results

    def _info(self, results: StepArrays) -> dict[str, Any]:
        """Return the infos as Gymnasium's vector environments do: arrays, each with a mask of who has a value."""
        infos = {"action_mask": results.mask, "illegal": results.illegal}
        return {**infos, **{f"_{name}": self._everywhere for name in infos}}


def end_workers(workers: Sequence[Worker], memory: int) -> None:
    """End these processes and close their shared memory."""
    for worker in workers:
        worker.close()
    os.close(memory)
