"""Draw a learning curve, as written with `--curve`, as SVG.

    python examples/curve.py learned.jsonl learned.svg --mark "random 33.5" --mark "argmax 42.5"

Points are means of the last hundred matches; each mark is a name and a number of points to compare with.
"""

from __future__ import annotations

import argparse
import json
import sys
from itertools import accumulate
from pathlib import Path

WIDTH, HEIGHT, LEFT, RIGHT, TOP, FOOT = 640, 300, 48, 624, 24, 264
WINDOW = 100
MOST = 300
"""Maximum number of points draw_curve."""


def means(points: list[float]) -> list[float]:
    """Return the moving average of the values."""
    sums = [0.0, *accumulate(points)]
    return [(sums[end] - sums[max(0, end - WINDOW)]) / min(end, WINDOW) for end in range(1, len(points) + 1)]


def draw_curve(seconds: list[float], points: list[float], marks: dict[str, float]) -> str:
    """Return the curve as SVG, scaled to its values and the marks."""
    curve = means(points)[WINDOW - 1 :] or means(points)
    every = -(-len(curve) // MOST)
    times, curve = seconds[-len(curve) :][::-every][::-1], curve[::-every][::-1]
    low, high = (round(f(*curve, *marks.values()) / 5 + off) * 5 for f, off in ((min, -0.5), (max, 0.5)))

    def x(second: float) -> float:
        return LEFT + (RIGHT - LEFT) * second / times[-1]

    def y(point: float) -> float:
        return FOOT - (FOOT - TOP) * (point - low) / (high - low)

    lines = [f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>']
    for number in range(low, high + 1, 5):
        lines.append(f'<path d="M{LEFT} {y(number):.1f}H{RIGHT}" stroke="#e4e4e4"/>')
        lines.append(f'<text x="40" y="{y(number) + 4:.1f}" text-anchor="end" fill="#444">{number}</text>')
    for part in range(5):
        at = times[-1] * part / 4
        lines.append(f'<text x="{x(at):.1f}" y="286" text-anchor="middle" fill="#444">{at:.0f} s</text>')
    for name, number in marks.items():
        lines.append(f'<path d="M{LEFT} {y(number):.1f}H{RIGHT}" stroke="#777" stroke-dasharray="6 4"/>')
        lines.append(f'<text x="620" y="{y(number) - 5:.1f}" text-anchor="end" fill="#777">{name} {number}</text>')
    path = " ".join(f"{x(second):.1f},{y(point):.1f}" for second, point in zip(times, curve, strict=True))
    lines.append(f'<polyline points="{path}" fill="none" stroke="#0b6e6e" stroke-width="2"/>')
    lines.append(f'<text x="{LEFT}" y="12" fill="#444">points, mean of {WINDOW} matches while learning</text>')
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif"'
    return "\n".join([f'{head} font-size="12">', *lines, "</svg>\n"])


def main(words: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("curve", type=Path, help="JSON lines with seconds and points")
    parser.add_argument("out", type=Path, help="the file to write")
    parser.add_argument("--mark", action="append", default=[], metavar="NAME POINTS", help="a level to compare with")
    args = parser.parse_args(words)
    rows = [json.loads(line) for line in args.curve.read_text("utf-8").splitlines()]
    marks = {name: float(points) for name, _, points in (mark.rpartition(" ") for mark in args.mark)}
    args.out.write_text(draw_curve([row["seconds"] for row in rows], [row["points"] for row in rows], marks), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
