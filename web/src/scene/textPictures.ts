/** Which parts of a text are drawn as pictures of the game's art. */
import type { Arg, Text } from "../scene";
import type { Art } from "../store/art";

/** Up to this number of one thing are drawn side by side; of more, one and how many. */
const MOST = 4;

/** A picture by its name, or words between pictures. */
export interface Found {
  name?: string;
  said?: string;
}

/** Translates a text; pictures are signs in its arguments. */
export type Format = (text: Text) => string;

/** The texts that `spoken` joins, in order. */
export function partsOf(words: Text): Text[] {
  const [key, args] = words;
  return key === "spoken" ? args.flatMap(([, value]) => partsOf(value as Text)) : [words];
}

/** Icons of found objects (`sum-gem`) are repeated; if there are many, one with the number. */
export const foundIn = (text: Text, known: Art, format: Format) => repeated(text, "sum-", known, format, 1);

/** So are a number of things inside a sentence: `many-yellow` with its count. */
export const countedIn = (text: Text, known: Art, format: Format) => repeated(text, "many-", known, format, 0);

function repeated(text: Text, prefix: string, known: Art, format: Format, fallback: number): Found[] | undefined {
  const name = text[0].startsWith(prefix) && nameIn(text[0], known);
  const count = Number(text[1].find(([arg]) => arg === "count")?.[1] ?? fallback);
  if (!name || !count || saysMore(text, format, "count")) return undefined;
  return count > MOST ? [{ said: `${count} × ` }, { name }] : Array.from({ length: count }, () => ({ name }));
}

/** The pictures of a text that is itself one, or whose words all are: a space by its ground and its sign. */
export function allPictures(text: Text, known: Art, format: Format): string[] | undefined {
  const [key, args] = text;
  const own = !args.length && nameIn(key, known);
  if (own) return [own];
  const names = args.flatMap(([, value]) => (isText(value as Arg) ? [nameIn((value as Text)[0], known)] : []));
  return names.length > 1 && names.every((name) => name) && !saysMore(text, format) ? (names as string[]) : undefined;
}

/** Whether a text contains a number or a word that no icon shows. */
function saysMore([key, args]: Text, format: Format, shown?: string): boolean {
  const other = (value: Arg) => (typeof value === "number" ? value + 1 : `${value}~`);
  const isWord = (name: string, value: unknown) => name !== shown && !Array.isArray(value);
  if (!args.some(([name, value]) => isWord(name, value))) return false;
  const changed = args.map(([name, value]): [string, Arg] => [
    name,
    isWord(name, value) ? other(value as Arg) : (value as Arg),
  ]);
  return format([key, args]) !== format([key, changed]);
}

const isText = (value: Arg): value is Text => Array.isArray(value) && typeof value[0] === "string";

/** The picture that a message is named after: `sum-gem`, `animal-dodo`, `colour-yellow`. */
function nameIn(key: string, { icons, fills }: Art): string | undefined {
  const [kind, ...rest] = key.split("-");
  const name = rest.join("-");
  return kind && (icons.has(name) || fills.has(name)) ? name : undefined;
}
