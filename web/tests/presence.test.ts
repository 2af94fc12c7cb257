import assert from "node:assert/strict";
import { test } from "node:test";
import { comings, GONE, presenceOf } from "../src/people/presence";
import type { SeatState } from "../src/wire";

const seat = (more: Partial<SeatState> = {}): SeatState => ({ name: "Ben", kind: "person", taken: true, ...more });

test("here, away for a while, then gone; a seat nobody took is free, a bot is simply there", () => {
  assert.equal(presenceOf(seat({ online: true })), "here");
  assert.equal(presenceOf(seat({ away: 1000 }), 1000 + GONE - 1), "away");
  assert.equal(presenceOf(seat({ away: 1000 }), 1000 + GONE), "gone");
  assert.equal(presenceOf(seat({ taken: false })), "free");
  assert.equal(presenceOf(seat({ kind: "bot" })), null);
});

test("who came for the first time joined, who was away is back, who went left; nobody is told of themselves", () => {
  const before = [
    seat({ online: true, mine: true }),
    seat({ taken: false }),
    seat({ away: 5 }),
    seat({ online: true }),
  ];
  const now = [seat({ mine: true }), seat({ online: true }), seat({ online: true }), seat({ away: 9 })];
  assert.deepEqual(comings(before, now), [
    { seat: 1, what: "joined" },
    { seat: 2, what: "back" },
    { seat: 3, what: "left" },
  ]);
  assert.deepEqual(comings(now, now), []);
  assert.deepEqual(comings([], now), [], "whoever comes in is not told who is there already");
});
