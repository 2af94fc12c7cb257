/** Letters for grounds, in the reader's language: the first word of each kind of space and of each layer is its name. */
import type { Field, Shape, Text } from "../scene";
import { printedOn } from "./appearance";

/** For each fill the first letter of its name, and where others begin alike the first that differs: W, Gw beside Gb. */
export function lettersOf(field: Field, shape: Shape, format: (words: Text) => string): Map<string, string> {
  const names = groundNames(field, shape, format);
  const letters = new Map<string, string>();
  for (const [fill, name] of names) {
    const others = [...names].filter(([other]) => other !== fill).map(([, other]) => other);
    let length = 1;
    while (length < name.length && others.some((other) => other.startsWith(name.slice(0, length)))) length += 1;
    letters.set(fill, name.slice(0, 1).toUpperCase() + (length > 1 ? name.slice(length - 1, length) : ""));
  }
  return letters;
}

function groundNames(
  { ground, layers = [] }: Field,
  shape: Shape,
  format: (words: Text) => string,
): Map<string, string> {
  const names = new Map<string, string>();
  for (const { fill, words } of printedOn(ground, shape))
    if (fill && !names.has(fill)) names.set(fill, named(fill, words?.[0]));
  for (const { kind, fill, name } of layers)
    if (fill && kind !== "legal" && !names.has(fill)) names.set(fill, named(fill, name));
  return names;

  function named(fill: string, words: Text | null | undefined): string {
    return (words ? format(words) : fill).toLowerCase();
  }
}
