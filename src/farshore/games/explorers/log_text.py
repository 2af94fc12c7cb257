"""Texts about actions: lines of the log, and previews."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from farshore.core import defaults
from farshore.core.cells import bits
from farshore.core.game import Preview, VerbTable
from farshore.core.state import CHANCE, Seat
from farshore.core.text import Arg, Text, literal, text
from farshore.games.explorers import achievements, marking, rules, scoring
from farshore.games.explorers.actions import (
    Action,
    Bonus,
    Choose,
    Done,
    DrawAchievement,
    LayTile,
    Mark,
    StartTerrain,
    Take,
    UseScroll,
)
from farshore.games.explorers.board import GRID, QUADRANT_OF, QUADRANTS
from farshore.games.explorers.components import Card, Side
from farshore.games.explorers.names import goal_text, side_text, side_title
from farshore.games.explorers.state import State

# The log


def log_mark(view: State, reader: Seat | None, actor: Seat, action: Mark) -> Text:
    """Return the space of the X, and what was found there."""
    thing, place = view.map.object_at[action.cell], GRID.names[action.cell]
    for news in view.news:
        if news.what == "temple":
            return text("log-temple", cell=place, quadrant=QUADRANTS[news.thing], points=news.points)
    return text("log-found", cell=place, thing=text(f"a-{thing}")) if thing else text("log-mark", cell=place)


def log_reveal(view: State, reader: Seat | None, actor: Seat, action: Card) -> Text:
    first, second = action.sides
    return text("log-reveal", round=view.round, turn=view.turn, first=side_title(first), second=side_title(second))


def log_done(view: State, reader: Seat | None, actor: Seat, action: Done) -> Text | None:
    """Report the end of a round or of the game; being done is shown at the seats."""
    ended = [news.thing for news in view.news if news.what == "round"]
    if not ended:
        return None
    return text("log-end") if view.stage == "over" else text("log-round-end", round=ended[0])


def log_tile(view: State, reader: Seat | None, actor: Seat, action: LayTile) -> Text:
    key = "log-tile-drawn" if actor == CHANCE else "log-tile"
    return text(key, number=action.placed.number, quadrant=QUADRANTS[action.quadrant])


def log_achievement(view: State, reader: Seat | None, actor: Seat, action: DrawAchievement) -> Text:
    return text("log-achievement", goal=goal_text(view.box.components.achievements[action.id]))


def message_args(view: State, actor: Seat, action: Action) -> Mapping[str, Arg]:
    """Return the arguments of `log-VERB`: for what is chosen, the terrain."""
    if isinstance(action, (Choose, Take)):
        return {"side": side_text(action.side)}
    if isinstance(action, (UseScroll, Bonus, StartTerrain)):
        return {"terrain": side_text(1 << action.terrain)}
    return defaults.message_args(action)


LOG_TEXTS: Final[VerbTable] = {
    Mark: log_mark,
    Done: log_done,
    Card: log_reveal,
    LayTile: log_tile,
    DrawAchievement: log_achievement,
}


# Previews


def preview_side(view: State, seat: Seat, side: Side, count: int) -> Preview:
    """Preview the number of marks, and the number of spaces for the first of them."""
    spaces = spaces_for(view, seat, side)
    lines = text("marks-count", count=count), text("preview-spaces", count=len(spaces))
    return Preview(side_title(side), lines, where=spaces)


def spaces_for(view: State, seat: Seat, side: Side) -> tuple[str, ...]:
    """Return the spaces of these terrains within reach."""
    sheet = view.seats[seat]
    return tuple([f"map/{GRID.names[cell]}" for cell in bits(sheet.reach & sheet.free & view.map.grounds[side])])


def preview_choose(view: State, seat: Seat, action: Choose) -> Preview:
    return preview_side(view, seat, action.side, view.box.turn.active)


def preview_take(view: State, seat: Seat, action: Take) -> Preview:
    return preview_side(view, seat, action.side, rules.marks_for(view, action.side))


def preview_terrain(view: State, seat: Seat, action: StartTerrain) -> Preview:
    return preview_side(view, seat, 1 << action.terrain, view.box.turn.start)


def preview_bonus(view: State, seat: Seat, action: Bonus) -> Preview:
    return preview_side(view, seat, 1 << action.terrain, view.seats[seat].bonuses[0])


def preview_scroll(view: State, seat: Seat, action: UseScroll) -> Preview:
    """Preview a scroll: like a side of the card, and the scroll is used up."""
    side = 1 << action.terrain
    title = text("scroll-on", terrain=side_title(side), count=view.box.turn.scroll)
    spaces = spaces_for(view, seat, side)
    return Preview(title, (text("preview-spaces", count=len(spaces)),), where=spaces)


def preview_tile(view: State, seat: Seat, action: LayTile) -> Preview:
    return Preview(text("tile-number", number=action.placed.number), (text(f"turn-{action.placed.rotation}"),))


def preview_done(view: State, seat: Seat, action: Done) -> Preview:
    return Preview(text("done"), (text("preview-done"),))


def preview_mark(view: State, seat: Seat, action: Mark) -> Preview:
    """Preview a mark: the object on the space, what it does, and the points by line."""
    after = view.clone()
    after.news = ()
    marking.mark(after, seat, action)
    thing = view.map.object_at[action.cell]
    title = text(f"title-{thing}", quadrant=QUADRANTS[QUADRANT_OF[action.cell]])
    if not thing:
        title = side_title(1 << view.map.terrain_at[action.cell])
    gains, races = list(pad_gains(view, after, seat)), list(races_won(view, after, seat))
    lines = [*effects(after, thing), *(words for words, _ in gains if words), *(words for words, _ in races)]
    return Preview(title, tuple(lines), sum(points for _, points in (*gains, *races)))


def pad_gains(view: State, after: State, seat: Seat) -> Iterator[tuple[Text | None, int]]:
    """Return the points gained by line; a gem counts at the end of every round to come."""
    rounds_left = view.box.turn.rounds - view.round + 1
    for name, line in scoring.PAD.items():
        old, new = line(view, seat)[0], line(after, seat)[0]
        if old != new:
            said = name in ("villages", "achievements", "provisions")
            words = text("preview-line", line=text(f"score-{name}"), old=old, new=new) if said else None
            yield words, (new - old) * (rounds_left if name == "gems" else 1)


def races_won(view: State, after: State, seat: Seat) -> Iterator[tuple[Text, int]]:
    """Return the points of each race whose goal the mark reaches."""
    old, new = view.seats[seat], after.seats[seat]
    for index, goal in enumerate(view.goals):
        if goal.kind != "race" or old.races[index] >= 0 or achievements.is_reached(goal, view.map, old.marked):
            continue
        place = view.race_places[index]
        if achievements.is_reached(goal, view.map, new.marked) and place < len(goal.points):
            yield text("preview-race", points=goal.points[place]), goal.points[place]


def effects(after: State, thing: str) -> Iterator[Text]:
    """Return what the object on the space does; a provision has only its points."""
    turn = after.box.turn
    if thing == "gem":
        rounds = range(after.round, turn.rounds + 1)
        yield text("preview-gem", rounds=tuple(literal(str(number)) for number in rounds), count=len(rounds))
    elif thing == "scroll":
        yield text("preview-scroll", count=turn.scroll)
    elif thing in ("key", "horse"):
        yield text(f"preview-{thing}")
    for news in after.news:
        marks = after.box.temples.bonus[after.temple_places[news.thing]]
        yield text("preview-temple-bonus" if marks else "preview-temple", points=news.points, marks=marks)


PREVIEWS: Final[VerbTable] = {
    Mark: preview_mark,
    Done: preview_done,
    Choose: preview_choose,
    Take: preview_take,
    UseScroll: preview_scroll,
    Bonus: preview_bonus,
    StartTerrain: preview_terrain,
    LayTile: preview_tile,
}
