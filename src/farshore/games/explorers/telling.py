"""What is said about actions: the log's lines, why something cannot be done, and what a click would bring."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from farshore.core.game import CHANCE, Preview, Seat
from farshore.core.text import Text, plain, text
from farshore.games.explorers import achievements, rules
from farshore.games.explorers.actions import (
    DONE,
    SCROLLS,
    Action,
    Bonus,
    Choose,
    Done,
    DrawAchievement,
    LayTile,
    Mark,
    NameFirst,
    Reveal,
    Start,
    StartTerrain,
    Take,
    UseScroll,
)
from farshore.games.explorers.board import GRID, QUADRANT_OF, QUADRANTS, TERRAINS
from farshore.games.explorers.components import Side
from farshore.games.explorers.drawing import BOARD, side_title
from farshore.games.explorers.marking import reason_against, terrain_text
from farshore.games.explorers.panels import goal_text
from farshore.games.explorers.state import State

if TYPE_CHECKING:
    from farshore.games.explorers import Explorers

# The log


def tell(game: Explorers, view: State, reader: Seat | None, actor: Seat, action: Action) -> Text | None:
    """A line for the log; whoever is done needs none but the last of a round, the seats show it."""
    if isinstance(action, Mark):
        return _told_mark(view, actor, action.cell)
    if isinstance(action, Choose):
        return text("told-choose", side=terrain_text(action.side))
    if isinstance(action, Take):
        return text("told-take", side=terrain_text(action.side))
    if isinstance(action, UseScroll):
        return text("told-scroll", terrain=terrain_text(1 << action.terrain))
    if isinstance(action, Bonus):
        return text("told-bonus", terrain=terrain_text(1 << action.terrain))
    if isinstance(action, StartTerrain):
        return text("told-terrain", terrain=terrain_text(1 << action.terrain))
    if isinstance(action, Reveal):
        first, second = action.sides
        return text("told-reveal", round=view.round, turn=view.turn, first=side_title(first), second=side_title(second))
    return _told_done(view) if isinstance(action, Done) else _told_setup(game, actor, action)


def _told_mark(view: State, actor: Seat, cell: int) -> Text:
    thing = view.map.object_at[cell]
    if thing == "temple":
        quadrant = QUADRANT_OF[cell]
        points = view.settings.temples.points[view.sheets[actor].temples[quadrant]]
        return text("told-temple", cell=plain(GRID.names[cell]), quadrant=QUADRANTS[quadrant], points=points)
    return _told_space(cell, thing)


@cache
def _told_space(cell: int, thing: str) -> Text:
    place = plain(GRID.names[cell])
    return text("told-found", cell=place, thing=text(f"a-{thing}")) if thing else text("told-mark", cell=place)


def _told_setup(game: Explorers, actor: Seat, action: Action) -> Text | None:
    if isinstance(action, LayTile):
        key = "told-tile-drawn" if actor == CHANCE else "told-tile"
        return text(key, number=action.placed.number, quadrant=QUADRANTS[action.quadrant])
    if isinstance(action, DrawAchievement):
        return text("told-achievement", goal=goal_text(game.box.achievements[action.id]))
    if isinstance(action, NameFirst):
        return text("told-first", seat=text("seat-number", seat=action.seat + 1))
    return text("told-start", cell=plain(GRID.names[action.cell])) if isinstance(action, Start) else None


def _told_done(view: State) -> Text | None:
    """Only the end of a round or of the game is worth a line."""
    if view.stage == "over":
        return text("told-end")
    round_ended = view.stage == "reveal" and view.turn == 1 and view.round > 1
    return text("told-round-end", round=view.round - 1) if round_ended else None


# Why not


def why_not(game: Explorers, view: State, seat: Seat, target: str) -> Text:
    """Why the node with this id cannot be used now; the rules know the reason."""
    kind, _, rest = target.partition("/")
    if view.stage == "over":
        return text("match-over")
    if kind == BOARD and rest in GRID.index:
        return _why_not_space(view, seat, GRID.index[rest])
    if kind == "board":
        return text("why-not-yours")
    if seat not in view.acting:
        return _why_wait(view)
    if kind == "done":
        return rules.refusal(view, seat, DONE)
    if kind == "scrolls" or (kind == "scroll" and rest in TERRAINS):
        return rules.refusal(view, seat, SCROLLS[TERRAINS.index(rest) if rest in TERRAINS else 0])
    if kind == "card" and view.stage == "mark":
        return text("why-card-taken")
    return text("why-tile-first") if kind == "turn" else text("why-only-shown")


def _why_not_space(view: State, seat: Seat, cell: int) -> Text:
    if not view.map.quarters:
        return text("why-map-first")
    if seat not in view.acting:
        return _why_wait(view)
    if view.stage == "start":
        return text("why-not-closest" if view.map.villages >> cell & 1 else "why-start-first")
    if view.stage == "choose":
        return text("why-side-first")
    return reason_against(view, seat, cell) or text("why-nothing-against")


def _why_wait(view: State) -> Text:
    """Why a seat that is not to act can do nothing."""
    if view.stage == "mark":
        return text("why-done")
    return text("why-wait-choice") if view.stage == "choose" else text("not-your-turn")


# What it would bring


def preview(game: Explorers, view: State, seat: Seat, action: Action) -> Preview:
    """What the action would bring, in words and points."""
    if isinstance(action, Mark):
        return _preview_mark(game, view, seat, action)
    if isinstance(action, Choose):
        return _preview_side(view, seat, action.side, view.settings.components.turn.active)
    if isinstance(action, Take):
        return _preview_side(view, seat, action.side, rules.marks_for(view, action.side))
    if isinstance(action, UseScroll):
        return _preview_scroll(view, seat, 1 << action.terrain, view.settings.components.turn.scroll)
    if isinstance(action, StartTerrain):
        return _preview_side(view, seat, 1 << action.terrain, view.settings.components.turn.start)
    if isinstance(action, Bonus):
        return _preview_side(view, seat, 1 << action.terrain, view.sheets[seat].bonuses[0])
    if isinstance(action, LayTile):
        return Preview(text("tile-number", number=action.placed.number), (text(f"turn-{action.placed.rotation}"),))
    if isinstance(action, Start):
        return Preview(plain(GRID.names[action.cell]), (text("space-start-village"),))
    return Preview(text("done"), (text("preview-done"),) if isinstance(action, Done) else ())


def _preview_side(view: State, seat: Seat, side: Side, count: int) -> Preview:
    """How many marks, and how many spaces are there for the first of them."""
    sheet = view.sheets[seat]
    spaces = (sheet.reach & sheet.free & view.map.grounds[side]).bit_count()
    lines = text("marks-count", count=count), text("preview-spaces", count=spaces)
    return Preview(side_title(side), lines)


def _preview_scroll(view: State, seat: Seat, side: Side, count: int) -> Preview:
    """As a side of the card, but a scroll is used for it."""
    _, spaces = _preview_side(view, seat, side, count).lines
    return Preview(text("scroll-on", terrain=side_title(side), count=count), (spaces,))


def _preview_mark(game: Explorers, view: State, seat: Seat, action: Mark) -> Preview:
    after = view.clone()
    game.step(after, seat, action)
    thing = view.map.object_at[action.cell]
    words, points = _gains(game, view, after, seat)
    if not thing:
        return Preview(side_title(1 << view.map.terrain_at[action.cell]), tuple(words), points)
    effect = _effect(view, after, seat, action.cell, thing)
    title = text(f"title-{thing}", quadrant=QUADRANTS[QUADRANT_OF[action.cell]])
    return Preview(title, (effect, *words) if effect else tuple(words), points)


def _gains(game: Explorers, view: State, after: State, seat: Seat) -> tuple[list[Text], int]:
    """Line by line what the pad would gain; a gem counts at every round's end that is still to come."""
    words, total = [], 0
    rounds_left = view.settings.components.turn.rounds - view.round + 1
    pads = zip(game.scores(view)[seat].lines, game.scores(after)[seat].lines, strict=True)
    for old, new in pads:
        gain = (new.points - old.points) * (rounds_left if old.name == "gems" else 1)
        total += gain
        if gain and old.name in ("villages", "achievements", "provisions"):
            line = text(f"score-{old.name}")
            words.append(text("preview-line", line=line, old=old.points, new=new.points))
    for points in _races_won(view, after, seat):
        words.append(text("preview-race", points=points))
        total += points
    return words, total


def _races_won(view: State, after: State, seat: Seat) -> list[int]:
    """The value of each race whose goal this would reach."""
    old, new = view.sheets[seat], after.sheets[seat]
    won = []
    for index, goal in enumerate(view.goals):
        if goal.kind != "race" or old.races[index] >= 0 or achievements.reached(goal, view.map, old.marked):
            continue
        place = view.race_places[index]
        if achievements.reached(goal, view.map, new.marked) and place < len(goal.points):
            won.append(goal.points[place])
    return won


def _effect(view: State, after: State, seat: Seat, cell: int, thing: str) -> Text | None:
    """What the object on the space does; a provision's points say it all."""
    if thing == "gem":
        rounds = range(view.round, view.settings.components.turn.rounds + 1)
        return text("preview-gem", rounds=tuple(plain(str(number)) for number in rounds), count=len(rounds))
    if thing == "temple":
        place = after.sheets[seat].temples[QUADRANT_OF[cell]]
        temples = view.settings.temples
        marks = temples.bonus[place]
        return text("preview-temple-bonus" if marks else "preview-temple", points=temples.points[place], marks=marks)
    if thing == "scroll":
        return text("preview-scroll", count=view.settings.components.turn.scroll)
    return text(f"preview-{thing}") if thing in ("key", "horse") else None
