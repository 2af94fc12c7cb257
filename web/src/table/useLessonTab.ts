/** Where little room is, a lesson opens the view that has what it lights, and brings that into sight. */
import type { Signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Scene } from "../scene";
import { useTableInfo } from "../store/tableContext";
import type { LessonState } from "../wire";
import type { Tab } from "./Tabs";

export function useLessonTab(tab: Signal<Tab>, scene: Scene, usual: Tab): void {
  const { lesson } = useTableInfo();
  useEffect(() => {
    if (lesson) tab.value = tabOf(lesson.show ?? [], scene) ?? usual;
  }, [lesson]);
}

function tabOf(shown: string[], scene: Scene): Tab | undefined {
  const inside = (part: unknown) => {
    const written = JSON.stringify(part) ?? "";
    return shown.some((id) => written.includes(`"id":${JSON.stringify(id)}`));
  };
  if (inside([scene.hand, scene.buttons])) return undefined;
  if (inside(scene.pad)) return "pad";
  if (inside([scene.left, scene.right])) return "mine";
  return inside(scene.players) ? "others" : undefined;
}

/** The first thing that the step lights is scrolled to, where it is not in sight. */
export function useLitInSight(lesson: LessonState | null | undefined): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const id of lesson?.show ?? []) {
        const node = document.querySelector(`[data-node="${CSS.escape(id)}"]`);
        if (node && !node.closest("svg")) return node.scrollIntoView({ block: "nearest", inline: "nearest" });
      }
    }, 50);
    return () => clearTimeout(timer);
  }, [lesson]);
}
