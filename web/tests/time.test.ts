import assert from "node:assert/strict";
import { test } from "node:test";
import { clockParts, mayReplace, timeLeft, waitedSince } from "../src/store/time";

test("a clock shows minutes and seconds, then hours, then days, and never less than nothing", () => {
  assert.equal(clockParts(61), "1:01");
  assert.equal(clockParts(-5), "0:00");
  assert.deepEqual(clockParts(7300), { key: "clock-hours", count: 2 });
  assert.deepEqual(clockParts(3 * 86400), { key: "clock-days", count: 3 });
});

test("a late player is reminded first; a quarter of a turn later a bot may play", () => {
  assert.equal(timeLeft(1000, 60, 1059.6), 0);
  assert.equal(mayReplace(timeLeft(1000, 60, 1074), 60), false);
  assert.equal(mayReplace(timeLeft(1000, 60, 1076), 60), true);
});

test("a clock runs for each person who is waited for, and for no bot, also not in somebody's seat", () => {
  const [person, bot] = (["person", "bot"] as const).map((kind) => ({ name: "", kind, taken: true }));
  const turn = { busy: [0, 1, 2], since: [1000, 1001, 0] };
  assert.deepEqual(waitedSince(turn, [person!, person!, person!]), { 0: 1000, 1: 1001 });
  assert.deepEqual(waitedSince(turn, [person!, bot!, person!]), { 0: 1000 });
});
