/** The practice positions of a game with their themes, and the way to the next one. */
import { signal } from "@preact/signals";
import type { GameState, PracticeEntry, PracticeList } from "../wire";
import { lessonPath, nextPractice } from "./lessonProgress";
import { isSaved } from "./savedLessons";
import { unreachable } from "./serverStatus";

const known = signal<Record<string, PracticeEntry[]>>({});
const asked = new Set<string>();

/** The positions of a game; none until they are here. */
export function positionsOf(game: string): PracticeEntry[] {
  if (!asked.has(game)) {
    asked.add(game);
    fetch(`/api/practice/${game}`) // offline, the cache answers, so the answer does not show whether the server is reachable
      .then(async (answer) => {
        const { positions } = (await answer.json()) as PracticeList;
        known.value = { ...known.peek(), [game]: positions };
      })
      .catch(() => asked.delete(game));
  }
  return known.value[game] ?? [];
}

/** The next position of a theme; of all positions without one. */
export function practicePath(game: GameState | undefined, theme: string, after = ""): string {
  const id = game?.id ?? "";
  const possible = unreachable.value ? positionsOf(id).filter((one) => isSaved(id, one.id)) : positionsOf(id);
  const wanted = possible.filter((one) => !theme || one.theme === theme);
  const among = theme || unreachable.value ? wanted.map((one) => one.id) : [];
  const path = lessonPath(id, nextPractice(game, after, among.length ? among : undefined));
  return theme && among.length ? `${path}?theme=${encodeURIComponent(theme)}` : path;
}
