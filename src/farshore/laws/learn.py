"""A law of the rules to read, for games that bring them."""

from __future__ import annotations

from farshore.core.game import AnyGame
from farshore.laws.position import require
from farshore.learn import has_rules
from farshore.learn.check import problems


def rules_to_read_are_true(game: AnyGame) -> None:
    """Rules to read, if there are any, are alike in four languages and forget no rule; their diagrams are true."""
    if has_rules(game):
        for problem in problems(game):
            require(False, str(problem))


LAWS = (rules_to_read_are_true,)
