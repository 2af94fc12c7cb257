"""Fit a small network to the errors of the estimate, with NumPy.

Like the least-squares fit, it learns from differences inside a decision: what the rollouts of each plan gave beyond the
estimate, relative to the mean of the decision. The examples of held-out matches choose the number of passes.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from farshore.bots.value_network import ValueNetwork
from farshore_research.least_squares import Decision

PASSES: Final = 150
"""The maximum number of passes over the examples."""
PATIENCE: Final = 12
"""The number of passes without progress on held-out matches after which the fit ends."""
BATCH: Final = 32
"""Decisions in a step."""
RATE: Final = 0.01
DECAY: Final = 1e-3
DIGITS: Final = 4

Floats = NDArray[np.float64]


@dataclass(slots=True)
class Examples:
    """The plans of a decision as arrays: inputs, and the error of the estimate without a network."""

    inputs: Floats
    target: Floats


def examples_of(decision: Decision, features: int, slices: int, old: ValueNetwork | None) -> Examples:
    """Return a decision as arrays; the estimate of its plans contains the old network's correction."""
    inputs = np.zeros((len(decision.turns), features + slices))
    for row, turn in zip(inputs, decision.turns, strict=True):
        for at, much in turn.features.items():
            row[at] = much
        row[features + turn.slice] = float(bool(turn.features))  # the end of a match has no features
    corrected = [old.value(turn.features, turn.slice) if old else 0.0 for turn in decision.turns]
    target = np.asarray(decision.errors()) + np.asarray(corrected)
    return Examples(inputs, target - target.mean())


class NetworkFit:
    """A network during its fit. Inputs are scaled to a mean square of 1 where they occur."""

    def __init__(self, taught: Sequence[Examples], hidden: int, seed: int) -> None:
        self.rng = np.random.default_rng(seed)
        self.taught = taught
        width = taught[0].inputs.shape[1]
        squares, counts = np.zeros(width), np.zeros(width)
        for each in taught:
            squares += (each.inputs**2).sum(axis=0)
            counts += (each.inputs != 0).sum(axis=0)
        self.scale = np.where(counts > 0, np.sqrt(np.maximum(counts, 1) / np.maximum(squares, 1e-9)), 0.0)
        active = max(1.0, float(counts.sum()) / sum(len(each.target) for each in taught))
        self.weights = [
            self.rng.normal(0.0, 1 / active**0.5, (width, hidden)),
            np.zeros(hidden),
            self.rng.normal(0.0, 0.1, hidden),
        ]
        self.moments = [(np.zeros_like(each), np.zeros_like(each)) for each in self.weights]
        self.steps = 0

    def predict(self, inputs: Floats) -> Floats:
        """Return the correction for each row, relative to their mean."""
        first, bias, output = self.weights
        lit = (inputs != 0).any(axis=1)
        found = np.maximum(inputs * self.scale @ first + bias, 0.0) @ output * lit
        return np.asarray(found - found.mean())

    def explained(self, kept: Sequence[Examples]) -> float:
        """Return the share of the error that the network explains."""
        missed = sum(float((each.target**2).sum()) for each in kept)
        left = sum(float(((each.target - self.predict(each.inputs)) ** 2).sum()) for each in kept)
        return 1.0 - left / missed if missed else 0.0

    def run_pass(self) -> None:
        """Go once through all examples in random order."""
        order = self.rng.permutation(len(self.taught))
        for at in range(0, len(order), BATCH):
            self._step([self.taught[index] for index in order[at : at + BATCH]])

    def _step(self, batch: Sequence[Examples]) -> None:
        first, bias, output = self.weights
        gradients: list[Any] = [DECAY * each for each in self.weights]
        count = sum(len(each.target) for each in batch)
        for each in batch:
            inputs = each.inputs * self.scale
            lit = (each.inputs != 0).any(axis=1)
            hidden = np.maximum(inputs @ first + bias, 0.0) * lit[:, None]
            off = (hidden @ output - (hidden @ output).mean()) - each.target
            off = (off - off.mean()) / count
            back = np.outer(off, output) * (hidden > 0)
            gradients[0] += inputs.T @ back
            gradients[1] += back.sum(axis=0)
            gradients[2] += hidden.T @ off
        self.steps += 1
        for weights, gradient, (mean, square) in zip(self.weights, gradients, self.moments, strict=True):
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient**2 - square)
            weights -= (
                RATE * (mean / (1 - 0.9**self.steps)) / (np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8)
            )  # Adam

    def network(self, slices: int) -> ValueNetwork:
        """Return the network with the scale in its weights."""
        unscaled = (self.weights[0] * self.scale[:, None], self.weights[1], self.weights[2])
        first, bias, output = (np.round(each, DIGITS) for each in unscaled)
        return ValueNetwork(tuple(map(tuple, first.tolist())), tuple(bias.tolist()), tuple(output.tolist()), slices)


def fit_network(
    taught: Sequence[Decision],
    kept: Sequence[Decision],
    features: int,
    slices: int,
    hidden: int,
    old: ValueNetwork | None,
    seed: str,
) -> tuple[ValueNetwork, float]:
    """Return the network of the best pass, and the share of the error that it explains on held-out matches."""
    mine, others = ([examples_of(each, features, slices, old) for each in part] for part in (taught, kept))
    fit = NetworkFit(mine, hidden, Random(seed).getrandbits(32))
    best, found, waited = fit.explained(others), fit.network(slices), 0
    for _ in range(PASSES):
        fit.run_pass()
        share = fit.explained(others)
        if share > best:
            best, found, waited = share, fit.network(slices), 0
        else:
            waited += 1
            if waited == PATIENCE:
                break
    return found, best
