"""The shape of the house in numbers, with the bars they must stay under: `python -m tests.shape` prints them.

`test_shape.py` asks for every bar.
"""

from __future__ import annotations

import ast
import io
import re
import sys
import tokenize
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter
from types import FrameType
from typing import Any, NamedTuple, TypeAlias

from farshore.core.dealer import SeededDealer
from farshore.core.game import AnyGame
from farshore.core.match import Match
from farshore.core.parts import Parts
from farshore.core.scene import Own, Shared
from farshore.games import find
from farshore.laws.ladder import imports, wrong_arrows
from farshore.server.scenes.diff import changes
from farshore.server.scenes.encoder import encode

HERE = Path(__file__).parent
SRC = HERE.parent / "src" / "farshore"
GAMES = ("explorers", "kingdom_maps", "la_isla")
DRAWING = ("names", "prompt", "panels", "scene", "picture", "drawing", "where")
SCENES = (
    "core/parts.py",
    "core/scene.py",
    "core/text.py",
    "core/value.py",
    "server/tables/frames.py",
    "server/scenes/*.py",
)
"""Where scenes are made, compared and written."""
CODE_BEFORE = 9_510
"""Lines of games and of what makes scenes, before all games had one shape. The server has learnt more since."""
LATER = ("tensors", "turns")
"""What no game had when the bars were set, and each may have: the bars on modules and lines compare the rest."""
MODULES_ENTERED = {"rules": 8, "scene": 15, "patch": 5}


@dataclass(frozen=True, slots=True)
class Bar:
    """A number, and what it must be."""

    name: str
    value: float
    least: float = 0
    most: float = float("inf")

    @property
    def holds(self) -> bool:
        return self.least <= self.value <= self.most

    def __str__(self) -> str:
        asked = [f"at least {self.least:g}"] if self.least else []
        asked += [f"at most {self.most:g}"] if self.most < float("inf") else []
        return f"{'  ' if self.holds else '! '}{self.name:<74} {self.value:>7g}   {', '.join(asked)}"


# What stands in the files


@cache
def sources(game: str) -> dict[str, str]:
    """The files of a game by name."""
    return {path.stem: path.read_text("utf-8") for path in sorted((SRC / "games" / game).glob("*.py"))}


def modules_in_all_games() -> set[str]:
    first, *others = (set(sources(game)) for game in GAMES)
    return first.intersection(*others)


def caches(source: str) -> int:
    """Functions whose results are kept."""
    return len(
        re.findall(r"\blru_cache\(|^\s*@(?:functools\.)?(?:lru_cache|cache|cached_property)$", source, re.MULTILINE)
    )


def back_arrows(game: str) -> list[str]:
    """Imports that go up the ladder, or that hide from it."""
    wrong = list(wrong_arrows(f"farshore.games.{game}", sources(game)))
    for name, source in sources(game).items():
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
                own = [each for each in imports(ast.unparse(node), "") if each.startswith("farshore.games.")]
                wrong += [f"{name}.py imports {each} for types alone" for each in own]
    return wrong


def found(pattern: str, in_sources: Iterator[str]) -> int:
    return sum(len(re.findall(pattern, source)) for source in in_sources)


def game_sources() -> Iterator[str]:
    for game in GAMES:
        yield from sources(game).values()


def our_files(*folders: str) -> Iterator[str]:
    for folder in folders:
        for path in sorted((SRC / folder).rglob("*.py")):
            yield path.read_text("utf-8")


def code(in_sources: Iterator[str]) -> int:
    """Lines with something on them."""
    return sum(bool(line.strip()) for source in in_sources for line in source.splitlines())


def calls(name: str, in_sources: Iterator[str]) -> int:
    """How often a function of this name is called."""
    found = [node for source in in_sources for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call)]
    return sum(isinstance(node.func, ast.Name) and node.func.id == name for node in found)


def walkthrough() -> Iterator[str]:
    """The Python files that the walk-through shows."""
    sys.path.append(str(HERE))  # for `python -m tests.shape`; in tests it is there already
    from walkthrough import stops

    return (source for shown in stops() for path, source in shown.items() if path.endswith(".py"))


def comments(source: str) -> int:
    """Comments that people read (not those that tools read), and words under a name that say what it is for."""
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    signs = [token.string for token in tokens if token.type == tokenize.COMMENT]
    bodies = [getattr(node, "body", []) for node in ast.walk(ast.parse(source))]
    under = [each for body in bodies if isinstance(body, list) for each in body[1:] if is_words(each)]
    return len(under) + sum(not re.match(r"# (type:|noqa|fmt:)", sign) for sign in signs)


def is_words(statement: ast.stmt) -> bool:
    """A text that stands alone."""
    alone = isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)
    return alone and isinstance(statement.value.value, str)  # type: ignore[attr-defined]


# What a move passes through


class Way(NamedTuple):
    """What somebody who follows a piece of work has to look at."""

    modules: int
    """Modules of ours that it enters."""
    turns: int
    """How often it goes from one of them into another."""


def way(work: Callable[[], object]) -> Way:
    """The way that this work takes through our modules."""
    entered: list[str] = []

    def watch(frame: FrameType, event: str, _: Any) -> None:
        if event == "call" and (here := module_of(frame)) and here != module_of(frame.f_back):
            entered.append(here)

    sys.setprofile(watch)
    try:
        work()
    finally:
        sys.setprofile(None)
    return Way(len(set(entered)), len(entered))


def module_of(frame: FrameType | None) -> str:
    """The module of ours that a frame runs in, or the nearest that called it."""
    while frame is not None:
        name = str(frame.f_globals.get("__name__", ""))
        if name.startswith("farshore."):
            return name
        frame = frame.f_back
    return ""


Seen: TypeAlias = tuple[Shared, Own]


def seen(game: AnyGame, state: Any, seat: int) -> Seen:
    """What everybody sees, and what this seat sees."""
    return game.shared(game.view(state, None)), game.own(game.view(state, seat), seat)


def patch(old: Seen, new: Seen) -> bytes:
    """What is sent of a move."""
    return encode(changes(old[0], new[0])) + encode(changes(old[1], new[1]))


def works(name: str) -> Iterator[tuple[str, Callable[[], object]]]:
    """The rules, the scene and the patch of many moves of a match, each to be done when it comes."""
    game, rng, dealer = find(name), Random(1), SeededDealer("shape")
    match: Match[Any, Any] = Match(game, ["a", "b"])
    for _ in range(60):
        match.deal(dealer)
        for seat in game.to_act(match.state)[:1]:
            action = rng.choice(list(game.legal(match.state, seat)))
            old = seen(game, match.state, seat)
            yield "rules", partial(game.apply, match.state, seat, action)
            match.play(seat, action)
            yield "scene", partial(seen, game, match.state, seat)
            yield "patch", partial(patch, old, seen(game, match.state, seat))


@cache
def move(name: str) -> dict[str, Way]:
    """The ways of rules, scene and patch of one move: of each the middle of many moves of a match."""
    ways: dict[str, list[Way]] = {}
    for work, do in works(name):
        ways.setdefault(work, []).append(way(do))
    return {
        work: Way(*(round(median(numbers)) for numbers in zip(*taken, strict=True))) for work, taken in ways.items()
    }


def microseconds(name: str) -> dict[str, float]:
    """What rules, scene and patch of one move cost on this machine: the middle of many moves, nothing kept before."""
    Parts.forget()
    spent: dict[str, list[float]] = {}
    for work, do in works(name):
        began = perf_counter()
        do()
        spent.setdefault(work, []).append(1e6 * (perf_counter() - began))
    return {work: median(times) for work, times in spent.items()}


# The bars


def bars() -> Iterator[Bar]:
    yield Bar("modules that all games have", len(modules_in_all_games()), least=15)
    for game in GAMES:
        yield Bar(f"modules of {game}", len(sources(game).keys() - set(LATER)), most=20)
    yield Bar("cached functions in game code", sum(map(caches, game_sources())), most=10)
    drawing = [source for game in GAMES for name, source in sources(game).items() if name in DRAWING]
    yield Bar("cached functions in drawing", sum(map(caches, drawing)), most=0)
    endless = sum(len(re.findall(r"@(?:functools\.)?cache\b|maxsize=None", source)) for source in game_sources())
    yield Bar("cached functions in game code without a most (own components never end)", endless, most=0)
    yield Bar("back arrows", sum(len(back_arrows(game)) for game in GAMES), most=0)
    yield Bar("index arithmetic by seat", found(r"\w \* seat\b|\bseat \* \w", game_sources()), most=0)
    yield Bar("`isinstance(action`", found(r"isinstance\(action", game_sources()), most=5)
    yield Bar("`exec` and `eval`", calls("exec", our_files(".")) + calls("eval", our_files(".")), most=0)
    for game in GAMES:
        for work, most in MODULES_ENTERED.items():
            yield Bar(f"modules that a move enters, {work} of {game}", move(game)[work].modules, most=most)
    for game in GAMES:
        turns = ", ".join(f"{work} {taken.turns}" for work, taken in move(game).items())
        yield Bar(f"turns from module to module, {turns}, {game}", sum(taken.turns for taken in move(game).values()))
    share = 100 * sum(map(comments, our_files("."))) / code(our_files("."))
    yield Bar("comments, percent of lines of code", round(share, 1), least=3, most=5)
    yield Bar("lines of code in the walk-through", code(walkthrough()), most=350)
    scenes = (path.read_text("utf-8") for pattern in SCENES for path in SRC.glob(pattern))
    later = code(source for game in GAMES for name, source in sources(game).items() if name in LATER)
    before = code(our_files("games")) + code(scenes) - later
    yield Bar("lines of code in games and what makes scenes", before, most=CODE_BEFORE)
    yield Bar("lines of code in what games had no file for then", later)
    yield Bar("lines of code in the whole server", code(our_files("server")))


if __name__ == "__main__":
    for bar in bars():
        print(bar)
    for game in GAMES:
        told = ", ".join(f"{work} {spent:.0f}" for work, spent in microseconds(game).items())
        print(f"  microseconds of a move of {game} on this machine: {told}")
