"""Writes `replays/*.toml` and `counts.toml` anew: `python tests/games/explorers/make_fixtures.py`.

Only to be run when the rules changed on purpose: what it writes is what the rules say, right or wrong.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

from farshore.core.cells import bits
from farshore.core.dealer import SeededDealer
from farshore.core.game import CHANCE, Options, Seat
from farshore.core.match import Match
from farshore.core.record import dump
from farshore.games.explorers import game
from farshore.games.explorers.actions import Action, Mark, UseScroll
from farshore.games.explorers.state import State

HERE = Path(__file__).parent
NAMES = ("Ada", "Ben", "Cleo", "Dora")
SIDED = ("provisions", "gems", "villages", "temples")
DEPTH = 4


def sensible(state: State, seat: Seat, rng: Random) -> Action:
    """An object if one can be marked, then a space next to a village, then the way to the nearest thing."""
    actions = list(game.legal(state, seat))
    scrolls = [action for action in actions if isinstance(action, UseScroll)]
    if scrolls and rng.random() < 0.4:
        return rng.choice(scrolls)
    if not isinstance(actions[0], Mark) or rng.random() < 0.1:
        return rng.choice(actions)
    return max(
        (action for action in actions if isinstance(action, Mark)),
        key=lambda mark: (_worth(state, seat, mark), rng.random()),
    )


def _worth(state: State, seat: Seat, mark: Mark) -> float:
    board, sheet = state.map, state.seats[seat]
    if board.object_at[mark.cell]:
        return 100
    wanted = (sheet.free & sum(board.having.values())) | board.villages
    row, column = divmod(mark.cell, 16)
    return -min((abs(row - cell // 16) + abs(column - cell % 16) for cell in bits(wanted)), default=0)


def played(seats: int, seed: str, options: Options, events: int = 10_000) -> Match[State, Action]:
    """Return a match played sensibly, with some undone moves; it stops after this number of events."""
    rng, dealer = Random(seed), SeededDealer(seed)
    match: Match[State, Action] = Match(game, NAMES[:seats], options)
    match.deal(dealer)
    while not match.over and len(match.events) < events:
        seat = rng.choice(match.game.to_act(match.state))
        match.play(seat, sensible(match.state, seat, rng))
        if rng.random() < 0.02 and match.can_undo(seat):
            match.undo(seat)
        match.deal(dealer)
    return match


def write_replays() -> None:
    """Twenty matches: all numbers of seats, all sides, all achievements, all kinds of map."""
    rng = Random("replays")
    ids = list(game.components.achievements)
    (HERE / "replays").mkdir(exist_ok=True)
    for number in range(20):
        seats = number % 4 + 1
        options: dict[str, str | int | tuple[str, ...]] = dict.fromkeys(SIDED, "basic")
        if number >= 4:
            options |= {name: "expert" for name in SIDED if number >= 16 or rng.random() < 0.5}
        if 4 <= number < 16:
            options["achievements"] = tuple(ids[(number - 4) * 3 : (number - 4) * 3 + 3])
        else:
            options["achievements"] = number % 4
        options["map"] = ("random", "choose", "3e 5n 1s 8w")[number % 3]
        match = played(seats, f"replay {number}", options)
        (HERE / "replays" / f"{number + 1:02}-{seats}-seats.toml").write_text(dump(match), "utf-8")


STARTS: tuple[tuple[str, int, Options, int], ...] = (
    ("the map is drawn, solo", 1, {"map": "3e 5n 1s 8w"}, 0),
    ("two seats in the first round", 2, {"map": "random", "achievements": 1}, 25),
    ("three seats, expert temples, a bonus to place", 3, {"temples": "expert", "map": "2n 4w 6s 7e"}, 150),
    ("the last turn with three seats", 3, {"map": "8n 1e 4n 5s"}, 440),
    ("four seats, all expert", 4, dict.fromkeys(SIDED, "expert"), 301),
    ("the first player lays the tiles", 2, {"map": "choose"}, 0),
)


def count(state: State, depth: int) -> int:
    """The number of action sequences of this length, chance and all orders of the seats included."""
    if depth == 0:
        return 1
    total = 0
    for seat in game.to_act(state):
        actions = [one for one, _ in game.chance_outcomes(state)] if seat == CHANCE else game.legal(state, seat)
        if depth == 1:
            total += len(actions)
            continue
        for action in actions:
            after = state.clone()
            game.step(after, seat, action)
            total += count(after, depth - 1)
    return total


def write_counts() -> None:
    """Each start as a script of events, with the counts for depths 1, 2, …"""
    lines = ["# Numbers of action sequences of length 1, 2, … from scripted starts; see make_fixtures.py."]
    for name, seats, options, events in STARTS:
        match = played(seats, name, options, events)
        while name == "the last turn with three seats" and (match.state.round, match.state.turn) != (4, 7):
            events += 1
            match = played(seats, name, options, events)
        while "bonus" in name and not any(sheet.doing == "bonus" for sheet in match.state.seats):
            events += 1
            match = played(seats, name, options, events)
        record = dump(match).splitlines()
        counts = [count(match.state, depth) for depth in range(1, DEPTH + 1)]
        lines += ["", "[[start]]", f'name = "{name}"', next(line for line in record if line.startswith("options"))]
        lines += [f"seats = {seats}", *record[record.index("events = [") : record.index("]") + 1], f"counts = {counts}"]
    (HERE / "counts.toml").write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    write_replays()
    write_counts()
