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

test("players join, come back and leave; nobody gets notices about themselves", () => {
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
  assert.deepEqual(comings([], now), [], "a newcomer gets no notice of players already there");
});
