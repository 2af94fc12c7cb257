/** The worker that shows what is pushed, and what its buttons do. Browsers without windows show no notifications. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { createContext, runInContext } from "node:vm";

type Heard = Record<string, (event: object) => void>;
const SOURCE = readFileSync(new URL("../public/service.js", import.meta.url), "utf8");
const notice = { title: "Tocca a te", url: "/t/x", tag: "x", stop: "s", open: "Apri", end: "Basta" };

/** The worker as a browser runs it, with notes of what it asks for. */
function worker() {
  const heard: Heard = {};
  const notes: unknown[] = [];
  const self = {
    addEventListener: (kind: string, hear: Heard[string]) => (heard[kind] = hear),
    clients: {
      matchAll: async () => [{ url: "http://house/", postMessage: (words: string) => notes.push(words) }],
      openWindow: async (url: string) => notes.push(url),
    },
    navigator: { setAppBadge: async () => notes.push("badge") },
    registration: {
      showNotification: async (title: string, options: object) => notes.push([title, options]),
      pushManager: { getSubscription: async () => ({ unsubscribe: async () => notes.push("unsubscribed") }) },
    },
  };
  const fetch = async (url: string, { body }: { body: string }) => notes.push([url, body]);
  runInContext(SOURCE, createContext({ self, fetch, URL }));
  const hear = async (kind: string, event: object) => {
    let work: Promise<unknown> | undefined;
    heard[kind]!({ ...event, waitUntil: (asked: Promise<unknown>) => (work = asked) });
    await work;
    return JSON.parse(JSON.stringify(notes.splice(0)));
  };
  return hear;
}

test("what is pushed is shown though no page of the table is open", async () => {
  const shown = await worker()("push", { data: { json: () => notice } });
  const actions = [
    { action: "open", title: "Apri" },
    { action: "end", title: "Basta" },
  ];
  const data = { url: "/t/x", stop: "s" };
  assert.deepEqual(shown, [["Tocca a te", { tag: "x", icon: "/icon-192.png", data, actions }], "badge"]);
});

test("a click opens the table, another click ends all notices", async () => {
  const hear = worker();
  const notification = { close: () => undefined, data: { url: "/t/x", stop: "s" } };
  assert.deepEqual(await hear("notificationclick", { notification, action: "open" }), ["/t/x"]);
  assert.deepEqual(await hear("notificationclick", { notification, action: "end" }), [
    "unsubscribed",
    "notices-ended",
    ["/api/notices/stop", '{"stop":"s"}'],
  ]);
});
