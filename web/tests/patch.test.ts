import assert from "node:assert/strict";
import { test } from "node:test";
import type { Field, GroundData, Own, Shared, Text } from "../src/scene";
import { merged, patched } from "../src/store/patch";

const plain = (words: string): Text => ["plain", [["words", words]]];
const field = (id: string): Field => ({
  type: "field",
  id,
  name: plain(id),
  ground: { shape: "s", kinds: [{}], spaces: [0, 0, 0, 0] },
  layers: [
    { kind: "cross", cells: "1", seat: 0 },
    { kind: "legal", cells: "6", do: "mark" },
  ],
});
const shared: Shared = {
  players: [
    { type: "player", id: "player/0", name: plain("a"), seat: 0, points: 3, board: field("board/0") },
    { type: "player", id: "player/1", name: plain("b"), seat: 1, points: 4, busy: true, board: field("board/1") },
  ],
  pad: {
    type: "sheet",
    id: "pad",
    name: plain("Pad"),
    lines: [{ type: "sheetline", id: "pad/gems", name: plain("Gems"), points: [1, 2] }],
    totals: [3, 4],
    total_name: plain("Total"),
  },
};
const own: Own = {
  board: field("map"),
  prompt: { type: "note", id: "prompt", name: plain("Mark") },
  left: [
    {
      type: "row",
      id: "row",
      name: plain("Row"),
      items: [{ type: "piece", id: "card", name: plain("Card"), parts: [] }],
    },
  ],
};
const scene = merged(shared, own);

test("what everybody sees and what is mine are one scene; alike grounds are one ground", () => {
  assert.equal(scene.players.length, 2);
  assert.equal(scene.board.id, "map");
  assert.equal(scene.players[0]!.board!.ground, scene.board.ground);
  assert.equal(merged(structuredClone(shared), structuredClone(own)).board.ground, scene.board.ground);
  const players = shared.players.map((one) => ({
    ...one,
    board: { ...one.board!, ground: "map" as unknown as GroundData },
  }));
  assert.equal(merged({ ...shared, players }, own).players[0]!.board!.ground, scene.board.ground);
});

test("a node is changed at any depth; all others stay the same objects", () => {
  const next = patched(scene, [["card", { title: plain("Desert") }]]);
  const row = next.left![0]!;
  assert.ok(row.type === "row" && row.items[0]!.type === "piece");
  assert.deepEqual(row.items[0]!.title, plain("Desert"));
  assert.deepEqual(row.items[0]!.name, plain("Card"));
  assert.equal(next.board, scene.board);
  assert.equal(next.players, scene.players);
  assert.notEqual(next.left, scene.left);
});

test("new sets of spaces go into their layers, of small boards too", () => {
  const next = patched(scene, [
    ["map", { cells: { "1": "c" } }],
    ["board/1", { cells: { "0": "3" } }],
  ]);
  assert.deepEqual(next.board.layers![1], { kind: "legal", cells: "c", do: "mark" });
  assert.equal(next.board.layers![0], scene.board.layers![0]);
  assert.equal(next.board.ground, scene.board.ground);
  assert.equal(next.players[1]!.board!.layers![0]!.cells, "3");
  assert.equal(next.players[0], scene.players[0]);
});

test("null is the default again", () => {
  const next = patched(scene, [["player/1", { busy: null, points: 9 }]]);
  assert.equal("busy" in next.players[1]!, false);
  assert.equal(next.players[1]!.points, 9);
});

test("places of the scene itself are replaced whole, and what is new there can be changed at once", () => {
  const next = patched(scene, [
    ["", { left: null, hand: [{ type: "row", id: "hand", name: plain("Hand"), items: [] }] }],
    ["hand", { note: plain("three cards") }],
  ]);
  assert.equal("left" in next, false);
  assert.deepEqual(next.hand![0]!.note, plain("three cards"));
});

test("lines of the score pad are nodes too", () => {
  const next = patched(scene, [["pad/gems", { points: [5, 2] }]]);
  assert.deepEqual(next.pad.lines[0]!.points, [5, 2]);
  assert.deepEqual(next.pad.totals, [3, 4]);
});

test("nothing to change changes nothing", () => {
  assert.equal(patched(scene, []), scene);
  assert.equal(patched(scene, [["nobody", { name: plain("x") }]]), scene);
});

test("nodes that stay in a list are named by their ids", () => {
  const card = { type: "piece", id: "card/2", name: plain("Other") };
  const next = patched(scene, [
    ["row", { items: [card, "card"] }],
    ["card", { title: plain("Desert") }],
  ]);
  const row = next.left![0]!;
  assert.ok(row.type === "row" && row.items[1]!.type === "piece");
  assert.deepEqual(row.items[0], card);
  assert.deepEqual(row.items[1]!.name, plain("Card"));
  assert.deepEqual(row.items[1]!.title, plain("Desert"));
});

test("of a set of spaces those that came or went are enough, of a list those entries that are others", () => {
  const row = patched(scene, [["card", { glyphs: [{ fill: "sand" }, { fill: "hill" }, { fill: "sea" }] }]]);
  const next = patched(row, [
    ["map", { cells: { 0: [0, 140], 1: "2" } }],
    ["card", { glyphs: { 1: { fill: "marsh" } } }],
  ]);
  assert.deepEqual(
    next.board.layers!.map((layer) => layer.cells),
    [`1${"0".repeat(35)}`, "2"],
  );
  const [panel] = next.left!;
  assert.ok(panel?.type === "row" && panel.items[0]!.type === "piece");
  assert.deepEqual(
    panel.items[0]!.glyphs!.map((glyph) => glyph.fill),
    ["sand", "marsh", "sea"],
  );
});
