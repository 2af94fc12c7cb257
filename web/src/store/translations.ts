/** Messages of the page and of games in the chosen language: the server's Fluent files, loaded once. */
import type { FluentBundle, FluentVariable } from "@fluent/bundle";
import { effect, signal } from "@preact/signals";
import { type Language, language } from "./deviceStorage";
import { bundleOf, createFormatter, type Format, formatKey } from "./textFormatter";

const texts = new Map<string, Promise<string>>();

/** Loads a Fluent file; a failed request is repeated. */
function fetched(address: string): Promise<string> {
  let text = texts.get(address);
  if (!text) {
    text = fetch(address).then((answer) => {
      if (!answer.ok) throw new Error(address);
      return answer.text();
    });
    text.catch(() => texts.delete(address));
    texts.set(address, text);
  }
  return text;
}

/** Changes with any message: files under it never change and are cached forever. */
const version = document.documentElement.dataset.words;
const file = (path: string) => `/words/${path}.ftl${version ? `?v=${version}` : ""}`;
const houseWords = (which: Language) => file(which);
const gameWords = (game: string, which: Language) => file(`${game}/${which}`);

const current = signal<FluentBundle | null>(null);

/** Until the first messages are loaded there is nothing to show. */
export const translationsAreLoaded = () => current.value !== null;

/** Messages of pages that are loaded when they are opened. */
const parts = signal<string[]>([]);
let shown = Promise.resolve();

export function needTranslations(part: string): void {
  if (!parts.peek().includes(part)) parts.value = [...parts.peek(), part];
}

effect(() => {
  shown = showMessages(language.value, parts.value).catch(() => {});
});

/** What is shown stays until all of the new messages are here; if those of a part fail, the others are shown. */
async function showMessages(which: Language, wanted: string[]): Promise<void> {
  const show = (...words: string[]) => {
    if (language.peek() === which && parts.peek() === wanted) current.value = bundleOf(which, ...words);
  };
  const first = await fetched(houseWords(which));
  if (!wanted.length || !current.peek()) show(first);
  const more = await Promise.all(wanted.map((part) => fetched(gameWords(part, which)).catch(() => "")));
  show(first, ...more);
}

/** Loads the messages of a part; fails without a connection. */
export async function loadTranslations(part: string): Promise<void> {
  needTranslations(part);
  await shown;
  await fetched(gameWords(part, language.peek()));
}

/** Farshore's message for this key. */
export function translate(key: string, args?: Record<string, FluentVariable>): string {
  const bundle = current.value;
  return bundle ? formatKey(bundle, key, args) : "";
}

/** Whether there is a message for this key. */
export const hasMessage = (key: string) => !!current.value?.hasMessage(key);

const games = signal<Record<string, FluentBundle>>({});

/** Loads a game's messages in the current language; after a change the old ones stay until the new ones are loaded. */
function fetchGame(game: string): void {
  const which = language.value;
  const more = parts.value.map((part) => fetched(gameWords(part, which)).catch(() => ""));
  Promise.all([fetched(houseWords(which)), fetched(gameWords(game, which)), ...more])
    .then((words) => {
      if (language.peek() === which) games.value = { ...games.peek(), [game]: bundleOf(which, ...words) };
    })
    .catch(() => {});
}

const asked = new Set<string>();

/** The formatter of a game's texts with the names of the seats; null until its messages are loaded. */
export function formatterFor(game: string, names: string[]): Format | null {
  if (game && !asked.has(game)) {
    asked.add(game);
    effect(() => fetchGame(game));
  }
  const bundle = games.value[game];
  if (!bundle) return null;
  if (last?.bundle !== bundle || last.names.join("\n") !== names.join("\n"))
    last = { bundle, names, translate: createFormatter(bundle, names) };
  return last.translate;
}

/** One table is shown at a time: its formatter stays the same until messages or names change. */
let last: { bundle: FluentBundle; names: string[]; translate: Format } | undefined;

/** A moment in the past, in words: "20 minutes ago". */
export function ago(seconds: number): string {
  const past = Date.now() / 1000 - seconds;
  if (past < 60) return translate("just-now");
  const times = new Intl.RelativeTimeFormat(language.value, { numeric: "auto" });
  if (past < 3600) return times.format(-Math.round(past / 60), "minute");
  if (past < 86400) return times.format(-Math.round(past / 3600), "hour");
  return times.format(-Math.round(past / 86400), "day");
}

/** How long something has lasted, short: "4 min", "3 days". */
export function formatDuration(seconds: number): string {
  const past = Math.max(60, Date.now() / 1000 - seconds);
  const [unit, length] = past < 3600 ? ["minute", 60] : past < 86400 ? ["hour", 3600] : ["day", 86400];
  const short = { style: "unit", unit, unitDisplay: "short" } as Intl.NumberFormatOptions;
  return new Intl.NumberFormat(language.value, short).format(Math.floor(past / (length as number)));
}

/** The day of something that is over: "today", "Saturday", "12 November". */
export function nearDay(seconds: number): string {
  const midnight = (time: number) => new Date(time).setHours(0, 0, 0, 0);
  const date = new Date(seconds * 1000);
  const days = Math.round((midnight(Date.now()) - midnight(seconds * 1000)) / 86_400_000);
  if (days < 2) return new Intl.RelativeTimeFormat(language.value, { numeric: "auto" }).format(-days, "day");
  return new Intl.DateTimeFormat(calendar(), days < 7 ? { weekday: "long" } : { day: "numeric", month: "long" }).format(
    date,
  );
}

/** The locale of dates: English with the day before the month, as in the other languages. */
export const calendar = () => (language.value === "en" ? "en-GB" : language.value);

/** How long ago it was while a match runs: "now", then minutes and seconds, then as `ago`. */
export function since(seconds: number): string {
  const past = Math.max(0, Math.round(Date.now() / 1000 - seconds));
  if (past < 20) return translate("now");
  return past < 3600 ? `${Math.floor(past / 60)}:${String(past % 60).padStart(2, "0")}` : ago(seconds);
}

/** The time of day. */
export const clock = (seconds: number) =>
  new Intl.DateTimeFormat(language.value, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(
    new Date(seconds * 1000),
  );

/** A day of the calendar as people write it: "15 November". */
export function day(iso: string): string {
  return new Intl.DateTimeFormat(calendar(), { day: "numeric", month: "long", timeZone: "UTC" }).format(new Date(iso));
}

/** The same in a narrow place: "15 Nov". */
export function shortDay(iso: string): string {
  return new Intl.DateTimeFormat(calendar(), { day: "numeric", month: "short", timeZone: "UTC" }).format(new Date(iso));
}

/** Names joined as the language does. */
export function list(names: string[]): string {
  return new Intl.ListFormat(language.value, { type: "conjunction" }).format(names);
}
