"""Contests between bots: the same deals for every line-up, with rotated seats."""

from __future__ import annotations

import argparse
import json
import shlex
import sys
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass, replace
from functools import partial
from itertools import combinations, cycle, islice
from pathlib import Path
from random import Random
from time import thread_time
from typing import Any

from farshore.bots.bot_matches import BotPlayer, play_match
from farshore.bots.bot_spec import parse_bot, parse_bots, require_game, require_positive
from farshore.bots.check import check_bots
from farshore.bots.elo import Rating, TableResult, rate
from farshore.bots.levels import levels
from farshore.bots.worker_pool import add_pool, open_pool
from farshore.core.dealer import SeededDealer
from farshore.core.game import BadOption, Options, Value
from farshore.core.text import text
from farshore.games import find as find_game
from farshore.translations.terminal_language import line_name, message


@dataclass(frozen=True, slots=True)
class Contest:
    """The bots, the game and the deals of a contest. A bot may have a budget: `expert@0.5s`."""

    game: str
    bots: tuple[str, ...]
    seats: int
    seed: str
    options: tuple[tuple[str, Value], ...] = ()

    def line_ups(self) -> list[tuple[str, ...]]:
        """Return every group of bots that plays together.

        >>> Contest("explorers", ("a", "b", "c"), 2, "").line_ups()
        [('a', 'b'), ('a', 'c'), ('b', 'c')]
        >>> Contest("explorers", ("a", "b"), 4, "").line_ups()
        [('a', 'b', 'a', 'b')]
        """
        if len(self.bots) >= self.seats:
            return list(combinations(self.bots, self.seats))
        return [tuple(islice(cycle(self.bots), self.seats))]

    def pairings(self, deals: int) -> Iterator[Pairing]:
        """Yield every match: each deal with every line-up in every rotation of its seats."""
        for deal in range(deals):
            for line_up in self.line_ups():
                for seats in rotations(line_up):
                    yield Pairing(deal, seats)

    def deals_for(self, games: int) -> int:
        """Return the number of deals that gives each line-up at least `games` matches."""
        return -(-games // len(rotations(self.line_ups()[0])))

    def __str__(self) -> str:
        """Return the command that plays the contest."""
        words = ["farshore", "arena", self.game, "--bots", ",".join(self.bots)]
        words += ["--seats", str(self.seats), "--seed", self.seed]
        for name, value in self.options:
            words += ["--option", f"{name}={'+'.join(value) if isinstance(value, tuple) else value}"]
        return shlex.join(words)


def rotations(line_up: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Return all rotations of a line-up.

    >>> rotations(("a", "b", "a", "b"))
    [('a', 'b', 'a', 'b'), ('b', 'a', 'b', 'a')]
    """
    return list(dict.fromkeys(line_up[turn:] + line_up[:turn] for turn in range(len(line_up))))


@dataclass(frozen=True, slots=True)
class Pairing:
    """A match to be played: the deal and the bot of each seat."""

    deal: int
    seats: tuple[str, ...]

    @property
    def key(self) -> str:
        return f"{self.deal}:{','.join(self.seats)}"


@dataclass(frozen=True, slots=True)
class ContestResult:
    """The result of one match, as stored in the journal."""

    deal: int
    seats: tuple[str, ...]
    lines: tuple[Mapping[str, int], ...]
    tiebreaks: tuple[tuple[int, ...], ...]
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    slowest: tuple[float, ...]

    @property
    def key(self) -> str:
        return f"{self.deal}:{','.join(self.seats)}"

    @classmethod
    def read(cls, entry: Mapping[str, Any]) -> ContestResult:
        """Return the result in a decoded line of the journal."""
        listed: dict[str, Any] = {
            name: tuple(value) if isinstance(value, list) else value for name, value in entry.items()
        }
        listed["tiebreaks"] = tuple(tuple(part) for part in entry["tiebreaks"])
        return cls(**listed)

    @property
    def table(self) -> TableResult:
        """The result of each bot, for ratings."""
        return [
            (name, (sum(lines.values()), *tiebreak))
            for name, lines, tiebreak in zip(self.seats, self.lines, self.tiebreaks, strict=True)
        ]


def play_pairing(contest: Contest, pairing: Pairing) -> ContestResult:
    """Play one match. The draws depend on the seed and the deal alone."""
    game = find_game(contest.game)
    deal = f"{contest.seed}/{pairing.deal}"
    players = [use_processor_time(parse_bot(name)) for name in pairing.seats]
    played = play_match(game, players, dict(contest.options), SeededDealer(deal), f"{deal}/{','.join(pairing.seats)}")
    return ContestResult(
        pairing.deal,
        pairing.seats,
        tuple({line.name: line.points for line in score.lines} for score in played.scores),
        tuple(score.tiebreak for score in played.scores),
        tuple(played.decisions),
        tuple(round(seconds, 4) for seconds in played.seconds),
        tuple(round(seconds, 4) for seconds in played.slowest),
    )


def use_processor_time(entered: BotPlayer) -> BotPlayer:
    """Measure the seconds of a budget in processor time, so that other processes do not change results."""
    return replace(entered, budget=replace(entered.budget, watch=thread_time))


def run_contest(
    contest: Contest,
    deals: int,
    jobs: int,
    journal: Path | None,
    progress: Callable[[int, int], None],
    ray: str | None = None,
) -> list[ContestResult]:
    """Return all results of the contest; matches in the journal are not played again."""
    known = read_journal(journal, contest) if journal is not None else {}
    wanted = list(contest.pairings(deals))
    missing = [pairing for pairing in wanted if pairing.key not in known]
    done = len(wanted) - len(missing)
    progress(done, len(wanted))
    with closing(_results(contest, missing, jobs, ray)) as results:
        for result in results:
            known[result.key] = result
            if journal is not None:
                with journal.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(asdict(result)) + "\n")
            done += 1
            progress(done, len(wanted))
    return [known[pairing.key] for pairing in wanted]


def _results(
    contest: Contest, missing: Sequence[Pairing], jobs: int, ray: str | None
) -> Generator[ContestResult, None, None]:
    with open_pool(jobs, ray) as workers:
        yield from workers.imap_unordered(partial(play_pairing, contest), missing)


def read_journal(journal: Path, contest: Contest) -> dict[str, ContestResult]:
    """Return the results of an earlier run of the same contest by key; create the journal if there is none."""
    header = json.dumps({"contest": asdict(contest)})
    written = journal.read_text("utf-8") if journal.exists() else ""
    whole = written[: written.rfind("\n") + 1]  # an incomplete last line is dropped
    first, *lines = whole.splitlines() or [header]
    if first != header or (written and not whole):
        raise _other_contest(journal, first if whole else written)
    if not whole or whole != written:
        journal.write_text(whole or header + "\n", encoding="utf-8")
    return {result.key: result for result in (ContestResult.read(json.loads(line)) for line in lines)}


def _other_contest(journal: Path, header: str) -> BadOption:
    """Return an error that names the contest of the journal by its command."""
    try:
        entry = json.loads(header)["contest"]
        options = tuple((name, tuple(value) if isinstance(value, list) else value) for name, value in entry["options"])
        contest = Contest(entry["game"], tuple(entry["bots"]), entry["seats"], entry["seed"], options)
    except (ValueError, TypeError, KeyError):
        return BadOption(text("no-journal", file=str(journal)))
    return BadOption(text("other-contest", file=str(journal), contest=str(contest)))


# Summary


def summary(contest: Contest, results: Sequence[ContestResult]) -> dict[str, Any]:
    """Return ratings, mean points by score line and times, for JSON."""
    by_deal: dict[int, list[ContestResult]] = {}
    for result in results:
        by_deal.setdefault(result.deal, []).append(result)
    ratings = rate(contest.bots, [_tables(contest, deal) for deal in by_deal.values()], Random(contest.seed))
    bots = [_bot_summary(rating, results) for rating in ratings]
    return {"contest": asdict(contest), "deals": len(by_deal), "matches": len(results), "bots": bots}


def _tables(contest: Contest, results: Sequence[ContestResult]) -> list[TableResult]:
    """Return the results to compare; with a single seat, bots with the same deal count as one match."""
    tables = [result.table for result in results]
    return tables if contest.seats > 1 else [[entry for table in tables for entry in table]]


def _bot_summary(rating: Rating, results: Sequence[ContestResult]) -> dict[str, Any]:
    mine = [(result, seat) for result in results for seat, name in enumerate(result.seats) if name == rating.name]
    totals = [sum(result.lines[seat].values()) for result, seat in mine]
    mean = sum(totals) / len(totals)
    variance = sum((total - mean) ** 2 for total in totals) / max(1, len(totals) - 1)
    names = dict.fromkeys(name for result, seat in mine for name in result.lines[seat])
    decisions = sum(result.decisions[seat] for result, seat in mine)
    return {
        **asdict(rating),
        "mean": mean,
        "deviation": variance**0.5,
        "error": (variance / len(totals)) ** 0.5,
        "least": min(totals),
        "most": max(totals),
        "lines": {name: sum(r.lines[seat].get(name, 0) for r, seat in mine) / len(mine) for name in names},
        "decisions": decisions,
        "seconds": sum(result.seconds[seat] for result, seat in mine) / max(1, decisions),
        "slowest": max(result.slowest[seat] for result, seat in mine),
    }


def as_table(result: Mapping[str, Any]) -> str:
    """Return the summary as a table for the terminal."""
    lines = list(dict.fromkeys(name for bot in result["bots"] for name in bot["lines"]))
    game = find_game(result["contest"]["game"])
    bot_, lead, mean, least, most, slowest = (
        message(f"head-{name}") for name in ("bot", "lead", "mean", "least", "most", "slowest")
    )
    points = [line_name(game, name) for name in lines]
    head = [bot_, "Elo", "95 %", lead, "95 %", mean, "±", least, most, *points, "ms", slowest]
    rows = [head]
    for bot in result["bots"]:
        rows.append(
            [
                bot["name"],
                f"{bot['elo']:.0f}",
                interval(bot["low"], bot["high"], ".0f"),
                f"{bot['lead']:+.0f}",
                interval(bot["lead_low"], bot["lead_high"], "+.0f"),
                f"{bot['mean']:.1f}",
                f"{bot['error']:.1f}",
                str(bot["least"]),
                str(bot["most"]),
                *(f"{bot['lines'].get(name, 0):.1f}" for name in lines),
                f"{1000 * bot['seconds']:.1f}",
                f"{1000 * bot['slowest']:.0f}",
            ]
        )
    widths = [max(len(row[column]) for row in rows) for column in range(len(head))]
    lines = ["  ".join(cell.rjust(width) for cell, width in zip(row, widths, strict=True)) for row in rows]
    decisions = sum(bot["decisions"] for bot in result["bots"])
    played = message("contest-played", matches=result["matches"], deals=result["deals"], decisions=str(decisions))
    return "\n".join([*lines, played])


def interval(low: float | None, high: float | None, form: str) -> str:
    """Format an interval; a dash if there is none.

    >>> interval(12.2, 80.7, "+.0f"), interval(None, None, ".0f")
    ('+12..+81', '–')
    """
    return "–" if low is None or high is None else f"{low:{form}}..{high:{form}}"


def progress_bar(done: int, total: int) -> None:
    """Print progress on one line of the terminal."""
    if sys.stderr.isatty() or done == total:
        filled = 30 * done // max(1, total)
        end = "\n" if done == total else ""
        sys.stderr.write(f"\r[{'#' * filled}{'.' * (30 - filled)}] {done}/{total}{end}")
        sys.stderr.flush()


# The command


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `farshore arena`."""
    parser.add_argument("game", help="the game's id")
    parser.add_argument(
        "--bots",
        default=",".join(levels()),
        help="levels, module:Name or weight files, each with an optional budget: expert@0.5s, expert@60 (default: all)",
    )
    parser.add_argument("--games", type=int, default=100, help="matches for every line-up")
    parser.add_argument("--seats", type=int, default=1, help="seats of each match; with 1, bots play the same deals")
    add_pool(parser)
    parser.add_argument("--seed", default="arena", help="seed; the same seed gives the same deals")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    parser.add_argument("--out", type=Path, help="JSON file; its journal lets a stopped contest continue")
    parser.add_argument("--check", type=int, metavar="N", help="instead: check that N decisions of the bots are legal")
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(args: argparse.Namespace) -> int:
    """Play the contest and print the table."""
    game = require_game(args.game)
    bots = parse_bots(args.bots)
    options = read_options(args.option, game.info.complete({}))
    game.info.complete(options)
    game.info.check_seats(args.seats)
    for name in ("games", "jobs", "check"):
        require_positive(name, vars(args)[name])
    if args.check:
        players = [use_processor_time(parse_bot(name)) for name in bots]
        report = check_bots(game, players, args.seats, options, args.check, args.seed, progress_bar)
        print(report)
        return 1 if report.wrong else 0
    contest = Contest(args.game, bots, args.seats, args.seed, tuple(options.items()))
    journal = args.out.with_suffix(".jsonl") if args.out else None
    deals = contest.deals_for(args.games)
    result = summary(contest, run_contest(contest, deals, args.jobs, journal, progress_bar, args.ray))
    if args.out:
        args.out.write_text(json.dumps(result, indent=2) + "\n", encoding="utf-8")
    print(json.dumps(result) if args.json else as_table(result))
    return 0


def read_options(words: Iterable[str], defaults: Options) -> dict[str, Value]:
    """Parse `NAME=VALUE` strings; values are converted to the types of the game's options.

    >>> read_options(["gems=expert", "achievements=2"], {"gems": "basic", "achievements": 0})
    {'gems': 'expert', 'achievements': 2}
    """
    options: dict[str, Value] = {}
    for entry in words:
        name, _, value = entry.partition("=")
        default = defaults.get(name)
        if isinstance(default, bool):
            options[name] = value in ("true", "yes", "1")
        elif isinstance(default, int) and value.isascii() and value.isdecimal() and len(value) < 10:
            options[name] = int(value)
        else:
            options[name] = tuple(value.split("+")) if "+" in value else value
    return options
