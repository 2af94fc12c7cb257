"""Explorers: one map each, one card for all; find gems, provisions and temples."""

from farshore.games.explorers.components import components
from farshore.games.explorers.game import Explorers

game = Explorers(components())
