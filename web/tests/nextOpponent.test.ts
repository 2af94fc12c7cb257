import assert from "node:assert/strict";
import { test } from "node:test";
import { goalsOf } from "../src/people/soloGoals";
import { matchesAgainstBots, nextLevel, opponentAfter } from "../src/store/nextOpponent";
import type { TableEntry } from "../src/wire";

const LEVELS = ["random", "greedy", "casual", "skilled", "planner", "expert"];
const match = (level: string, won: boolean) => ({ level, won });

test("the first opponent is for beginners, goes up after a win and down after a loss", () => {
  assert.equal(opponentAfter([], LEVELS), "greedy");
  assert.equal(opponentAfter([match("greedy", true)], LEVELS), "casual");
  assert.equal(opponentAfter([match("greedy", false)], LEVELS), "random");
  const upAndDown = [match("greedy", true), match("expert", true), match("casual", false)];
  assert.equal(opponentAfter(upAndDown, LEVELS), "greedy", "an opponent chosen by hand changes nothing");
});

test("nobody is beyond the strongest", () => {
  const all = LEVELS.slice(1).map((level) => match(level, true));
  assert.equal(opponentAfter(all, LEVELS), "expert");
  assert.equal(nextLevel("expert", LEVELS), "");
  assert.equal(nextLevel("greedy", LEVELS), "casual");
});

test("a player who wins more often against weaker bots meets one that is beaten about half the time", () => {
  const chances = [0.99, 0.85, 0.5, 0.2, 0.05, 0.01];
  let seed = 7;
  const random = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
  const played: { level: string; won: boolean }[] = [];
  for (let n = 0; n < 400; n++) {
    const level = opponentAfter(played, LEVELS);
    played.push(match(level, random() < chances[LEVELS.indexOf(level)]!));
  }
  const won = played.filter((one) => one.won).length / played.length;
  assert.ok(won > 0.4 && won < 0.65, String(won));
});

test("matches against one bot are read from my tables, oldest first", () => {
  const table = (changed: number, winners: number[], more: object = {}) =>
    ({
      table: "t",
      game: "explorers",
      over: true,
      changed,
      winners,
      seats: [
        { name: "Ada", kind: "person", mine: true },
        { name: "", kind: "bot", level: "greedy" },
      ],
      ...more,
    }) as TableEntry;
  const found = matchesAgainstBots([table(9, [1]), table(3, [0]), table(5, [0], { over: false })], "explorers");
  assert.deepEqual(found, [match("greedy", true), match("greedy", false)]);
});

test("gold is par, and the other medals lie below it as weaker bots do", () => {
  const typical = { greedy: 88, casual: 112, planner: 135 };
  assert.deepEqual(
    goalsOf(131.6, typical).map(({ medal, points }) => [medal, points]),
    [
      ["gold", 132],
      ["silver", 109],
      ["bronze", 85],
    ],
  );
  assert.deepEqual(goalsOf(40, {}), [{ medal: "gold", points: 40 }]);
});
