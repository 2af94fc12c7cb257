/** Done by itself: only where nothing else can be pressed. Others' moves: in order, a pause apart, none for answers to me. */
import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { PacedMoves } from "../src/store/movePacer.ts";
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

test("moves of others are shown a pause apart, and an answer to me brings all at once", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const shown: number[] = [];
  const moves = new PacedMoves(
    (patch) => shown.push(patch.version),
    () => 700,
  );
  const patch = (version: number) => ({ type: "patch", version }) as const;
  for (const version of [1, 2, 3]) moves.hear(patch(version), false);
  assert.deepEqual(shown, [1]);
  mock.timers.tick(700);
  assert.deepEqual(shown, [1, 2]);
  moves.hear(patch(4), true);
  assert.deepEqual(shown, [1, 2, 3, 4]);
  moves.hear(patch(5), false);
  assert.deepEqual(shown, [1, 2, 3, 4, 5]);
  mock.timers.reset();
});
