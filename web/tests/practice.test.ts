import assert from "node:assert/strict";
import { test } from "node:test";
import { foundInRow, practiceThemes, ratingOf } from "../src/coach/practiceRating";

const positions = [
  { id: "practice-1", theme: "gems", better: 3 },
  { id: "practice-2", theme: "temples", better: 10 },
  { id: "practice-3", theme: "temples", better: 5 },
  { id: "practice-4", better: 5 },
];

test("themes count what was found, the largest first", () => {
  const tried = { "practice-1": true, "practice-3": false };
  assert.deepEqual(practiceThemes(positions, tried), [
    { line: "temples", ids: ["practice-2", "practice-3"], found: 0 },
    { line: "gems", ids: ["practice-1"], found: 1 },
  ]);
});

test("a hard position found brings more than an easy one, and a miss costs", () => {
  const start = ratingOf(positions, {});
  const easy = ratingOf(positions, { "practice-2": true });
  const hard = ratingOf(positions, { "practice-1": true });
  assert.ok(start < easy && easy < hard);
  assert.ok(ratingOf(positions, { "practice-2": false }) < start);
  assert.equal(ratingOf(positions, { "practice-99": true }), start, "a position that is gone counts no more");
});

test("the row goes back to the last miss", () => {
  assert.equal(foundInRow({}), 0);
  assert.equal(foundInRow({ a: false, b: true, c: true }), 2);
  assert.equal(foundInRow({ a: true, b: false }), 0);
});
