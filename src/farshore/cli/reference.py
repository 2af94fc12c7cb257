"""Print the reference of the command line as Markdown: python -m farshore.cli.reference > docs/reference/commands.md.

The text comes from the parsers of the commands; only the examples are written here.
"""

from __future__ import annotations

from argparse import SUPPRESS, Action, ArgumentParser
from importlib import import_module
from typing import Final

from farshore.cli import COMMANDS, Command

EXAMPLES: Final[dict[str, tuple[str, ...]]] = {
    "serve": ("serve", "serve --host 0.0.0.0 --port 8080 --no-browser"),
    "play": ("play explorers", "play la_isla --bots skilled,expert --seed 7"),
    "connect": (
        "connect localhost:8000 --bot planner@1s --open",
        "connect https://play.example --token fsb_abc --bot mybots:FirstOfAll --create explorers --matches 1",
    ),
    "games": ("games", "games explorers --json"),
    "practice": ("practice kingdom_maps --number 3 --answer",),
    "rules": ("rules explorers --sections", "rules la_isla --language fr --section goal"),
    "replay": ("replay match.toml", "replay match.toml --at 40 --seat 1"),
    "review": ("review match.toml", "review match.toml --json"),
    "print": ("print kingdom_maps --out sheet.pdf", "print match.toml --at 40 --out position.png"),
    "verify": ("verify match.toml",),
    "simulate": ("simulate explorers --seats 2 --bots planner,greedy --games 100 --out matches.jsonl",),
    "par": ("par explorers", "par explorers --make 200 --jobs 4"),
    "count": ("count kingdom_maps --depth 4",),
    "evaluate": ("evaluate --agent myagents:Reader --games explorers,la_isla --against greedy --matches 20",),
    "mcp": ("mcp",),
    "arena": ("arena la_isla --bots planner,expert@60 --seats 2 --games 60 --jobs 2",),
    "tune": ("tune explorers --generations 10 --jobs 4 --out weights.toml",),
    "train": (
        "train explorers --again --games 100 --jobs 4 --out learned.toml",
        "train la_isla --network --again --games 600 --jobs 4 --out network.json",
    ),
    "baselines": (
        "baselines --deals 50 --jobs 4 --out table.md",
        "baselines --games la_isla --seats 2 --bots planner,mybots:FirstOfAll",
        "baselines --seats 1,2 --ppo 100000 --curves curves",
    ),
    "dataset": (
        "dataset explorers --seats 2 --bots planner --games 1000 --shards 8 --ray --out self-play",
        "dataset --verify self-play",
    ),
    "bench": ("bench explorers --seconds 1", "bench server --game explorers --seats 2"),
    "new-game": ("new-game lagoon",),
    "check": ("check explorers --matches 2", "check lagoon --trace"),
    "completion": ("completion bash",),
    "db": (
        "db export backup.jsonl.gz --database sqlite:///farshore.db",
        "db verify backup.jsonl.gz",
        "db import backup.jsonl.gz --database sqlite:///restored.db",
        "db upgrade --database sqlite:///farshore.db",
        "db prune --unplayed 7 --finished 365 --dry-run",
    ),
    "admin": (
        "admin tables --most 10",
        "admin freeze ojK3jPQ9w2Sd",
        "admin ban 198.51.100.7 --for 2h --reason 'floods the chat'",
        "admin reports",
        "admin top",
        "admin message 'New: a third map for Explorers.' --language en",
        "admin maintenance on --until 2026-11-20T18:00",
        "admin audit",
    ),
    "players": (
        "players list --most 20",
        "players show Ada",
        "players rename Ada 'Ada Byron'",
        "players suspend Ada",
        "players merge 'Ada old' Ada",
        "players invite --days 7",
    ),
}
"""For each command, calls that its parser accepts."""
NOTES: Final = {
    "play": """\
In the terminal, type the number or the text of a choice, or one of these:

| type | to see |
|---|---|
| `help` | this list |
| `why 3`, `why mark e7` | what an action would bring, or why it is not legal |
| `why e7` | what is on a space |
| `hint` | what the expert bot would do |
| `look`, `list`, `score` | what lies around the board, all choices, the score pad |
| `undo`, `quit` | |
""",
    "bench": """\
| part | measures | its options |
|---|---|---|
| `bench server` | moves per second | `--game`, `--seats`, `--tables`, `--moves`, `--durable`, `--load`, `--start` |
| `bench server --growth` | cost, waits, memory at 500 tables; `--inside`: alone | `--game`, `--seats`, `--tables` |
| `bench server --idle` | memory and processor time of connections that do nothing | `--game` |
| `bench server --bots`, `--reviews` | answers of bots, 20 reviews at once, beside 100 tables | `--game`, `--tables` |
| `bench peers` | moves of boardgame.io and colyseus beside ours; needs Node with npm | `--tables`, `--moves` |
| `bench ratings` | milliseconds of a leaderboard, a profile and a rated match | `--players`, `--matches` |
| `bench reviews` | seconds until first figures and end of a review | `GAME …`, `--seats`, `--matches`, `--bots` |
| `bench page` | milliseconds from a click to the confirmed move; size of a first visit | `--game`, `--clicks` |
| `bench start` | time from `python3 run.py` to the first answers | `--times` |
| `bench rl` | decisions per second of every adapter, beside other libraries | `--seats`, `--seconds`, `--batches` |
| `bench compiled` | compiled ÷ pure Python; time of a build | `GAME …`, `--seconds`, `--limit`, `--build`, `--json` |
""",
}
"""What the parsers cannot say."""
INTRODUCTION: Final = """\
# Command line

Every command with its arguments and an example. `python -m farshore.cli.reference` writes this page from the parsers.

```console
$ farshore --help
$ farshore play --help
```

Errors go to standard error in one line, and the exit status is then not 0. Messages are in the language of the
terminal (`LANG`), or in `FARSHORE_LANGUAGE=en`, `de`, `fr` or `it`.

`bench`, `tune`, `train`, `par` and `review --trial` need the research tools
(`pip install . ./research` in a checkout).
"""


def page() -> str:
    """Return the whole page."""
    parts = [INTRODUCTION]
    for group, members in COMMANDS.items():
        parts.append(f"## {group}\n")
        parts += [section(name, command) for name, command in members.items()]
    return "\n".join(parts)


def make_parser(name: str, command: Command) -> ArgumentParser:
    """Return the parser of a command."""
    module = import_module(command.module)
    parser = ArgumentParser(f"farshore {name}", description=module.__doc__)
    module.add_arguments(parser)
    return parser


def section(name: str, command: Command) -> str:
    """Return what the page says about one command: description, examples, arguments."""
    parser = make_parser(name, command)
    examples = [f"$ farshore {example}" for example in EXAMPLES[name]]
    lines = [f"### farshore {name}", "", (parser.description or "").strip(), "", "```console", *examples, "```", ""]
    rows = [row for action in arguments_of(parser) for row in rows_of(action)]
    if rows:
        lines += ["| argument | meaning |", "|---|---|", *rows, ""]
    if name in NOTES:
        lines.append(NOTES[name])
    return "\n".join(lines)


def arguments_of(parser: ArgumentParser) -> list[Action]:
    """Return the arguments of a parser."""
    return parser._actions  # argparse lists them nowhere else; its help is text, wrapped to the width of a terminal


def rows_of(action: Action) -> list[str]:
    """Return the table rows of an argument; those of subcommands are listed one by one."""
    if action.help == SUPPRESS or "--help" in action.option_strings:
        return []
    if isinstance(action.choices, dict):
        return [subcommand_row(name, parser) for name, parser in action.choices.items()]
    names = " or ".join(f"`{option}{suffix_of(action)}`" for option in action.option_strings)
    return [f"| {cell(names or f'`{value_of(action)}`')} | {cell(help_with_default(action))} |"]


def subcommand_row(name: str, parser: ArgumentParser) -> str:
    """Return the table row of a subcommand with its positional arguments."""
    arguments = [each for each in arguments_of(parser) if not each.option_strings]
    call = " ".join([name, *(value_of(each) for each in arguments)])
    return f"| `{call}` | {cell('; '.join([parser.description or '', *(each.help or '' for each in arguments)]))} |"


def help_with_default(action: Action) -> str:
    """Return the help of an argument, with its default if the help does not name it."""
    words, default = action.help or "", action.default
    of_the_environment = action.dest == "database"
    if "default" in words or of_the_environment or isinstance(default, bool) or not default:
        return words
    return f"{words} (default {default})" if isinstance(default, int | float | str) else words


def suffix_of(action: Action) -> str:
    """Return the value that follows an option, with the space before it."""
    if action.nargs == 0:
        return ""
    value = value_of(action)
    return f" [{value}]" if action.nargs == "?" else f" {value}"


def value_of(action: Action) -> str:
    """Return how a value is written: its choices, its metavar, or its name in capitals."""
    if action.choices is not None and action.metavar is None:
        return "|".join(str(choice) for choice in action.choices)
    return str(action.metavar or action.dest.upper())


def cell(text: str) -> str:
    """Return a text that a table cell can hold."""
    return text.replace("|", "\\|")


if __name__ == "__main__":
    print(page(), end="")
