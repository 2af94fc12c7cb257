/** Done by itself: only where nothing else can be pressed. Others' moves: in order, a pause apart, none for answers to me. */
import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { othersDiffer, withOthersAsShown } from "../src/store/delayOthersMoves.ts";
import { OthersQueue } from "../src/store/othersQueue.ts";
import { onlyDone } from "../src/table/pressableRows.ts";

const words = ["plain", []];
const done = { type: "button", id: "done", name: words, do: "done", primary: true };
const lit = { kind: "legal", cells: "10", do: "mark" };
const board = (...layers: object[]) => ({ type: "field", id: "map", name: words, layers });
const scene = (parts: object) => ({ board: board(), buttons: [done], ...parts }) as never;

test("the main button alone", () => {
  assert.equal(onlyDone(scene({ board: board({ ...lit, cells: "0" }) }))?.id, "done");
});

test("not while a space, a piece or another button can be pressed, nor before it does something", () => {
  const piece = { type: "piece", id: "scroll", name: words, do: "scroll" };
  assert.equal(onlyDone(scene({ board: board(lit) })), null);
  assert.equal(onlyDone(scene({ hand: [{ type: "row", id: "hand", name: words, items: [piece] }] })), null);
  assert.equal(onlyDone(scene({ buttons: [done, { ...done, id: "more", primary: false }] })), null);
  assert.equal(onlyDone(scene({ buttons: [{ ...done, do: "" }] })), null);
});

const moment = (step: number) => ({ scene: { players: [], step } as never, log: [] });
const stepOf = (queue: OthersQueue) => (queue.shown.value!.scene as unknown as { step: number }).step;
/** A queue whose every moment is a step of somebody else. */
const queueWith = (pause: number) =>
  new OthersQueue(
    () => pause,
    () => true,
  );

test("moves of others are shown a pause apart, the first at once", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const queue = queueWith(600);
  for (const step of [0, 1, 2, 3]) queue.add(moment(step));
  assert.equal(stepOf(queue), 1);
  mock.timers.tick(599);
  assert.equal(stepOf(queue), 1);
  mock.timers.tick(1);
  assert.equal(stepOf(queue), 2);
  assert.equal(queue.isBehind.value, true);
  mock.timers.tick(600);
  assert.equal(stepOf(queue), 3);
  assert.equal(queue.isBehind.value, false);
  mock.timers.reset();
});

test("however much waits, it is shown within six seconds", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const queue = queueWith(600);
  for (let step = 0; step < 200; step++) queue.add(moment(step));
  for (let time = 0; time < 6000; time += 10) mock.timers.tick(10);
  assert.equal(stepOf(queue), 199);
  mock.timers.reset();
});

test("without a pause everything is shown at once", () => {
  const queue = queueWith(0);
  for (const step of [0, 1, 2]) queue.add(moment(step));
  assert.equal(stepOf(queue), 2);
});

test("while nobody looks steps wait, and are then shown in the given time", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const queue = queueWith(600);
  queue.add(moment(0));
  queue.hold();
  for (const step of [1, 2, 3, 4, 5, 6, 7, 8]) queue.add(moment(step));
  mock.timers.tick(10_000);
  assert.equal(stepOf(queue), 0);
  queue.release(2000);
  assert.equal(stepOf(queue), 1);
  for (let time = 0; time < 2000; time += 10) mock.timers.tick(10);
  assert.equal(stepOf(queue), 8);
  mock.timers.reset();
});

const layer = (kind: string, seat: number | null, cells: string) => ({ kind, seat, cells });
const island = (...layers: object[]) => ({ type: "field", id: "island", name: words, seat: null, layers });
const player = (seat: number, points: number) => ({ type: "player", id: `p${seat}`, name: words, seat, points });
const table = (points: [number, number], ...layers: object[]) =>
  ({
    players: [player(0, points[0]), player(1, points[1])],
    pad: { lines: [{ points }], totals: points },
    board: island(...layers),
  }) as never;

test("my own part is current, that of the others as far as it was shown", () => {
  const before = table([3, 4], layer("figure", 0, "1"), layer("figure", 1, "2"), layer("legal", null, "f0"));
  const now = table([5, 9], layer("figure", 0, "5"), layer("figure", 1, "a"), layer("legal", null, "0"));
  assert.equal(othersDiffer(before, now, 0), true);
  const seen = withOthersAsShown(now, before, 0);
  assert.deepEqual(
    seen.players.map(({ points }) => points),
    [5, 4],
  );
  assert.deepEqual(seen.pad.totals, [5, 4]);
  assert.deepEqual(
    seen.board.layers?.map(({ cells }) => cells),
    ["5", "2", "0"],
  );
  assert.equal(withOthersAsShown(now, before, null), before, "a spectator sees everybody as shown");
});
