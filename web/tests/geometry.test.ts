import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { connectedAreas } from "../src/board/connectedAreas";
import { nearest, neighbour, spaceAt } from "../src/board/findSpace";
import { geometryOf, pictureBox } from "../src/board/geometry";
import { SQUARE } from "../src/board/squares";
import type { Hexes, Polygons, Squares } from "../src/scene";

const numbered = (count: number) => Array.from({ length: count }, (_, i) => String(i));
const squares: Squares = { kind: "squares", columns: 4, rows: 3, names: numbered(12) };
const hexes: Hexes = { kind: "hexes", rows: [2, 3, 2], names: numbered(7) };
const polygons: Polygons = {
  kind: "polygons",
  box: [0, 0, 20, 10],
  names: numbered(2),
  outlines: [
    {
      points: [
        [0, 0],
        [0, 10],
        [10, 10],
        [10, 0],
      ],
    },
    {
      points: [
        [10, 0],
        [20, 0],
        [20, 10],
        [10, 10],
      ],
      icons: [
        [12, 5],
        [18, 5],
      ],
    },
  ],
};

test("squares lie row by row from the top left", () => {
  const { spaces, rows } = geometryOf(squares);
  assert.equal(spaces.length, 12);
  assert.deepEqual(rows[1], [4, 5, 6, 7]);
  assert.equal(spaceAt(geometryOf(squares), [SQUARE * 1.5, SQUARE * 2.5]), 9);
  assert.equal(spaceAt(geometryOf(squares), [-1, 0]), -1);
});

test("hexes stand in centred rows", () => {
  const { spaces } = geometryOf(hexes);
  assert.equal(spaces.length, 7);
  assert.equal(spaces[0]!.x, (spaces[2]!.x + spaces[3]!.x) / 2);
});

test("arrows go to the next space and stop at the edge", () => {
  const grid = geometryOf(squares);
  assert.equal(neighbour(grid, 5, [1, 0]), 6);
  assert.equal(neighbour(grid, 5, [0, -1]), 1);
  assert.equal(neighbour(grid, 3, [1, 0]), 3);
  const sheet = geometryOf(hexes);
  assert.equal(neighbour(sheet, 2, [1, 0]), 3);
  assert.ok([2, 3].includes(neighbour(sheet, 0, [0, 1])));
});

test("every space can be reached by arrows from the first", () => {
  for (const shape of [squares, hexes, polygons]) {
    const geometry = geometryOf(shape);
    const reached = new Set([0]);
    const open = [0];
    while (open.length) {
      const at = open.pop()!;
      for (const way of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as [number, number][]) {
        const next = neighbour(geometry, at, way);
        if (!reached.has(next)) {
          reached.add(next);
          open.push(next);
        }
      }
    }
    assert.equal(reached.size, geometry.spaces.length, shape.kind);
  }
});

test("neighbours of one ground are one area", () => {
  const grounds = ["a", "a", "b", "b", "a", "b", "b", "a", "", "b", "a", "a"];
  const found = connectedAreas(geometryOf(squares), (i) => grounds[i]!);
  assert.deepEqual(found.map(({ kind, spaces }) => kind + spaces.length).sort(), ["a3", "a3", "b5"]);
});

test("a click snaps to the nearest space within reach", () => {
  const grid = geometryOf(squares);
  assert.equal(nearest(grid, [0, 5], [SQUARE * 1.4, SQUARE * 0.9], SQUARE), 5);
  assert.equal(nearest(grid, [0], [SQUARE * 3, SQUARE * 3], SQUARE), -1);
});

test("polygons are drawn clockwise, whichever way they came", () => {
  const { spaces } = geometryOf(polygons);
  assert.deepEqual(spaces[0]!.points[0], [10, 0]);
  assert.equal(spaceAt(geometryOf(polygons), [15, 5]), 1);
});

test("the picture of a small board shows the whole board", () => {
  const geometry = geometryOf(squares);
  for (const narrow of [true, false]) assert.deepEqual(pictureBox(geometry, narrow), geometry.tight);
});

test("the pictures of our games are parts of their boards", () => {
  const samples = JSON.parse(readFileSync(new URL("../public/samples.json", import.meta.url), "utf8"));
  for (const { shape } of Object.values<{ shape: Squares }>(samples)) {
    const geometry = geometryOf(shape);
    for (const narrow of [true, false]) assert.deepEqual(pictureBox(geometry, narrow), geometry.crop(narrow));
  }
});
