import assert from "node:assert/strict";
import { test } from "node:test";
import { around, loops, rounded } from "../src/board/outline";
import type { Point } from "../src/scene";

const square = (x: number, y: number): Point[] => [
  [x, y],
  [x + 1, y],
  [x + 1, y + 1],
  [x, y + 1],
];

test("two neighbours have one line around them", () => {
  const [line, ...others] = loops([square(0, 0), square(1, 0)]);
  assert.equal(others.length, 0);
  assert.deepEqual(line, [
    [0, 0],
    [2, 0],
    [2, 1],
    [0, 1],
  ]);
});

test("two that only touch in a corner stay two", () => {
  assert.equal(loops([square(0, 0), square(1, 1)]).length, 2);
});

test("a hole has a line of its own", () => {
  const ring = [0, 1, 2].flatMap((x) => [0, 1, 2].map((y) => [x, y] as const)).filter(([x, y]) => x !== 1 || y !== 1);
  assert.equal(loops(ring.map(([x, y]) => square(x, y))).length, 2);
});

test("corners are rounded, never further than the edges reach", () => {
  const path = rounded(square(0, 0), 10);
  assert.match(path, /^M0 0\.5Q0 0 0\.5 0/);
  assert.equal(around([square(0, 0), square(5, 5)], 0.1).split("Z").length, 3);
});
