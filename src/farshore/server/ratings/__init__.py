"""Ratings: strength from results, with and without luck, for tables and for solo matches."""
