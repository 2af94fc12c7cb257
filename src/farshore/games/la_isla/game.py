"""La Isla as the house knows it: its parts put together."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from farshore.core.game import Game, Info, Option, Options
from farshore.games.la_isla import cards, rules, scoring, telling, turns
from farshore.games.la_isla.actions import EVERY, Action
from farshore.games.la_isla.box import DECKS, SEATS, Box, read_box
from farshore.games.la_isla.picture import picture
from farshore.games.la_isla.refusals import REFUSALS, meant
from farshore.games.la_isla.scene import own, shared
from farshore.games.la_isla.state import State
from farshore.games.la_isla.strategy import LaIslaStrategy
from farshore.games.la_isla.tensors import BY_PLACE, most_chances, most_decisions, see


class LaIsla(Game[State, Action]):
    """Place explorers, surround animals, and put each card to one of its three uses."""

    info = Info(id="la_isla", seats=SEATS, minutes=45, options=(Option("deck", DECKS[0], DECKS),), hidden=True)
    every, by_place = EVERY, BY_PLACE
    steps, refusals, tellings, previews = rules.STEPS, REFUSALS, telling.TELLINGS, telling.PREVIEWS

    def __init__(self, box: Box) -> None:
        self.box = box
        self.info = replace(type(self).info, max_length=most_decisions(box), max_chances=most_chances(box))
        self._strategy = LaIslaStrategy(box)

    def setup(self, seats: int, options: Options) -> State:
        return rules.setup(self.box.agreed(seats, int(str(options["deck"]))))

    legal, chances = staticmethod(rules.legal), staticmethod(rules.chances)
    step, play_out = staticmethod(rules.step), staticmethod(rules.play_out)
    scores, totals = staticmethod(scoring.scores), staticmethod(scoring.totals)
    view, guess, conceal = staticmethod(cards.view), staticmethod(cards.guess), staticmethod(cards.conceal)
    picture = staticmethod(picture)
    meant = staticmethod(meant)
    moment, marks, summed = staticmethod(turns.moment), staticmethod(turns.marks), staticmethod(turns.summed)
    see = staticmethod(see)
    why_not = staticmethod(telling.why_not)
    shared, own = staticmethod(shared), staticmethod(own)

    @property
    def strategy(self) -> LaIslaStrategy:
        return self._strategy

    def with_data(self, files: Mapping[str, str]) -> LaIsla:
        """The same rules with somebody's own island, cards or table; DataError says what is wrong."""
        return LaIsla(read_box(tuple(sorted(files.items())))) if files else self
