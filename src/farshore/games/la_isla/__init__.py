"""La Isla, by Stefan Feld: explorers, cards with three uses, and five animals thought extinct."""

from farshore.games.la_isla.components import read_box
from farshore.games.la_isla.game import LaIsla

game = LaIsla(read_box())
