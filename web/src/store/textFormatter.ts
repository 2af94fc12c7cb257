/** Formats a Text like the server: nested texts first, lists joined as in the language, seats by their names. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Arg, Text, Who } from "../scene";

/** The messages of one language: Farshore's, then a game's, which take precedence. */
export function bundleOf(language: string, ...sources: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const words of sources) bundle.addResource(new FluentResource(words), { allowOverrides: true });
  return bundle;
}

/** An unknown key shows itself, so that it is found. */
export function formatKey(bundle: FluentBundle, key: string, args?: Record<string, FluentVariable>): string {
  const pattern = bundle.getMessage(key)?.value;
  return pattern ? bundle.formatPattern(pattern, args, []) : key;
}

/** `you`: the text is about the reader's own action. A nested text that names a seat is about that seat. */
export type Format = (words: Text | null | undefined, you?: boolean) => string;

/** Formats texts in one language at one table; results are cached by Text. */
export function createFormatter(bundle: FluentBundle, names: string[]): Format {
  const toOthers = new WeakMap<Text, string>();
  const toYou = new WeakMap<Text, string>();

  function translate(words: Text | null | undefined, you = false): string {
    if (!words) return "";
    const said = you ? toYou : toOthers;
    let known = said.get(words);
    if (known === undefined) said.set(words, (known = anew(words, you)));
    return known;
  }
  function anew([key, args]: Text, you: boolean): string {
    if (key === "plain") return String(args[0]?.[1] ?? "");
    const inside = you && !args.some(([, value]) => isWho(value as Arg));
    const given = args.map(([name, value]) => [name, argument(value as Arg, inside)]);
    return formatKey(bundle, key, { who: you ? "you" : "other", ...Object.fromEntries(given) });
  }
  function argument(value: Arg, you: boolean): FluentVariable {
    if (!Array.isArray(value)) return value;
    if (isText(value)) return translate(value, you);
    if (isWho(value)) return names[value[0]] || formatKey(bundle, "seat-number", { seat: value[0] + 1 });
    return joined(value.map((entry) => translate(entry, you)));
  }
  function joined(entries: string[]): string {
    if (entries.length < 2) return entries.join("");
    return formatKey(bundle, "list-and", { first: entries.slice(0, -1).join(", "), last: entries.at(-1)! });
  }
  return translate;
}

/** The first seat that a text names; undefined: none. */
export const whoIn = (words: Text | null | undefined): number | undefined =>
  (words?.[1].map(([, value]) => value as Arg).find(isWho) as Who | undefined)?.[0];

/** The same for the reader in this seat: a text that names the seat speaks to the reader. */
export const formatFor =
  (format: Format, me: number | null): Format =>
  (words, you = me !== null && whoIn(words) === me) =>
    format(words, you);

const isText = (value: Arg): value is Text => Array.isArray(value) && typeof value[0] === "string";
const isWho = (value: Arg): value is Who => Array.isArray(value) && typeof value[0] === "number";
