import assert from "node:assert/strict";
import { test } from "node:test";
import { usableWords } from "../src/field/spoken";
import type { Cell } from "../src/scene";

const cell = (name: string, act = ""): Cell => ({ type: "cell", id: name, name, do: act }) as Cell;

test("a game that says itself which spaces can be used is not repeated", () => {
  const cells = [
    cell("a1, desert, can be marked", "mark a1"),
    cell("b1, water, can be marked", "mark b1"),
    cell("c1, desert"),
  ];
  assert.equal(usableWords(cells), "can be marked");
});

test("what also stands at spaces that cannot be used does not say so", () => {
  assert.equal(usableWords([cell("a1, open sea", "go a1"), cell("b1, open sea")]), "");
  assert.equal(usableWords([cell("a1, lake", "go a1"), cell("b1, farm")]), "");
  assert.equal(usableWords([]), "");
});
