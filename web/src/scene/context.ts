/** What every part of a scene needs to know of its table. */
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Player } from "../scene";
import type { Tell } from "../store/speech";
import type { LiveTable } from "../store/table";
import type { LessonState, SeatState } from "../wire";

export interface Surroundings {
  game: string;
  players: Player[];
  /** Says the game's texts in my language, with the names of those who sit here. */
  tell: Tell;
  /** Names of the seats as I see them: mine is "You". */
  names: string[];
  me: number | null;
  /** Who sits here now; nobody where the table is not live. */
  seats: SeatState[];
  /** Null where nothing can be pressed: samples, replays. */
  table: LiveTable | null;
  /** Nodes to look at now: a hint or a line of the score pad speaks of them. */
  shown: string[];
  /** What a lesson is about just now. */
  lesson?: LessonState | null;
  /** Grounds are shown as hexes where the board has hexes. */
  hexes: boolean;
}

const Context = createContext<Surroundings>({
  game: "",
  players: [],
  tell: () => "",
  names: [],
  me: null,
  seats: [],
  table: null,
  shown: [],
  hexes: false,
});

export const Around = Context.Provider;
export const useAround = () => useContext(Context);
