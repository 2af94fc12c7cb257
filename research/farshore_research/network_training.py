"""Fit a small network to the errors of the estimate, with NumPy.

Like the least-squares fit, it learns from differences inside a decision: what the rollouts of each plan gave beyond the
estimate, relative to the mean of the decision. The examples of held-out matches choose the number of passes.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
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

Floats = NDArray[np.float32]


@dataclass(slots=True)
class Examples:
    """The plans of some decisions, one after the other."""

    inputs: Floats
    target: Floats
    """The error of the estimate without a network, relative to the mean of the decision."""
    starts: NDArray[np.intp]
    """The first row of each decision, and the number of rows at the end."""

    @classmethod
    def of(cls, decisions: Sequence[Decision], features: int, slices: int, old: ValueNetwork | None) -> Examples:
        """Return decisions as arrays; their estimates contain the correction of the old network."""
        starts = np.cumsum([0, *(len(each.turns) for each in decisions)])
        inputs = np.zeros((starts[-1], features + slices), np.float32)
        target = np.zeros(starts[-1], np.float32)
        turns = [turn for each in decisions for turn in each.turns]
        for row, turn in zip(inputs, turns, strict=True):
            for at, much in turn.features.items():
                row[at] = much
            row[features + turn.slice] = float(bool(turn.features))  # the end of a match has no features
        target[:] = [error for each in decisions for error in each.errors()]
        if old is not None:
            target += np.asarray([old.value(turn.features, turn.slice) for turn in turns], np.float32)
        return cls(inputs, centred(target, starts), starts)

    def batch(self, decisions: NDArray[np.intp]) -> Examples:
        """Return some of the decisions."""
        sizes = np.diff(self.starts)[decisions]
        rows = np.concatenate([np.arange(self.starts[each], self.starts[each + 1]) for each in decisions])
        return Examples(self.inputs[rows], self.target[rows], np.cumsum([0, *sizes]))


def centred(values: Floats, starts: NDArray[np.intp]) -> Floats:
    """Return the values relative to the mean of their decision."""
    if len(starts) == 1:  # no decisions
        return values
    sizes = np.diff(starts)
    return np.asarray(values - np.repeat(np.add.reduceat(values, starts[:-1]) / sizes, sizes), np.float32)


class NetworkFit:
    """A network during its fit. Inputs are scaled to a mean square of 1 where they occur."""

    def __init__(self, taught: Examples, hidden: int, seed: int) -> None:
        self.rng = np.random.default_rng(seed)
        counts, squares = (taught.inputs != 0).sum(axis=0), (taught.inputs**2).sum(axis=0)
        self.scale = np.where(counts > 0, np.sqrt(np.maximum(counts, 1) / np.maximum(squares, 1e-9)), 0.0)
        self.taught = self.scaled(taught)
        width, active = len(counts), max(1.0, float(counts.sum()) / max(1, len(taught.target)))
        self.weights = [
            self.rng.normal(0.0, 1 / active**0.5, (width, hidden)),
            np.zeros(hidden),
            self.rng.normal(0.0, 0.1, hidden),
        ]
        self.moments = [(np.zeros_like(each), np.zeros_like(each)) for each in self.weights]
        self.steps = 0

    def scaled(self, examples: Examples) -> Examples:
        """Return the examples with scaled inputs."""
        return Examples((examples.inputs * self.scale).astype(np.float32), examples.target, examples.starts)

    def hidden_units(self, inputs: Floats) -> Any:
        """Return the hidden units of each row; those of the end of a match are 0."""
        first, bias, _ = self.weights
        return np.maximum(inputs @ first + bias, 0.0) * (inputs != 0).any(axis=1)[:, None]

    def errors(self, examples: Examples, hidden: Any) -> Floats:
        """Return what the network misses, relative to the mean of each decision."""
        return centred(hidden @ self.weights[2], examples.starts) - examples.target

    def explained(self, kept: Examples) -> float:
        """Return the share of the error of scaled examples that the network explains."""
        missed = float((kept.target**2).sum())
        left = float((self.errors(kept, self.hidden_units(kept.inputs)) ** 2).sum())
        return 1.0 - left / missed if missed else 0.0

    def run_pass(self) -> None:
        """Go once through all examples in random order."""
        order = self.rng.permutation(len(self.taught.starts) - 1)
        for at in range(0, len(order), BATCH):
            self._step(self.taught.batch(order[at : at + BATCH]))

    def _step(self, batch: Examples) -> None:
        hidden = self.hidden_units(batch.inputs)
        off = self.errors(batch, hidden) / len(batch.target)
        back = np.outer(off, self.weights[2]) * (hidden > 0)
        found = (batch.inputs.T @ back, back.sum(axis=0), hidden.T @ off)
        gradients = [gradient + DECAY * weights for gradient, weights in zip(found, self.weights, strict=True)]
        self.steps += 1
        early, late = 1 - 0.9**self.steps, 1 - 0.999**self.steps
        for weights, gradient, (mean, square) in zip(self.weights, gradients, self.moments, strict=True):
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient**2 - square)
            weights -= RATE * (mean / early) / (np.sqrt(square / late) + 1e-8)  # Adam

    def silent_network(self, slices: int) -> ValueNetwork:
        """Return a network that corrects nothing."""
        return replace(self.network(slices), output=(0.0,) * len(self.weights[2]))

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
    """Return the network of the best pass, and the share of the error that it explains on held-out matches.

    If no pass explains more than the old network, it stays; without one, the result corrects nothing.
    """
    mine, others = (Examples.of(part, features, slices, old) for part in (taught, kept))
    fit = NetworkFit(mine, hidden, Random(seed).getrandbits(32))
    others = fit.scaled(others)
    left = sum(error**2 for each in kept for error in each.errors())
    missed = float((others.target**2).sum())
    best, found, waited = 1.0 - left / missed if old and missed else 0.0, old or fit.silent_network(slices), 0
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
