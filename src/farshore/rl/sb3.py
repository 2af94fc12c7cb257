"""An adapter for Stable-Baselines3: many matches as one `VecEnv`, with the masks that MaskablePPO reads."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray
from stable_baselines3.common.vec_env import VecEnv

from farshore.rl.gym import SeatVectorEnv


class SeatVecEnv(VecEnv):  # type: ignore[misc]  # Stable-Baselines3 is not installed where types are checked
    """The matches of a `SeatVectorEnv`. A finished match restarts in the same step, as Stable-Baselines3 expects.

    `infos` have `terminal_observation` and `TimeLimit.truncated` for finished matches, and `illegal` for each.
    """

    def __init__(self, matches: SeatVectorEnv) -> None:
        self.matches = matches
        self.render_mode = None
        self._chosen: Any = None
        super().__init__(matches.num_envs, matches.single_observation_space, matches.single_action_space)

    def reset(self) -> NDArray[Any]:
        """Start all matches anew, with the seeds of `seed()` if it was called."""
        seen, _ = self.matches.reset(seed=list(self._seeds))
        self._reset_seeds()
        self._reset_options()
        self.reset_infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        return seen

    def step_async(self, actions: NDArray[Any]) -> None:
        self._chosen = actions

    def step_wait(self) -> tuple[NDArray[Any], NDArray[Any], NDArray[Any], list[dict[str, Any]]]:
        seen, earned, over, late, info = self.matches.step(self._chosen)
        done = over | late
        infos: list[dict[str, Any]] = [{"illegal": bool(illegal)} for illegal in info["illegal"]]
        for index in np.flatnonzero(done).tolist():
            infos[index] |= {"terminal_observation": seen[index].copy(), "TimeLimit.truncated": bool(late[index])}
        if done.any():
            seen = self.matches.restart_finished()
        return seen, earned.astype(np.float32), done, infos

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the mask of each match."""
        return self.matches.action_masks()

    def close(self) -> None:
        self.matches.close()

    # What Stable-Baselines3 asks of single environments: all matches are of one kind

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        return [getattr(self, attr_name)] * len(self._indices(indices))

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        raise AttributeError(f"{attr_name}: the matches of one SeatVecEnv have the same settings")

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any) -> list[Any]:
        """Call a method of this class and return the result for each match; in practice `action_masks`."""
        results: Sequence[Any] = getattr(self, method_name)(*args, **kwargs)
        return [results[index] for index in self._indices(indices)]

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        return [False] * len(self._indices(indices))

    def _indices(self, indices: Any) -> Sequence[int]:
        found: Sequence[int] = list(self._get_indices(indices))
        return found
