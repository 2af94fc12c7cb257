"""La Isla, by Stefan Feld: the third of our games."""

from farshore.games.la_isla.rules import LaIsla

game = LaIsla()
