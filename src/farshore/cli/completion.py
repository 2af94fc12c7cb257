"""Writes what a shell needs to complete commands, options, games and bots: eval "$(farshore completion bash)"."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from importlib import import_module

from farshore.core.extras import NotInstalled, named_by_extra
from farshore.games import installed

SHELLS = ("bash", "zsh", "fish")


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("shell", choices=SHELLS, help="which shell")


def run(args: Namespace) -> int:
    print({"bash": bash, "zsh": zsh, "fish": fish}[args.shell]())
    return 0


def words() -> dict[str, list[str]]:
    """For each command its options, and the games where it takes one."""
    from farshore.cli import commands

    found: dict[str, list[str]] = {}
    for name, command in commands().items():
        parser = ArgumentParser(add_help=True)
        try:
            with named_by_extra():
                import_module(command.module).add_arguments(parser)
        except NotInstalled:
            pass  # the command is named all the same
        options = [option for action in parser._actions for option in action.option_strings if option.startswith("--")]
        takes_game = any(action.dest in ("game", "what") for action in parser._actions)
        found[name] = [*options, *(installed().games if takes_game else ())]
    return found


def bash() -> str:
    cases = "\n".join(f"    {name}) words='{' '.join(options)}' ;;" for name, options in words().items())
    return f"""_farshore() {{
  local words='{" ".join(words())}'
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
    first = f"complete -c farshore -n __fish_use_subcommand -f -a '{' '.join(words())}'"
    return "\n".join(
        [
            first,
            *(
                f"complete -c farshore -n '__fish_seen_subcommand_from {name}' -a '{' '.join(options)}'"
                for name, options in words().items()
                if options
            ),
        ]
    )
