"""Texts of the log and of previews; both are made from the news of a step."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from farshore.core import defaults
from farshore.core.game import Preview, VerbTable
from farshore.core.state import Seat
from farshore.core.text import Arg, Text, literal, text
from farshore.games.kingdom_maps.actions import (
    Action,
    Adjust,
    Announce,
    AssignDice,
    Criteria,
    Done,
    Draw,
    ScoreNow,
    Take,
)
from farshore.games.kingdom_maps.drawing import draw, score_question
from farshore.games.kingdom_maps.names import criterion_text, territory_count_text, territory_text
from farshore.games.kingdom_maps.scoring import criterion_score
from farshore.games.kingdom_maps.state import State

# The log


def message_args(view: State, actor: Seat, action: Action) -> Mapping[str, Arg]:
    """Return the arguments of `log-VERB`."""
    if isinstance(action, Announce):
        return {"territory": territory_text(action.territory)}
    if isinstance(action, AssignDice):
        territory = view.box.territory_of(action.territory_die)
        return {"territory": territory_text(territory), "number": action.value}
    if isinstance(action, Draw):
        return {"hex": literal(action.name), "territory": territory_text(view.territory)}
    if isinstance(action, ScoreNow):
        return {"criterion": criterion_text(action.criterion), "points": view.seats[actor].question}
    if isinstance(action, Criteria):
        return {"criteria": tuple([criterion_text(name) for name in action.names])}
    return defaults.message_args(action)


def log_done(view: State, reader: Seat | None, actor: Seat, action: Done) -> Text | None:
    """Return a line only if nothing was drawn."""
    return Text("log-nothing") if any(news[:2] == (actor, "cannot-draw") for news in view.news) else None


LOG_TEXTS: Final[VerbTable] = {Done: log_done}


# Previews


def preview_announce(view: State, seat: Seat, action: Announce) -> Preview:
    left = text("preview-uses", left=view.seats[seat].uses[action.territory] - 1)
    return Preview(text("preview-announce", territory=territory_text(action.territory)), (left,))


def preview_take(view: State, seat: Seat, action: Take) -> Preview:
    return Preview(text("preview-number", what=territory_count_text(view.territory, action.value)))


def preview_assign(view: State, seat: Seat, action: AssignDice) -> Preview:
    territory = view.box.territory_of(action.territory_die)
    return Preview(text("preview-number", what=territory_count_text(territory, action.value)))


def preview_adjust(view: State, seat: Seat, action: Adjust) -> Preview:
    return Preview(
        text("preview-number", what=territory_count_text(view.territory, view.seats[seat].number + action.by))
    )


def preview_draw(view: State, seat: Seat, action: Draw) -> Preview:
    """Return the points of each criterion after the hex, and what is printed there."""
    after = view.clone()
    draw(after, seat, action)
    worth = [
        (name, criterion_score(view, seat, name)[0], criterion_score(after, seat, name)[0]) for name in view.criteria
    ]
    changed = [(name, now, then) for name, now, then in worth if now != then]
    lines = [text("preview-line", criterion=criterion_text(name), now=now, then=then) for name, now, then in changed]
    lines += [Text(f"preview-{news.what}") for news in after.news[len(view.news) :]]
    points = sum(then - now for _, now, then in changed)
    shown = tuple((f"criterion/{name}", then) for name, _, then in changed)
    return Preview(territory_text(view.territory), tuple(lines or [Text("preview-nothing")]), points, then=shown)


def preview_score(view: State, seat: Seat, action: ScoreNow) -> Preview:
    after = view.clone()
    score_question(after, seat, action)
    points = after.seats[seat].question
    return Preview(criterion_text(action.criterion), (text("preview-question", points=points),), points)


PREVIEWS: Final[VerbTable] = {
    Announce: preview_announce,
    Take: preview_take,
    AssignDice: preview_assign,
    Adjust: preview_adjust,
    Draw: preview_draw,
    ScoreNow: preview_score,
}
