import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { AttemptEvaluation } from "../src/review/AttemptEvaluation";
import { retryRequest } from "../src/review/retryRequest";
import type { Attempt, ErrorMessage } from "../src/wire";

const refused = (key: string): ErrorMessage => ({ type: "refused", id: "a", key, reason: `No: ${key}` });
const attempt: Attempt = { tried: { mean: -1, se: 0.2 }, played: { mean: -3, se: 0.4 }, best: { mean: 0, se: 0 } };

/** A turn of two actions, with these answers one after the other. */
function trying(...answers: (Attempt | ErrorMessage | null)[]) {
  let actions = ["side prairie", "mark e7"];
  const evaluated: string[][] = [];
  const weighing = new AttemptEvaluation(
    () => Promise.resolve(answers.shift() ?? null),
    () => actions,
    (_, done) => evaluated.push(done),
  );
  return { weighing, evaluated, press: (action: string) => (actions = [...actions, action]) };
}

test("a turn that could not be weighed can be asked again", async () => {
  const { weighing, evaluated } = trying(refused("too-many-questions"), attempt);
  assert.equal(weighing.waits, true);
  await weighing.evaluate();
  assert.equal(weighing.failed.value, "No: too-many-questions");
  assert.equal(weighing.waits, false);
  weighing.again();
  assert.equal(weighing.waits, true);
  await weighing.evaluate();
  assert.equal(weighing.failed.value, "");
  assert.deepEqual(evaluated, [["side prairie", "mark e7"]]);
});

test("a turn that is not whole yet is no failure", async () => {
  const { weighing, evaluated, press } = trying(refused("turn-not-done"), attempt);
  await weighing.evaluate();
  assert.deepEqual([weighing.failed.value, weighing.waits, evaluated.length], ["", false, 0]);
  press("done");
  assert.equal(weighing.waits, true);
  await weighing.evaluate();
  assert.equal(evaluated.length, 1);
});

test("what was pressed meanwhile is asked for as well, and a line that broke answers nothing", async () => {
  const { weighing, press } = trying(refused("turn-not-done"), null);
  const asked = weighing.evaluate();
  press("done");
  await asked;
  assert.equal(weighing.waits, true);
  await weighing.evaluate();
  assert.equal(weighing.waits, true);
});

/** Lets promises go on. */
const settled = () => new Promise((go) => setImmediate(go));

test("what could not be loaded is loaded once more, each time a little later", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const heard: string[] = [];
  let asked = 0;
  retryRequest(
    () => (++asked < 3 ? Promise.reject(new Error("no line")) : Promise.resolve("here")),
    (answer) => heard.push(answer),
  );
  await settled();
  for (const [wait, times] of [
    [499, 1],
    [1, 2],
    [999, 2],
    [1, 3],
  ] as const) {
    mock.timers.tick(wait);
    await settled();
    assert.equal(asked, times);
  }
  assert.deepEqual(heard, ["here"]);
  mock.timers.reset();
});

test("requests end after a time, and when the player leaves", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  let asked = 0;
  const fail = () => {
    asked++;
    return Promise.reject(new Error("no line"));
  };
  retryRequest(fail, () => {});
  for (let n = 0; n < 20; n++) {
    await settled();
    mock.timers.tick(100_000);
  }
  assert.equal(asked, 7);
  const leave = retryRequest(fail, () => {});
  await settled();
  leave();
  mock.timers.tick(100_000);
  await settled();
  assert.equal(asked, 8);
  mock.timers.reset();
});
