"""What the reference player reaches on average in a game, by what is dealt: the table of pars, printed or made anew.

--make plays so many matches for each number of seats and writes the table into the game's package.
"""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Mapping, Sequence
from functools import partial
from importlib.resources import as_file, files

from farshore.bots.entrants import game_named, require_some, seat_counts
from farshore.bots.par import FILE, Par, Played, pars_of, play_one, written
from farshore.bots.pool import add_pool
from farshore.cli.processes import each_in
from farshore.cli.progress import progress
from farshore.words import package_of
from farshore.words.language import said


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("game", help="the game's id")
    parser.add_argument("--make", type=int, metavar="N", help="play so many matches for each number of seats")
    parser.add_argument("--seats", metavar="N,N", default="", help="for these numbers of seats only")
    parser.add_argument("--seed", default="par", metavar="S", help="the same seed brings the same matches")
    add_pool(parser)


def run(args: Namespace) -> int:
    game = game_named(args.game)
    require_some("make", args.make)
    wanted = seat_counts(game, args.seats)
    pars = make(args, wanted) if args.make else pars_of(type(game).__module__)
    print("\n".join(table(pars)) if pars else said("no-pars", game=args.game))
    return 0


def make(args: Namespace, wanted: Sequence[int]) -> Mapping[int, Par]:
    """Plays, and writes the game's table anew; what was known of other numbers of seats stays."""
    game = game_named(args.game)
    pars = dict(pars_of(type(game).__module__))
    for seats in wanted:
        one = partial(_one, args.game, seats, args.seed)
        played = list(progress(each_in(args, one, range(args.make)), args.make))
        pars[seats] = Par.of([match for _, match in sorted(played, key=lambda each: each[0])])
    command = f"farshore par {args.game} --make {args.make} --seats {','.join(map(str, wanted))} --seed {args.seed}"
    with as_file(files(package_of(game)) / "data" / FILE) as file:
        file.parent.mkdir(exist_ok=True)
        file.write_text("\n".join(written(command, pars)) + "\n", "utf-8")
    return pars


def _one(game: str, seats: int, seed: str, number: int) -> tuple[int, Played]:
    return number, play_one(game_named(game), seats, number, seed)


def table(pars: Mapping[int, Par]) -> list[str]:
    """Pars for people: the mean, and what each thing that may be dealt adds or takes."""
    lines = []
    for seats, par in sorted(pars.items()):
        lines.append(said("par-of", seats=seats, mean=f"{par.mean:.1f} ± {par.se:.1f}", matches=str(par.games)))
        lines += [f"  {name:<20}{share:+6.1f}" for name, share in sorted(par.dealt.items(), key=lambda one: -one[1])]
    return lines
