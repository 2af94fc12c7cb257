"""PPO for the table of baselines: MaskablePPO of sb3-contrib with one small network for every game.

The settings are the same for all games and were not tuned for any. The same seed gives the same agent on the same
machine.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor
from stable_baselines3.common.vec_env import VecMonitor, VecNormalize

import farshore.rl as rl

MATCHES: Final = 16
"""The number of matches that are played at the same time."""
SEEDS_APART: Final = 1_000
"""Each match of a training has a seed of its own, counted from the training's seed."""
SETTINGS: Final[dict[str, Any]] = {
    "n_steps": 128,
    "batch_size": 256,
    "n_epochs": 4,
    "gamma": 0.995,
    "gae_lambda": 0.95,
    "learning_rate": 5e-4,
    "ent_coef": 0.005,
}


class Trained(NamedTuple):
    """What a training brought: results on the test deals, and the learning curve."""

    points: list[float]
    wins: list[float]
    curve: list[tuple[int, float]]
    """Steps so far, and the mean points of the last hundred matches."""


class LogFeatures(BaseFeaturesExtractor):  # type: ignore[misc]  # torch is not installed where types are checked
    """Features as logarithms: planes stay near 0 and 1, numbers up to 255 become small."""

    def __init__(self, space: Any) -> None:
        super().__init__(space, int(space.shape[0]))

    def forward(self, seen: Any) -> Any:
        return torch.log1p(seen.float())


class LearningCurve(BaseCallback):  # type: ignore[misc]  # as above
    """Record the mean points of the last hundred matches after every rollout."""

    def __init__(self) -> None:
        super().__init__()
        self.curve: list[tuple[int, float]] = []

    def _on_step(self) -> bool:
        return True

    def _on_rollout_end(self) -> None:
        matches = self.model.ep_info_buffer
        if matches:
            self.curve.append((int(self.num_timesteps), round(float(np.mean([each["r"] for each in matches])), 2)))


def train_and_play(game: str, seats: int, against: str, steps: int, deals: int, seed: int) -> Trained:
    """Train for this number of steps at seat 0, then play the test deals with the most likely actions."""
    torch.set_num_threads(1)
    others = [against] * (seats - 1)
    matches = rl.sb3_env(game, MATCHES, seats, others=others, forced=True)
    env = VecNormalize(VecMonitor(matches), norm_obs=False, gamma=SETTINGS["gamma"])
    look = {"features_extractor_class": LogFeatures, "net_arch": [128, 128]}
    model = MaskablePPO("MlpPolicy", env, seed=seed * SEEDS_APART, policy_kwargs=look, device="cpu", **SETTINGS)
    recorder = LearningCurve()
    model.learn(steps, callback=recorder)
    results = [play_test_deal(model, game, seats, others, number) for number in range(deals)]
    return Trained([points for points, _ in results], [won for _, won in results], recorder.curve)


def play_test_deal(model: Any, game: str, seats: int, others: list[str], number: int) -> tuple[float, float]:
    """Return the points and the share of the victory of a trained agent on a test deal."""
    env = rl.seat_env(game, seats, others=others, forced=True)
    seen, info = env.reset(options={"deal": rl.test_deal(number)})
    over = env.match.over
    while not over:
        action, _ = model.predict(seen, action_masks=info["action_mask"].astype(bool), deterministic=True)
        seen, _, over, _, info = env.step(int(action))
    return float(env.match.points()[0]), env.match.returns()[0] if seats > 1 else 0.0
