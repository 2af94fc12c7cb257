import assert from "node:assert/strict";
import { test } from "node:test";
import { bandsOf, courseOf, lastAt, shareOf, turnAfter, turnBefore, versionAt } from "../src/pages/replayTimeline";
import type { LogLine, Text } from "../src/scene";
import { whoIn } from "../src/store/textFormatter";
import { lastOf, mergedLog, signed, turnsOf } from "../src/store/turnLog";

const words: Text = ["plain", [["words", "3 water"]]];
const head = (turn: number, round: number, number: number): LogLine => ({
  ...{ turn, seat: -1, at: turn, words, round, number, time: 1 },
});
const line = (turn: number, seat: number, at: number, cells: number[] = []): LogLine => ({
  ...{ turn, seat, at, words, gain: 2, cells },
});

test("a line stands in place of the one of the same turn and seat, and goes without words", () => {
  const first = mergedLog([], [head(0, 1, 1), line(0, 1, 4), line(0, 0, 3)]);
  assert.deepEqual(
    first.map(({ seat }) => seat),
    [-1, 0, 1],
  );
  const second = mergedLog(first, [{ ...line(0, 1, 7), gain: 5 }, { turn: 0, seat: 0, at: 8 }, head(8, 1, 2)]);
  assert.deepEqual(
    second.map(({ turn, seat, at }) => [turn, seat, at]),
    [
      [0, -1, 0],
      [0, 1, 7],
      [8, -1, 8],
    ],
  );
  assert.deepEqual(
    turnsOf(second).map((turn) => [turn.start, turn.lines.length]),
    [
      [0, 1],
      [8, 0],
    ],
  );
});

test("the last turn of a seat is shown, and ringed as long as nothing newer is on its board", () => {
  const log = [head(0, 1, 1), line(0, 0, 3, [4, 5]), head(8, 1, 2), line(8, 0, 9)];
  const { line: last, drawn } = lastOf(log, 0);
  assert.equal(last!.turn, 8);
  assert.deepEqual(drawn!.cells, [4, 5]);
  assert.equal(signed(last!.gain), "+2");
});

const course = courseOf([head(0, 1, 1), head(10, 1, 2), head(20, 2, 1), head(24, 2, 2)], 40);

test("on the timeline every turn is as wide as the others", () => {
  assert.equal(shareOf(course, 0), 0);
  assert.equal(shareOf(course, 10), 0.25);
  assert.equal(shareOf(course, 22), 0.625);
  assert.equal(shareOf(course, 40), 1);
  for (const at of [0, 3, 10, 17, 22, 24, 33, 40]) assert.equal(versionAt(course, shareOf(course, at)), at);
  assert.deepEqual(bandsOf(course), [
    { round: 1, from: 0, to: 2 },
    { round: 2, from: 2, to: 4 },
  ]);
});

test("from turn to turn", () => {
  assert.deepEqual(
    [0, 3, 10, 24, 40].map((at) => turnAfter(course, at)),
    [10, 10, 20, 40, 40],
  );
  assert.deepEqual(
    [0, 3, 10, 24, 40].map((at) => turnBefore(course, at)),
    [0, 0, 0, 20, 24],
  );
});

test("of a turn under way a replay rings what is on the board by then", () => {
  const log = [head(0, 1, 1), line(0, 0, 9, [1, 2]), head(10, 1, 2), line(10, 0, 19, [3, 4])];
  const on =
    (...places: number[]) =>
    (_: number, place: number) =>
      places.includes(place);
  assert.deepEqual(lastAt(log, 12, 1, on(1, 2))[0]!.places, [1, 2]);
  assert.deepEqual(lastAt(log, 15, 1, on(1, 2, 3))[0]!.places, [3]);
  assert.equal(lastAt(log, 15, 1, on(1, 2, 3))[0]!.line!.turn, 10);
  assert.deepEqual(lastAt(log, 0, 1, on())[0]!.places, []);
});

test("the seat that a heading names is found", () => {
  assert.equal(whoIn(["turn-of", [["seat", [2]]]] as unknown as Text), 2);
  assert.equal(whoIn(words), undefined);
});
