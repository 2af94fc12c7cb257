/** Practice by theme: what positions are about, how strong I am at them, and how many I found in a row. */
import type { PracticeEntry } from "../wire";

export interface PracticeTheme {
  line: string;
  ids: string[];
  found: number;
}

/** The themes of a game's positions, the largest first. */
export function practiceThemes(positions: PracticeEntry[], tried: Record<string, boolean>): PracticeTheme[] {
  const lines = [...new Set(positions.flatMap(({ theme }) => theme ?? []))];
  return lines
    .map((line) => {
      const ids = positions.filter(({ theme }) => theme === line).map(({ id }) => id);
      return { line, ids, found: ids.filter((id) => tried[id]).length };
    })
    .sort((a, b) => b.ids.length - a.ids.length);
}

const [START, STEP] = [1200, 32];

/** As hard as the lead of the best turn is small: a lead of 3 points is 1410, one of 10 points 1200. */
const hardness = ({ better = 0 }: PracticeEntry) => Math.min(1500, Math.max(900, 1500 - 30 * better));

/** An Elo rating from the first tries, in order. Each position is an opponent whose rating is its difficulty. */
export function ratingOf(positions: PracticeEntry[], tried: Record<string, boolean>): number {
  let rating = START;
  for (const [id, found] of Object.entries(tried)) {
    const position = positions.find((one) => one.id === id);
    if (!position) continue;
    const expected = 1 / (1 + 10 ** ((hardness(position) - rating) / 400));
    rating += STEP * (Number(found) - expected);
  }
  return Math.round(rating);
}

/** How many of the last first tries in a row found the turn. */
export function foundInRow(tried: Record<string, boolean>): number {
  const last = Object.values(tried).reverse();
  const missed = last.indexOf(false);
  return missed < 0 ? last.length : missed;
}
