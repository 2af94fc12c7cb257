/** What every part of a scene needs to know of its table. */
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Player, Shapes } from "../scene";
import type { LiveTable } from "../store/table";

export interface Surroundings {
  game: string;
  shapes: Shapes;
  players: Player[];
  /** Names of the seats, and which is mine. */
  names: string[];
  me: number | null;
  /** What everybody calls the seats: mine by its name too. */
  called: string[];
  /** Null where nothing can be pressed: samples, replays. */
  table: LiveTable | null;
  /** Nodes to look at now: a hint or a line of the score pad speaks of them. */
  shown: string[];
  /** Grounds are shown as hexes where the board has hexes. */
  hexes: boolean;
}

const Context = createContext<Surroundings>({
  game: "",
  shapes: {},
  players: [],
  names: [],
  called: [],
  me: null,
  table: null,
  shown: [],
  hexes: false,
});

export const Around = Context.Provider;
export const useAround = () => useContext(Context);
