/** Notifications of turns: by the page while it is in the background, by push when it is closed. */
import { ask, secretsOf } from "../store/api";
import { language, stored } from "../store/deviceStorage";
import { translate } from "../store/translations";
import type { NewNotice, Notice, PushKey } from "../wire";

/** Notifications of this device: requested once, ended with one click. */
export const notify = stored<boolean>("notify", false);
export const sounds = stored<boolean>("sounds", false);
/** What ends the notices to this device, and those to my programs, by table. */
const ending = stored<string>("notify-end", "");
export const hooks = stored<Record<string, { address: string; stop: string }>>("hooks", {});

const noticed = new Set<string>();

/** Asks for leave; false if it was refused. */
export async function allowNotices(tables: string[]): Promise<boolean> {
  if (!("Notification" in window)) return false;
  if ((await Notification.requestPermission()) !== "granted") return false;
  notify.value = true;
  for (const table of tables) await tellThisDevice(table);
  return true;
}

/** Ends the notifications of this device. */
export async function endNotices(): Promise<void> {
  notify.value = false;
  noticed.clear();
  const stop = ending.peek();
  ending.value = "";
  await (await subscription())?.unsubscribe();
  if (stop) await stopNotices(stop);
}

export const stopNotices = (stop: string) => ask("/api/notices/stop", { stop });

async function subscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker?.getRegistration();
  return (await worker?.pushManager?.getSubscription()) ?? null;
}

/** If the browser supports push, this device is notified of this table's turns also when the page is closed. */
export async function tellThisDevice(table: string): Promise<void> {
  if (!notify.peek() || noticed.has(table) || !secretsOf(table).length) return;
  noticed.add(table);
  try {
    const known = await subscription();
    if (!known && ending.peek()) {
      await endNotices(); // ended from a notification, while no page was open
      return;
    }
    const { endpoint, keys } = (known ?? (await subscribe()))?.toJSON() ?? {};
    if (!endpoint || !keys) return;
    ending.value = (
      await requestNotices(table, { kind: "push", address: endpoint, p256dh: keys.p256dh!, auth: keys.auth! })
    ).stop;
  } catch {
    noticed.delete(table); // no push here: the page itself tells while it is open
  }
}

async function subscribe(): Promise<PushSubscription | undefined> {
  const worker = await navigator.serviceWorker?.getRegistration();
  if (!worker?.pushManager) return undefined;
  const { key } = await ask<PushKey>("/api/push");
  return worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

type Subscription = Omit<NewNotice, "secrets" | "house" | "language">;

const requestNotices = (table: string, what: Subscription) =>
  ask<Notice>(`/api/tables/${table}/notices`, {
    ...what,
    secrets: secretsOf(table),
    house: location.origin,
    language: language.peek(),
  });

/** A program of mine hears of my turns; the secret that its messages are signed with. */
export async function addHook(table: string, address: string): Promise<string> {
  const { stop, secret } = await requestNotices(table, { kind: "hook", address });
  hooks.value = { ...hooks.peek(), [table]: { address, stop } };
  return secret ?? "";
}

export async function endHook(table: string): Promise<void> {
  const { [table]: hook, ...rest } = hooks.peek();
  hooks.value = rest;
  if (hook) await stopNotices(hook.stop);
}

/** While the page is in the background; a click brings it back. */
export async function announce(title: string, table: string): Promise<void> {
  if (!notify.peek() || !document.hidden || Notification.permission !== "granted") return;
  const worker = await navigator.serviceWorker?.getRegistration();
  const data = { url: `/t/${table}`, stop: ending.peek() };
  const actions = [
    { action: "open", title: translate("notice-open") },
    { action: "end", title: translate("notice-end") },
  ];
  await worker?.showNotification(title, { tag: table, icon: "/icon-192.png", data, actions } as NotificationOptions);
}

navigator.serviceWorker?.addEventListener("message", (event) => {
  if (event.data === "notices-ended") void endNotices();
});
