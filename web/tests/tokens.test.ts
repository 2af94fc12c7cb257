import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const SOURCE = fileURLToPath(new URL("../src", import.meta.url));
const files = readdirSync(SOURCE, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(tsx?|css)$/.test(name) && name !== "wire.ts")
  .map((name) => ({ name, text: readFileSync(`${SOURCE}/${name}`, "utf8") }));

test("every colour is a token", () => {
  const colour = /(?<!url\()#[0-9a-f]{3,8}\b|\b(?:rgb|hsl)a?\(/gi;
  const found = files
    .filter(({ name }) => !name.endsWith("tokens.css"))
    .flatMap(({ name, text }) => [...text.matchAll(colour)].map(([what]) => `${name}: ${what}`));
  assert.deepEqual(found, []);
});
