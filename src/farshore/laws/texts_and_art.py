"""Laws of texts and art: every message exists in every language, and every drawing exists."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from importlib.resources import files

from msgspec import Struct

from farshore.core.game import CHANCE, AnyGame, Seat
from farshore.core.scene import Glyph, Ground, Layer, Piece, Polygons, Scene, Space
from farshore.core.text import SeatName, Text, text
from farshore.laws.random_positions import SampledPosition, require
from farshore.laws.scenes import ids_in, scene_of
from farshore.translations import languages_of, package_of

FEW = 6


def all_texts_are_translated(at: SampledPosition) -> None:
    """Every text of scene, log, previews, reasons and refusals exists in all languages; nodes have spoken names."""
    for seat in at.readers:
        scene = scene_of(at, seat)
        for words in texts_in(scene):
            require_translations(at, words)
        for name, node in names_in(scene):
            for language in languages_of(at.game):
                require(at.words.translate(name, language).strip() != "", f"'{node}' has no name in {language}")
        if seat is not None:
            _say_answers(at, seat, scene)
    for score in at.game.scores(at.state):
        for line in score.lines:
            require_translations(at, text(f"score-{line.name}"))
        if score.rank:
            require_translations(at, text(f"rank-{score.rank}"))


def names_in(scene: Scene) -> Iterator[tuple[Text, str]]:
    """Yield the name of each node, and of each space of the main board."""
    for node in scene.nodes():
        yield node.name, node.id
    for index in range(len(scene.board.ground.shape.names)):
        yield scene.board.space_text(index), scene.board.node(index)


def _say_answers(at: SampledPosition, seat: Seat, scene: Scene) -> None:
    view = at.game.view(at.state, seat)
    for node in at.sample_items(list(ids_in(scene)), FEW):
        require_translations(at, at.game.why_not(view, seat, node))
    for action in at.sample_items(at.actions(seat), FEW):
        for words in texts_in(at.game.preview(view, seat, action)):
            require_translations(at, words)
    for action in at.sample_items(at.game.all_actions, FEW):
        require_translations(at, at.game.refusal(at.state, seat, action))
    require(bool(at.game.text_board(view, seat).strip()), f"seat {seat} has no picture")


def log_texts_are_translated(at: SampledPosition) -> None:
    """Actions, turns and their results are logged with messages that exist in all languages."""
    require_translations(at, at.game.current_turn(at.game.view(at.state, None)).name)
    for actor in at.acting:
        for action in at.sample_items(at.actions(actor), FEW if actor != CHANCE else 3):
            after = at.game.apply(at.state, actor, action)
            reader = at.rng.choice(at.readers)
            line = at.game.log_text(at.game.view(after, reader), reader, actor, action)
            if line is not None:
                require_translations(at, line)
            views = at.game.view(at.state, reader), at.game.view(after, reader)
            for seat in at.seats:
                summed = at.game.turn_summary(*views, seat)
                if summed is not None:
                    require_translations(at, summed)


def require_translations(at: SampledPosition, words: Text) -> None:
    """Require that all keys and variables of a text exist in all languages, and its seats in the match."""
    if words in at.spoken:
        return
    for seat in seats_in(words):
        require(seat in at.seats, f"'{words.key}' speaks of seat {seat}")
    for language in languages_of(at.game):
        for key in set(words.keys()):
            require(at.words.knows(key, language), f"'{key}' is not known in {language}")
        for problem in at.words.problems(words, language):
            require(False, f"'{words.key}' cannot be said in {language}: {problem}")
    at.spoken.add(words)


def seats_in(words: Text) -> Iterator[Seat]:
    """Yield the seats that a text names."""
    for _, arg in words.args:
        for inner in arg if isinstance(arg, tuple) else (arg,):
            if isinstance(inner, SeatName):
                yield inner.seat
            elif isinstance(inner, Text):
                yield from seats_in(inner)


def texts_in(value: object) -> Iterator[Text]:
    """Yield every Text nested in a value."""
    return (part for part in inside(value) if isinstance(part, Text))


def all_art_exists(at: SampledPosition) -> None:
    """Icons and grounds that a scene names are in the game's art."""
    for seat in at.readers:
        for kind, name in art_names_in(scene_of(at, seat)):
            if name and (kind, name) not in at.drawn:
                _drawable(at.game, kind, name)
                at.drawn.add((kind, name))


def _drawable(game: AnyGame, kind: str, name: str) -> None:
    art = files(package_of(game)) / "art"
    if kind in ("art", "fill"):
        file = f"fill-{name}.svg" if kind == "fill" else f"{name}.svg"
        require((art / file).is_file(), f"art/{file} is missing")
    if kind == "fill":
        require('fill="var(--' in (art / file).read_text("utf-8"), f"art/{file} must paint its ground")
    if kind in ("fill", "colour"):
        css = (art / "game.css").read_text("utf-8")
        require(css.count(f"--{name}:") >= 2, f"art/game.css must give --{name} for light and dark")


def art_names_in(scene: Scene) -> Iterator[tuple[str, str]]:
    """Yield every icon, fill and colour that a scene names."""
    for part in inside(scene):
        if isinstance(part, (Space, Layer)):
            yield from (("fill", part.fill or ""), ("art", part.icon or ""))
        elif isinstance(part, Glyph):
            yield from (("art", part.art), ("fill", part.fill))
        elif isinstance(part, Piece):
            yield "fill", part.fill
        elif isinstance(part, Polygons):
            yield from (("art", part.backdrop), ("colour", part.beyond))


def inside(value: object) -> Iterator[object]:
    """Yield a value and everything nested in it, except the parts of a Text."""
    if isinstance(value, (tuple, list)):
        for each in value:
            yield from inside(each)
        return
    yield value
    if isinstance(value, Text):
        return
    if isinstance(value, Struct):
        names: tuple[str, ...] = value.__struct_fields__
    elif isinstance(value, Ground):
        names = ("shape", "kinds")
    elif isinstance(value, Layer):
        names = ("name",)
    else:
        names = tuple(each.name for each in fields(value)) if is_dataclass(value) else ()
    for name in names:
        yield from inside(getattr(value, name))


LAWS = (all_texts_are_translated, log_texts_are_translated, all_art_exists)
