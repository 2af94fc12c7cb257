"""Learning curves as SVG: a line for each training, and dashed lines for the bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import ceil, floor
from typing import Final, TypeAlias

Curve: TypeAlias = Sequence[tuple[int, float]]
"""Steps so far, and points."""

WIDTH: Final = 640
HEIGHT: Final = 300
LEFT, RIGHT, TOP, FOOT = 48, 560, 28, 264
ROUND: Final = 10
"""The distance of two lines of the grid, in points."""


def draw(title: str, curves: Sequence[Curve], bots: Mapping[str, float]) -> str:
    """Return a picture of these curves, scaled to them and to the points of the bots.

    >>> picture = draw("Skerries", [[(0, 3.0), (100, 12.0)]], {"greedy": 15.0})
    >>> picture.count("<polyline"), "greedy 15" in picture
    (1, True)
    """
    values = [points for curve in curves for _, points in curve] + list(bots.values())
    low, high = floor(min(values) / ROUND) * ROUND, ceil(max(values) / ROUND + 0.01) * ROUND
    last = max(steps for curve in curves for steps, _ in curve)

    def x(steps: float) -> str:
        return f"{LEFT + (RIGHT - LEFT) * steps / last:.1f}"

    def y(points: float) -> float:
        return FOOT - (FOOT - TOP) * (points - low) / (high - low)

    lines = [f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>', f'<text x="{LEFT}" y="16">{title}</text>']
    for level in range(low, high + 1, ROUND * max(1, (high - low) // (8 * ROUND))):
        lines.append(f'<path d="M{LEFT} {y(level):.1f}H{RIGHT}" stroke="#e4e4e4"/>')
        lines.append(f'<text x="{LEFT - 8}" y="{y(level) + 4:.1f}" text-anchor="end">{level}</text>')
    for part in range(5):
        steps = last * part // 4
        lines.append(f'<text x="{x(steps)}" y="{FOOT + 18}" text-anchor="middle">{steps:,}</text>')
    lines.append(f'<text x="{RIGHT}" y="{FOOT + 32}" text-anchor="end">steps</text>')
    for name, points in bots.items():
        lines.append(f'<path d="M{LEFT} {y(points):.1f}H{RIGHT}" stroke="#555" stroke-dasharray="6 4"/>')
        lines.append(f'<text x="{RIGHT + 6}" y="{y(points) + 4:.1f}">{name} {points:.0f}</text>')
    for curve in curves:
        path = " ".join(f"{x(steps)},{y(points):.1f}" for steps, points in curve)
        lines.append(f'<polyline points="{path}" fill="none" stroke="#0b6e6e" stroke-width="1.5"/>')
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif"'
    return "\n".join([f'{head} font-size="12" fill="#444">', *lines, "</svg>\n"])
