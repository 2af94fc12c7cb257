"""Write a dataset of matches between bots: a row for each decision, in Parquet files with checksums.

The same command writes the same rows on every machine, in processes or on a Ray cluster. `dataset.json` describes the
files: schema, players, seeds, number of rows and SHA-256. `--verify DIR` checks them.
"""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from importlib import import_module
from importlib.metadata import version
from itertools import cycle, islice, pairwise
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec

from farshore.bots.bot_matches import BotPlayer
from farshore.bots.bot_spec import parse_bot, require_positive
from farshore.bots.worker_pool import RAY, add_pool, pool_from_args
from farshore.cli import command_error
from farshore.cli.arguments import add_options, find_game, number_of_seats, options_of
from farshore.cli.progress import progress
from farshore.core.game import Seat, Value
from farshore.core.optional_deps import name_missing_extra
from farshore.rl import EnvConfig, Simulator
from farshore.translations.terminal_language import message

MANIFEST: Final = "dataset.json"
FORMAT: Final = 1
"""The version of the files' layout; another one when columns change."""
SPLITS: Final = ("train", "test")
COLUMNS: Final = {
    "match": "number of the match in its split",
    "decision": "number of the decision in the match, from 0",
    "seat": "the seat that decides",
    "observation": "the features of the seat's view (uint8), as docs/reference/observations.md lists them",
    "legal": "numbers of the legal actions, ascending; a number is an index in `game.all_actions`",
    "policy": "the probability of each legal action, in the same order",
    "action": "the number of the action that was played",
    "returns": "for each seat: 1 shared by the winners of the match",
    "points": "for each seat: the final points",
}
"""The columns of a file and what they mean."""


class Shard(msgspec.Struct, frozen=True):
    """A file of the dataset."""

    file: str
    matches: int
    rows: int
    sha256: str


class Manifest(msgspec.Struct, frozen=True):
    """The description of a dataset, `dataset.json`."""

    format: int
    farshore: str
    """The version that wrote it."""
    game: str
    seats: int
    options: dict[str, Value]
    bots: list[str]
    """By seat."""
    explore: float
    split: str
    seed: str
    actions: int
    """The number of action numbers."""
    blocks: list[dict[str, Any]]
    """Names and shapes of the blocks of an observation, in their order."""
    columns: dict[str, str]
    shards: list[Shard]


@dataclass(frozen=True, slots=True)
class DatasetTask:
    """The settings of the matches, which can be sent to another process."""

    game: str
    seats: int
    options: tuple[tuple[str, Value], ...]
    bots: tuple[str, ...]
    explore: float
    split: str
    seed: str

    def seed_of(self, number: int) -> str:
        """Return the seed of a match. Splits have different seeds, so no deal is in both."""
        return f"{self.split}/{self.seed}/{number}"

    def simulator(self) -> Simulator[Any, Any]:
        return Simulator(find_game(self.game), self.seats, EnvConfig(options=dict(self.options)))


class RecordedMatch:
    """One match between bots that is played action by action, with the probability of each legal action."""

    def __init__(self, match: Simulator[Any, Any], players: Sequence[BotPlayer], explore: float, seed: str) -> None:
        self.match, self.players, self.explore, self.seed = match, players, explore, seed
        self.planned: dict[Seat, list[Any]] = {}
        """The actions that a bot has chosen and not played yet."""

    def play(self) -> Iterator[dict[str, Any]]:
        """Yield a row for each decision, without the outcome."""
        match, decision = self.match, 0
        match.reset(self.seed)
        while not match.over:
            seat = match.to_act[0]
            rng = Random(f"{self.seed}/{decision}")
            legal = sorted(match.legal_numbers(seat))
            wanted = self._wanted(seat, rng)
            policy = [self.explore / len(legal) + (1 - self.explore) * (number == wanted) for number in legal]
            action = rng.choice(legal) if rng.random() < self.explore else wanted
            if action != wanted:
                self.planned.pop(seat, None)
            observation = bytearray(match.spec.size)
            match.write_tensor(seat, observation)
            yield {
                "decision": decision,
                "seat": seat,
                "observation": bytes(observation),
                "legal": legal,
                "policy": policy,
                "action": action,
            }
            match.step(seat, action)
            decision += 1

    def _wanted(self, seat: Seat, rng: Random) -> int:
        """Return the action that the bot wants to play: the next one of its plan while that is legal."""
        game, state = self.match.game, self.match.state
        planned = self.planned.get(seat, [])
        if not planned or planned[0] not in game.legal(state, seat):
            view = game.view(state, seat).deep_copy()
            planned = list(self.players[seat].choose(game, view, seat, rng))
        self.planned[seat] = planned[1:]
        return self.match.numbering.number(state, seat, planned[0])


def rows_of(task: DatasetTask, number: int) -> list[dict[str, Any]]:
    """Play a match and return its rows."""
    match = task.simulator()
    rows = list(
        RecordedMatch(match, [parse_bot(name) for name in task.bots], task.explore, task.seed_of(number)).play()
    )
    outcome = {"match": number, "returns": list(match.returns()), "points": list(match.points())}
    return [{**row, **outcome} for row in rows]


def make_shard(task: DatasetTask, first: int, last: int) -> tuple[int, bytes]:
    """Play the matches from `first` to before `last`; return the number of rows and the bytes of a Parquet file."""
    arrow, parquet = import_module("pyarrow"), import_module("pyarrow.parquet")
    rows = [row for number in range(first, last) for row in rows_of(task, number)]
    sink = arrow.BufferOutputStream()
    parquet.write_table(arrow.Table.from_pylist(rows, schema=schema()), sink, compression="zstd")
    return len(rows), sink.getvalue().to_pybytes()


def schema() -> Any:
    """Return the Arrow schema; its fields carry their meaning."""
    arrow = import_module("pyarrow")
    types = {
        "match": arrow.int32(),
        "decision": arrow.int32(),
        "seat": arrow.int8(),
        "observation": arrow.binary(),
        "legal": arrow.list_(arrow.int32()),
        "policy": arrow.list_(arrow.float32()),
        "action": arrow.int32(),
        "returns": arrow.list_(arrow.float32()),
        "points": arrow.list_(arrow.int32()),
    }
    return arrow.schema(
        [arrow.field(name, types[name], nullable=False, metadata={"meaning": COLUMNS[name]}) for name in COLUMNS]
    )


# The command


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", default="", help="id of an installed game (`farshore games` lists them)")
    add_options(parser)
    parser.add_argument("--bots", default="planner", metavar="A,B", help="bots by seat, repeated as needed")
    parser.add_argument(
        "--explore", type=float, default=0.05, metavar="P", help="share of random actions (default 0.05)"
    )
    parser.add_argument("--split", choices=SPLITS, default=SPLITS[0], help="which deals to play (default train)")
    parser.add_argument("--seed", default="1", metavar="S", help="seed, any text (default 1)")
    parser.add_argument("--games", type=int, default=100, metavar="N", help="number of matches (default 100)")
    parser.add_argument("--shards", type=int, default=1, metavar="N", help="number of files (default 1)")
    parser.add_argument("--out", type=Path, metavar="DIR", help="folder of the dataset")
    parser.add_argument("--verify", type=Path, metavar="DIR", help="check the files of a dataset and write nothing")
    add_pool(parser)


def run(args: Namespace) -> int:
    if args.verify:
        return print_verdict(args.verify)
    if not args.game or args.out is None:
        raise command_error("cmd-dataset-where")
    if not 0 <= args.explore <= 1:
        raise command_error("cmd-dataset-explore", value=str(args.explore))
    for option in ("games", "shards"):
        require_positive(option, vars(args)[option])
    task = task_of(args)
    bounds = [args.games * part // args.shards for part in range(args.shards + 1)]
    parts = [part for part in pairwise(bounds) if part[0] < part[1]]
    args.out.mkdir(parents=True, exist_ok=True)
    shards = list[Shard]()
    with name_missing_extra(RAY), pool_from_args(args) as workers:
        made = workers.map(partial(make_shard, task), *zip(*parts, strict=True))
        for number, (rows, content) in enumerate(progress(made, len(parts))):
            name = f"{task.game}-{task.split}-{number:05}-of-{len(parts):05}.parquet"
            (args.out / name).write_bytes(content)
            first, last = parts[number]
            shards.append(Shard(name, last - first, rows, sha256(content).hexdigest()))
    described = msgspec.json.format(msgspec.json.encode(manifest_of(task, shards)), indent=2)
    (args.out / MANIFEST).write_bytes(described)
    print(message("dataset-written", rows=sum(shard.rows for shard in shards), count=args.games, folder=str(args.out)))
    return 0


def task_of(args: Namespace) -> DatasetTask:
    game = find_game(args.game)
    seats = number_of_seats(game, args)
    bots = tuple(islice(cycle(args.bots.split(",")), seats))
    for name in bots:
        parse_bot(name)  # report an unknown name before anything is played
    options = tuple(sorted(options_of(game, args).items()))
    return DatasetTask(args.game, seats, options, bots, args.explore, args.split, args.seed)


def manifest_of(task: DatasetTask, shards: list[Shard]) -> Manifest:
    match = task.simulator()
    blocks = [{"name": name, "shape": list(shape)} for name, shape in match.spec.parts]
    return Manifest(
        format=FORMAT,
        farshore=version("farshore"),
        game=task.game,
        seats=task.seats,
        options=dict(match.options),
        bots=list(task.bots),
        explore=task.explore,
        split=task.split,
        seed=task.seed,
        actions=match.actions,
        blocks=blocks,
        columns=dict(COLUMNS),
        shards=shards,
    )


def print_verdict(folder: Path) -> int:
    """Compare each file with its checksum and print the files that differ; the exit code is 1 if there are any."""
    try:
        manifest = msgspec.json.decode((folder / MANIFEST).read_bytes(), type=Manifest)
    except msgspec.DecodeError as error:
        raise command_error("cmd-dataset-manifest", file=str(folder / MANIFEST), error=str(error)) from None
    differing = [shard.file for shard in manifest.shards if not is_unchanged(folder / shard.file, shard)]
    for name in differing:
        print(message("dataset-differs", file=name))
    if not differing:
        rows = sum(shard.rows for shard in manifest.shards)
        print(message("dataset-verified", files=len(manifest.shards), rows=rows))
    return 1 if differing else 0


def is_unchanged(file: Path, shard: Shard) -> bool:
    return file.is_file() and sha256(file.read_bytes()).hexdigest() == shard.sha256
