import assert from "node:assert/strict";
import { test } from "node:test";
import { lettersOf } from "../src/field/groundLetters";
import type { Cell } from "../src/scene";

const cell = (fill: string, name: string): Cell => ({ type: "cell", id: name, fill, name }) as Cell;

test("a ground's letter is that of its name in the language of the table", () => {
  const letters = lettersOf([
    cell("water", "a1, Gewässer, Fisch"),
    cell("water", "a2, Gewässer"),
    cell("mountain", "a3, Gebirge, Fisch"),
    cell("desert", "a4, Wüste"),
    cell("desert", "a5, Wüste, Schlüssel"),
  ]);
  assert.deepEqual(
    [...letters],
    [
      ["water", "Gw"],
      ["mountain", "Gb"],
      ["desert", "W"],
    ],
  );
});

test("a ground that no space speaks of keeps the letter of its own name", () => {
  assert.equal(lettersOf([cell("lake", "C7"), cell("farm", "C8")]).get("lake"), "L");
});
