"""The benchmark: test deals that no seed gives, results of bots on them, and matches that stay the same."""

from __future__ import annotations

import json
from hashlib import sha256
from importlib.util import find_spec
from random import Random

import pytest

import farshore.rl as rl
from farshore.cli import main
from farshore.games import find
from farshore.rl import ENV_VERSION, Simulator

FINGERPRINTS = {
    "explorers": "340bb9d328cfc46d",
    "kingdom_maps": "b72c1a378f5d56b0",
    "la_isla": "fc100c8f6364950f",
}
"""Of environments with version 1. If one changes, raise `ENV_VERSION`."""


def fingerprint(name: str) -> str:
    """Return a hash of what agents observe in random matches for each number of seats, and in one against `greedy`."""
    found = sha256()
    for seats in find(name).info.seats:
        match, rng = Simulator(find(name), seats), Random(f"{name}/{seats}")
        match.reset(rl.test_deal(seats))
        seen, mask = bytearray(match.spec.size), bytearray(match.actions)
        while not match.over:
            seat = match.to_act[0]
            match.write_tensor(seat, seen)
            match.mask(seat, mask)
            found.update(seen + mask)
            match.step(seat, rng.choice(sorted(match.legal_numbers(seat))))
        found.update(repr((match.spec.parts, match.points(), match.returns())).encode())
    against, rng = rl.seat_env(name, 2, others=["greedy"]), Random(name)
    seen_now, info = against.reset(options={"deal": rl.test_deal(0)})
    over = False
    while not over:
        found.update(seen_now.tobytes() + info["action_mask"].tobytes())
        seen_now, reward, over, _, info = against.step(rng.choice(info["action_mask"].nonzero()[0].tolist()))
        found.update(repr(reward).encode())
    return found.hexdigest()[:16]


@pytest.mark.parametrize("name", FINGERPRINTS)
def test_a_version_of_an_environment_never_changes(name: str) -> None:
    assert ENV_VERSION == 1, "then write its fingerprints here"
    assert fingerprint(name) == FINGERPRINTS[name]


def test_a_test_deal_is_the_same_with_every_seed() -> None:
    env = rl.seat_env("kingdom_maps")
    first, _ = env.reset(seed=1, options={"deal": rl.test_deal(0)})
    again, _ = env.reset(seed=2, options={"deal": rl.test_deal(0)})
    other, _ = env.reset(options={"deal": rl.test_deal(1)})
    assert (first == again).all()
    assert (first != other).any()


@pytest.mark.slow
def test_baselines_are_one_row_for_each_setting_and_the_same_in_processes(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["baselines", "--games", "kingdom_maps", "--seats", "1,2", "--bots", "random,greedy", "--deals", "2"]
    assert main([*words, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [(row["seats"], row["bot"]) for row in found] == [(1, "random"), (1, "greedy"), (2, "random"), (2, "greedy")]
    assert all(len(row["points"]) == len(row["wins"]) == 2 for row in found)
    assert sum(found[1]["points"]) > sum(found[0]["points"])
    assert main([*words, "--jobs", "2"]) == 0
    rows = capsys.readouterr().out.splitlines()[2:]
    assert len(rows) == 4
    for row, each in zip(rows, found, strict=True):
        assert f"| {sum(each['points']) / 2:.1f} ±" in row


@pytest.mark.skipif(find_spec("torch") is not None, reason="torch is installed")
def test_the_extra_for_training_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["baselines", "--games", "kingdom_maps", "--seats", "1", "--bots", "random", "--deals", "1"]
    assert main([*words, "--ppo", "100"]) != 0
    assert "farshore[sb3]" in capsys.readouterr().err
