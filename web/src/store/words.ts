/** Says the page's words in the chosen language, from the same Fluent files as the server. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { effect, signal } from "@preact/signals";
import { type Language, language } from "./kept";

const bundles = new Map<Language, FluentBundle>();
const current = signal<FluentBundle | null>(null);

/** Until the first words are here there is nothing to show. */
export const haveWords = () => current.value !== null;

async function load(which: Language): Promise<void> {
  let bundle = bundles.get(which);
  if (!bundle) {
    try {
      const answer = await fetch(`/words/${which}.ftl`);
      if (!answer.ok) return;
      bundle = new FluentBundle(which, { useIsolating: false });
      bundle.addResource(new FluentResource(await answer.text()), { allowOverrides: true });
    } catch {
      return;
    }
    bundles.set(which, bundle);
  }
  if (language.peek() === which) current.value = bundle;
}

effect(() => void load(language.value));

/** The words for this key; an unknown key shows itself, so that it is found. */
export function say(key: string, args?: Record<string, FluentVariable>): string {
  const bundle = current.value;
  const pattern = bundle?.getMessage(key)?.value;
  return pattern ? bundle!.formatPattern(pattern, args) : bundle ? key : "";
}

/** Whether there are words for this key. */
export const canSay = (key: string) => !!current.value?.hasMessage(key);

/** A moment in the past, in words: "20 minutes ago". */
export function ago(seconds: number): string {
  const past = Date.now() / 1000 - seconds;
  const say = new Intl.RelativeTimeFormat(language.value, { numeric: "auto" });
  if (past < 60) return say.format(0, "minute");
  if (past < 3600) return say.format(-Math.round(past / 60), "minute");
  if (past < 86400) return say.format(-Math.round(past / 3600), "hour");
  return say.format(-Math.round(past / 86400), "day");
}

/** A day of the calendar as people write it: "15 November". */
export function day(iso: string): string {
  return new Intl.DateTimeFormat(language.value, { day: "numeric", month: "long", timeZone: "UTC" }).format(
    new Date(iso),
  );
}

/** Names joined as the language does. */
export function list(names: string[]): string {
  return new Intl.ListFormat(language.value, { type: "conjunction" }).format(names);
}
