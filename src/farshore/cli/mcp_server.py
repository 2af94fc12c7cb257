"""Serve matches to language models by the Model Context Protocol, over standard input and output.

The tools list games, show rules, start a match against bots, look, explain an action, play, and review a match. The
model has one seat of each match and sees only what that seat may see.
"""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from functools import wraps
from typing import TYPE_CHECKING, Any

from farshore.agents.mcp_tools import McpTools, ToolError
from farshore.bots.review import ReviewRun
from farshore.cli.review import format_review
from farshore.core.match import AnyMatch

if TYPE_CHECKING:
    from mcp.server.mcpserver import MCPServer

INSTRUCTIONS = """\
Play board games against bots. Call list_games, read the rules, start with new_match, then choose one of the listed
legal actions and pass it to play exactly as written. Call why to learn what an action would bring, or why it is not
legal."""


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--rollouts", type=int, metavar="N", help="rollouts for each turn of a review (default: the game's)"
    )


def run(args: Namespace) -> int:
    create_server(args.rollouts).run()
    return 0


def create_server(rollouts: int | None = None) -> MCPServer[Any]:
    """Return a server with the tools for one model."""
    from mcp.server.mcpserver import MCPServer

    def review_lines(match: AnyMatch) -> list[str]:
        return list(format_review(match.game, ReviewRun(match, rollouts).finish()))

    tools = McpTools(review_lines)
    server: MCPServer[Any] = MCPServer("farshore", instructions=INSTRUCTIONS)
    for tool in (tools.list_games, tools.rules, tools.new_match, tools.look, tools.why, tools.play, tools.review):
        server.add_tool(_with_errors(tool), name=tool.__name__, description=tool.__doc__, structured_output=False)
    return server


def _with_errors(tool: Callable[..., str]) -> Callable[..., str]:
    """Return a tool that answers with the reason of an error: models read it and try another way."""

    @wraps(tool)
    def call(*args: Any, **kwargs: Any) -> str:
        try:
            return tool(*args, **kwargs)
        except ToolError as error:
            return str(error)

    return call
