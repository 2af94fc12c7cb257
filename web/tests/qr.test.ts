import assert from "node:assert/strict";
import { test } from "node:test";
import { correction, generate } from "lean-qr/nano";

const ADDRESS = `https://play.example/t/AbCdEfGhIjKl#${"0123456789abcdefghijklmnopqrstuvwxyz".repeat(9)}`;

test("the longest address of a seat makes a code that a phone can read from a screen", () => {
  for (const [length, most] of [
    [84, 41],
    [180, 57],
    [213, 61],
  ] as const) {
    const code = generate(ADDRESS.slice(0, length), { minCorrectionLevel: correction.M });
    assert.ok(code.size <= most, `${length} letters: ${code.size} modules`);
    const corners = [code.get(0, 0), code.get(code.size - 1, 0), code.get(0, code.size - 1)];
    assert.deepEqual(corners.map(Boolean), [true, true, true]);
  }
});
