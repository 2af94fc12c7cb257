/** Lessons that this device keeps for a time without a connection. The service worker stores what is fetched here. */
import { signal } from "@preact/signals";
import type { GameState, RecordedLesson } from "../wire";
import { language } from "./deviceStorage";
import { isPractice, nextLesson, nextPractice } from "./lessonProgress";
import { OFFLINE_CACHE } from "./offlineCache";
import { shapeOf } from "./shapes";

const FOLDER = "/api/lessons/";
const address = (game: string, lesson: string) => `${FOLDER}${game}/${lesson}?language=${language.peek()}`;
const nameOf = (game: string, lesson: string) => `${game}/${lesson}`;

/** `game/lesson` of all that is kept; null until it is known. */
const saved = signal<string[] | null>(null);
export const isSaved = (game: string, lesson: string) => !!saved.value?.includes(nameOf(game, lesson));

export async function findSavedLessons(): Promise<void> {
  if (!("caches" in window)) return;
  const requests = await (await caches.open(OFFLINE_CACHE)).keys();
  const paths = requests.map(({ url }) => new URL(url)).filter(({ pathname }) => pathname.startsWith(FOLDER));
  const mine = paths.filter(({ searchParams }) => searchParams.get("language") === language.peek());
  saved.value = mine.map(({ pathname }) => pathname.slice(FOLDER.length));
}

/** The recording of a lesson; null if there is no connection and it is not kept. */
export async function recordingOf(game: string, lesson: string): Promise<RecordedLesson | null> {
  try {
    const answer = await fetch(address(game, lesson));
    return answer.ok ? ((await answer.json()) as RecordedLesson) : null;
  } catch {
    return null;
  }
}

/** Practice positions that are kept ahead. */
const AHEAD = 4;
const asked = new Set<string>();

/** Keeps a lesson and the next ones for a time without a connection. */
export async function saveLessons(game: GameState | undefined, lesson: string): Promise<void> {
  if (!game || !navigator.serviceWorker?.controller) return;
  const wanted = [lesson];
  if (isPractice(lesson)) while (wanted.length <= AHEAD) wanted.push(nextPractice(game, wanted.at(-1)));
  else wanted.push(nextLesson(game, lesson)?.id ?? "");
  for (const one of wanted) {
    const path = address(game.id, one);
    if (!one || asked.has(path)) continue;
    asked.add(path);
    const recording = await recordingOf(game.id, one);
    if (recording)
      shapeOf(game.id, recording.scene.own.board.ground.shape); // it is kept, too
    else asked.delete(path);
  }
  await findSavedLessons();
}
