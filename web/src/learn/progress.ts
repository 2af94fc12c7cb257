/** What this device knows of my learning: lessons that are done, and games whose lessons were offered. */
import { signal } from "@preact/signals";
import { lessonsDone, lessonsOffered } from "../store/kept";
import type { GameState, LessonEntry } from "../wire";

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

export const foundIn = (game: string) => (lessonsDone.value[game] ?? []).filter(isPractice).length;

/** The next position whose turn was not found yet, after a certain one if it is named; from the first again at the end. */
export function nextPractice(game: GameState | undefined, after = ""): string {
  const count = game?.practice ?? 0;
  const from = Number(after.replace(PRACTICE, "")) || 0;
  const numbers = Array.from({ length: count }, (_, i) => `${PRACTICE}${((from + i) % count) + 1}`);
  return numbers.find((name) => !isDone(game!.id, name)) ?? numbers[0] ?? "";
}

export const lessonPath = (game: string, lesson: string) => `/learn/${game}/${lesson}`;

/** The game whose lessons are offered just now, before its first match. */
export const offer = signal<GameState | null>(null);

/** Whether lessons were offered now: once for each game, and not to whoever has begun with them. */
export function offerLessons(game: GameState | undefined): boolean {
  if (!game?.lessons?.length || lessonsOffered.peek()[game.id] || lessonsDone.peek()[game.id]?.length) return false;
  lessonsOffered.value = { ...lessonsOffered.peek(), [game.id]: true };
  offer.value = game;
  return true;
}
