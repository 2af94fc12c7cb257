import assert from "node:assert/strict";
import { test } from "node:test";
import { lineOf, profileOf, type Reviewed, themesOf, withLine } from "../src/review/profile";
import type { Review } from "../src/wire";

const line = (table: string, choices: number, more: Partial<Reviewed> = {}): Reviewed => ({
  table,
  seat: 0,
  game: "explorers",
  result: 100,
  par: 104,
  choices,
  lines: {},
  ...more,
});

test("a match counts once, however often its review is opened", () => {
  const all = withLine(withLine([], line("a", -3)), line("b", -5));
  assert.deepEqual(
    withLine(all, line("a", -4)).map((one) => one.choices),
    [-4, -5],
  );
});

test("a profile has the mean, the trend of the last five, par, and what costs most", () => {
  const all = [-8, -8, -4, -4, -4, -4, -4].map((choices, i) =>
    line(`t${i}`, choices, { lines: { gems: 0.7, villages: 2, temples: -1 } }),
  );
  const profile = profileOf([...all, line("x", 50, { game: "la_isla" })], "explorers");
  assert.equal(profile.matches, 7);
  assert.equal(profile.choices.toFixed(2), "-5.14");
  assert.equal(profile.trend, 4);
  assert.equal(profile.par, -4);
  assert.deepEqual(
    profile.lines.map(([name]) => name),
    ["villages", "gems"],
  );
  assert.equal(profileOf(all.slice(0, 3), "explorers").trend, null);
});

test("wins are counted by the level of the bots; a shared victory counts as won", () => {
  const all = [
    line("a", 0, { bots: ["casual"], won: true }),
    line("b", 0, { bots: ["casual", "expert"], won: false }),
    line("c", 0),
  ];
  assert.deepEqual(profileOf(all, "explorers").wins, [
    ["casual", 1, 2],
    ["expert", 0, 1],
  ]);
});

test("only turns that surely cost something say which lines cost most", () => {
  const when = { name: ["turn-number", []] as [string, []] };
  const turns = [
    { events: [1, 2] as [number, number], at: 0, when, played: [], sure: true, reasons: { gems: 2 } },
    { events: [3, 4] as [number, number], at: 2, when, played: [], reasons: { villages: 9 } },
  ];
  const figure = { mean: -2, se: 1 };
  const seat = { seat: 0, name: "", result: 90, baseline: figure, choices: figure, luck: figure, turns };
  const review: Review = {
    game: "explorers",
    kind: "futures",
    seats: [seat],
    done: true,
    share: 1,
    reference: "",
    factor: 1,
  };
  const bot = { name: "", kind: "bot" as const, level: "casual" };
  const { lines, bots, won } = lineOf("a", review, 0, [{ name: "Ada", kind: "person" }, bot, bot]);
  assert.deepEqual([lines, bots, won], [{ gems: 2 }, ["casual"], true]);
});

test("themes are the lines at which most was lost, with their turns, once there are two matches", () => {
  const when = { round: 2, number: 3, name: ["plain", [["words", "x"]]] } as never;
  const lost = (table: string, gems: number) =>
    line(table, -6, { lines: { gems, temples: 4 }, turns: [{ turn: 5, when, loss: -gems, line: "gems" }] });
  assert.deepEqual(themesOf([lost("a", 6)], "explorers"), []);
  const [first, second] = themesOf([lost("a", 6), lost("b", 3), line("x", 0, { game: "la_isla" })], "explorers");
  assert.deepEqual([first!.line, first!.lost, first!.matches], ["gems", 9, 2]);
  assert.deepEqual(
    first!.turns.map(({ table, turn, loss }) => [table, turn, loss]),
    [
      ["a", 5, -6],
      ["b", 5, -3],
    ],
  );
  assert.deepEqual([second!.line, second!.turns], ["temples", []]);
});
