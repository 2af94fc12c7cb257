/** Merge the data of two devices of one player: name, lessons, practice, days of the challenge, preferences. */
type Lists = Record<string, string[]>;
type Tries = Record<string, Record<string, boolean>>;

export interface DeviceData {
  /** What a guest calls themselves. */
  name?: string;
  lessons?: Lists;
  practice?: Tries;
  offered?: Record<string, boolean>;
  days?: string[];
  archived?: string[];
  preferences?: Record<string, unknown>;
}

const unite = (one: string[] = [], other: string[] = []) => [...new Set([...one, ...other])];

/** What both know. Where they differ, theirs wins. */
export function merge(mine: DeviceData, theirs: DeviceData): DeviceData {
  const lessons: Lists = { ...mine.lessons };
  for (const [game, done] of Object.entries(theirs.lessons ?? {})) lessons[game] = unite(lessons[game], done);
  const practice: Tries = { ...mine.practice };
  for (const [game, tries] of Object.entries(theirs.practice ?? {})) practice[game] = { ...practice[game], ...tries };
  return {
    name: theirs.name || mine.name,
    lessons,
    practice,
    offered: { ...mine.offered, ...theirs.offered },
    days: unite(mine.days, theirs.days).sort(),
    archived: unite(mine.archived, theirs.archived),
    preferences: { ...mine.preferences, ...theirs.preferences },
  };
}
