"""Hints that teach, in three steps: where to look, what to do, and why."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Final

from farshore.bots.bot import Bot, Budget
from farshore.bots.expert import ExpertBot
from farshore.bots.points import knowledge
from farshore.bots.table import do
from farshore.core.game import A, Game, Preview, S, Seat
from farshore.core.scene import Button, Field, Scene
from farshore.core.text import Text, plain, spoken, text

SECONDS: Final = 1.2
"""What thinking of a hint may take: people wait for it, no more than two seconds in all."""
REASONS: Final = 3
WORDS: Final = 2
"""So many things of a turn are named."""


@dataclass(frozen=True, slots=True)
class Hint:
    """What a good player would do here. Shown step by step: people may want to find the rest themselves."""

    where: tuple[str, ...]
    """Ids of the nodes and spaces of the scene to look at."""
    look: Text
    action: str
    """The first action's text; the page marks the node that does it."""
    turn: tuple[str, ...]
    """The whole turn, as action texts."""
    what: Text
    why: tuple[Text, ...]
    """What it brings, by score line: "+4 gems"; then in words what the turn reaches: "Key – opens a temple"."""


def hint(game: Game[S, A], view: S, seat: Seat, budget: Budget, rng: Random, bot: Bot | None = None) -> Hint:
    """What the expert would do from what this seat sees, and why."""
    actions = (bot or ExpertBot()).choose(game, view, seat, budget, rng)
    where = places(game, view, seat, actions, rng)
    spaces = [place for place in where if not _is_button(game, view, seat, place)]
    turn = tuple(str(action) for action in actions)
    first = _name(game, view, seat, actions[0])
    words = [line for line in reached(game, view, seat, actions, rng) if line != first]
    return Hint(
        where,
        text("hint-where", count=len(spaces)),
        turn[0],
        turn,
        text("hint-what", action=first),
        (*why(game, view, seat, actions, rng, only_a_button=not spaces), *words[:WORDS]),
    )


def _is_button(game: Game[S, A], view: S, seat: Seat, place: str) -> bool:
    return place in _buttons(game.scene(view, seat))


def _buttons(scene: Scene) -> set[str]:
    return {node.id for node in scene.nodes() if isinstance(node, Button)}


def _name(game: Game[S, A], view: S, seat: Seat, action: A) -> Text:
    """What to do, in words: the space to press, or else what the action is called, and what it is for."""
    space = _space_that_does(game.scene(view, seat), str(action))
    if space is not None:
        board, index = space
        return board.spoken(index)
    preview = game.preview(view, seat, action)
    return _sentence(game, preview) or _described(preview)


def _described(preview: Preview) -> Text:
    return text("hint-reached", what=preview.title, effect=preview.lines[0]) if preview.lines else preview.title


def _space_that_does(scene: Scene, action: str) -> tuple[Field, int] | None:
    """The space to press for this action, if it is one."""
    for board in (node for node in scene.nodes() if isinstance(node, Field)):
        pressed = {press.node for press in board.presses() if press.do == action}
        for index in range(len(board.ground.shape.names)):
            if board.node(index) in pressed:
                return board, index
    return None


def in_words(game: Game[S, A], view: S, seat: Seat, actions: Sequence[A], rng: Random) -> tuple[Text, ...]:
    """A turn for people: spaces with what is printed there, and what else is chosen; not the button that ends it."""
    told: list[Text] = []
    for now, action in _walk(game, view, seat, actions, rng):
        scene = game.scene(now, seat)
        space = _space_that_does(scene, str(action))
        if space is not None:
            board, index = space
            told.append(
                spoken(plain(board.ground.shape.names[index]), *board.ground.kinds[board.ground.spaces[index]].words)
            )
        elif str(action) not in {button.do for button in scene.buttons if button.primary}:
            told.append(_described(game.preview(now, seat, action)))
    return tuple(told)


def _sentence(game: Game[S, A], preview: Preview) -> Text | None:
    """What an action does, if there is a reason in it: neither a price nor a loss nor nothing at all is one."""
    lines = [
        line for line in preview.lines if line.key not in knowledge(game).unsaid and ("points", 0) not in line.args
    ]
    if preview.points < 0:
        return None
    return text("hint-reached", what=preview.title, effect=lines[0]) if lines else None


def why(
    game: Game[S, A], view: S, seat: Seat, actions: Sequence[A], rng: Random, *, only_a_button: bool = False
) -> tuple[Text, ...]:
    """The difference that these actions make to what can be expected, by score line, the greatest first.

    The end of a turn may bring things about that nobody did now: cards turn over, a round is over. Where that is all
    there is, or hides what the actions bring, only what is done before counts.
    """
    before = game.guess(view, rng)
    after, _ = do(game, before, seat, actions)
    changes = {} if only_a_button else _changes(game, before, after, seat)
    if max(changes.values(), default=0) <= 0:
        changes = _changes(game, before, _before_anything_is_shown(game, before, seat, actions), seat)
    if not changes:
        return (text("hint-enough" if only_a_button else "hint-prepares"),)
    if max(changes.values()) > 0:
        return (text("hint-expected", lines=_lines(changes)),)
    scored = _scored(game, before, after, seat)
    if sum(scored.values()) > 0:
        return (text("hint-scored", lines=_lines(scored)),)
    return (text("hint-least", lines=_lines(changes)),)


def _scored(game: Game[S, A], before: S, after: S, seat: Seat) -> dict[str, int]:
    """What changes on the score pad itself: near the end that is all there is, and hopes only fall."""
    now = {line.name: line.points for line in game.scores(before)[seat].lines}
    then = {line.name: line.points for line in game.scores(after)[seat].lines}
    return {name: points - now.get(name, 0) for name, points in then.items() if points != now.get(name, 0)}


def _lines(changes: Mapping[str, int]) -> tuple[Text, ...]:
    return tuple(
        text("hint-line", points=f"{points:+d}".replace("-", "−"), line=text(f"score-{name}"))
        for name, points in _most(changes)
    )


def _most(changes: Mapping[str, int]) -> list[tuple[str, int]]:
    """The few greatest changes, gains before losses; the greatest gain is always among them.

    >>> _most({"villages": -3, "gems": 1, "keys": -4, "temples": -2})
    [('gems', 1), ('keys', -4), ('villages', -3)]
    """
    best = max(changes, key=lambda name: changes[name])
    by_size = sorted(changes.items(), key=lambda change: (change[0] != best, -abs(change[1])))
    return sorted(by_size[:REASONS], key=lambda change: (change[1] < 0, -abs(change[1])))


def _changes(game: Game[S, A], before: S, after: S, seat: Seat) -> dict[str, int]:
    """By how many whole points each line of the estimate differs, where it does."""
    now, then = knowledge(game).reasons(before, seat), knowledge(game).reasons(after, seat)
    rounded = {name: round(then.get(name, 0.0) - now.get(name, 0.0)) for name in {**now, **then}}
    return {name: points for name, points in rounded.items() if points}


def _before_anything_is_shown(game: Game[S, A], state: S, seat: Seat, actions: Sequence[A]) -> S:
    """The state after as many of the actions as leave everything else as it is."""
    phase = game.phase(state)
    for action in actions:
        after = game.apply(state, seat, action)
        if game.phase(after) != phase:
            break
        state = after
    return state


def reached(game: Game[S, A], view: S, seat: Seat, actions: Sequence[A], rng: Random) -> tuple[Text, ...]:
    """What the turn reaches, in the game's own words: first of all what brings no points yet, then what brings most.

    Where the turn goes to several spaces, each sentence says of which it speaks.
    """
    told = [
        (_place(game, now, seat, action), game.preview(now, seat, action))
        for now, action in _walk(game, view, seat, actions, rng)
    ]
    several = len({place for place, _ in told if place}) > 1
    found: dict[Text, tuple[bool, int]] = {}
    for place, preview in told:
        title = spoken(plain(place), preview.title) if several and place else preview.title
        if words := _sentence(game, replace(preview, title=title)):
            found.setdefault(words, (preview.points > 0, -preview.points))
    return tuple(sorted(found, key=lambda words: found[words]))


def _place(game: Game[S, A], view: S, seat: Seat, action: A) -> str:
    """What the space to press for this action is called; empty if it is none."""
    space = _space_that_does(game.scene(view, seat), str(action))
    return space[0].ground.shape.names[space[1]] if space else ""


def _walk(game: Game[S, A], view: S, seat: Seat, actions: Sequence[A], rng: Random) -> Iterator[tuple[S, A]]:
    """Each action with what the seat sees before it, as long as nothing new is shown."""
    state = game.guess(view, rng)
    phase = game.phase(state)
    for action in actions:
        if seat not in game.to_act(state) or game.phase(state) != phase:
            return
        yield game.view(state, seat), action
        state = game.apply(state, seat, action)


def places(game: Game[S, A], view: S, seat: Seat, actions: Sequence[A], rng: Random) -> tuple[str, ...]:
    """What does these actions, one after the other: of a gesture both ends, of buttons only the one to begin with."""
    places: dict[str, None] = {}
    for now, action in _walk(game, view, seat, actions, rng):
        scene = game.scene(now, seat)
        buttons, begins = _buttons(scene), not places
        presses = [press for press in scene.presses() if press.do == str(action)]
        for press in sorted(presses, key=lambda press: press.node not in buttons):
            if begins or press.node not in buttons:
                places.update(dict.fromkeys(filter(None, (press.node, press.target))))
    return tuple(places)
