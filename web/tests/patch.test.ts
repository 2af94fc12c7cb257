import assert from "node:assert/strict";
import { test } from "node:test";
import type { Cell, Scene } from "../src/scene";
import { patched } from "../src/store/patch";

const cell = (id: string, fill = ""): Cell => ({ type: "cell", id, name: id, fill });

const scene: Scene = {
  board: { type: "field", id: "map", name: "Map", shape: "s0", cells: [cell("map/a"), cell("map/b")] },
  prompt: { type: "note", id: "prompt", name: "Mark" },
  players: [
    { type: "player", id: "p0", name: "Seat 1", seat: 0, points: 3 },
    {
      type: "player",
      id: "p1",
      name: "Seat 2",
      seat: 1,
      points: 4,
      board: { type: "field", id: "small", name: "", shape: "s1", cells: [cell("small/a")] },
    },
  ],
  pad: { type: "sheet", id: "pad", name: "Pad", lines: [], totals: [3, 4], total_name: "Total" },
  left: [{ type: "note", id: "n", name: "Note" }],
};

test("a cell is renewed, all others stay the same objects", () => {
  const next = patched(scene, { type: "patch", version: 2, cells: [cell("map/b", "water")] });
  assert.equal(next.board.cells![1]!.fill, "water");
  assert.equal(next.board.cells![0], scene.board.cells![0]);
  assert.equal(next.players[1], scene.players[1]);
});

test("cells of small boards are renewed too", () => {
  const next = patched(scene, { type: "patch", version: 2, cells: [cell("small/a", "desert")] });
  assert.equal(next.players[1]!.board!.cells![0]!.fill, "desert");
  assert.equal(next.board, scene.board);
});

test("a field without cells keeps those it had", () => {
  const board = { type: "field" as const, id: "map", name: "Karte", shape: "s0" };
  const next = patched(scene, { type: "patch", version: 2, nodes: [board] });
  assert.equal(next.board.name, "Karte");
  assert.equal(next.board.cells, scene.board.cells);
});

test("a player without cells keeps the board's", () => {
  const player = { ...scene.players[1]!, points: 9, board: { ...scene.players[1]!.board!, cells: undefined } };
  const next = patched(scene, { type: "patch", version: 2, nodes: [player] });
  assert.equal(next.players[1]!.points, 9);
  assert.equal(next.players[1]!.board!.cells, scene.players[1]!.board!.cells);
});

test("places come before nodes and cells", () => {
  const next = patched(scene, {
    type: "patch",
    version: 2,
    places: { left: [], hand: [{ type: "row", id: "h", name: "Hand", items: [] }] },
    nodes: [{ type: "row", id: "h", name: "Hand of cards", items: [] }],
  });
  assert.deepEqual(next.left, []);
  assert.equal(next.hand![0]!.name, "Hand of cards");
});
