/** The practice positions of a game with their themes, and the way to the next one. */
import { signal } from "@preact/signals";
import type { GameState, PracticeEntry, PracticeList } from "../wire";
import { ask } from "./api";
import { lessonPath, nextPractice } from "./lessonProgress";

const known = signal<Record<string, PracticeEntry[]>>({});
const asked = new Set<string>();

/** The positions of a game; none until they are here. */
export function positionsOf(game: string): PracticeEntry[] {
  if (!asked.has(game)) {
    asked.add(game);
    ask<PracticeList>(`/api/practice/${game}`)
      .then(({ positions }) => (known.value = { ...known.peek(), [game]: positions }))
      .catch(() => asked.delete(game));
  }
  return known.value[game] ?? [];
}

/** The next position of a theme; of all positions without one. */
export function practicePath(game: GameState | undefined, theme: string, after = ""): string {
  const id = game?.id ?? "";
  const among = theme ? positionsOf(id).flatMap((one) => (one.theme === theme ? [one.id] : [])) : [];
  const path = lessonPath(id, nextPractice(game, after, among.length ? among : undefined));
  return among.length ? `${path}?theme=${encodeURIComponent(theme)}` : path;
}
