"""Count the sequences of actions from a position by depth (perft), a fingerprint of the rules.

Chance outcomes count like actions. Where several seats act at once only the lowest one acts first: their actions
commute, so other orders would be duplicates.
"""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from farshore.cli.arguments import add_game, add_options, custom_components, find_game, number_of_seats, options_of
from farshore.cli.json_output import add_json, print_json
from farshore.core.dealer import SeededDealer
from farshore.core.game import CHANCE, A, Game, S
from farshore.core.match import AnyMatch, Match
from farshore.core.record import decode, load
from farshore.games import find


def add_arguments(parser: ArgumentParser) -> None:
    add_game(parser)
    add_options(parser)
    parser.add_argument("--depth", type=int, default=3, metavar="N", help="maximum depth (default 3)")
    parser.add_argument("--seed", default="1", metavar="S", help="seed of the deal")
    parser.add_argument("--from", dest="start", type=Path, metavar="FILE", help="count from the end of this record")
    add_json(parser)


def run(args: Namespace) -> int:
    match = load(decode(args.start.read_bytes()), find).match if args.start else deal_match(args)
    if args.json:
        print_json([count(match.game, match.state, depth) for depth in range(1, args.depth + 1)])
        return 0
    for depth in range(1, args.depth + 1):
        print(f"{depth:>3}  {count(match.game, match.state, depth):>14,}", flush=True)
    return 0


def deal_match(args: Namespace) -> AnyMatch:
    """Return a match at its first decision."""
    game = find_game(args.game)
    seats = [f"seat {seat}" for seat in range(number_of_seats(game, args))]
    match: AnyMatch = Match(game, seats, options_of(game, args), data=custom_components(args))
    match.deal(SeededDealer(args.seed))
    return match


def count(game: Game[S, A], state: S, depth: int) -> int:
    """Return the number of sequences of `depth` actions; shorter ones that end the match count too."""
    acting = game.to_act(state)
    if depth == 0 or not acting:
        return 1
    seat = acting[0]
    actions = [action for action, _ in game.chance_outcomes(state)] if seat == CHANCE else game.legal(state, seat)
    if depth == 1:
        return len(actions)
    total = 0
    for action in actions:
        after = state.clone()
        game.step(after, seat, action)
        total += count(game, after, depth - 1)
    return total
