"""Bots: they choose actions from the view of their seat."""

from farshore.bots.bot import Bot, Budget
from farshore.bots.levels import broken, find, installed, levels

__all__ = ["Bot", "Budget", "broken", "find", "installed", "levels"]
