"""Bots: they choose actions from the view of their seat."""

from farshore.bots.bot import Bot, Budget
from farshore.bots.levels import broken_plugins, find_bot, installed_bots, levels

__all__ = ["Bot", "Budget", "broken_plugins", "find_bot", "installed_bots", "levels"]
