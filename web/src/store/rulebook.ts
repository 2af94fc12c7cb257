/** The rules of games in my language, and the positions that they show: fetched once, on first use. */
import { signal } from "@preact/signals";
import type { RuleBlock, RuleDiagram, RuleSection, RulesResponse } from "../wire";
import { catalogue, gameOf } from "./api";
import { language } from "./deviceStorage";

const books = signal<Record<string, RulesResponse | null>>({});
const drawn = signal<Record<string, RuleDiagram>>({});
const asked = new Set<string>();

function fetchOnce<T>(address: string, keep: (found: T | null) => void): void {
  if (asked.has(address)) return;
  asked.add(address);
  fetch(address)
    .then(async (answer) => keep(answer.ok ? ((await answer.json()) as T) : null))
    .catch(() => asked.delete(address)); // without a line it is asked for again
}

/** The rules of this game; undefined until they are here, null if it brings none. */
export function bookOf(game: string): RulesResponse | null | undefined {
  const name = `${game}/${language.value}`;
  if (!catalogue.value) return undefined;
  if (!gameOf(game)?.rules) return null;
  fetchOnce<RulesResponse>(`/api/rules/${game}?language=${language.value}`, (found) => {
    books.value = { ...books.peek(), [name]: found };
  });
  return books.value[name];
}

/** A diagram of the rules, as soon as it has loaded. */
export function diagramOf(book: RulesResponse, name: string): RuleDiagram | undefined {
  const address = `/api/rules/${book.game}/${name}?v=${book.mark ?? ""}`;
  fetchOnce<RuleDiagram>(address, (found) => {
    if (found) drawn.value = { ...drawn.peek(), [address]: found };
  });
  return drawn.value[address];
}

/** Where the rules tell more about these words of the game: a section, or a rule in it. */
export const placeOf = (game: string, key: string): string => bookOf(game)?.links?.[key] ?? "";

/** The section that has this id, or in which this rule is explained. */
export const sectionAt = (book: RulesResponse, at: string): RuleSection | undefined =>
  book.sections.find((section) => section.id === at || section.blocks.some((block) => block.rules?.includes(at)));

const plain = (words: string) =>
  words
    .normalize("NFD")
    .replace(/\p{M}|\*/gu, "")
    .toLowerCase();

const wordsOf = (block: RuleBlock): string =>
  [block.words, ...(block.items ?? []), ...(block.head ?? []), ...(block.rows ?? []).flat()].join(" ");

/** The sections in which all these words are found: only the blocks that have them, or all if the title has. */
export function found(sections: RuleSection[], query: string): RuleSection[] {
  const wanted = plain(query).split(/\s+/).filter(Boolean);
  if (!wanted.length) return sections;
  const has = (words: string) => wanted.every((word) => plain(words).includes(word));
  return sections.flatMap((section) => {
    if (has(section.title)) return [section];
    const blocks = section.blocks.filter((block) => has(`${section.title} ${wordsOf(block)}`));
    return blocks.length ? [{ ...section, blocks }] : [];
  });
}
