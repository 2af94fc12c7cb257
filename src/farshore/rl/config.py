"""The settings that all environments share."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final, Literal, TypeAlias, get_args

from farshore.core.game import BadOption, Value
from farshore.core.text import text

Reward: TypeAlias = Literal["win", "zero-sum", "points", "margin"]
"""`win`: 1 for a victory, shared by the winners · `zero-sum`: the same with mean 0 · `points`: the score ·
`margin`: the lead over the best other seat."""
REWARDS: Final = get_args(Reward)


@dataclass(frozen=True, slots=True)
class EnvConfig:
    """Settings of a simulator or an environment.

    >>> EnvConfig(reward="points").updated(dense=True, deck=120)
    EnvConfig(reward='points', dense=True, forced=False, compact=False, options={'deck': 120})
    """

    reward: Reward = "win"
    dense: bool = False
    """Reward points and margins as they change, not only at the end."""
    forced: bool = False
    """Play a seat's only legal action without asking."""
    compact: bool = False
    """Use fewer action numbers: cards by their place in hand. A number then depends on the position."""
    options: Mapping[str, Value] = field(default_factory=dict)
    """The options of the game."""

    def __post_init__(self) -> None:
        if self.reward not in REWARDS:
            raise BadOption(text("bad-option-value", option="reward", value=str(self.reward)), legal=REWARDS)

    def updated(self, **settings: Any) -> EnvConfig:
        """Return a copy with other settings. Names that are not fields are options of the game."""
        fields = {name: value for name, value in settings.items() if name in SETTINGS}
        options = {name: value for name, value in settings.items() if name not in SETTINGS}
        return replace(self, **fields, options={**self.options, **options})


SETTINGS: Final = ("reward", "dense", "forced", "compact")
DEFAULT: Final = EnvConfig()
"""The default of `Simulator`: all action numbers, a reward for the victory at the end."""
MULTI_AGENT: Final = EnvConfig(compact=True)
"""The default of PettingZoo environments: a reward for the victory at the end."""
SINGLE_SEAT: Final = EnvConfig(reward="points", dense=True, compact=True)
"""The default of Gymnasium environments: points as they change."""
