import assert from "node:assert/strict";
import { test } from "node:test";
import type { Text } from "../src/scene";
import { bundleOf, createFormatter, formatFor } from "../src/store/textFormatter";

const house = `
list-and = { $first } und { $last }
player = { $seat }
seat-number = Platz { $seat }
spaceLabel = { $first }, { $second }
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
const format = createFormatter(bundle, ["Ada", "Familienspieler"]);
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
  assert.equal(format(mark), "3 Felder von Familienspieler");
});

test("numbers choose their form", () => {
  assert.equal(format(["marks", [["count", 1]]]), "ein Feld");
});

test("a list is joined as the language does, one thing alone and nothing at all too", () => {
  const took = (...things: Text[]): Text => [
    "took",
    [
      ["who", [0]],
      ["things", things],
    ],
  ];
  assert.equal(format(took(plain("a"), plain("b"), ["desert", []])), "Ada nimmt a, b und Wüste");
  assert.equal(format(took(plain("a"))), "Ada nimmt a");
  assert.equal(format(took()), "Ada nimmt ");
});

test("a seat without a name is said by its number", () => {
  assert.equal(createFormatter(bundle, ["", ""])(["player", [["seat", [1]]]]), "Platz 2");
});

test("no words are no words, unknown ones show their key, plain ones stay as they are", () => {
  assert.equal(format(null), "");
  assert.equal(format(["not-there", []]), "not-there");
  assert.equal(format(plain("{ $e7 }")), "{ $e7 }");
});

test("a game's words win over the house's", () => {
  assert.equal(
    createFormatter(bundleOf("de", house, "player = Spieler { $seat }"), ["Ada"])(["player", [["seat", [0]]]]),
    "Spieler Ada",
  );
});

test("the log speaks to you of what you did, and of others by their names", () => {
  const log = `
has-done = { $who ->
    [you] hast
   *[other] hat
  }
log-mark = { has-done } { $cell } angekreuzt
log-then = { has-done } gesetzt. { $news }
news-of = { $seat }: { $news }
`;
  const translate = createFormatter(bundleOf("de", house, log), ["Ada", "Bo"]);
  const mark: Text = ["log-mark", [["cell", plain("e7")]]];
  assert.equal(translate(mark, true), "hast e7 angekreuzt");
  assert.equal(translate(mark), "hat e7 angekreuzt");
  const then: Text = [
    "log-then",
    [
      [
        "news",
        [
          "news-of",
          [
            ["seat", [1]],
            ["news", mark],
          ],
        ],
      ],
    ],
  ];
  assert.equal(translate(then, true), "hast gesetzt. Bo: hat e7 angekreuzt");
});

test("the label of a turn speaks to the reader who played it, by no name", () => {
  const turns = `
turn-of = { $who ->
    [you] Dein Zug
   *[other] { $seat }
  } ({ $dice })
`;
  const format = createFormatter(bundleOf("de", house, turns), ["Ada", "Bo"]);
  const of = (seat: number): Text => [
    "turn-of",
    [
      ["seat", [seat]],
      ["dice", "4 5"],
    ],
  ];
  assert.deepEqual(
    [0, 1].map(of).map((turn) => formatFor(format, 0)(turn)),
    ["Dein Zug (4 5)", "Bo (4 5)"],
  );
  assert.equal(formatFor(format, null)(of(0)), "Ada (4 5)");
});
