"""The examples run: a moment of training each, the same four figures at its end, and the curve as a picture."""

from __future__ import annotations

import json
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any
from xml.etree.ElementTree import fromstring

import pytest

EXAMPLES = Path(__file__).parent.parent / "examples"


def example(name: str) -> Any:
    found = spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert found is not None
    assert found.loader is not None
    module = module_from_spec(found)
    found.loader.exec_module(module)
    return module


@pytest.mark.parametrize("name", ["numpy_policy_gradient", "maskable_ppo"])
def test_a_training_learns_for_a_moment_and_tells_its_figures(name: str, tmp_path: Path) -> None:
    if name == "maskable_ppo":
        pytest.importorskip("torch", reason="torch is in the requirements of the example alone")
        pytest.importorskip("sb3_contrib")
    curve = tmp_path / "curve.jsonl"
    found = example(name).main(["--minutes", "0.005", "--matches", "1", "--curve", str(curve)])
    assert set(found) == {"sampled", "argmax", "first legal", "random"}
    assert all(points > 0 for points in found.values())
    rows = [json.loads(line) for line in curve.read_text().splitlines()]
    assert all({"seconds", "points"} <= set(row) for row in rows)


def test_a_curve_is_drawn_between_what_there_is_to_show(tmp_path: Path) -> None:
    curve, out = tmp_path / "curve.jsonl", tmp_path / "curve.svg"
    rows = [{"seconds": second, "points": 30 + second / 10} for second in range(1, 201)]
    curve.write_text("".join(json.dumps(row) + "\n" for row in rows))
    example("curve").main([str(curve), str(out), "--mark", "first legal 29.7"])
    picture = fromstring(out.read_text())
    line = picture.find("{*}polyline")
    assert line is not None
    heights = [float(point.split(",")[1]) for point in line.attrib["points"].split()]
    assert len(heights) == 101
    assert heights == sorted(heights, reverse=True), "points rise, so does the line"
    assert any(words.text == "first legal 29.7" for words in picture.iter() if words.text)
