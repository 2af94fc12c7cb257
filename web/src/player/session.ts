/** The player who is signed in: seats and data of this device follow, and those of other devices come here. */
import { effect, signal } from "@preact/signals";
import { ask, Refusal, refreshTables } from "../store/api";
import { allSecrets, deviceName, keys, myName, player, stored } from "../store/deviceStorage";
import type { PlayerState, SignedIn } from "../wire";
import { adopt, clear, collect } from "./deviceData";
import type { DeviceData } from "./mergeDevices";
import { createPasskey, usePasskey } from "./passkeys";

/** The player as last received from the server. */
export const account = signal<PlayerState | null>(null);
/** The recovery code of a new player, until it is written down. */
export const shownRecovery = signal("");
/** The session ended elsewhere. */
export const sessionLost = signal(false);

/** Secrets whose seats belong to the player already. */
const attached = new Set<string>();
/** The data of the player on the server. */
let storedData = "";
/** The data of this device as they were last sent: what differs is a change that the server does not know. */
const sentData = stored<string>("player-data", "");

function take(state: PlayerState): void {
  const old = player.peek()?.key;
  const all: Record<string, string[]> = {};
  const mine = new Set(state.tables ?? []);
  for (const [table, secrets] of Object.entries(keys.peek())) {
    const left = secrets.filter((secret) => secret !== old);
    if (left.length || mine.has(table)) all[table] = left;
  }
  for (const table of mine) all[table] = [...(all[table] ?? []), state.key!];
  attached.add(state.key!);
  keys.value = all;
  player.value = { name: state.name ?? "", key: state.key! };
  storedData = JSON.stringify(state.data ?? {});
  const unsent = sentData.peek() !== "" && sentData.peek() !== JSON.stringify(collect());
  adopt((state.data ?? {}) as DeviceData, unsent);
  if (JSON.stringify(collect()) === storedData) sentData.value = storedData;
  if (state.name) myName.value = state.name;
  account.value = state;
  sessionLost.value = false;
}

/** Remove the player and their seats from this device. */
function leave(): void {
  const key = player.peek()?.key;
  const mine = new Set(account.peek()?.tables);
  keys.value = Object.fromEntries(
    Object.entries(keys.peek()).filter(([table, secrets]) => !mine.has(table) && !secrets.includes(key ?? "")),
  );
  player.value = null;
  account.value = null;
  sentData.value = "";
  attached.clear();
  clear();
  void refreshTables().catch(() => {});
}

let refreshing: Promise<void> | undefined;

/** Ask the server who is signed in; several requests at the same time are one. */
export function refreshPlayer(): Promise<void> {
  refreshing ??= readPlayer().finally(() => {
    refreshing = undefined;
  });
  return refreshing;
}

async function readPlayer(): Promise<void> {
  if (!player.peek()) return;
  try {
    take(await ask<PlayerState>("/api/player"));
  } catch (error) {
    if (error instanceof Refusal && ["not-signed-in", "player-suspended", "players-off"].includes(error.problem.key)) {
      leave();
      sessionLost.value = true;
    }
  }
}

function arrive(answer: SignedIn): void {
  shownRecovery.value = answer.recovery ?? "";
  take(answer.player);
  void refreshTables().catch(() => {});
}

const mySecrets = () => allSecrets().filter((secret) => secret !== player.peek()?.key);

export async function signUp(name: string, invite: string, withPasskey: boolean): Promise<void> {
  const passkey = withPasskey ? { passkey: await createPasskey(name) } : {};
  const mine = { secrets: mySecrets(), data: collect(), device: deviceName() };
  arrive(await ask<SignedIn>("/api/player/new", { name, invite, ...mine, ...passkey }));
}

export async function signIn(how: { recovery?: string; code?: string } = {}): Promise<void> {
  const proof = how.recovery || how.code ? how : { passkey: await usePasskey() };
  arrive(await ask<SignedIn>("/api/player/sign-in", { ...proof, secrets: mySecrets(), device: deviceName() }));
}

export async function signOut(): Promise<void> {
  await ask("/api/player/sign-out", {});
  leave();
}

export async function deletePlayer(name: string): Promise<void> {
  await ask("/api/player/delete", { name });
  leave();
}

/** A change of the player's own page. */
export async function change(path: string, body: object): Promise<void> {
  take(await ask<PlayerState>(`/api/player/${path}`, body));
}

export const addPasskey = async () => change("passkey/new", { passkey: await createPasskey("") });

/** Milliseconds until changes on this device are sent. */
const SOON = 1500;
let begun = false;

/** Send new seats and changed data of this device for as long as a player is signed in. */
export function keepPlayerInSync(): void {
  if (begun) return;
  begun = true;
  void refreshPlayer();
  let timer = 0;
  effect(() => {
    if (!player.value || !account.value) return;
    const fresh = allSecrets().filter((secret) => !attached.has(secret));
    const data = collect();
    clearTimeout(timer);
    timer = setTimeout(() => void send(fresh, data).catch(() => {}), SOON);
  });
}

async function send(fresh: string[], data: DeviceData): Promise<void> {
  if (!player.peek()) return;
  const words = JSON.stringify(data);
  if (words !== storedData) {
    await ask("/api/player/data", { data });
    storedData = words;
    sentData.value = words;
  }
  if (fresh.length) {
    for (const secret of fresh) attached.add(secret);
    take(await ask<PlayerState>("/api/player/seats", { secrets: fresh }));
  }
}
