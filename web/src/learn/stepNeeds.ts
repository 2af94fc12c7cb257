/** What a step of a lesson needs of the table. */
import type { Scene } from "../scene";
import type { LessonState } from "../wire";

export const awaitsMove = (step: LessonState) => !step.over && !!step.wait && step.wait !== "next";

/** Whether the step needs the cards and buttons in the tray. */
export function needsTray(step: LessonState, scene: Scene): boolean {
  if (step.over) return false;
  const shown = step.show ?? [];
  if (step.wait === "do") return shown.some((id) => !id.startsWith(`${scene.board.id}/`));
  if (awaitsMove(step)) return true;
  const tray = JSON.stringify([scene.hand, scene.buttons]);
  return shown.some((id) => tray.includes(`"id":${JSON.stringify(id)}`));
}
