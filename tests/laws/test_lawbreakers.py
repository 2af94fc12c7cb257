"""Each law notices who breaks it: the walk-through game, spoilt in one place at a time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

import pytest

from farshore.core.choices import Outcomes
from farshore.core.game import CHANCE, Game, Line, Score
from farshore.core.scene import Button, Scene
from farshore.core.state import News
from farshore.core.text import text
from farshore.games import find
from farshore.laws import check

Skerries: Any = type(find("skerries"))


def spoilt(**methods: Any) -> Game[Any, Any]:
    """Skerries with some methods or tables replaced."""
    spoiler = type("Spoilt", (Skerries,), {"__module__": Skerries.__module__, **methods})
    game: Game[Any, Any] = spoiler()
    return game


RULES: Any = find("skerries")


def legal_twice(game: Any, state: Any, seat: int) -> Sequence[Any]:
    return [*RULES.legal(state, seat), *RULES.legal(state, seat)[:1]]


def anything_goes(game: Any, state: Any, seat: int, action: Any) -> None:
    return None


def spoils_its_argument(game: Any, state: Any, seat: int, action: Any) -> Any:
    after = RULES.apply(state, seat, action)
    state.worth[0] += 1
    return after


def no_weight(game: Any, state: Any) -> Outcomes[Any]:
    first, *others = RULES.chances(state).actions
    return Outcomes([*others, first, replace(first, worth=0)], [*(1 for _ in others), 1, 0])


def neighbours_in_the_way(game: Any, state: Any, seat: int) -> Sequence[Any]:
    taken = {crew.landing for crew in state.seats}
    return [action for action in RULES.legal(state, seat) if action.square not in taken]


def falling_phase(game: Any, state: Any) -> int:
    return -int(RULES.phase(state))


def never_settled(game: Any, state: Any) -> int:
    return 0


def uneven_pads(game: Any, state: Any) -> tuple[Score, ...]:
    first, *others = RULES.scores(state)
    return (Score((*first.lines, Line("luck", 1))), *others)


def forgetful_view(game: Any, state: Any, seat: int | None) -> Any:
    view = RULES.view(state, seat)
    view.acting = ()
    return view


def guesses_wildly(game: Any, view: Any, rng: Random) -> Any:
    state = RULES.guess(view, rng)
    state.worth = [rng.randrange(4) for _ in state.worth]
    return state


def guesses_nonsense(game: Any, view: Any, rng: Random) -> Any:
    state = RULES.guess(view, rng)
    for seat, crew in enumerate(view.seats):
        if crew.landing < -1:
            state.own(seat).landing = 99
    return state


def lends_its_bag(game: Any, state: Any, seat: int | None) -> Any:
    view = RULES.view(state, seat)
    view.bag = state.bag
    return view


def lends_its_rows(game: Any, state: Any, seat: int | None) -> Any:
    view = RULES.view(state, seat)
    for other, crew in enumerate(state.seats):
        if other == seat or crew.landing == -1:
            view.seats[other] = crew
    return view


def guesses_nothing(game: Any, view: Any, rng: Random) -> Any:
    return RULES.guess(view, rng) if any(crew.landing < -1 for crew in view.seats) else view


def counts_the_askers(game: Any, state: Any) -> tuple[Score, ...]:
    state.news += (News(0, "asked"),)
    return tuple(RULES.scores(state))


def takes_it_to_look(game: Any, view: Any, seat: int | None) -> str:
    view.own(0)
    return str(RULES.picture(view, seat))


def leaves_a_note_in_the_box(game: Any, view: Any, seat: int, target: str) -> Any:
    object.__setattr__(view.box, "reefs", view.box.reefs ^ 1 << 12)
    return RULES.why_not(view, seat, target)


@dataclass(frozen=True)
class Wait:
    """An action whose text is what Python makes of it."""

    turns: int


@dataclass(frozen=True)
class Calm(type(RULES.chances(RULES.start(2)).actions[0])):  # type: ignore[misc]
    """An outcome that says of itself what Python makes of it."""

    __str__ = object.__str__


def nameless_outcome(game: Any, state: Any) -> Outcomes[Any]:
    tides = RULES.chances(state)
    return Outcomes([*tides.actions, Calm(0)], [*tides.weights, 1])


def without(table: str, verb: str) -> dict[str, Any]:
    """One of its tables, and in it not this verb."""
    return {table: {kind: each for kind, each in getattr(RULES, table).items() if kind.__name__ != verb}}


def gossip(game: Any, actor: int, action: Any, reader: int | None) -> str:
    return str(action)


def loose_tongue(game: Any, view: Any, reader: int | None, actor: int, action: Any) -> Any:
    return text("told-landing", square=str(action)) if actor != CHANCE else None


def hides_from_itself(game: Any, actor: int, action: Any, reader: int | None) -> str:
    return "land ?"


class Kept(list[Any]):
    """A list that is never copied."""

    def copy(self) -> Kept:
        return self


def shares_what_it_shows(game: Any, state: Any, seat: int | None) -> Any:
    if type(state.worth) is not Kept:
        state.worth = Kept(state.worth)
    view = RULES.view(state, seat)
    view.worth = state.worth
    return view


def spoilt_scene(change: Callable[[Scene], Scene]) -> Callable[..., Scene]:
    return lambda game, view, seat: change(RULES.scene(view, seat))


def extra_button(scene: Scene) -> Scene:
    return replace(scene, buttons=(Button("extra", text("total"), do="land a1"),))


def twin_ids(scene: Scene) -> Scene:
    return replace(scene, buttons=(Button("sea/a1", text("total")),))


def short_field(scene: Scene) -> Scene:
    return replace(scene, board=replace(scene.board, cells=scene.board.cells[:-1]))


def flattering_pad(scene: Scene) -> Scene:
    return replace(scene, pad=replace(scene.pad, totals=tuple(total + 1 for total in scene.pad.totals)))


def unknown_words(scene: Scene) -> Scene:
    return replace(scene, prompt=replace(scene.prompt, name=text("nobody-translated-this")))


def missing_variable(scene: Scene) -> Scene:
    return replace(scene, prompt=replace(scene.prompt, name=text("round", round=1)))


def unknown_art(scene: Scene) -> Scene:
    first = replace(scene.board.cells[0], icon="lighthouse")
    return replace(scene, board=replace(scene.board, cells=(first, *scene.board.cells[1:])))


@pytest.mark.parametrize(
    ("methods", "law"),
    [
        ({"legal": legal_twice}, "Legal actions are different"),
        ({"require": anything_goes}, "Whatever else is tried raises"),
        ({"apply": spoils_its_argument}, "`apply`, and `step` on a clone, change nothing"),
        ({"chances": no_weight}, "Chance has different outcomes"),
        ({"legal": neighbours_in_the_way}, "Seats that act at once"),
        ({"phase": falling_phase}, "`phase` never falls"),
        ({"phase": never_settled}, "Who learns something by an action"),
        ({"scores": uneven_pads}, "Every seat has a score pad"),
        ({"view": forgetful_view}, "From its view a seat knows"),
        ({"guess": guesses_wildly}, "Whatever is guessed behind a view"),
        ({"guess": guesses_nonsense}, "A guess is a whole state"),
        ({"conceal": gossip}, "If a reader cannot tell two actions apart"),
        ({"tell": loose_tongue}, "If a reader cannot tell two actions apart"),
        ({"conceal": hides_from_itself}, "A seat's own actions are never concealed"),
        ({"view": lends_its_bag}, "A clone, a guess and a view share nothing"),
        ({"view": lends_its_rows}, "A clone, a guess and a view share nothing"),
        ({"guess": guesses_nothing}, "A clone, a guess and a view share nothing"),
        ({"scores": counts_the_askers}, "Asking what is legal, scored"),
        ({"picture": takes_it_to_look}, "Asking what is legal, scored"),
        ({"why_not": leaves_a_note_in_the_box}, "Asking what is legal, scored"),
        ({"every": (*RULES.every, Wait(1))}, "Every action has a text of its own"),
        ({"chances": nameless_outcome}, "What chance brings has a text"),
        (without("steps", "Land"), "`steps`, `refusals`, `tellings` and `previews` know every verb"),
        (without("tellings", "Land"), "`steps`, `refusals`, `tellings` and `previews` know every verb"),
        (without("previews", "Land"), "`steps`, `refusals`, `tellings` and `previews` know every verb"),
        ({"refusals": {Wait: None}}, "`steps`, `refusals`, `tellings` and `previews` know every verb"),
        (without("steps", "Tide"), "Every match has an end"),
        (without("tellings", "Tide"), "`steps` and `tellings` know every verb of chance"),
        ({"view": shares_what_it_shows}, "Nobody who gets a view can change the match"),
        ({"scene": spoilt_scene(extra_button)}, "The `do` of a seat's scene"),
        ({"scene": spoilt_scene(twin_ids)}, "Every node has an id of its own"),
        ({"scene": spoilt_scene(short_field)}, "A field has as many cells"),
        ({"scene": spoilt_scene(flattering_pad)}, "One player for each seat"),
        ({"scene": spoilt_scene(unknown_words)}, "Each text of the scene"),
        ({"scene": spoilt_scene(missing_variable)}, "Each text of the scene"),
        ({"scene": spoilt_scene(unknown_art)}, "Icons and grounds"),
    ],
)
def test_who_breaks_a_law_is_found(methods: dict[str, Any], law: str) -> None:
    broken = [title for title, verdict in check(spoilt(**methods), Random(5), 6) if verdict]
    assert any(title.startswith(law) for title in broken), broken


def test_the_honest_game_breaks_none() -> None:
    assert [title for title, verdict in check(spoilt(), Random(5), 4) if verdict] == []
