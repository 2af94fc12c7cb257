import assert from "node:assert/strict";
import { test } from "node:test";
import type { Text } from "../src/scene";
import { allPictures, countedIn, foundIn } from "../src/scene/textPictures";
import { bundleOf, createFormatter } from "../src/store/textFormatter";

const game = `
colour-yellow = desert
symbol-tent = tent
space = { $colour } with { $symbol }
tile = tile { $number }: { $colour } and { $other }
many-gem = { $count } gems
many-gem-of = { $count } gems of { $size }
sum-gem = { $count } gems
`;
const format = createFormatter(bundleOf("en", "", game), []);
const art = { game: "isle", icons: new Set(["gem", "tent", "gem-of"]), fills: new Set(["yellow"]) };
const yellow: Text = ["colour-yellow", []];
const tent: Text = ["symbol-tent", []];

test("a text of pictures alone is drawn, also if its message leaves an argument out", () => {
  const space: Text = [
    "space",
    [
      ["colour", yellow],
      ["symbol", tent],
      ["space", "B3"],
    ],
  ];
  assert.deepEqual(allPictures(space, art, format), ["yellow", "tent"]);
});

test("a number beside pictures is never lost", () => {
  const tile: Text = [
    "tile",
    [
      ["number", 12],
      ["colour", yellow],
      ["other", yellow],
    ],
  ];
  assert.equal(allPictures(tile, art, format), undefined);
});

test("a count is drawn as often as it says; a second number keeps its words", () => {
  assert.deepEqual(countedIn(["many-gem", [["count", 2]]], art, format), [{ name: "gem" }, { name: "gem" }]);
  assert.deepEqual(foundIn(["sum-gem", [["count", 7]]], art, format), [{ said: "7 × " }, { name: "gem" }]);
  const sized: Text = [
    "many-gem-of",
    [
      ["count", 2],
      ["size", 3],
    ],
  ];
  assert.equal(countedIn(sized, art, format), undefined);
});
