"""Train a policy for solo Explorers with MaskablePPO of sb3-contrib and convolutions over the map.

    pip install 'farshore[rl]' -r examples/requirements.txt
    python examples/maskable_ppo.py --minutes 10

The environment's `action_masks()` restricts the policy to legal actions. The reward is a tenth of the points, given
when they are scored. After training, four players are compared on the same new deals: the policy sampled, its most
likely action (argmax), the first legal action, and a random one.
"""

from __future__ import annotations

import argparse
import json
import sys
from contextlib import suppress
from random import Random
from time import process_time
from typing import Any

import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.policies import MaskableActorCriticPolicy
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor
from stable_baselines3.common.vec_env import DummyVecEnv

import farshore.rl as rl

SIDE = 16
SPACES, NEAR, WHOLE = SIDE * SIDE, 8, 64
"""Number of spaces (the first actions mark them), channels per space, and features of the whole position."""


class ScaledReward(gymnasium.Wrapper[Any, Any, Any, Any]):
    """Scale rewards to about 1."""

    def step(self, action: Any) -> Any:
        seen, reward, *more = self.env.step(action)
        return seen, float(reward) / 10, *more

    def action_masks(self) -> Any:
        return self.env.unwrapped.action_masks()


class MapFeatures(BaseFeaturesExtractor):
    """Extract a score for each space from its surroundings, then features of the whole position."""

    def __init__(self, space: gymnasium.spaces.Box, planes: int) -> None:
        super().__init__(space, SPACES + WHOLE)
        self.planes, self.map = planes, planes * SPACES
        self.look = torch.nn.Sequential(
            torch.nn.Conv2d(planes, NEAR, 3, padding=1),
            torch.nn.ReLU(),
            torch.nn.Conv2d(NEAR, NEAR, 3, padding=1),
            torch.nn.ReLU(),
        )
        beside = int(space.shape[0]) - self.map
        self.join = torch.nn.Sequential(torch.nn.Linear(NEAR + beside, WHOLE), torch.nn.ReLU())
        self.tell = torch.nn.Linear(beside, NEAR)
        self.mark = torch.nn.Conv2d(NEAR, 1, 1)

    def forward(self, seen: torch.Tensor) -> torch.Tensor:
        board = seen[:, : self.map].reshape(-1, self.planes, SIDE, SIDE)
        beside = torch.clamp(seen[:, self.map :], max=10) / 10
        near = self.look(board)
        spaces = self.mark(torch.relu(near + self.tell(beside)[:, :, None, None])).flatten(1)
        return torch.cat([spaces, self.join(torch.cat([near.mean((2, 3)), beside], 1))], 1)


class ActionHead(torch.nn.Module):
    """Compute the logits: a mark has the score of its space, other actions use the features of the whole."""

    def __init__(self, actions: int) -> None:
        super().__init__()
        self.others = torch.nn.Linear(WHOLE, actions - SPACES)

    def forward(self, seen: torch.Tensor) -> torch.Tensor:
        return torch.cat([seen[:, :SPACES], self.others(seen[:, SPACES:])], 1)


class SpacesPolicy(MaskableActorCriticPolicy):
    """A policy that uses the same weights for every space."""

    def _build(self, lr_schedule: Any) -> None:
        super()._build(lr_schedule)
        self.action_net = ActionHead(int(self.action_space.n))
        self.optimizer = self.optimizer_class(self.parameters(), lr=lr_schedule(1), **self.optimizer_kwargs)


class LearningCurve(BaseCallback):
    """Record the points of finished matches, and stop when the time is over."""

    def __init__(self, seconds: float) -> None:
        super().__init__()
        self.seconds, self.began = seconds, process_time()
        self.points: list[dict[str, float]] = []

    def _on_step(self) -> bool:
        passed = process_time() - self.began
        for info in self.locals["infos"]:
            if "points" in info:
                self.points.append({"seconds": round(passed, 1), "points": info["points"]})
                if len(self.points) % 100 == 0:
                    last = np.mean([each["points"] for each in self.points[-100:]])
                    print(f"{passed:6.0f} s  {len(self.points):6} matches  {last:6.1f} points", flush=True)
        return passed < self.seconds


class ReportPoints(gymnasium.Wrapper[Any, Any, Any, Any]):
    """Add the final points of a match to `info`."""

    def step(self, action: Any) -> Any:
        seen, reward, over, late, info = self.env.step(action)
        if over:
            info["points"] = float(self.env.unwrapped.match.points()[0])
        return seen, reward, over, late, info

    def action_masks(self) -> Any:
        return self.env.unwrapped.action_masks()


def one_env() -> gymnasium.Env[Any, Any]:
    return ScaledReward(ReportPoints(rl.seat_env("explorers", 1, forced=True)))


def compare_players(model: MaskablePPO, matches: int) -> dict[str, list[float]]:
    """Return the points of each player on the same new deals."""
    env, rng = rl.seat_env("explorers", 1, forced=True), Random(1)

    def trained(best: bool) -> Any:
        return lambda seen, mask: int(model.predict(seen, action_masks=mask.astype(bool), deterministic=best)[0])

    players = {
        "sampled": trained(False),
        "argmax": trained(True),
        "first legal": lambda seen, mask: int(mask.argmax()),
        "random": lambda seen, mask: int(rng.choice(mask.nonzero()[0])),
    }
    found = {}
    for who, pick in players.items():
        points = []
        for deal in range(1_000_000, 1_000_000 + matches):
            seen, info = env.reset(seed=deal)
            over = False
            while not over:
                seen, _, over, _, info = env.step(pick(seen, info["action_mask"]))
            points.append(float(env.match.points()[0]))
        found[who] = points
    return found


def main(words: list[str] | None = None) -> dict[str, float]:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=10.0, help="of one core (default 10)")
    parser.add_argument("--matches", type=int, default=100, help="in the comparison after it (default 100)")
    parser.add_argument("--curve", help="write the curve to this file, as JSON lines")
    args = parser.parse_args(words)
    torch.set_num_threads(1)  # a second thread slows down such a small net
    torch.manual_seed(1)
    spec = rl.seat_env("explorers", 1).match.spec
    planes = sum(shape[0] for _, shape in spec.parts if shape[1:] == (SIDE, SIDE))
    policy = {"features_extractor_class": MapFeatures, "features_extractor_kwargs": {"planes": planes}}
    policy |= {"normalize_images": False, "net_arch": []}
    envs = DummyVecEnv([one_env] * 16)
    numbers = {"n_steps": 128, "batch_size": 256, "n_epochs": 3, "gamma": 0.95}
    numbers |= {"ent_coef": 0.005, "learning_rate": 2e-3}
    model = MaskablePPO(SpacesPolicy, envs, policy_kwargs=policy, seed=1, device="cpu", **numbers)
    curve = LearningCurve(args.minutes * 60)
    with suppress(KeyboardInterrupt):  # Ctrl-C ends the training with the figures so far
        model.learn(10**9, callback=curve)
    if args.curve:
        with open(args.curve, "w", encoding="utf-8") as file:
            file.writelines(json.dumps(point) + "\n" for point in curve.points)
    found = compare_players(model, args.matches)
    print(", ".join(f"{who} {np.mean(of):.1f} ± {np.std(of) / len(of) ** 0.5:.1f}" for who, of in found.items()))
    return {who: float(np.mean(of)) for who, of in found.items()}


if __name__ == "__main__":
    main(sys.argv[1:])
