"""Kingdom Maps: roll dice, announce a territory, and draw the king's map, for one to four players."""

from farshore.games.kingdom_maps.game import KingdomMaps

game = KingdomMaps()
"""The game with its printed components."""
