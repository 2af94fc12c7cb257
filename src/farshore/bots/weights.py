"""A game's `weights.toml`, as `farshore tune` reads and writes it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from math import exp
from typing import Any, Final

from farshore.core.data import Data, packaged, read
from farshore.core.strategy import Strategy, flat_weights

Weights = Mapping[str, float]
DIGITS: Final = 4
"""Numbers are rounded to what the file shows."""


def varied(weights: Weights, steps: Weights) -> dict[str, float]:
    """The numbers after a step: by a factor if positive, else by a difference.

    >>> varied({"a": 2.0, "b": 0.0}, {"a": 0.0, "b": 0.5})
    {'a': 2.0, 'b': 0.5}
    """
    return {
        name: number * exp(steps[name]) if number > 0 and not name.endswith("_slope") else number + steps[name]
        for name, number in weights.items()
    }


@dataclass(slots=True)
class WeightsFile:
    """A game's `weights.toml`: numbers, where each set comes from, and where its tuning started."""

    text: str
    weights: dict[str, float]
    start: dict[str, float]
    tuned: dict[str, dict[str, str]]
    """By set, the basic one without a name: command and figure."""
    back: dict[str, str] = field(default_factory=dict)
    """Where some basic numbers went back to their start: command and figure."""

    @classmethod
    def of(cls, strategy: Strategy[Any, Any]) -> WeightsFile:
        """The one that came with the game."""
        whole = packaged(type(strategy).__module__.rpartition(".")[0], "weights.toml")
        data = read(whole, "weights.toml")
        start = flat_weights(data["start"]) if "start" in data else {}
        back = {key: words.text() for key, words in data["back"].items()} if "back" in data else {}
        return cls(whole, flat_weights(data["weights"]), start, _origins(data), back)

    def began(self, each: str) -> bool:
        """Whether the numbers of this set were found by a tuning that started from others."""
        return any(_set_of(name) == each for name in self.start)

    def __str__(self) -> str:
        sets = list(dict.fromkeys(["", *map(_set_of, self.weights), *self.tuned]))
        lines = ["# What a position is worth: the numbers of the formula, and how `farshore tune` found them."]
        for each in sets:
            lines += _table("tuned", each, [f'{key} = "{words}"' for key, words in self.tuned.get(each, {}).items()])
        lines += _table("back", "", [f'{key} = "{words}"' for key, words in self.back.items()])
        remarks = dict(re.findall(r"^(\w+) = [-\d.]+ +(# .*)$", self.text, re.MULTILINE))
        for each in sets:
            lines += _table("weights", each, _numbers(self.weights, each, {} if each else remarks))
        for each in sets:
            lines += _table("start", each, _numbers(self.start, each, {}))
        return "\n".join(lines) + "\n"


def _origins(data: Data) -> dict[str, dict[str, str]]:
    """Where the sets of a file come from."""
    found: dict[str, dict[str, str]] = {}
    for key, value in data["tuned"].items() if "tuned" in data else ():
        if isinstance(value.value, dict):
            found[key] = {inner: words.text() for inner, words in value.items()}
        else:
            found.setdefault("", {})[key] = value.text()
    return found


def _set_of(name: str) -> str:
    return name.rpartition(".")[0]


def _numbers(weights: Weights, each: str, remarks: Mapping[str, str]) -> list[str]:
    mine = {name.rpartition(".")[2]: number for name, number in weights.items() if _set_of(name) == each}
    return [f"{name} = {number:.{DIGITS}f} {remarks.get(name, '')}".rstrip() for name, number in mine.items()]


def _table(kind: str, each: str, lines: list[str]) -> list[str]:
    return ["", f"[{kind}.{each}]" if each else f"[{kind}]", *lines] if lines else []
