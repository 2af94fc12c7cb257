"""Let a text agent play against a bot, and print the results with intervals.

An agent has a method `act(observation)` that returns one of `observation.actions`. Every deal is played once from each
seat; the same seed gives the same deals.
"""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from dataclasses import asdict

from farshore.agents.evaluation import TRIES, AgentReport, Interval, agent_name, evaluate_agent, load_agent
from farshore.bots.bot_spec import parse_bot, require_game, require_positive
from farshore.cli.json_output import add_json, print_json
from farshore.cli.progress import progress
from farshore.cli.score_table import column_headings, format_table
from farshore.games import installed
from farshore.translations.terminal_language import language, message


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("--agent", required=True, metavar="MODULE:NAME", help="the agent")
    parser.add_argument("--games", default="", metavar="A,B", help="games to play (default: all that are installed)")
    parser.add_argument("--against", default="greedy", metavar="BOT", help="the bot at other seats (default greedy)")
    parser.add_argument("--seats", type=int, default=2, metavar="N", help="number of seats (default 2)")
    parser.add_argument("--matches", type=int, default=10, metavar="K", help="matches of each game (default 10)")
    parser.add_argument("--seed", default="1", metavar="S", help="seed of the deals, any text (default 1)")
    add_json(parser)


def run(args: Namespace) -> int:
    agent, against = load_agent(args.agent), parse_bot(args.against)
    require_positive("matches", args.matches)
    games = [require_game(name) for name in args.games.split(",") if name] or list(installed().games.values())
    for game in games:
        game.info.check_seats(args.seats)
    reports = []
    for game in games:
        found = evaluate_agent(
            agent, game, against, seats=args.seats, matches=args.matches, seed=args.seed, language=language()
        )
        matches = tuple(progress(found, args.matches))
        reports.append(AgentReport(game.info.id, agent_name(agent), args.against, matches))
    if args.json:
        print_json([asdict(report) for report in reports])
    else:
        print(summary(reports))
    return 0


def summary(reports: list[AgentReport]) -> str:
    """Return a table with a row for each game, and what its columns mean."""
    heads = column_headings("game", "matches", "wins", "mean", "lead", "refused", "random-moves", "seconds")
    rows: list[tuple[str, ...]] = [heads]
    for report in reports:
        decisions = report.total("decisions") or 1.0
        rows.append(
            (
                report.game,
                str(len(report.matches)),
                format_interval(report.interval("won"), 100, "%"),
                format_interval(report.interval("own")),
                format_interval(report.interval("lead")),
                f"{report.total('refused') / decisions:.1%}",
                f"{report.total('random_moves'):g}",
                f"{report.total('seconds') / decisions:.2f}",
            )
        )
    first = reports[0]
    return f"{format_table(rows)}\n{message('evaluated', agent=first.agent, bot=first.against, tries=TRIES)}"


def format_interval(found: Interval, factor: float = 1.0, unit: str = "") -> str:
    """Return a mean with its interval: `62 % (50 … 74)`."""
    middle = f"{found.mean * factor:.1f}{unit}"
    if found.low is None or found.high is None:
        return f"{middle} (–)"
    return f"{middle} ({found.low * factor:.1f} … {found.high * factor:.1f})"
