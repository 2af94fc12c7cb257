/** In narrow layouts, a lesson opens the tab with what it highlights, and scrolls to it. */
import type { Signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { awaitsMove } from "../learn/stepNeeds";
import type { Scene } from "../scene";
import { useTableInfo } from "../store/tableContext";
import type { LessonState } from "../wire";
import type { Tab } from "./Tabs";

/** Milliseconds for a look at what is highlighted. */
const LOOK = 2000;

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
  if (shown.some((id) => id.startsWith(`${scene.board.id}/`))) return undefined;
  if (inside([scene.hand, scene.buttons])) return undefined;
  if (inside(scene.pad)) return "pad";
  if (inside([scene.left, scene.right])) return "mine";
  return inside(scene.players) ? "others" : undefined;
}

/** Scrolls to what the step highlights, also after the window has changed; what can be used is in sight for sure. */
export function useLitInSight(lesson: LessonState | null | undefined): void {
  useEffect(() => {
    let timers: number[] = [];
    const stop = () => timers.forEach(clearTimeout);
    const scroll = () => {
      const lit = [...(lesson?.show ?? [])].reverse().flatMap((id) => visibleNode(id) ?? []);
      const inOrder = [...lit.filter((node) => !isUsable(node)), ...lit.filter(isUsable)];
      for (const node of inOrder) {
        node.scrollIntoView({ block: "nearest", inline: "nearest" });
        if (isCovered(node)) node.scrollIntoView({ block: "center", inline: "nearest" });
      }
    };
    const show = () => {
      stop();
      timers = [50, 400].map((wait) => window.setTimeout(scroll, wait)); // once more when another layout is drawn
      if (lesson && awaitsMove(lesson)) timers.push(window.setTimeout(scrollToChoices, LOOK));
    };
    show();
    addEventListener("resize", show);
    return () => {
      stop();
      removeEventListener("resize", show);
    };
  }, [lesson]);
}

/** Where both do not fit, first what is highlighted is shown, then what can be used, or the button that opens it. */
function scrollToChoices(): void {
  const choices = [...document.querySelectorAll(".usable, .target")];
  const [first = document.querySelector(".opener:enabled:not(.open)")] = choices;
  if (choices.every(isOutOfSight)) first?.scrollIntoView({ block: "nearest" });
}

/** A node outside the board that has a size; it may be drawn twice. */
function visibleNode(id: string): Element | undefined {
  const nodes = document.querySelectorAll(`[data-node="${CSS.escape(id)}"]`);
  return [...nodes].find((node) => !node.closest("svg") && node.getClientRects().length);
}

/** The score pad stays at the lower edge of a column while the rest of it scrolls. */
function isCovered(node: Element): boolean {
  const top = topmostAt(node);
  return !!top && !node.contains(top) && !top.contains(node);
}

const isOutOfSight = (node: Element) => !topmostAt(node) || isCovered(node);

/** What lies over the middle of a node; null outside of the window. */
function topmostAt(node: Element): Element | null {
  const { x, y, width, height } = node.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2);
}

const isUsable = (node: Element) => node.matches(".usable, .target") || !!node.querySelector(".usable, .target");
