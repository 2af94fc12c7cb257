"""Laws of the scene: what can be clicked is what is legal, and everything can be said and drawn."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from importlib.resources import files
from typing import Any

from farshore.core.game import CHANCE, AnyGame
from farshore.core.scene import Cell, Field, Glyph, Hexes, Piece, Polygons, Scene, Squares
from farshore.core.text import Text, text
from farshore.laws.position import Position, require
from farshore.words import LANGUAGES, package_of

FEW = 6


def clicks_are_the_legal_actions(at: Position) -> None:
    """The `do` of a seat's scene are exactly its legal actions; a spectator can click nothing."""
    for seat in at.readers:
        does = set(_scene(at, seat).does())
        legal = set() if seat is None else {str(action) for action in at.actions(seat)}
        missing, idle = sorted(legal - does)[:5], sorted(does - legal)[:5]
        require(does == legal, f"the scene of seat {seat}: legal but not there {missing}, there but not legal {idle}")


def ids_are_unique(at: Position) -> None:
    """Every node has an id of its own, and second steps lead to nodes that are there."""
    for seat in at.readers:
        nodes = list(_scene(at, seat).nodes())
        ids = {node.id for node in nodes}
        require(len(ids) == len(nodes), f"two nodes of the scene of seat {seat} have one id: {_twice(nodes)}")
        for node in nodes:
            if isinstance(node, (Cell, Piece)):
                for then in node.then:
                    require(then.target in ids, f"'{node.id}' leads to '{then.target}', which is not there")


def _twice(nodes: list[Any]) -> list[str]:
    ids = [node.id for node in nodes]
    return sorted({each for each in ids if ids.count(each) > 1})[:5]


def fields_have_their_cells(at: Position) -> None:
    """A field has as many cells as its shape, and the shape never changes."""
    for node in _scene(at, at.rng.choice(at.readers)).nodes():
        if isinstance(node, Field):
            shape = node.shape
            if isinstance(shape, Squares):
                size = shape.columns * shape.rows
            else:
                size = sum(shape.rows) if isinstance(shape, Hexes) else len(shape.outlines)
            require(len(node.cells) == size, f"'{node.id}' has {len(node.cells)} cells in a shape of {size}")


def the_pad_adds_up(at: Position) -> None:
    """One player for each seat; the score pad shows each seat's total and the lines that make it."""
    for seat in at.readers:
        scene = _scene(at, seat)
        require([player.seat for player in scene.players] == list(at.seats), "players are not the seats in order")
        scores = at.game.scores(at.game.view(at.state, seat))
        require(scene.pad.totals == tuple(score.total for score in scores), f"pad of seat {seat}: wrong totals")
        for other, total in enumerate(scene.pad.totals):
            points = [line.points[other] for line in scene.pad.lines]
            require(sum(each or 0 for each in points) == total, f"pad of seat {seat}: {points} is not {total}")


def everything_can_be_said(at: Position) -> None:
    """Each text of the scene, the log, previews, reasons and refusals is known in all languages; names are spoken."""
    for seat in at.readers:
        scene = _scene(at, seat)
        for words in texts_in(scene):
            sayable(at, words)
        for node in scene.nodes():
            for language in LANGUAGES:
                require(at.words.say(node.name, language).strip() != "", f"'{node.id}' has no name in {language}")
        if seat is not None:
            _say_answers(at, seat, scene)
    for score in at.game.scores(at.state):
        for line in score.lines:
            sayable(at, text(f"score-{line.name}"))
        if score.rank:
            sayable(at, text(f"rank-{score.rank}"))


def _say_answers(at: Position, seat: int, scene: Scene) -> None:
    view = at.game.view(at.state, seat)
    for node in at.some(list(scene.nodes()), FEW):
        sayable(at, at.game.why_not(view, seat, node.id))
    for action in at.some(at.actions(seat), FEW):
        for words in texts_in(at.game.preview(view, seat, action)):
            sayable(at, words)
    for action in at.some(at.game.every, FEW):
        sayable(at, at.game.refusal(at.state, seat, action))
    require(bool(at.game.picture(view, seat).strip()), f"seat {seat} has no picture")


def the_log_can_be_said(at: Position) -> None:
    """What was just done is told to everybody in words that all languages know."""
    for actor in at.acting:
        for action in at.some(at.actions(actor), FEW if actor != CHANCE else 3):
            after = at.game.apply(at.state, actor, action)
            reader = at.rng.choice(at.readers)
            told = at.game.tell(at.game.view(after, reader), reader, actor, action)
            if told is not None:
                sayable(at, told)


def sayable(at: Position, words: Text) -> None:
    """All keys and variables of a text are there in all languages."""
    if words in at.spoken:
        return
    for language in LANGUAGES:
        for key in set(words.keys()):
            require(at.words.knows(key, language), f"'{key}' is not known in {language}")
        for problem in at.words.problems(words, language):
            require(False, f"'{words.key}' cannot be said in {language}: {problem}")
    at.spoken.add(words)


def texts_in(value: object) -> Iterator[Text]:
    """Every Text inside a node, however deep."""
    if isinstance(value, Text):
        yield value
    elif isinstance(value, tuple):
        for each in value:
            yield from texts_in(each)
    elif is_dataclass(value) and not isinstance(value, type):
        for each in fields(value):
            yield from texts_in(getattr(value, each.name))


def everything_can_be_drawn(at: Position) -> None:
    """Icons and grounds that a scene names are in the game's art."""
    for seat in at.readers:
        for kind, name in art_in(_scene(at, seat)):
            if name and (kind, name) not in at.drawn:
                _drawable(at.game, kind, name)
                at.drawn.add((kind, name))


def _drawable(game: AnyGame, kind: str, name: str) -> None:
    art = files(package_of(game)) / "art"
    file = f"fill-{name}.svg" if kind == "fill" else f"{name}.svg"
    require((art / file).is_file(), f"art/{file} is missing")
    if kind == "fill":
        require('fill="var(--' in (art / file).read_text("utf-8"), f"art/{file} must paint its ground")
        css = (art / "game.css").read_text("utf-8")
        require(css.count(f"--{name}:") >= 2, f"art/game.css must give --{name} for light and dark")


def art_in(scene: Scene) -> Iterator[tuple[str, str]]:
    """Every icon and ground that a scene names."""
    for node in _parts(scene):
        if isinstance(node, Cell):
            yield from (("fill", node.fill), ("fill", node.tint), ("art", node.icon))
        elif isinstance(node, Glyph):
            yield from (("art", node.art), ("fill", node.fill))
        elif isinstance(node, Piece):
            yield "fill", node.fill
        elif isinstance(node, Polygons):
            yield "art", node.backdrop


def _parts(value: object) -> Iterator[object]:
    if isinstance(value, tuple):
        for each in value:
            yield from _parts(each)
    elif is_dataclass(value) and not isinstance(value, (type, Text)):
        yield value
        for each in fields(value):
            yield from _parts(getattr(value, each.name))


def _scene(at: Position, seat: int | None) -> Scene:
    return at.game.scene(at.game.view(at.state, seat), seat)


LAWS = (
    clicks_are_the_legal_actions,
    ids_are_unique,
    fields_have_their_cells,
    the_pad_adds_up,
    everything_can_be_said,
    the_log_can_be_said,
    everything_can_be_drawn,
)
