"""Each law notices who breaks it: the walk-through game, spoilt in one place at a time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from farshore.core.game import CHANCE, Game, Line, Score
from farshore.core.scene import Button, Scene
from farshore.core.text import text
from farshore.games import find
from farshore.laws import check

Skerries: Any = type(find("skerries"))


def spoilt(**methods: Callable[..., Any]) -> Game[Any, Any]:
    """Skerries with some methods replaced."""
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


def no_weight(game: Any, state: Any) -> Sequence[Any]:
    first, *others = RULES.chances(state)
    return [*others, (first[0], 1), (replace(first[0], worth=0), 0)]


def neighbours_in_the_way(game: Any, state: Any, seat: int) -> Sequence[Any]:
    taken = set(state.landing)
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
    view.tide = 0
    return view


def guesses_wildly(game: Any, view: Any, rng: Random) -> Any:
    state = RULES.guess(view, rng)
    state.worth = [rng.randrange(4) for _ in state.worth]
    return state


def guesses_nonsense(game: Any, view: Any, rng: Random) -> Any:
    state = RULES.guess(view, rng)
    state.landing = [99 if hidden < -1 else own for hidden, own in zip(view.landing, state.landing, strict=True)]
    return state


def gossip(game: Any, actor: int, action: Any, reader: int | None) -> str:
    return str(action)


def loose_tongue(game: Any, view: Any, reader: int | None, actor: int, action: Any) -> Any:
    return text("told-landing", square=str(action)) if actor != CHANCE else None


def hides_from_itself(game: Any, actor: int, action: Any, reader: int | None) -> str:
    return "land ?"


class Kept(list[Any]):
    """A list that is handed on as it is, not as a copy."""

    def __reduce__(self) -> Any:
        KEPT[id(self)] = self
        return recall, (id(self),)

    def __deepcopy__(self, memo: object) -> list[Any]:
        return list(self)


KEPT: dict[int, Kept] = {}


def recall(number: int) -> Kept:
    return KEPT[number]


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
def test_who_breaks_a_law_is_found(methods: dict[str, Callable[..., Any]], law: str) -> None:
    broken = [title for title, verdict in check(spoilt(**methods), Random(5), 6) if verdict]
    assert any(title.startswith(law) for title in broken), broken


def test_the_honest_game_breaks_none() -> None:
    assert [title for title, verdict in check(spoilt(), Random(5), 4) if verdict] == []
