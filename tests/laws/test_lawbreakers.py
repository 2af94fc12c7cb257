"""Each law notices who breaks it: the walk-through game, spoilt in one place at a time."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from farshore.cli.new_game import write_game_files
from farshore.core.game import CHANCE, Game, Score, ScoreLine
from farshore.core.lazy_actions import ActionNumbering, Outcomes
from farshore.core.scene import Button, Ground, Layer, Note, OwnScene, Piece, Row, Scene, SharedScene, Space, memo
from farshore.core.state import News
from farshore.core.tensors import FeatureWriter
from farshore.core.text import seat_name, text
from farshore.games import find
from farshore.laws import check
from farshore.laws.game_imports import import_violations

Skerries: Any = type(find("skerries"))


def spoilt(**methods: Any) -> Game[Any, Any]:
    """Skerries with some methods or tables replaced."""
    info = dataclasses.replace(Skerries.info, seats=(3, 2))  # alone nobody gets in anybody's way
    spoiler = type("Spoilt", (Skerries,), {"__module__": Skerries.__module__, "info": info, **methods})
    game: Game[Any, Any] = spoiler()
    return game


RULES: Any = find("skerries")


def legal_twice(game: Any, state: Any, seat: int) -> Sequence[Any]:
    return [*RULES.legal(state, seat), *RULES.legal(state, seat)[:1]]


def anything_goes(game: Any, state: Any, seat: int, action: Any) -> None:
    return None


def stops_halfway(game: Any, state: Any, dice: Any) -> int:
    RULES.play_out(state.clone(), dice)
    return 0


def spoils_its_argument(game: Any, state: Any, seat: int, action: Any) -> Any:
    after = RULES.apply(state, seat, action)
    state.taken[1] ^= 1
    return after


def no_weight(game: Any, state: Any) -> Outcomes[Any]:
    first, *others = RULES.chance_outcomes(state).actions
    return Outcomes([*others, first, type(first)(0)], [*(1 for _ in others), 1, 0])


def neighbours_in_the_way(game: Any, state: Any, seat: int) -> Sequence[Any]:
    taken = {crew.landing for crew in state.seats}
    return [action for action in RULES.legal(state, seat) if action.square not in taken]


def falling_phase(game: Any, state: Any) -> int:
    return -int(RULES.phase(state))


def never_settled(game: Any, state: Any) -> int:
    return 0


def uneven_pads(game: Any, state: Any) -> tuple[Score, ...]:
    first, *others = RULES.scores(state)
    return (Score((*first.lines, ScoreLine("luck", 1))), *others)


def forgetful_view(game: Any, state: Any, seat: int | None) -> Any:
    view = RULES.view(state, seat)
    view.acting = ()
    return view


def guesses_wildly(game: Any, view: Any, rng: Random) -> Any:
    state = RULES.sample_state(view, rng)
    state.taken[1] = rng.randrange(1 << 25)
    return state


def leaves_holes(game: Any, view: Any, rng: Random) -> Any:
    return view.clone()


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
    return RULES.sample_state(view, rng) if any(crew.landing < -1 for crew in view.seats) else view


def counts_the_askers(game: Any, state: Any) -> tuple[Score, ...]:
    state.news += (News(0, "asked"),)
    return tuple(RULES.scores(state))


def takes_it_to_look(game: Any, view: Any, seat: int | None) -> str:
    view.edit(0)
    return str(RULES.text_board(view, seat))


def leaves_a_note_in_the_box(game: Any, view: Any, seat: int, target: str) -> Any:
    object.__setattr__(view.box, "reefs", view.box.reefs ^ 1 << 12)
    return RULES.why_not(view, seat, target)


@dataclass(frozen=True)
class Wait:
    """An action whose text is what Python makes of it."""

    turns: int


@dataclass(frozen=True)
class Calm(type(RULES.chance_outcomes(RULES.start(2)).actions[0])):  # type: ignore[misc]
    """An outcome that says of itself what Python makes of it."""

    __str__ = object.__str__


def nameless_outcome(game: Any, state: Any) -> Outcomes[Any]:
    tides = RULES.chance_outcomes(state)
    return Outcomes([*tides.actions, Calm(0)], [*tides.weights, 1])


def also_calm(table: str) -> dict[type, Any]:
    """One of its tables, in which the nameless outcome does what a tide does."""
    known = getattr(RULES, table)
    return {**known, Calm: known[Calm.__mro__[1]]}


def without(table: str, verb: str) -> dict[str, Any]:
    """One of its tables, and in it not this verb."""
    return {table: {kind: each for kind, each in getattr(RULES, table).items() if kind.__name__ != verb}}


def gossip(game: Any, actor: int, action: Any, reader: int | None) -> str:
    return str(action)


def loose_tongue(game: Any, view: Any, reader: int | None, actor: int, action: Any) -> Any:
    return text("log-landing", square=str(action)) if actor != CHANCE else None


def hides_from_itself(game: Any, actor: int, action: Any, reader: int | None) -> str:
    return "land ?"


class Kept(list[Any]):
    """A list that is never copied."""

    def copy(self) -> Kept:
        return self


def shares_what_it_shows(game: Any, state: Any, seat: int | None) -> Any:
    if type(state.taken) is not Kept:
        state.taken = Kept(state.taken)
    view = RULES.view(state, seat)
    view.taken = state.taken
    return view


def spoilt_own(change: Callable[[OwnScene], OwnScene]) -> dict[str, Any]:
    return {"own_scene": lambda game, view, seat: change(RULES.own_scene(view, seat))}


def spoilt_shared(change: Callable[[SharedScene], SharedScene]) -> dict[str, Any]:
    return {"shared_scene": lambda game, view: change(RULES.shared_scene(view))}


def extra_button(own: OwnScene) -> OwnScene:
    return replace(own, buttons=(Button("extra", text("total"), do="land a1"),))


def twin_ids(own: OwnScene) -> OwnScene:
    return replace(own, buttons=(Button("sea/a1", text("total")),))


def on_the_ground(spaces: tuple[int, ...]) -> Callable[[OwnScene], OwnScene]:
    def other(ground: Ground) -> Ground:
        return Ground(ground.shape, ground.kinds, spaces)

    return lambda own: replace(own, board=replace(own.board, ground=other(own.board.ground)))


def unpainted(own: OwnScene) -> OwnScene:
    ground = Ground.of(own.board.ground.shape, [Space(fill="quicksand")] * 25)
    return replace(own, board=replace(own.board, ground=ground))


def unheard_of(own: OwnScene) -> OwnScene:
    ground = Ground.of(own.board.ground.shape, [Space((text("nobody-translated-this"),))] * 25)
    return replace(own, board=replace(own.board, ground=ground))


def off_the_map(own: OwnScene) -> OwnScene:
    return replace(own, board=replace(own.board, layers=(*own.board.layers, Layer("start", 1 << 25))))


def of_no_known_kind(own: OwnScene) -> OwnScene:
    kind: Any = "covered"
    return replace(own, board=replace(own.board, layers=(*own.board.layers, Layer(kind, 1))))


def points_from_nowhere(shared: SharedScene) -> SharedScene:
    first, *others = shared.pad.lines
    nowhere = replace(first, where=(Layer("points", 1 << 30, 0),))
    return replace(shared, pad=replace(shared.pad, lines=(nowhere, *others)))


def flattering_pad(shared: SharedScene) -> SharedScene:
    return replace(shared, pad=replace(shared.pad, totals=tuple(total + 1 for total in shared.pad.totals)))


def unknown_words(own: OwnScene) -> OwnScene:
    return replace(own, prompt=replace(own.prompt, name=text("nobody-translated-this")))


def missing_variable(own: OwnScene) -> OwnScene:
    return replace(own, prompt=replace(own.prompt, name=text("round", round=1)))


def nobody_there(own: OwnScene) -> OwnScene:
    return replace(own, prompt=replace(own.prompt, name=seat_name(7)))


def die_with_a_title(own: OwnScene) -> OwnScene:
    die = Piece("die", text("board"), "die", text("board"), corner="3")
    return replace(own, hand=(*own.hand, Row("dice", text("board"), (die,))))


def lighthouse(own: OwnScene) -> OwnScene:
    return replace(own, board=replace(own.board, layers=(*own.board.layers, Layer("start", 0, icon="lighthouse"))))


AROUND: dict[str, int] = {}


@memo
def remembers(stage: str) -> Note:
    return Note("prompt", text("tide-is", worth=AROUND["tide"]))


def looks_around(game: Any, view: Any, seat: int | None) -> OwnScene:
    AROUND["tide"] = view.tide
    own: OwnScene = RULES.own_scene(view, seat)
    return replace(own, prompt=remembers("tide"))


def tells_where_others_land(game: Any, view: Any) -> SharedScene:
    shared: SharedScene = RULES.shared_scene(view)
    return replace(shared, header=(Note("course", text("bag", count=view.seats[0].landing)),))


def tells_each_its_own(game: Any, view: Any, seat: int | None) -> Scene:
    return Scene.of(game.shared_scene(view), game.own_scene(view, seat))


def whispers(game: Any, state: Any, seat: int | None) -> Any:
    """Notes are not compared: what is hidden must not stand in them."""
    view = RULES.view(state, seat)
    view.add_news(0, "landing", state.seats[0].landing)
    return view


def repeats_whispers(game: Any, view: Any, seat: int | None) -> OwnScene:
    heard = next((news.thing for news in view.news if news.what == "landing"), 0)
    own: OwnScene = RULES.own_scene(view, seat)
    return replace(own, prompt=Note("prompt", text("tide-is", worth=heard)))


def features_that_grow(game: Any, view: Any, seat: int, out: FeatureWriter) -> None:
    RULES.see(view, seat, out)
    out.begin_block("more", 1)
    out.write_numbers([1 for crew in view.seats if crew.landing >= 0])


def features_by_the_way(game: Any, view: Any, seat: int, out: FeatureWriter) -> None:
    """Who looked before can be seen."""
    looks.append(seat)
    RULES.see(view, seat, out)
    out.begin_block("looks", 1)
    out.write_numbers([len(looks) % 200])


def totals_of_yesterday(game: Any, state: Any) -> tuple[int, ...]:
    return tuple(score.total + 1 for score in RULES.scores(state))


looks: list[int] = []


def asked_for_less(game: Any, first: Any) -> Sequence[Any]:
    return tuple(RULES.all_actions[1:2])


all_at_one_place = ActionNumbering(1, lambda view, seat, action: 0, lambda view, seat, place: RULES.all_actions[0])


@pytest.mark.slow
@pytest.mark.parametrize(
    ("methods", "law"),
    [
        ({"legal": legal_twice}, "Legal actions are different"),
        ({"require": anything_goes}, "Any other action raises"),
        ({"play_out": stops_halfway}, "A random playout chooses"),
        ({"apply": spoils_its_argument}, "`apply`, and `step` on a clone, do not change"),
        ({"chance_outcomes": no_weight}, "Chance outcomes differ"),
        ({"legal": neighbours_in_the_way}, "Seats that act at the same time"),
        ({"phase": falling_phase}, "`phase` never falls"),
        ({"phase": never_settled}, "An action by which a seat learns something"),
        ({"scores": uneven_pads}, "Every seat has a score pad"),
        ({"totals": totals_of_yesterday}, "Every seat has a score pad"),
        ({"view": forgetful_view}, "A seat's view gives the same seats"),
        ({"sample_state": guesses_wildly}, "A state sampled from a view has the same view"),
        ({"sample_state": leaves_holes}, "A sampled state is complete"),
        ({"notation_for": gossip}, "If two actions look the same to a reader"),
        ({"log_text": loose_tongue}, "If two actions look the same to a reader"),
        ({"notation_for": hides_from_itself}, "A seat's own actions are never hidden"),
        ({"view": shares_what_it_shows}, "Changing a view does not change the match"),
        ({"view": lends_its_bag}, "A clone, a sampled state and a view share no writable data"),
        ({"view": lends_its_rows}, "A clone, a sampled state and a view share no writable data"),
        ({"sample_state": guesses_nothing}, "A clone, a sampled state and a view share no writable data"),
        ({"scores": counts_the_askers}, "Reading what is legal, scored"),
        ({"text_board": takes_it_to_look}, "Reading what is legal, scored"),
        ({"why_not": leaves_a_note_in_the_box}, "Reading what is legal, scored"),
        ({"all_actions": (*RULES.all_actions, Wait(1))}, "Every action has a text of its own"),
        ({"chance_outcomes": nameless_outcome, "steps": also_calm("steps")}, "Every chance outcome has a text"),
        (without("steps", "Land"), "`steps` and `refusals` know every verb"),
        (without("log_texts", "Land"), "Actions, turns and their results"),
        (without("previews", "Land"), "Every text of scene, log"),
        ({"previews": {}}, "Every text of scene, log"),
        ({"refusals": {Wait: None}}, "`steps` and `refusals` know every verb"),
        (without("steps", "Tide"), "Every match ends"),
        (without("log_texts", "Tide"), "Actions, turns and their results"),
        (spoilt_own(extra_button), "The click targets of a scene"),
        (spoilt_own(twin_ids), "Every node and every space has an id of its own"),
        (spoilt_own(on_the_ground((0,) * 24)), "A board has the spaces of its shape"),
        (spoilt_own(on_the_ground((9,) * 25)), "A board has the spaces of its shape"),
        (spoilt_own(off_the_map), "A board has the spaces of its shape"),
        (spoilt_own(of_no_known_kind), "A board has the spaces of its shape"),
        (spoilt_shared(points_from_nowhere), "A board has the spaces of its shape"),
        (spoilt_shared(flattering_pad), "There is one player per seat"),
        ({"own_scene": looks_around}, "A cached part depends on its arguments alone"),
        (
            {"shared_scene": tells_where_others_land, "scene": tells_each_its_own},
            "Shared parts of the scene are the same",
        ),
        ({"view": whispers, "own_scene": repeats_whispers}, "If two actions look the same to a reader"),
        (spoilt_own(unknown_words), "Every text of scene, log"),
        (spoilt_own(missing_variable), "Every text of scene, log"),
        (spoilt_own(nobody_there), "Every text of scene, log"),
        (spoilt_own(unheard_of), "Every text of scene, log"),
        (spoilt_own(lighthouse), "Icons and grounds"),
        (spoilt_own(unpainted), "Icons and grounds"),
        (spoilt_own(die_with_a_title), "A node has only contents that the page draws"),
        ({"write_features": features_that_grow}, "Features have the same names"),
        ({"write_features": features_by_the_way}, "Features depend on the seat's view alone"),
        ({"reachable_actions": asked_for_less}, "Every legal action is reachable"),
        (
            {"action_numberings": {type(RULES.all_actions[0]): all_at_one_place}},
            "Every legal action is reachable",
        ),
        ({"info": dataclasses.replace(Skerries.info, seats=(2,), max_length=2)}, "No match has more decisions"),
        ({"info": dataclasses.replace(Skerries.info, seats=(2,), max_chances=0)}, "No match has more decisions"),
    ],
)
def test_who_breaks_a_law_is_found(methods: dict[str, Any], law: str) -> None:
    for matches in (1, 3):  # most are found in the first match
        broken = [title for title, verdict in check(spoilt(**methods), Random(5), matches) if verdict]
        if any(title.startswith(law) for title in broken):
            return
    pytest.fail(f"not found among {broken}")


def test_the_honest_game_breaks_none() -> None:
    assert [title for title, verdict in check(spoilt(), Random(5), 3) if verdict] == []


@pytest.mark.parametrize(
    ("imports", "complaint"),
    [
        ({"components": "scene", "scene": ""}, "components.py imports scene.py, which is later in the file order"),
        (
            {"rules": "boats", "boats": "scene", "scene": ""},
            "rules.py imports scene.py, which is later in the file order",
        ),
        ({"boats": "sails", "sails": "boats"}, "boats.py imports itself in a circle"),
        ({"game": ""}, ""),
        ({"boats": "rules", "scene": "boats", "rules": ""}, ""),
    ],
)
def test_a_file_that_looks_down_the_ladder_is_found(imports: dict[str, str], complaint: str) -> None:
    sources = {name: f"from fallen import {other}\n" if other else "" for name, other in imports.items()}
    assert next(import_violations("fallen", sources), "") == complaint


def test_a_game_that_imports_more_than_core_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_game_files("fallen_ladder", tmp_path)
    module = tmp_path / "fallen_ladder" / "game.py"
    module.write_text(module.read_text("utf-8") + "\n\ndef later() -> None:\n    import farshore.svg as svg\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    game = import_module("fallen_ladder.game").game
    broken = {law: str(verdict) for law, verdict in check(game, Random(5), 1) if verdict}
    assert list(broken.values()) == ["game.py imports farshore.svg: a game may import `farshore.core` only"]
