/** Data of the turns of a review: their positions and texts, what was tried, and which answers are shown. */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Scene } from "../scene";
import { position, turnTold } from "../store/api";
import { merged } from "../store/patch";
import { keepShapes } from "../store/shapes";
import type { Attempt, SeatReview, TurnText } from "../wire";
import { retryRequest } from "./retryRequest";

export interface Tried extends Attempt {
  actions: string[];
  times: number;
}

/** A turn of a seat of a match. */
export interface Which {
  table: string;
  seat: number;
  turn: number;
}

const nameOf = ({ table, seat, turn }: Which) => `${table}/${seat}/${turn}`;

const asked = signal<Record<string, true>>({});
const attempts = signal<Record<string, Tried>>({});

export const triedAt = (which: Which): Tried | undefined => attempts.value[nameOf(which)];

export function keepTry(which: Which, attempt: Attempt, actions: string[]): void {
  const times = (attempts.peek()[nameOf(which)]?.times ?? 0) + 1;
  attempts.value = { ...attempts.peek(), [nameOf(which)]: { ...attempt, actions, times } };
}

export const showAnswer = (which: Which) => (asked.value = { ...asked.peek(), [nameOf(which)]: true });

/** The costliest turns are to be tried first: their answer is shown after a try or on request. */
export const isHidden = (which: Which, seat: SeatReview) =>
  !!seat.moments?.includes(which.turn) && !asked.value[nameOf(which)] && !triedAt(which);

const scenes = signal<Record<string, Scene>>({});
const texts = signal<Record<string, TurnText>>({});

/** The position before a turn, as its seat saw it; null until it is here. */
export function useScene(which: Which, at: number): Scene | null {
  const name = `${which.table}/${which.seat}/${at}`;
  useEffect(() => {
    if (scenes.peek()[name]) return;
    return retryRequest(
      () => position(which.table, at, which.seat),
      (found) => {
        keepShapes(found.shapes);
        scenes.value = { ...scenes.peek(), [name]: merged(found.shared, found.own) };
      },
    );
  }, [name]);
  return scenes.value[name] ?? null;
}

const SILENT: TurnText = { words: [], where: [] };

/** A turn as text and spaces; empty until it is loaded, or if there is none. */
export function useTold(which: Which, at: number, actions: string[] = []): TurnText {
  const name = `${which.table}/${which.seat}/${at}/${actions.join()}`;
  useEffect(() => {
    if (!actions.length || texts.peek()[name]) return;
    return retryRequest(
      () => turnTold(which.table, at, which.seat, actions),
      (found) => (texts.value = { ...texts.peek(), [name]: found }),
    );
  }, [name]);
  return texts.value[name] ?? SILENT;
}

/** The turn to begin with: the costliest one, otherwise the first. */
export const firstTurn = (seat: SeatReview) => seat.moments?.[0] ?? 0;
