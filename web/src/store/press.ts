/** What can be pressed, and what was pressed and is not answered yet. */
import type { Then } from "../scene";

export interface Pressable {
  id: string;
  do?: string;
  then?: Then[];
}

export interface Wish {
  id: string;
  seat: number;
  version: number;
  do: string;
  node: string;
}
