"""One home for generators of random things."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from hypothesis import strategies as st

from farshore.core.game import AnyGame, Option, Options, Value
from farshore.laws import supports_options


class Setting(NamedTuple):
    """What is agreed before a match, and a source of random play."""

    seats: int
    options: Options
    rng: Random


def choices(option: Option) -> st.SearchStrategy[Value]:
    """The option's default first: what fails is shrunk towards it."""
    others = [choice for choice in option.choices if choice != option.default]
    return st.sampled_from([option.default, *others])


def settings_of(game: AnyGame) -> st.SearchStrategy[Setting]:
    """Any number of seats, any options that are offered for it, any play."""
    options = st.fixed_dictionaries({option.name: choices(option) for option in game.info.options})
    settings = st.builds(Setting, st.sampled_from(game.info.seats), options, st.integers(0, 2**32).map(Random))
    return settings.filter(lambda setting: supports_options(game, setting.seats, setting.options))
