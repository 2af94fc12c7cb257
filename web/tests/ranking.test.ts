import assert from "node:assert/strict";
import { test } from "node:test";
import { ranking } from "../src/table/ranking";

const placed = (totals: number[], winners: number[]) =>
  ranking(totals, winners).map(({ seat, place }) => [seat, place]);

test("best first, and equal points share a place", () => {
  assert.deepEqual(placed([43, 125, 43], [1]), [
    [1, 1],
    [0, 2],
    [2, 2],
  ]);
});

test("a tie that the game has broken is no shared place", () => {
  assert.deepEqual(placed([60, 60], [1]), [
    [1, 1],
    [0, 2],
  ]);
  assert.deepEqual(placed([60, 60], [0, 1]), [
    [0, 1],
    [1, 1],
  ]);
});
