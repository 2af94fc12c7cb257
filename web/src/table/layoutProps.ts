/** The properties that every layout of a table gets. */
import type { ComponentChild } from "preact";
import type { Scene } from "../scene";
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
  watching?: number;
  /** In the header, in place of rounds and turns: the result and the replay. */
  tabs?: ComponentChild;
  /** A spectator's choice of boards, in the tray. */
  choice?: ComponentChild;
  /** Stands where the buttons are: the slider of a replay. */
  controls?: ComponentChild;
}

/** How high the tray is: on a wide screen two rows are as high as cards. */
export const trayLook = ({ tray = "low" }: Scene) => (tray === "middle" ? "high middle" : tray);
