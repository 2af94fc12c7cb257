import assert from "node:assert/strict";
import { test } from "node:test";
import { lettersOf } from "../src/board/terrainInitials";
import type { Field, LayerData, Printed, Shape, Text } from "../src/scene";

const plain = (words: string): Text => ["plain", [["words", words]]];
const format = (words: Text) => String(words[1]![0]![1]);
const shape: Shape = { kind: "squares", columns: 1, rows: 1, names: ["a1"] };
const field = (kinds: Printed[], layers: LayerData[] = []): Field => ({
  type: "field",
  id: "map",
  name: plain(""),
  ground: { shape: "s", kinds, spaces: kinds.map((_, i) => i) },
  layers,
});

test("a ground's letter is that of its name in the reader's language", () => {
  const letters = lettersOf(
    field([
      { fill: "water", words: [plain("Gewässer"), plain("Fisch")] },
      { fill: "water", words: [plain("Gewässer")] },
      { fill: "mountain", words: [plain("Gebirge"), plain("Fisch")] },
      { fill: "desert", words: [plain("Wüste"), plain("Schlüssel")] },
    ]),
    shape,
    format,
  );
  assert.deepEqual(
    [...letters],
    [
      ["water", "Gw"],
      ["mountain", "Gb"],
      ["desert", "W"],
    ],
  );
});

test("what is drawn by a layer has its name from there, what has none keeps its own", () => {
  const drawn: LayerData = { kind: "drawn", cells: "0", fill: "lake", name: plain("étang") };
  const letters = lettersOf(field([{}], [drawn, { kind: "drawn", cells: "0", fill: "farm" }]), shape, format);
  assert.equal(letters.get("lake"), "É");
  assert.equal(letters.get("farm"), "F");
});
