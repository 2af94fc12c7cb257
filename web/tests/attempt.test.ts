/** The sentences about a turn that was tried in a review. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { verdictOnAttempt } from "../src/review/attemptVerdict.ts";

const attempt = (tried: number, played: number, se = 0.4, same?: string) => ({
  tried: { mean: tried, se },
  played: { mean: played, se },
  reasons: {},
  same,
});

test("better than in the match, and how far from the best", () => {
  const { sentences, look } = verdictOnAttempt(attempt(-2.2, -7));
  assert.deepEqual(sentences, [
    ["review-try-better", 5],
    ["review-try-short", 2],
  ]);
  assert.equal(look, "good");
});

test("worse than in the match", () => {
  const { sentences, look } = verdictOnAttempt(attempt(-9, -3));
  assert.deepEqual(sentences[0], ["review-try-worse", 6]);
  assert.equal(look, "bad");
});

test("a difference within its error is none", () => {
  const { sentences, look } = verdictOnAttempt(attempt(-0.2, -1, 0.9));
  assert.deepEqual(
    sentences.map(([key]) => key),
    ["review-try-equal", "review-try-as-best"],
  );
  assert.equal(look, "");
});

test("the best move and the one of the match are called so", () => {
  assert.deepEqual(verdictOnAttempt(attempt(0, -5, 0.4, "best")).sentences, [["review-tried-best", 0]]);
  assert.deepEqual(verdictOnAttempt(attempt(-5, -5, 0.4, "played")).sentences, [["review-tried-same", 0]]);
});
