import assert from "node:assert/strict";
import { test } from "node:test";
import { appearancesOf } from "../src/board/appearance";
import { compared } from "../src/board/figureMoves";
import { geometryOf } from "../src/board/geometry";
import type { Field, Squares, Text } from "../src/scene";

const shape: Squares = { kind: "squares", columns: 4, rows: 1, names: ["a1", "b1", "c1", "d1"] };
const ground = { shape: "s", kinds: [{ fill: "desert" }], spaces: [0, 0, 0, 0] };
const name: Text = ["plain", [["words", "Map"]]];
const standing = (cells: string) =>
  appearancesOf(
    { type: "field", id: "map", name, ground, layers: [{ kind: "figure", cells, seat: 1 }] } as Field,
    shape,
  );
const geometry = geometryOf(shape);

test("a figure comes from where it stood, even if it was picked up before", () => {
  const left = new Map<number, number>();
  assert.equal(compared(standing("1"), standing("0"), left, geometry).size, 0);
  const moved = compared(standing("0"), standing("4"), left, geometry);
  assert.deepEqual(moved.get(2)?.get(1), [geometry.spaces[0]!.x - geometry.spaces[2]!.x, 0]);
  assert.equal(compared(standing("4"), standing("c"), left, geometry).size, 0, "a new one comes from nowhere");
});
