"""Text agents: what they read, how they are evaluated, and the tools of `farshore mcp`."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

import farshore as fs
from farshore.agents import TextMatch, TextObservation
from farshore.agents.evaluation import bootstrap
from farshore.agents.mcp_tools import McpTools, ToolError
from farshore.cli import main
from farshore.core.match import AnyMatch
from server.sit_down import run

GAMES = ("explorers", "kingdom_maps", "la_isla")
PAGE = (Path(__file__).parent.parent.parent / "docs" / "how-to" / "text-agents.md").read_text("utf-8")


class Stubborn:
    """Never answers with a legal action."""

    name = "stubborn"

    def __init__(self) -> None:
        self.problems: list[str] = []

    def act(self, observation: TextObservation) -> str:
        self.problems.append(observation.problem)
        return "fly to the moon"


class Failing:
    name = "failing"

    def act(self, observation: TextObservation) -> str:
        raise RuntimeError("no connection to the model")


def random_match(game: str, seed: int, moves: int) -> AnyMatch:
    """A match after some random moves."""
    match, rng = fs.new(game, 2, seed=seed), Random(seed)
    for _ in range(moves):
        if match.over:
            break
        seat = rng.choice(match.to_act)
        match.play(seat, rng.choice(match.legal(seat)))
    return match


@pytest.mark.parametrize("game", GAMES)
def test_an_agent_reads_the_position_and_plays_a_whole_match(game: str) -> None:
    match, rng = fs.new(game, 2, seed=5), Random(5)
    shown = TextMatch(match, ["Ada", "Ben"])
    while not match.over:
        seat = match.to_act[0]
        seen = shown.observe(seat)
        assert list(seen.actions) == [str(action) for action in match.legal(seat)]
        assert all(action.description for action in seen.legal)
        assert all(notation in str(seen) for notation in seen.actions)
        assert "Ada" in seen.position
        assert shown.play(seat, rng.choice(seen.actions)) == ""
        shown.mark_read(seat)
    assert shown.observe(0).legal == ()
    assert "\n" in shown.observe(0).rules()


@pytest.mark.parametrize("language", ["en", "de", "fr", "it"])
def test_observations_are_translated(language: str) -> None:
    shown = TextMatch(random_match("la_isla", 1, 20), language=language)
    words = str(shown.observe(0))
    title = {"en": "Your", "de": "Dein", "fr": "Votre", "it": "tu"}[language]
    assert title.lower() in words.lower()
    assert not re.search(r"\{ ?\$|[a-z]+-[a-z]+-[a-z]+:", words)


def texts_for(shown: TextMatch, seat: int, actions: list[str]) -> list[str]:
    """Everything that a seat can read at one moment."""
    why = [shown.explain(seat, action) for action in actions]
    return [str(shown.observe(seat)), *why]


@pytest.mark.parametrize("seed", range(4))
def test_nothing_that_a_seat_reads_depends_on_what_is_hidden_from_it(seed: int) -> None:
    """La Isla, both seats: in any position with the same view, all texts are the same."""
    rng, different = Random(seed), 0
    for moves in range(5, 80, 9):
        match = random_match("la_isla", seed, moves)
        if match.over:
            break
        for seat in (0, 1):
            view = match.game.view(match.state, seat)
            other = match.branch(len(match.events))
            other.states[-1] = match.game.sample_state(view, rng)
            different += other.states[-1] != match.state
            actions = [str(action) for action in rng.sample(match.game.all_actions, 15)]
            actions += [str(action) for action in match.game.legal(view, 1 - seat)]
            shown, again = TextMatch(match), TextMatch(other)
            shown.mark_read(seat)
            again.mark_read(seat)
            assert texts_for(shown, seat, actions) == texts_for(again, seat, actions)
    assert different > 3


def test_news_hide_the_cards_of_others() -> None:
    """What both seats read of the whole deal and of three cards put face down."""
    match = fs.new("la_isla", 2, seed=2)
    shown = TextMatch(match, ["Ada", "Ben"])
    hands = [[str(action).split()[-1] for action in match.legal(seat)] for seat in (0, 1)]
    assert not set(hands[0]) & set(hands[1])
    for _ in range(3):
        assert shown.play(1, str(match.legal(1)[0])) == ""
    mine, theirs = shown.observe(1), shown.observe(0)
    assert mine.news != theirs.news or mine.position != theirs.position
    assert not [card for card in hands[1] if card in str(theirs)]
    assert not [card for card in hands[0] if card in str(mine)]


def test_an_answer_that_is_not_legal_changes_nothing_and_says_why() -> None:
    match = random_match("explorers", 1, 3)
    shown, before = TextMatch(match), len(match.events)
    seat = match.to_act[0]
    assert "is not an action of this game" in shown.play(seat, "fly to the moon")
    illegal = next(str(one) for one in match.game.all_actions if one not in match.legal(seat))
    reason = shown.play(seat, illegal)
    assert reason
    assert reason == shown.explain(seat, illegal)
    assert len(match.events) == before


# Evaluation


@pytest.fixture
def agents(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the agent of the documentation, as `myagents.py`."""
    (code,) = [
        block for block in re.findall(r"^```python\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL) if "Reader" in block
    ]
    (tmp_path / "myagents.py").write_text(code, "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    return tmp_path


@pytest.mark.slow
def test_the_agent_of_the_documentation_is_evaluated(agents: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["evaluate", "--agent", "myagents:Reader", "--against", "random", "--matches", "10", "--seed", "4"]
    assert main([*words, "--games", "kingdom_maps,la_isla"]) == 0
    printed = capsys.readouterr().out
    rows = [line for line in printed.splitlines() if line.startswith(("kingdom_maps", "la_isla"))]
    assert len(rows) == 2
    for row in rows:
        assert re.search(r"10 +\d+\.\d% \(\d+\.\d … \d+\.\d\)", row), row
    assert "reader against random" in printed
    capsys.readouterr()
    assert main([*words, "--games", "kingdom_maps", "--json"]) == 0
    (report,) = json.loads(capsys.readouterr().out)
    assert [(one["deal"], one["seat"]) for one in report["matches"][:4]] == [(0, 0), (0, 1), (1, 0), (1, 1)]
    assert all(one["refused"] == 0 and one["decisions"] > 5 for one in report["matches"])
    assert main([*words, "--games", "kingdom_maps", "--json"]) == 0
    (again,) = json.loads(capsys.readouterr().out)
    assert [one["points"] for one in again["matches"]] == [one["points"] for one in report["matches"]]


def test_an_agent_that_never_answers_legally_is_replaced_by_chance() -> None:
    from farshore.agents.evaluation import TRIES, play_agent_match
    from farshore.bots.bot_spec import parse_bot

    agent = Stubborn()
    played = play_agent_match(agent, fs.load("kingdom_maps"), parse_bot("random"), 2, 0, 0, "1", "en")
    assert played.random_moves == played.decisions > 5
    assert played.refused == TRIES * played.decisions
    assert agent.problems[0] == ""
    assert "fly to the moon" in agent.problems[1]


@pytest.mark.parametrize(
    ("agent", "reason"),
    [
        ("nowhere:Reader", "can’t be loaded"),
        ("myagents:Missing", "can’t be loaded"),
        ("myagents:re", "An agent needs a method “act”"),
    ],
)
def test_an_agent_that_cannot_be_loaded_is_reported(
    agents: Path, capsys: pytest.CaptureFixture[str], agent: str, reason: str
) -> None:
    assert main(["evaluate", "--agent", agent, "--games", "kingdom_maps"]) == 1
    assert reason in capsys.readouterr().err


def test_an_agent_that_raises_is_reported_with_its_line() -> None:
    from farshore.agents.evaluation import AgentFailed, evaluate_agent
    from farshore.bots.bot_spec import parse_bot

    with pytest.raises(AgentFailed, match=r"failing.*RuntimeError: no connection to the model \(test_text_agents.py:"):
        next(evaluate_agent(Failing(), fs.load("kingdom_maps"), parse_bot("random")))


def test_intervals_are_reproducible_and_contain_the_mean() -> None:
    values = [float(number % 7) for number in range(40)]
    found = bootstrap(values)
    assert found == bootstrap(values)
    assert found.low is not None
    assert found.high is not None
    assert found.low < found.mean < found.high


# MCP


def new_tools() -> McpTools:
    return McpTools(lambda match: [f"review of {match.header.game}"])


def first_action(words: str) -> str:
    return words.split("Legal actions:\n")[1].splitlines()[0].split("    ")[0]


@pytest.mark.parametrize("game", GAMES)
def test_a_model_plays_a_whole_match_by_the_tools(game: str) -> None:
    tools = new_tools()
    seen = tools.new_match(game, ["random"], 1, "7")
    assert "You have seat 1" in seen
    with pytest.raises(ToolError, match="when it is over"):
        tools.review()
    while "Legal actions:" in seen:
        action = first_action(seen)
        assert tools.why(action)
        seen = tools.play(action)
    assert re.search(r"^Over\. random \d+, You \d+$", seen, re.MULTILINE)
    assert tools.review() == f"review of {game}"
    assert tools.play("done").startswith("Not played: ")


def test_wrong_requests_are_answered_with_a_reason() -> None:
    tools = new_tools()
    with pytest.raises(ToolError, match="new_match"):
        tools.look()
    for arguments in (("nothing", ["random"]), ("la_isla", []), ("la_isla", ["genius"]), ("la_isla", ["random"], 4)):
        with pytest.raises(ToolError):
            tools.new_match(*arguments)
    with pytest.raises(ToolError, match="goal"):
        tools.rules("la_isla", "nowhere")
    tools.new_match("la_isla", ["random"])
    with pytest.raises(ToolError, match="m1"):
        tools.look("m9")
    assert "goal" in tools.rules("la_isla")


def test_the_server_offers_the_tools() -> None:
    pytest.importorskip("mcp", reason="mcp is not installed: `python3 test.py` says why")
    from mcp import Client

    from farshore.cli.mcp_server import create_server

    async def call(client: Any, tool: str, **arguments: Any) -> str:
        answer = await client.call_tool(tool, arguments)
        assert not answer.is_error, answer
        return str(answer.content[0].text)

    async def work() -> None:
        async with Client(create_server(1)) as client:
            tools = (await client.list_tools()).tools
            assert [tool.name for tool in tools] == [
                "list_games", "rules", "new_match", "look", "why", "play", "review"
            ]  # fmt: skip
            assert all(tool.description for tool in tools)
            assert "la_isla" in await call(client, "list_games")
            assert "new_match" in await call(client, "look")
            seen = await call(client, "new_match", game="la_isla", opponents=["random"], seed="3")
            assert "deal" not in seen.split("Legal actions:")[0].splitlines()[0]
            assert await call(client, "look") == seen
            assert (await call(client, "play", action="nonsense")).startswith("Not played: ")
            assert "Match m1" in await call(client, "play", action=first_action(seen))

    run(work())
