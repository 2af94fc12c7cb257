import assert from "node:assert/strict";
import { test } from "node:test";
import type { Text } from "../src/scene";
import { bundleOf, speech } from "../src/store/speech";

const house = `
list-and = { $first } und { $last }
player = { $seat }
seat-number = Platz { $seat }
spoken = { $first }, { $second }
marks = { $count ->
    [one] ein Feld
   *[other] { $count } Felder
}
`;
const game = `
desert = Wüste
mark = { $what } von { $who }
took = { $who } nimmt { $things }
`;
const bundle = bundleOf("de", house, game);
const tell = speech(bundle, ["Ada", "Familienspieler"]);
const plain = (words: string): Text => ["plain", [["words", words]]];

test("a text inside a text is said first", () => {
  const marks: Text = ["marks", [["count", 3]]];
  const mark: Text = [
    "mark",
    [
      ["what", marks],
      ["who", [1]],
    ],
  ];
  assert.equal(tell(mark), "3 Felder von Familienspieler");
});

test("numbers choose their form", () => {
  assert.equal(tell(["marks", [["count", 1]]]), "ein Feld");
});

test("a list is joined as the language does, one thing alone and nothing at all too", () => {
  const took = (...things: Text[]): Text => [
    "took",
    [
      ["who", [0]],
      ["things", things],
    ],
  ];
  assert.equal(tell(took(plain("a"), plain("b"), ["desert", []])), "Ada nimmt a, b und Wüste");
  assert.equal(tell(took(plain("a"))), "Ada nimmt a");
  assert.equal(tell(took()), "Ada nimmt ");
});

test("a seat without a name is said by its number", () => {
  assert.equal(speech(bundle, ["", ""])(["player", [["seat", [1]]]]), "Platz 2");
});

test("no words are no words, unknown ones show their key, plain ones stay as they are", () => {
  assert.equal(tell(null), "");
  assert.equal(tell(["not-there", []]), "not-there");
  assert.equal(tell(plain("{ $e7 }")), "{ $e7 }");
});

test("a game's words win over the house's", () => {
  assert.equal(
    speech(bundleOf("de", house, "player = Spieler { $seat }"), ["Ada"])(["player", [["seat", [0]]]]),
    "Spieler Ada",
  );
});
