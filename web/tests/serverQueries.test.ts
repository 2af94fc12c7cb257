import assert from "node:assert/strict";
import { test } from "node:test";
import { ServerQueries, type ServerQuery } from "../src/store/serverQueries";
import type { Explanation } from "../src/wire";

const peek = (id: string): ServerQuery => ({ type: "peek", id, seat: 0, do: "mark e7" });
const explanation = (id: string): Explanation => ({ type: "told", id, title: "Key" });

test("an answer goes to who asked, once", async () => {
  const questions = new ServerQueries(() => true);
  const answer = questions.ask(peek("a"));
  assert.equal(questions.answer("a", explanation("a"))?.type, "peek");
  assert.equal((await answer)?.title, "Key");
  assert.equal(questions.answer("a", explanation("a")), undefined);
});

test("without a line there is no answer, and nobody waits for one", async () => {
  assert.equal(await new ServerQueries(() => false).ask(peek("a")), null);
});

test("the same is asked once", async () => {
  const sent: string[] = [];
  const questions = new ServerQueries(({ id }) => sent.push(id) > 0);
  const first = questions.once("1 en 0 mark e7", peek("a"));
  assert.equal(questions.once("1 en 0 mark e7", peek("b")), first);
  questions.once("2 en 0 mark e7", peek("c"));
  assert.deepEqual(sent, ["a", "c"]);
});

test("what had no answer is asked again", async () => {
  const sent: string[] = [];
  const questions = new ServerQueries(({ id }) => sent.push(id) > 1);
  assert.equal(await questions.once("1 en 0 mark e7", peek("a")), null);
  const second = questions.once("1 en 0 mark e7", peek("b"));
  questions.forget();
  assert.equal(await second, null);
  const third = questions.once("1 en 0 mark e7", peek("c"));
  questions.answer("c", explanation("c"));
  assert.equal((await third)?.title, "Key");
  assert.equal(questions.once("1 en 0 mark e7", peek("d")), third);
  assert.deepEqual(sent, ["a", "b", "c"]);
});
