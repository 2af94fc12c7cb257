/** What every layout of a table is given. */
import type { ComponentChild } from "preact";
import type { LogLine, Scene } from "../scene";
import type { LiveTable } from "../store/table";
import type { HintState } from "./hints";

export interface LayoutProps {
  scene: Scene;
  /** Null in a replay: nothing can be pressed. */
  table: LiveTable | null;
  hints: HintState | null;
  menu: () => void;
  notice?: ComponentChild;
  title: string;
  log: LogLine[];
  watching?: number;
  /** Stands where the buttons are: the slider of a replay. */
  controls?: ComponentChild;
}
