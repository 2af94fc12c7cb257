/** Derives from a review what is shown: rows that add up, turns by their loss, a scale. */
import type { DrawReview, Estimate, ResultBreakdown, Review, SeatReview, TurnReview } from "../wire";

export type Sure = Required<Pick<Estimate, "mean" | "se">>;

/** A figure with both of its parts: what is 0 is left out on the wire. */
export const sure = ({ mean = 0, se = 0 }: Estimate): Sure => ({ mean, se });

const tenths = (points: number) => Math.round(points * 10) / 10;

export interface Sum {
  expected: number;
  choices: number;
  luck: number;
  result: number;
}

/** Rounded so that the row adds up: what rounding leaves over goes to luck, which is what is left over anyway. */
export function rowOf({ baseline, choices: chosen, result }: ResultBreakdown): Sum {
  const expected = tenths(sure(baseline).mean);
  const choices = tenths(sure(chosen).mean);
  return { expected, choices, luck: tenths(result - expected - choices), result };
}

/** A figure that has an error bar. */
export const hasError = ({ known = true }: Estimate) => known;

/** Whether all parts of the sum have error bars. Luck is the rest, so it comes last. */
export const isKnown = ({ luck }: SeatReview) => hasError(luck);

export type Verdict = "unknown" | "sure" | "unsure" | "fine" | "better";

/** The verdict on a turn; less than a twentieth of a point counts as nothing. */
export function verdictOf(turn: TurnReview): Verdict {
  const loss = turn.loss ?? 0;
  if (!turn.known) return "unknown";
  if (turn.sure) return "sure";
  if (loss <= -0.05) return "unsure";
  return loss >= Math.max(1, 2 * (turn.loss_se ?? 0)) ? "better" : "fine";
}

/** Something better was found. */
export const isLost = (turn: TurnReview) => ["sure", "unsure"].includes(verdictOf(turn));

/** The numbers of all turns, largest loss first: sure losses, then the others. */
export function byCost(turns: TurnReview[], moments: number[] = []): number[] {
  const rank = (number: number) => {
    const moment = moments.indexOf(number);
    return moment >= 0 ? moment - 3 : turns[number]!.sure ? 0 : 1;
  };
  return turns
    .map((_, number) => number)
    .sort((a, b) => rank(a) - rank(b) || (turns[a]!.loss ?? 0) - (turns[b]!.loss ?? 0) || a - b);
}

/** The expected result before each turn, and the final result; until known, the points after each turn. */
export function courseOf(seat: SeatReview): number[] {
  if (isKnown(seat)) return [...seat.turns.map((turn) => turn.expected ?? 0), seat.result];
  return [0, ...seat.turns.map((turn) => turn.points ?? 0)];
}

/** How sure the course is before each turn and at the end; nothing while it is not known. */
export const bandOf = (seat: SeatReview): number[] =>
  isKnown(seat) ? [...seat.turns.map((turn) => turn.expected_se ?? 0), 0] : [];

export interface Stretch {
  round: number;
  /** The numbers of its first turn and of the one after its last. */
  from: number;
  to: number;
}

/** The rounds of a match, by the turns of a seat. */
export function roundsOf(turns: TurnReview[]): Stretch[] {
  const found: Stretch[] = [];
  turns.forEach(({ when: { round = 0 } }, turn) => {
    const last = found.at(-1);
    if (last?.round === round) last.to = turn + 1;
    else if (round) found.push({ round, from: turn, to: turn + 1 });
  });
  return found;
}

/** The luckiest and the unluckiest draws, as far as the rollouts are sure of them. */
export function luckOf({ draws = [] }: SeatReview, most = 3): { good: DrawReview[]; bad: DrawReview[] } {
  const clear = draws.filter(({ luck, se }) => Math.abs(luck) >= Math.max(1, 2 * se));
  const sorted = clear.sort((a, b) => b.luck - a.luck);
  return {
    good: sorted.filter(({ luck }) => luck > 0).slice(0, most),
    bad: sorted
      .filter(({ luck }) => luck < 0)
      .reverse()
      .slice(0, most),
  };
}

/** Lines of the score pad that a turn lost or won most at, as changes of the played turn's points. */
export const reasonsOf = (turn: TurnReview, most = 3): [string, number][] =>
  Object.entries(turn.reasons ?? {})
    .map(([line, more]): [string, number] => [line, -more])
    .filter(([, points]) => Math.abs(points) >= 0.05)
    .sort((a, b) => Math.abs(b[1]) - Math.abs(a[1]))
    .slice(0, most);

/** Even steps from under the least to over the most, at most six of them. */
export function scaleOf(values: number[]): { low: number; high: number; step: number } {
  const least = Math.min(...values);
  const most = Math.max(...values);
  const step = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500].find((one) => (most - least) / one <= 4.5) ?? 1000;
  const low = Math.floor(least / step) * step;
  return { low, high: Math.max(low + step, Math.ceil(most / step) * step), step };
}

/** The seat that is looked at first: mine, else the first. */
export const seatOf = (review: Review, mine: number | null): SeatReview => review.seats[mine ?? 0] ?? review.seats[0]!;
