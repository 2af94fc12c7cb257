"""Explorers: one map each, one card for all; find gems, provisions and temples."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from random import Random
from typing import TYPE_CHECKING

from farshore.core.game import CHANCE, BadOption, Game, Info, Option, Options, Preview, Score, Seat, Value
from farshore.core.text import Text, text
from farshore.games.explorers import rules, scene, scoring, telling
from farshore.games.explorers.board import BIT, QUADRANTS, ROTATIONS
from farshore.games.explorers.components import PLACES, Achievement, Components, PairOfSides, TempleSide, components
from farshore.games.explorers.marking import mark
from farshore.games.explorers.panels import goal_text
from farshore.games.explorers.picture import picture
from farshore.games.explorers.rules import Action, Mark, Placed, Reveal, Settings, Sheet, State

if TYPE_CHECKING:
    from farshore.core.scene import Scene
    from farshore.core.strategy import Strategy

SIDED = ("provisions", "gems", "villages", "temples")
MOST_ACHIEVEMENTS = 3


class Explorers(Game[State, Action]):
    """The game, with our components or somebody's own."""

    def __init__(self, box: Components) -> None:
        self.box = box
        self.every = rules.every_action(box)
        self.info = Info(
            id="explorers",
            seats=(1, 2, 3, 4),
            minutes=30,
            options=(
                *(Option(name, "basic", ("basic", "expert")) for name in SIDED),
                Option(
                    "achievements",
                    0,
                    (0, 1, 2, 3),
                    free=True,
                    listed=True,
                    offers=tuple((name, goal_text(goal)) for name, goal in box.achievements.items()),
                    most=MOST_ACHIEVEMENTS,
                ),
                Option("map", "random", ("random", "choose"), free=True),
            ),
        )

    def with_data(self, files: Mapping[str, str]) -> Explorers:
        return Explorers(components(tuple(sorted(files.items())))) if files else self

    # The sequence of play

    def setup(self, seats: int, options: Options) -> State:
        self.info.check_seats(seats)
        options = self.info.complete(options)
        goals = chosen_achievements(self.box, options["achievements"])
        tiles = given_map(self.box, options["map"])
        state = State(settings(self.box, seats, options), [Sheet() for _ in range(seats)])
        state.goals = goals
        if tiles:
            state.tiles = tiles
            state.map = rules.lay_map(self.box, tiles)
        rules.continue_setup(state)
        return state

    def to_act(self, state: State) -> tuple[Seat, ...]:
        return state.acting

    def phase(self, state: State) -> int:
        return state.phase

    legal = staticmethod(rules.legal)
    chances = staticmethod(rules.chances)
    step = staticmethod(rules.step)
    refusal = staticmethod(rules.refusal)

    def apply(self, state: State, seat: Seat, action: Action) -> State:
        """As always, but a mark is found good at a glance: only who is to act has open spaces."""
        if isinstance(action, Mark) and seat in state.acting and state.sheets[seat].open & BIT[action.cell]:
            after = state.clone()
            mark(after, after.sheet(seat), action.cell)
            return after
        self.require(state, seat, action)
        after = state.clone()
        rules.step(after, seat, action)
        return after

    def require(self, state: State, seat: Seat, action: Action) -> None:
        """As always, but what is allowed is found so first."""
        allowed = rules.outcomes(state) if seat == CHANCE else rules.legal(state, seat)
        if action not in allowed:
            super().require(state, seat, action)

    def scores(self, state: State) -> tuple[Score, ...]:
        return tuple([sheet.pad or scoring.noted(state, sheet) for sheet in state.sheets])

    # What a seat may know: everything, the cards still to come have no order

    def view(self, state: State, seat: Seat | None) -> State:
        return state

    def guess(self, view: State, rng: Random) -> State:
        return view.clone()

    # What is shown and said

    def scene(self, view: State, seat: Seat | None) -> Scene:
        return scene.scene(self, view, seat)

    def tell(self, view: State, reader: Seat | None, actor: Seat, action: Action) -> Text | None:
        return telling.tell(self, view, reader, actor, action)

    def why_not(self, view: State, seat: Seat, target: str) -> Text:
        return telling.why_not(self, view, seat, target)

    def preview(self, view: State, seat: Seat, action: Action) -> Preview:
        return telling.preview(self, view, seat, action)

    def picture(self, view: State, seat: Seat | None) -> str:
        return picture(view, seat)

    @property
    def strategy(self) -> Strategy[State, Action]:
        from farshore.games.explorers.strategy import strategy

        return strategy()


# Options


def settings(box: Components, seats: int, options: Options) -> Settings:
    """The sides in play, with the places at the temples that so many players do not use struck out."""
    side = {name: str(options[name]) for name in SIDED}
    temples = box.temples[side["temples"]]
    kept = [place for place in range(PLACES) if place + 1 not in box.strikes.get(seats, ())]
    number = options["achievements"]
    return Settings(
        seats=seats,
        components=box,
        sides=tuple(side.items()),
        provisions=box.provisions[side["provisions"]],
        gems=box.gems[side["gems"]],
        villages=box.villages[side["villages"]],
        temples=TempleSide(tuple(temples.points[p] for p in kept), tuple(temples.bonus[p] for p in kept)),
        chosen_map=options["map"] == "choose",
        drawn=number if isinstance(number, int) else 0,
        forced=box.turn.forced,
        deck=deck(box.cards, solo=seats == 1),
    )


@cache
def deck(cards: tuple[PairOfSides, ...], *, solo: bool) -> tuple[Reveal, ...]:
    """The cards as they may be turned over: solo, either way round."""
    found: list[Reveal] = []
    for index, (first, second) in enumerate(cards):
        found.append(Reveal(index, (first, second)))
        if solo:
            found.append(Reveal(index, (second, first)))
    return tuple(found)


def chosen_achievements(box: Components, value: Value) -> tuple[Achievement, ...]:
    """The achievements named in the option, up to three different ones; none if they are drawn."""
    names = value if isinstance(value, tuple) else ()
    if isinstance(value, int) and value > len(box.achievements):
        raise BadOption(text("bad-achievement-few", number=value, count=len(box.achievements)))
    for index, name in enumerate(names):
        if name not in box.achievements:
            raise BadOption(text("bad-achievement", id=name[:40]))
        if name in names[:index]:
            raise BadOption(text("bad-achievement-twice", id=name))
    if len(names) > MOST_ACHIEVEMENTS:
        raise BadOption(text("bad-achievement-number", number=len(names)))
    return tuple(box.achievements[name] for name in names)


def given_map(box: Components, value: Value) -> tuple[Placed, ...]:
    """The tiles named in the option, `3e 5n 1s 8w`; none if they are drawn or chosen."""
    if value in ("random", "choose"):
        return ()
    words = value.split() if isinstance(value, str) else value if isinstance(value, tuple) else ()
    if len(words) != len(QUADRANTS):
        raise BadOption(text("bad-map-number", number=len(words)))
    tiles: list[Placed] = []
    for word in words:
        number, rotation = word[:-1], word[-1:]
        if not number.isdecimal() or int(number) not in box.tiles or rotation not in ROTATIONS:
            raise BadOption(text("bad-map-tile", tile=word[:20]))
        if any(placed.number == int(number) for placed in tiles):
            raise BadOption(text("bad-map-twice", tile=int(number)))
        tiles.append(Placed(int(number), rotation))
    return tuple(tiles)


game = Explorers(components())
