import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { qrCode } from "../src/people/qr";

const ADDRESS = `https://play.example/t/AbCdEfGhIjKl#${"0123456789abcdefghijklmnopqrstuvwxyz".repeat(9)}`;
const sum = (text: string) =>
  createHash("sha256").update(qrCode(text).flat().map(Number).join("")).digest("hex").slice(0, 16);

// Compared module by module with what another encoder (segno 1.6.6) makes of the same texts.
for (const [length, size, hash] of [
  [14, 21, "8e259c3366a856ce"],
  [84, 37, "d973f1ce244f31ac"],
  [180, 53, "6a31419cdd1cde79"],
  [213, 57, "084c78106d35c993"],
] as const)
  test(`${length} letters make a code of ${size} modules, the same as others make`, () => {
    const text = ADDRESS.slice(0, length);
    assert.equal(qrCode(text).length, size);
    assert.equal(sum(text), hash);
  });

test("a text that does not fill its version is padded as the standard says", () => {
  assert.equal(qrCode("Farshore").length, 21);
  assert.notEqual(sum("Farshore"), sum("Farshort"));
});

test("what is too long is refused", () => assert.throws(() => qrCode("x".repeat(214)), RangeError));
