/** Progress in lessons and practice, stored on this device: lessons done, and games whose lessons were offered. */
import { signal } from "@preact/signals";
import type { GameState, LessonEntry } from "../wire";
import { lessonsDone, lessonsOffered, practised } from "./deviceStorage";

export const isDone = (game: string, lesson: string) => !!lessonsDone.value[game]?.includes(lesson);

export function markDone(game: string, lesson: string): void {
  const known = lessonsDone.peek()[game] ?? [];
  if (!known.includes(lesson)) lessonsDone.value = { ...lessonsDone.peek(), [game]: [...known, lesson] };
}

/** The first lesson that is not done; after a certain one, if it is named. */
export function nextLesson(game: GameState | undefined, after = ""): LessonEntry | undefined {
  const lessons = game?.lessons ?? [];
  const from = lessons.findIndex((lesson) => lesson.id === after) + 1;
  return lessons.slice(from).find((lesson) => !isDone(game!.id, lesson.id));
}

/** Positions to practise on are asked for like lessons. */
const PRACTICE = "practice-";
export const isPractice = (lesson: string) => lesson.startsWith(PRACTICE);

export const triedIn = (game: string) => practised.value[game] ?? {};

/** How many turns were found at the first try, of how many positions that were tried. */
export function practiceScore(game: GameState | undefined): { found: number; tried: number; all: number } {
  const tries = Object.values(triedIn(game?.id ?? ""));
  return { found: tries.filter(Boolean).length, tried: tries.length, all: game?.practice ?? 0 };
}

/** Only the first try counts: after it the answer is known. */
export function markTried(game: string, position: string, found: boolean): void {
  if (!(position in triedIn(game)))
    practised.value = { ...practised.peek(), [game]: { ...triedIn(game), [position]: found } };
}

/** The next position that was not tried yet, after a certain one if it is named; then those that were not found. */
export function nextPractice(game: GameState | undefined, after = "", among?: string[]): string {
  const count = game?.practice ?? 0;
  const from = Number(after.replace(PRACTICE, "")) || 0;
  const numbers = Array.from({ length: count }, (_, i) => `${PRACTICE}${((from + i) % count) + 1}`).filter(
    (name) => among?.includes(name) ?? true,
  );
  const tried = triedIn(game?.id ?? "");
  return numbers.find((name) => !(name in tried)) ?? numbers.find((name) => !tried[name]) ?? numbers[0] ?? "";
}

export const lessonPath = (game: string, lesson: string) => `/learn/${game}/${lesson}`;

/** The game whose lessons are offered just now, before its first match. */
export const offer = signal<GameState | null>(null);

/** Offers lessons and returns whether it did: once for each game, and not after one was started. */
export function offerLessons(game: GameState | undefined): boolean {
  if (!game?.lessons?.length || lessonsOffered.peek()[game.id] || lessonsDone.peek()[game.id]?.length) return false;
  lessonsOffered.value = { ...lessonsOffered.peek(), [game.id]: true };
  offer.value = game;
  return true;
}
