"""Train a policy for solo Explorers with NumPy only: a policy gradient with a linear layer around each space.

    python examples/numpy_policy_gradient.py --minutes 5

A mark is scored by the 5 by 5 spaces around it, with the same weights for every space. All other actions (a side of the
card, done) have their own weights over the numbers beside the map. Needs `pip install 'farshore[rl]'`.
"""

from __future__ import annotations

import argparse
import json
import sys
from random import Random
from time import process_time
from typing import Any

import numpy as np

import farshore.rl as rl

SIDE, REACH = 16, 2
WINDOW = 2 * REACH + 1
RATE, BATCH, SCALE = 0.02, 8, 20.0


class Policy:
    """A linear policy: scores all actions from one observation."""

    def __init__(self, env: Any, rng: np.random.Generator) -> None:
        spec = env.match.spec
        planes = sum(shape[0] for name, shape in spec.parts if shape[1:] == (SIDE, SIDE))
        self.map = planes * SIDE * SIDE
        self.planes, self.actions = planes, env.match.actions
        self.near = np.zeros(planes * WINDOW * WINDOW)
        self.far = np.zeros((self.actions - SIDE * SIDE, spec.size - self.map + 1))
        self.rng = rng

    def split_observation(self, seen: Any, mask: Any) -> tuple[Any, Any, Any]:
        """Return the legal actions, the surroundings of the marks among them, and the numbers beside the map."""
        allowed = mask.nonzero()[0]
        board = seen[: self.map].reshape(self.planes, SIDE, SIDE)
        wide = np.pad(board, ((0, 0), (REACH, REACH), (REACH, REACH)))
        marks = allowed[allowed < SIDE * SIDE]
        around = np.array(
            [wide[:, c // SIDE : c // SIDE + WINDOW, c % SIDE : c % SIDE + WINDOW].ravel() for c in marks], float
        ).reshape(len(marks), self.near.size)
        return allowed, around, np.append(np.minimum(seen[self.map :], 10) / 10, 1.0)

    def probabilities(self, allowed: Any, around: Any, beside: Any) -> Any:
        """Return the probability of each legal action."""
        others = allowed[len(around) :] - SIDE * SIDE
        scores = np.concatenate([around @ self.near, self.far[others] @ beside])
        probability = np.exp(scores - scores.max())
        return probability / probability.sum()

    def choose(self, seen: Any, mask: Any, best: bool = False) -> tuple[int, Any]:
        """Return an action, and the gradient of its log-probability."""
        allowed, around, beside = self.split_observation(seen, mask)
        probability = self.probabilities(allowed, around, beside)
        at = int(probability.argmax()) if best else int(self.rng.choice(len(probability), p=probability))
        gradient = -probability
        gradient[at] += 1
        return int(allowed[at]), (
            gradient[: len(around)] @ around,
            allowed[len(around) :],
            gradient[len(around) :],
            beside,
        )


def play_match(env: Any, policy: Policy, seed: int, best: bool = False) -> tuple[float, list[Any], list[float]]:
    """Play a match; return its points, the gradient of each step, and the reward of each step."""
    seen, info = env.reset(seed=seed)
    steps, rewards, over = [], [], False
    while not over:
        action, gradient = policy.choose(seen, info["action_mask"], best)
        seen, reward, over, _, info = env.step(action)
        steps.append(gradient)
        rewards.append(reward)
    return sum(rewards), steps, rewards


def train_step(env: Any, policy: Policy, seed: int, baseline: list[float]) -> float:
    """Play a batch of matches and take one gradient step; return the mean points."""
    near, far, points = np.zeros_like(policy.near), np.zeros_like(policy.far), []
    for number in range(BATCH):
        total, steps, rewards = play_match(env, policy, seed + number)
        points.append(total)
        to_come = np.cumsum(rewards[::-1])[::-1]
        for at, (around, others, gradient, beside) in enumerate(steps):
            while len(baseline) <= at:
                baseline.append(float(to_come[at]))
            better = (to_come[at] - baseline[at]) / SCALE
            baseline[at] += 0.02 * (to_come[at] - baseline[at])
            near += better * around
            far[others - SIDE * SIDE] += better * gradient[:, None] * beside
    size = np.sqrt((near**2).sum() + (far**2).sum()) + 1e-9
    policy.near += RATE * near * min(1.0, 5 / size)
    policy.far += RATE * far * min(1.0, 5 / size)
    return float(np.mean(points))


def compare_players(env: Any, policy: Policy, matches: int) -> dict[str, list[float]]:
    """Return the points of each player on the same new deals."""
    deals, rng = range(1_000_000, 1_000_000 + matches), Random(1)

    def simple(pick: Any, seed: int) -> float:
        _, info = env.reset(seed=seed)
        total, over = 0.0, False
        while not over:
            _, reward, over, _, info = env.step(pick(info["action_mask"].nonzero()[0]))
            total += reward
        return total

    return {
        "sampled": [play_match(env, policy, seed)[0] for seed in deals],
        "argmax": [play_match(env, policy, seed, best=True)[0] for seed in deals],
        "first legal": [simple(lambda allowed: int(allowed[0]), seed) for seed in deals],
        "random": [simple(lambda allowed: int(rng.choice(allowed)), seed) for seed in deals],
    }


def main(words: list[str] | None = None) -> dict[str, float]:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=5.0, help="of processor time (default 5)")
    parser.add_argument("--matches", type=int, default=100, help="in the comparison after it (default 100)")
    parser.add_argument("--curve", help="write the curve to this file, as JSON lines")
    args = parser.parse_args(words)
    env = rl.seat_env("explorers", 1, forced=True)
    policy, baseline = Policy(env, np.random.default_rng(1)), []
    began, curve, seed = process_time(), [], 0
    while (passed := process_time() - began) < args.minutes * 60:
        curve.append({"seconds": round(passed, 1), "matches": seed, "points": train_step(env, policy, seed, baseline)})
        seed += BATCH
        if len(curve) % 25 == 0:
            print(f"{passed:6.0f} s  {seed:6} matches  {np.mean([c['points'] for c in curve[-25:]]):6.1f} points")
    if args.curve:
        with open(args.curve, "w", encoding="utf-8") as file:
            file.writelines(json.dumps(point) + "\n" for point in curve)
    found = compare_players(env, policy, args.matches)
    print(", ".join(f"{who} {np.mean(of):.1f} ± {np.std(of) / len(of) ** 0.5:.1f}" for who, of in found.items()))
    return {who: float(np.mean(of)) for who, of in found.items()}


if __name__ == "__main__":
    main(sys.argv[1:])
