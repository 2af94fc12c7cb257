"""Competitions on equal deals: pairings, standings, tournaments, the cup of the week, clubs."""
