/** Says a Text as the server would: nested texts first, lists joined as the language does, seats by their names. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Arg, Text, Who } from "../scene";

/** The words of one language: those of the house, and then a game's, which win. */
export function bundleOf(language: string, ...sources: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const words of sources) bundle.addResource(new FluentResource(words), { allowOverrides: true });
  return bundle;
}

/** An unknown key shows itself, so that it is found. */
export function sayKey(bundle: FluentBundle, key: string, args?: Record<string, FluentVariable>): string {
  const pattern = bundle.getMessage(key)?.value;
  return pattern ? bundle.formatPattern(pattern, args, []) : key;
}

export type Tell = (words: Text | null | undefined) => string;

/** Says texts in one language at one table. What was said once is kept with its Text. */
export function speech(bundle: FluentBundle, names: string[]): Tell {
  const said = new WeakMap<Text, string>();

  function say(words: Text | null | undefined): string {
    if (!words) return "";
    let known = said.get(words);
    if (known === undefined) said.set(words, (known = anew(words)));
    return known;
  }
  function anew([key, args]: Text): string {
    if (key === "plain") return String(args[0]?.[1] ?? "");
    return sayKey(bundle, key, Object.fromEntries(args.map(([name, value]) => [name, argument(value as Arg)])));
  }
  function argument(value: Arg): FluentVariable {
    if (!Array.isArray(value)) return value;
    if (isText(value)) return say(value);
    if (isWho(value)) return names[value[0]] || sayKey(bundle, "seat-number", { seat: value[0] + 1 });
    return joined(value.map(say));
  }
  function joined(entries: string[]): string {
    if (entries.length < 2) return entries.join("");
    return sayKey(bundle, "list-and", { first: entries.slice(0, -1).join(", "), last: entries.at(-1)! });
  }
  return say;
}

const isText = (value: Arg): value is Text => Array.isArray(value) && typeof value[0] === "string";
const isWho = (value: Arg): value is Who => Array.isArray(value) && typeof value[0] === "number";
