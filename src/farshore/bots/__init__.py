"""Bots: they choose from what their seat may see, never from more."""

from farshore.bots.bot import Bot, Budget
from farshore.bots.levels import find, installed, levels

__all__ = ["Bot", "Budget", "find", "installed", "levels"]
