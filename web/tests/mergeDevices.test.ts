/** Two devices of a player: nothing that either knows is lost. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { merge } from "../src/player/mergeDevices";

const mine = {
  name: "Mia",
  lessons: { explorers: ["first"], la_isla: ["first"] },
  practice: { explorers: { one: false } },
  days: ["2026-01-02"],
  archived: ["a"],
  preferences: { theme: "light", pace: "calm" },
};
const theirs = {
  lessons: { explorers: ["second", "first"] },
  practice: { explorers: { one: true, two: true } },
  days: ["2026-01-01", "2026-01-02"],
  preferences: { theme: "dark" },
};

test("lists are united, and theirs wins elsewhere", () => {
  assert.deepEqual(merge(mine, theirs), {
    name: "Mia",
    lessons: { explorers: ["first", "second"], la_isla: ["first"] },
    practice: { explorers: { one: true, two: true } },
    offered: {},
    days: ["2026-01-01", "2026-01-02"],
    archived: ["a"],
    preferences: { theme: "dark", pace: "calm" },
  });
});

test("nothing is lost with an empty device", () => {
  assert.deepEqual(merge({}, mine), { offered: {}, ...mine });
  assert.deepEqual(merge(mine, {}), { offered: {}, ...mine });
});
