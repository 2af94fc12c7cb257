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
from types import FrameType
from typing import Any

from farshore.core.dealer import SeededDealer
from farshore.core.game import AnyGame
from farshore.core.match import Match
from farshore.games import find
from farshore.laws.ladder import imports, wrong_arrows

HERE = Path(__file__).parent
SRC = HERE.parent / "src" / "farshore"
GAMES = ("explorers", "kingdom_maps", "la_isla")
DRAWING = ("names", "prompt", "panels", "scene", "picture", "drawing", "where")
LINES_BEFORE = 16_109
"""Of games, server and measurements together, before all games had one shape."""


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
        return f"{'  ' if self.holds else '! '}{self.name:<58} {self.value:>7g}   {', '.join(asked)}"


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
    return len(re.findall(r"^\s*@(?:functools\.)?(?:lru_cache|cache|cached_property)\b", source, re.MULTILINE))


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


def lines(in_sources: Iterator[str]) -> int:
    return sum(len(source.splitlines()) for source in in_sources)


def calls(name: str, in_sources: Iterator[str]) -> int:
    """How often a function of this name is called."""
    found = [node for source in in_sources for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call)]
    return sum(isinstance(node.func, ast.Name) and node.func.id == name for node in found)


def walkthrough() -> Iterator[str]:
    """The Python files that the walk-through shows."""
    sys.path.append(str(HERE))  # for `python -m tests.shape`; in tests it is there already
    from walkthrough import files

    return (source for path, source in files().items() if path.endswith(".py"))


def comments(source: str) -> int:
    """Comments that people read: not those that tools read."""
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    words = [token.string for token in tokens if token.type == tokenize.COMMENT]
    return sum(not re.match(r"# (type:|noqa|fmt:)", each) for each in words)


# What a move passes through


def entries(work: Callable[[], object]) -> int:
    """How often this work enters another module of ours than the one it is in."""
    hops = 0

    def watch(frame: FrameType, event: str, _: Any) -> None:
        nonlocal hops
        if event == "call":
            here, caller = module_of(frame), module_of(frame.f_back)
            hops += bool(here) and here != caller

    sys.setprofile(watch)
    try:
        work()
    finally:
        sys.setprofile(None)
    return hops


def module_of(frame: FrameType | None) -> str:
    """The module of ours that a frame runs in, or the nearest that called it."""
    while frame is not None:
        name = str(frame.f_globals.get("__name__", ""))
        if name.startswith("farshore."):
            return name
        frame = frame.f_back
    return ""


@dataclass(frozen=True, slots=True)
class Hops:
    """Entries into modules of one move, in the middle of all moves of a match."""

    rules: float
    scene: float


@cache
def hops(name: str) -> Hops:
    game, rng, dealer = find(name), Random(1), SeededDealer("shape")
    match: Match[Any, Any] = Match(game, ["a", "b"])
    rules: list[int] = []
    scenes: list[int] = []
    while not match.over and len(rules) < 60:
        match.deal(dealer)
        for seat in game.to_act(match.state)[:1]:
            action = rng.choice(list(game.legal(match.state, seat)))
            rules.append(entries(partial(game.apply, match.state, seat, action)))
            match.play(seat, action)
            scenes.append(entries(partial(drawn, game, match.state, seat)))
    return Hops(median(rules), median(scenes))


def drawn(game: AnyGame, state: Any, seat: int) -> object:
    return game.scene(game.view(state, seat), seat)


# The bars


def bars() -> Iterator[Bar]:
    yield Bar("modules that all games have", len(modules_in_all_games()), least=15)
    for game in GAMES:
        yield Bar(f"modules of {game}", len(sources(game)), most=20)
    yield Bar("cached functions in game code", sum(map(caches, game_sources())), most=10)
    drawing = [source for game in GAMES for name, source in sources(game).items() if name in DRAWING]
    yield Bar("cached functions in drawing", sum(map(caches, drawing)), most=0)
    yield Bar("back arrows", sum(len(back_arrows(game)) for game in GAMES), most=0)
    yield Bar("index arithmetic by seat", found(r"\w \* seat\b|\bseat \* \w", game_sources()), most=0)
    yield Bar("`isinstance(action`", found(r"isinstance\(action", game_sources()), most=5)
    yield Bar("`exec` and `eval`", calls("exec", our_files(".")) + calls("eval", our_files(".")), most=0)
    for game in GAMES:
        yield Bar(f"module hops of one move, rules of {game}", hops(game).rules, most=8)
        yield Bar(f"module hops of one move, scene of {game}", hops(game).scene, most=15)
    share = 100 * sum(map(comments, our_files("."))) / lines(our_files("."))
    yield Bar("comments, percent of lines", round(share, 1), least=3, most=5)
    yield Bar("lines of the walk-through", lines(walkthrough()), most=350)
    yield Bar(
        "lines of games, server and measurements", lines(our_files("games", "server", "bench")), most=LINES_BEFORE
    )


if __name__ == "__main__":
    for bar in bars():
        print(bar)
