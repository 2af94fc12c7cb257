/** Letters for grounds, in the language of the table: taken from the spoken names of the spaces that have them. */
import type { Cell } from "../scene";

/** For each ground the first letter of its name, and where others begin alike the first that differs: W, Gw beside Gb. */
export function lettersOf(cells: Cell[]): Map<string, string> {
  const names = groundNames(cells);
  const letters = new Map<string, string>();
  for (const [fill, name] of names) {
    const others = [...names].filter(([other]) => other !== fill).map(([, other]) => other);
    let length = 1;
    while (length < name.length && others.some((other) => other.startsWith(name.slice(0, length)))) length += 1;
    letters.set(fill, name.slice(0, 1).toUpperCase() + (length > 1 ? name.slice(length - 1, length) : ""));
  }
  return letters;
}

/** What a ground is called: the word that its spaces have in common and others have not. */
function groundNames(cells: Cell[]): Map<string, string> {
  const counts = new Map<string, Map<string, number>>();
  const sizes = new Map<string, number>();
  for (const { fill, name } of cells) {
    if (!fill) continue;
    sizes.set(fill, (sizes.get(fill) ?? 0) + 1);
    const of = counts.get(fill) ?? new Map<string, number>();
    counts.set(fill, of);
    for (const word of new Set(words(name))) of.set(word, (of.get(word) ?? 0) + 1);
  }
  const found = new Map<string, string>();
  for (const [fill, of] of counts) {
    let best = fill.toLowerCase();
    let most = 0.5;
    for (const [word, count] of of) {
      let telling = count / sizes.get(fill)!;
      for (const [other, theirs] of counts) if (other !== fill) telling -= (theirs.get(word) ?? 0) / sizes.get(other)!;
      if (telling > most) [best, most] = [word, telling];
    }
    found.set(fill, best);
  }
  return found;
}

const words = (name: string) => name.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
