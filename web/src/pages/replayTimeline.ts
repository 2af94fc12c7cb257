/** Positions on the timeline of a replay: every turn has the same width, however many events it has. */
import type { LogLine } from "../scene";
import type { Last } from "../store/lastTurn";
import { lastOf, type Turn, turnsOf } from "../store/turnLog";

export interface TimelineData {
  turns: Turn[];
  /** How many events there are. */
  last: number;
}

export interface Band {
  round: number;
  from: number;
  to: number;
}

export const courseOf = (log: LogLine[], last: number): TimelineData => ({ turns: turnsOf(log), last });

const endOf = ({ turns, last }: TimelineData, n: number) => turns[n + 1]?.start ?? last;

/** The number of the turn that led to this version; the first one before anything has happened. */
export function turnAt({ turns }: TimelineData, at: number): number {
  const found = turns.findLastIndex((turn) => turn.start < at);
  return Math.max(0, found);
}

/** The place of a version on the timeline, from 0 to 1. */
export function shareOf(course: TimelineData, at: number): number {
  if (!course.turns.length) return course.last ? at / course.last : 0;
  const n = turnAt(course, at);
  const { start } = course.turns[n]!;
  const length = Math.max(1, endOf(course, n) - start);
  return (n + Math.min(1, (at - start) / length)) / course.turns.length;
}

/** The version at a place of the timeline. */
export function versionAt(course: TimelineData, share: number): number {
  if (!course.turns.length) return Math.round(share * course.last);
  const along = Math.max(0, Math.min(1, share)) * course.turns.length;
  const n = Math.min(course.turns.length - 1, Math.floor(along));
  const { start } = course.turns[n]!;
  return Math.round(start + (along - n) * (endOf(course, n) - start));
}

/** The end of this turn, or of the next one if it is reached; before the first: the beginning. */
export function turnAfter(course: TimelineData, at: number): number {
  return course.turns.map((_, n) => endOf(course, n)).find((end) => end > at) ?? course.last;
}

export function turnBefore(course: TimelineData, at: number): number {
  return course.turns.map((turn) => turn.start).findLast((start) => start < at) ?? 0;
}

/** Rounds as parts of the timeline, in numbers of turns. */
export function bandsOf({ turns }: TimelineData): Band[] {
  const bands: Band[] = [];
  turns.forEach(({ head }, n) => {
    const round = head.round ?? 0;
    if (bands.at(-1)?.round === round) bands.at(-1)!.to = n + 1;
    else bands.push({ round, from: n, to: n + 1 });
  });
  return bands;
}

/** What each seat had done last at a version; of a turn under way, what is on the board by then (`has`). */
export function lastAt(
  log: LogLine[],
  at: number,
  seats: number,
  has: (seat: number, place: number) => boolean,
): Last[] {
  return Array.from({ length: seats }, (_, seat): Last => {
    const begun = log.filter((line) => line.seat === seat && line.turn < at);
    const { line, drawn } = lastOf(begun, seat);
    const places = (drawn?.cells ?? []).filter((place) => has(seat, place));
    const whole = begun.findLast((one) => one.at <= at);
    return places.length
      ? { line: drawn!.at <= at ? line : drawn, places }
      : { line: whole, places: whole?.cells ?? [] };
  });
}
