"""Print shell completions for commands, options, games and bots: eval "$(farshore completion bash)"."""

from __future__ import annotations

import re
from argparse import ArgumentParser, Namespace
from importlib import import_module

from farshore.core.optional_deps import NotInstalled, name_missing_extra
from farshore.games import installed

SHELLS = ("bash", "zsh", "fish")


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("shell", choices=SHELLS, help="the shell")


def run(args: Namespace) -> int:
    print({"bash": bash, "zsh": zsh, "fish": fish}[args.shell]())
    return 0


def completions() -> dict[str, list[str]]:
    """Return the options of each command, and the games if it takes one."""
    from farshore.cli import commands

    found: dict[str, list[str]] = {}
    for name, command in commands().items():
        parser = ArgumentParser(add_help=True)
        try:
            with name_missing_extra(*command.extras):
                import_module(command.module).add_arguments(parser)
        except NotInstalled:
            pass  # the command itself can be completed
        usage = parser.format_usage()
        options = dict.fromkeys(["--help", *re.findall(r"--[a-z][a-z-]*", usage)])
        takes_game = re.search(r"(?<![-\w])(game|what|GAME)(?![-\w=])", usage) is not None
        found[name] = [*options, *(installed().games if takes_game else ())]
    return found


def bash() -> str:
    cases = "\n".join(f"    {name}) words='{' '.join(options)}' ;;" for name, options in completions().items())
    return f"""_farshore() {{
  local words='{" ".join(completions())}'
  if [ "$COMP_CWORD" -gt 1 ]; then case "${{COMP_WORDS[1]}}" in
{cases}
  esac; fi
  COMPREPLY=($(compgen -W "$words" -- "${{COMP_WORDS[COMP_CWORD]}}"))
  [ ${{#COMPREPLY[@]}} -gt 0 ] || COMPREPLY=($(compgen -f -- "${{COMP_WORDS[COMP_CWORD]}}"))
}}
complete -F _farshore farshore"""


def zsh() -> str:
    return f"autoload -U +X bashcompinit && bashcompinit\n{bash()}"


def fish() -> str:
    first = f"complete -c farshore -n __fish_use_subcommand -f -a '{' '.join(completions())}'"
    return "\n".join(
        [
            first,
            *(
                f"complete -c farshore -n '__fish_seen_subcommand_from {name}' -a '{' '.join(options)}'"
                for name, options in completions().items()
                if options
            ),
        ]
    )
