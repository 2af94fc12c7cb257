"""Bots: they choose from what their seat may see, never from more."""

from farshore.bots.bot import Bot, Budget
from farshore.bots.levels import broken, find, installed, levels

__all__ = ["Bot", "Budget", "broken", "find", "installed", "levels"]
