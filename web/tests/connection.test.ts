import assert from "node:assert/strict";
import { test } from "node:test";
import { effect, signal } from "@preact/signals";
import type { ServerMessage } from "../src/wire";

const sockets: FakeSocket[] = [];
class FakeSocket {
  static OPEN = 1;
  onmessage: (event: { data: string }) => void = () => {};
  constructor() {
    sockets.push(this);
  }
  close() {}
}
Object.assign(globalThis, {
  WebSocket: FakeSocket,
  location: { protocol: "http:", host: "here" },
  addEventListener: () => {},
  removeEventListener: () => {},
  window: { setTimeout, setInterval },
});
Object.assign(globalThis, {
  document: { addEventListener: () => {}, removeEventListener: () => {}, hidden: false, documentElement: {} },
});

const { Connection } = await import("../src/store/connection");

test("messages that arrive while the page is busy are handled in order, and drawn once", async () => {
  const version = signal(0);
  const seen: number[] = [];
  let drawn = 0;
  effect(() => void [version.value, drawn++]);
  const line = new Connection(
    "table",
    () => ({ type: "ping" }),
    (message) => {
      version.value = (message as ServerMessage & { version: number }).version;
      seen.push(version.value);
    },
    () => {},
    () => false,
  );
  for (let n = 1; n <= 219; n++)
    sockets[0]!.onmessage({ data: JSON.stringify({ type: "patch", base: n - 1, version: n }) });
  assert.deepEqual(seen, [], "the page is busy");
  while (!seen.length) await new Promise((go) => setTimeout(go));
  line.close();
  assert.deepEqual(
    seen,
    Array.from({ length: 219 }, (_, n) => n + 1),
  );
  assert.equal(drawn, 2, "at first, and with the last message");
});
