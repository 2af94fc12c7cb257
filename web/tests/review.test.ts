import assert from "node:assert/strict";
import { test } from "node:test";
import {
  bandOf,
  byCost,
  courseOf,
  luckOf,
  reasonsOf,
  roundsOf,
  rowOf,
  scaleOf,
  verdictOf,
} from "../src/review/reviewRows";
import type { SeatReview, TurnReview } from "../src/wire";

const turn = (more: Partial<TurnReview>): TurnReview => ({
  events: [1, 2],
  at: 0,
  played: [],
  when: { name: ["turn-number", []] },
  known: true,
  futures: 8,
  ...more,
});

const seat = (more: Partial<SeatReview>): SeatReview => ({
  seat: 0,
  name: "Ada",
  result: 115,
  baseline: { mean: 112.04, se: 1 },
  choices: { mean: -7.46, se: 0.9 },
  luck: { mean: 10.42, se: 1.1 },
  turns: [],
  ...more,
});

test("a row adds up to the result after rounding", () => {
  const { expected, choices, luck, result } = rowOf(seat({}));
  assert.deepEqual([expected, choices, luck], [112, -7.5, 10.5]);
  assert.equal(Math.abs(expected + choices + luck - result) < 1e-9, true);
});

test("a lead adds up as points do", () => {
  const lead = { result: -6, baseline: { mean: 0.14 }, choices: { mean: -3.26 }, luck: { mean: -2.88 } };
  assert.deepEqual(rowOf(lead), { expected: 0.1, choices: -3.3, luck: -2.8, result: -6 });
});

test("rounds stretch over their turns; what comes before the first is in none", () => {
  const turns = [0, 1, 1, 2].map((round) => turn({ when: { round, name: ["turn-number", []] } }));
  assert.deepEqual(roundsOf(turns), [
    { round: 1, from: 1, to: 3 },
    { round: 2, from: 3, to: 4 },
  ]);
});

test("draws are lucky or unlucky only from a point and two standard errors on, the largest first", () => {
  const draws = [0.8, 2, -3, 5, -1.5, 4].map((luck, i) => ({
    events: [i, i] as [number, number],
    when: { name: ["turn-number", []] as [string, []] },
    luck,
    se: luck === 5 ? 3 : 0.5,
  }));
  const { good, bad } = luckOf(seat({ draws }), 2);
  assert.deepEqual(
    [good.map((one) => one.luck), bad.map((one) => one.luck)],
    [
      [4, 2],
      [-3, -1.5],
    ],
  );
});

test("the course is as sure as the baseline at first, and exact at the end", () => {
  const turns = [turn({ expected_se: 1.2 }), turn({ expected_se: 1 })];
  assert.deepEqual(bandOf(seat({ turns })), [1.2, 1, 0]);
  assert.deepEqual(bandOf(seat({ turns, luck: { known: false } })), []);
});

test("a loss is called one only if it is sure, and a gain only if it is clear", () => {
  const verdicts = [
    turn({ known: false, loss: -9 }),
    turn({ loss: -3, sure: true }),
    turn({ loss: -3 }),
    turn({ loss: 0 }),
    turn({ loss: 2, loss_se: 0.5 }),
    turn({ loss: 2, loss_se: 1.5 }),
  ].map(verdictOf);
  assert.deepEqual(verdicts, ["unknown", "sure", "unsure", "fine", "better", "fine"]);
});

test("the moments come first, then what is sure, then the rest by what it cost", () => {
  const turns = [turn({}), turn({ loss: -4 }), turn({ loss: -2, sure: true }), turn({ loss: -3, sure: true })];
  assert.deepEqual(byCost(turns, [3]), [3, 2, 1, 0]);
});

test("the course is what was expected, and until that is known the points", () => {
  const turns = [turn({ expected: 112, points: 5 }), turn({ expected: 109, points: 11 })];
  assert.deepEqual(courseOf(seat({ turns })), [112, 109, 115]);
  assert.deepEqual(courseOf(seat({ turns, luck: { known: false } })), [0, 5, 11]);
});

test("reasons are given from the side of the played turn, the largest first", () => {
  const reasons = { villages: -0.9, provisions: 3.4, gems: 0.01, temples: 0.6 };
  assert.deepEqual(reasonsOf(turn({ reasons }), 2), [
    ["provisions", -3.4],
    ["villages", 0.9],
  ]);
});

test("a scale has few even steps around all values", () => {
  assert.deepEqual(scaleOf([98.2, 123]), { low: 90, high: 130, step: 10 });
  assert.deepEqual(scaleOf([5, 5]), { low: 5, high: 6, step: 1 });
});
