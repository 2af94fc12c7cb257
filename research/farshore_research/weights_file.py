"""A game's `weights.toml`, as `farshore tune` reads and writes it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from math import exp
from typing import Any, Final

from farshore.core.strategy import Strategy, flat_weights
from farshore.core.toml_data import TomlData, read_packaged, read_toml

Weights = Mapping[str, float]
DIGITS: Final = 4
"""The number of decimals in the file."""


def apply_steps(weights: Weights, steps: Weights) -> dict[str, float]:
    """Return the weights after a step: multiplied if positive, else added.

    >>> apply_steps({"a": 2.0, "b": 0.0}, {"a": 0.0, "b": 0.5})
    {'a': 2.0, 'b': 0.5}
    """
    return {
        name: number * exp(steps[name]) if number > 0 and not name.endswith("_slope") else number + steps[name]
        for name, number in weights.items()
    }


@dataclass(slots=True)
class WeightsFile:
    """A game's `weights.toml`: the weights, the origin of each set, and where its tuning started."""

    text: str
    weights: dict[str, float]
    start: dict[str, float]
    tuned: dict[str, dict[str, str]]
    """The command and the result by set; the basic set has an empty name."""
    back: dict[str, str] = field(default_factory=dict)
    """The command and the result of restoring some basic weights."""

    @classmethod
    def of(cls, strategy: Strategy[Any, Any]) -> WeightsFile:
        """Return the file packaged with the game of this strategy."""
        whole = read_packaged(type(strategy).__module__.rpartition(".")[0], "weights.toml")
        data = read_toml(whole, "weights.toml")
        start = flat_weights(data["start"]) if "start" in data else {}
        back = {key: words.text() for key, words in data["back"].items()} if "back" in data else {}
        return cls(whole, flat_weights(data["weights"]), start, _read_origins(data), back)

    def began(self, each: str) -> bool:
        """Return whether a tuning has changed this set."""
        return any(_set_of(name) == each for name in self.start)

    def __str__(self) -> str:
        sets = list(dict.fromkeys(["", *map(_set_of, self.weights), *self.tuned]))
        lines = ["# What a position is worth: the numbers of the formula, and how `farshore tune` found them."]
        for each in sets:
            lines += _toml_table(
                "tuned", each, [f'{key} = "{words}"' for key, words in self.tuned.get(each, {}).items()]
            )
        lines += _toml_table("back", "", [f'{key} = "{words}"' for key, words in self.back.items()])
        remarks = dict(re.findall(r"^(\w+) = [-\d.]+ +(# .*)$", self.text, re.MULTILINE))
        for each in sets:
            lines += _toml_table("weights", each, _weight_lines(self.weights, each, {} if each else remarks))
        for each in sets:
            lines += _toml_table("start", each, _weight_lines(self.start, each, {}))
        return "\n".join(lines) + "\n"


def _read_origins(data: TomlData) -> dict[str, dict[str, str]]:
    """Return the origins of the sets of a file."""
    found: dict[str, dict[str, str]] = {}
    for key, value in data["tuned"].items() if "tuned" in data else ():
        if isinstance(value.value, dict):
            found[key] = {inner: words.text() for inner, words in value.items()}
        else:
            found.setdefault("", {})[key] = value.text()
    return found


def _set_of(name: str) -> str:
    return name.rpartition(".")[0]


def _weight_lines(weights: Weights, each: str, remarks: Mapping[str, str]) -> list[str]:
    mine = {name.rpartition(".")[2]: number for name, number in weights.items() if _set_of(name) == each}
    return [f"{name} = {number:.{DIGITS}f} {remarks.get(name, '')}".rstrip() for name, number in mine.items()]


def _toml_table(kind: str, each: str, lines: list[str]) -> list[str]:
    return ["", f"[{kind}.{each}]" if each else f"[{kind}]", *lines] if lines else []
