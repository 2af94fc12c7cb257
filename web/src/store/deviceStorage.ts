/** What this device stores: name, language, appearance and the secrets of my seats. It is sent to the server only. */
import { effect, signal } from "@preact/signals";

export type Language = "en" | "de" | "fr" | "it";
export const LANGUAGES: Language[] = ["en", "de", "fr", "it"];
export type Theme = "system" | "light" | "dark";

export function stored<T>(name: string, start: T) {
  let first = start;
  try {
    const text = localStorage.getItem(`farshore.${name}`);
    if (text !== null) first = JSON.parse(text) as T;
  } catch {
    // A device that keeps nothing still plays.
  }
  const value = signal<T>(first);
  let loaded = false;
  effect(() => {
    const text = JSON.stringify(value.value);
    if (loaded)
      try {
        localStorage.setItem(`farshore.${name}`, text);
      } catch {
        // See above.
      }
    loaded = true;
  });
  return value;
}

const spaceLabel = navigator.language.slice(0, 2) as Language;

export const language = stored<Language>("language", LANGUAGES.includes(spaceLabel) ? spaceLabel : "en");
export const theme = stored<Theme>("theme", "system");
export const letters = stored<boolean>("letters", false);
export const myName = stored<string>("name", "");
/** The secrets of my seats by table, newest table last. */
export const keys = stored<Record<string, string[]>>("keys", {});
/** What this device calls itself at challenges and when a player signs in, and nowhere else. */
export const device = stored<string>("device", "");
/** The links of seats that are still to be given away, by table. */
export const links = stored<Record<string, { seat: number; secret: string }[]>>("links", {});
/** Links that I am about to use, by table, each with the secret that replaces it when I sit down. */
export const linkUses = stored<Record<string, { link: string; secret: string }[]>>("uses", {});
/** The promise of each table's deal as this device first read it. */
export const promises = stored<Record<string, string>>("promises", {});
/** The last version of each table that I have seen. */
export const seen = stored<Record<string, number>>("seen", {});
/** Lessons that I have gone through, by game, and games whose lessons were offered to me. */
export const lessonsDone = stored<Record<string, string[]>>("lessons", {});
/** Positions to practise on by game: whether the first try found the turn. */
export const practised = stored<Record<string, Record<string, boolean>>>("practice", {});
export const lessonsOffered = stored<Record<string, boolean>>("offered", {});

/** The player who is signed in on this device; the key opens all of the player's seats. The session is a cookie. */
export const player = stored<{ name: string; key: string } | null>("player", null);

/** Tables that I put out of my list. */
export const archived = stored<string[]>("archived", []);

export function keepKeys(table: string, secrets: string[]): void {
  const all = { ...keys.value };
  const merged = [...new Set([...(all[table] ?? []), ...secrets])];
  delete all[table];
  all[table] = merged;
  keys.value = all;
}

export function keepPromise(table: string, promise: string | undefined): void {
  if (promise && !promises.peek()[table]) promises.value = { ...promises.peek(), [table]: promise };
}

/** A secret of this device: 160 random bits. */
export function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(20));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** Prepare to sit down by a link. The new secret is stored first, so that a broken connection loses no seat. */
export function keepLinkUse(table: string, link: string): void {
  const use = linkUses.peek()[table]?.find((known) => known.link === link) ?? { link, secret: newSecret() };
  linkUses.value = { ...linkUses.peek(), [table]: [use] };
  keepKeys(table, [use.secret]);
}

/** The seat is taken: the link is spent. */
export function forgetLinkUse(table: string): void {
  if (!linkUses.peek()[table]) return;
  const { [table]: _, ...rest } = linkUses.peek();
  linkUses.value = rest;
}

export function forget(table: string): void {
  const { [table]: _, ...rest } = keys.value;
  keys.value = rest;
}

export function deviceName(): string {
  if (!device.peek())
    device.value = [...crypto.getRandomValues(new Uint8Array(16))]
      .map((byte) => byte.toString(16).padStart(2, "0"))
      .join("");
  return device.peek();
}

export const allSecrets = () =>
  [...new Set([...Object.values(keys.value).flat(), ...(player.value ? [player.value.key] : [])])].slice(-200);

const darkSystem = matchMedia("(prefers-color-scheme: dark)");
const systemDark = signal(darkSystem.matches);
darkSystem.addEventListener("change", (event) => (systemDark.value = event.matches));

export const isDark = () => (theme.value === "system" ? systemDark.value : theme.value === "dark");

effect(() => {
  const dark = isDark();
  document.documentElement.dataset.theme = dark ? "dark" : "light";
  const paper = getComputedStyle(document.documentElement).getPropertyValue("--paper");
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", paper);
});
effect(() => {
  document.documentElement.lang = language.value;
});
