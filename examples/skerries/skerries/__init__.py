"""Skerries: claim squares in turn; your largest group counts."""

from skerries.game import Skerries

game = Skerries()
