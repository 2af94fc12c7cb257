/** Which parts of the table a lesson shows: each comes in when a step first speaks of it. */
import type { Panel, Scene } from "../scene";
import type { LessonState } from "../wire";
import { pressableRows } from "./pressableRows";

type Lesson = LessonState | null | undefined;

/** The other seats and the log. */
const OTHERS = "others";
const PAD = "pad";

const isKnown = ({ parts }: LessonState, id: string) => !parts || parts.includes(id.split("/", 1)[0]!);

/** Whether the score pad is shown; always outside of lessons. */
export const showsPad = (lesson: Lesson) => !lesson || isKnown(lesson, PAD);

/** Whether the other seats and the log are shown; always outside of lessons. */
export const showsOthers = (lesson: Lesson, { players }: Scene) =>
  !lesson || [OTHERS, ...players.map(({ id }) => id)].some((id) => isKnown(lesson, id));

/** The scene with those panels only that were spoken of, or that can be used now. */
export function introducedScene(scene: Scene, lesson: Lesson): Scene {
  if (!lesson?.parts) return scene;
  const isShown = (panel: Panel) => pressableRows([panel]).length > 0 || idsIn(panel).some((id) => isKnown(lesson, id));
  return { ...scene, left: scene.left?.filter(isShown), right: scene.right?.filter(isShown) };
}

function idsIn(part: unknown): string[] {
  if (typeof part !== "object" || !part) return [];
  const { id } = part as { id?: unknown };
  const inside = Object.values(part).flatMap(idsIn);
  return typeof id === "string" ? [id, ...inside] : inside;
}
