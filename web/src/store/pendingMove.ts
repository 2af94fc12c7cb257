/** What can be clicked, and clicks that are not answered yet. */
import type { SecondClick, Text } from "../scene";

export interface Pressable {
  id: string;
  do?: string;
  then?: SecondClick[];
  /** The first click shows it, the second does what is to be done. */
  warning?: Text | null;
}

export interface PendingMove {
  id: string;
  seat: number;
  version: number;
  do: string;
  node: string;
  /** Moves of the same seat that were sent before and are not answered yet. */
  after?: string[];
}

export type Use = "do" | "pick" | "target" | "";

/** How a node can be used while this one is picked up: do it, pick it up, put down on it; or not at all. */
export function useKindOf(node: Pressable, picked: Pressable | null): Use {
  if (picked?.then?.some(([target]) => target === node.id)) return "target";
  if (picked?.id === node.id) return "pick";
  if (picked) return node.then?.length ? "pick" : node.do ? "do" : "";
  return node.do ? "do" : node.then?.length ? "pick" : "";
}
