import assert from "node:assert/strict";
import { test } from "node:test";
import { actionAt, appearancesOf, has, indexOf, markAt, nodeOf, spacesIn } from "../src/board/appearance";
import type { Field, Hexes, LayerData, Squares, Text } from "../src/scene";

const plain = (words: string): Text => ["plain", [["words", words]]];
const shape: Squares = { kind: "squares", columns: 4, rows: 1, names: ["a1", "b1", "c1", "d1"] };
const ground = {
  shape: "s",
  kinds: [
    { fill: "desert", words: [plain("desert")] },
    { fill: "water", icon: "fish", badge: "disc" as const, words: [plain("water"), plain("fish")] },
  ],
  spaces: [0, 1, 0, 0],
};
const field = (...layers: LayerData[]): Field => ({ type: "field", id: "map", name: plain("Map"), ground, layers });

test("a set of spaces is a hexadecimal number, the first space its lowest bit", () => {
  const cells = (1n << 200n) | 5n;
  const written = cells.toString(16);
  assert.deepEqual(
    Array.from({ length: 256 }, (_, i) => i).filter((i) => has(written, i)),
    [0, 2, 200],
  );
  assert.equal(has("0", 0), false);
  assert.equal(has("", 3), false);
  assert.equal(has("f", 4), false);
});

test("spaces of hexes have the places that the shape says", () => {
  const hexes: Hexes = { kind: "hexes", rows: [2], names: ["A1", "A2"], places: [9, 8] };
  assert.deepEqual(spacesIn(hexes, (1 << 8).toString(16)), [1]);
});

test("what is printed is overridden by layers", () => {
  const drawn: LayerData = { kind: "drawn", cells: "2", seat: 1, fill: "lake", icon: "", name: plain("lake") };
  const [first, second] = appearancesOf(field(drawn), shape);
  assert.equal(first!.fill, "desert");
  assert.equal(second!.fill, "lake");
  assert.equal(second!.icon, "");
  assert.deepEqual(second!.words, [plain("lake"), plain("fish")]);
  assert.deepEqual(markAt(second!, "drawn"), { seat: 1, kind: "drawn" });
});

test("what a seat wrote is no print", () => {
  const written: LayerData = { kind: "drawn", cells: "2", seat: 1, tag: "5" };
  const hidden: LayerData = { kind: "claim", cells: "4", seat: 1, tag: "" };
  const looks = appearancesOf(field(written, hidden), shape);
  assert.deepEqual(
    looks.map((look) => [look.tag, look.written]),
    [
      ["", false],
      ["5", true],
      ["", false],
      ["", false],
    ],
  );
});

test("a legal space says its verb and what it would draw, and keeps its ground", () => {
  const legal: LayerData = { kind: "legal", cells: "1", do: "draw", fill: "farm", name: plain("can be drawn") };
  const [look, other] = appearancesOf(field(legal), shape);
  assert.equal(actionAt(shape, look!, 0), "draw a1");
  assert.equal(actionAt(shape, other!, 1), "");
  assert.equal(look!.tint, "farm");
  assert.equal(look!.fill, "desert");
  assert.deepEqual(look!.words, [plain("desert")]);
  assert.deepEqual(look!.can, plain("can be drawn"));
});

test("marks, new ones, starts and blocked things lie over each other", () => {
  const [look] = appearancesOf(
    field(
      { kind: "cross", cells: "1", seat: 2 },
      { kind: "new", cells: "1", seat: 2 },
      { kind: "start", cells: "1" },
      { kind: "blocked", cells: "1" },
      { kind: "figure", cells: "1", seat: 0, tag: "3" },
    ),
    shape,
  );
  assert.deepEqual(look!.marks, [
    { seat: 2, kind: "cross" },
    { seat: 0, kind: "figure" },
  ]);
  assert.equal(look!.fresh, 2);
  assert.ok(look!.start && look!.blocked);
  assert.equal(look!.tag, "3");
});

test("only the spaces that look otherwise are other objects", () => {
  const before = appearancesOf(field({ kind: "cross", cells: "1", seat: 0 }), shape);
  const after = appearancesOf(
    field({ kind: "cross", cells: "9", seat: 0 }, { kind: "legal", cells: "0", do: "mark" }),
    shape,
  );
  assert.deepEqual(
    after.map((look, i) => look === before[i]),
    [true, true, true, false],
  );
  assert.equal(before[2], appearancesOf(field(), shape)[3]);
});

test("spaces are named by their field", () => {
  assert.equal(nodeOf(field(), shape, 2), "map/c1");
  assert.equal(indexOf(field(), shape, "map/c1"), 2);
  assert.equal(indexOf(field(), shape, "mapper/c1"), -1);
});
