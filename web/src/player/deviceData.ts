/** What the devices of a player share besides seats: lessons, practice, days of challenges, preferences. */
import {
  archived,
  type Language,
  language,
  lessonsDone,
  lessonsOffered,
  practised,
  type Theme,
  theme,
} from "../store/deviceStorage";
import { autoDone, largeText, leftHanded, letters, motion, pace, strongPatterns } from "../store/preferences";
import { days } from "../store/streak";

/** The newest version of a preference wins; everything else is united. */
const PREFERENCES = { language, theme, letters, autoDone, pace, motion, largeText, strongPatterns, leftHanded };

type Lists = Record<string, string[]>;
type Tries = Record<string, Record<string, boolean>>;

export interface DeviceData {
  lessons?: Lists;
  practice?: Tries;
  offered?: Record<string, boolean>;
  days?: string[];
  archived?: string[];
  preferences?: Record<string, unknown>;
}

export const collect = (): DeviceData => ({
  lessons: lessonsDone.value,
  practice: practised.value,
  offered: lessonsOffered.value,
  days: days.value,
  archived: archived.value,
  preferences: Object.fromEntries(Object.entries(PREFERENCES).map(([name, value]) => [name, value.value])),
});

const unite = (one: string[] = [], other: string[] = []) => [...new Set([...one, ...other])];

/** What both know; of the practice the first try counts, which is the stored one. */
export function merge(mine: DeviceData, theirs: DeviceData): DeviceData {
  const lessons: Lists = { ...mine.lessons };
  for (const [game, done] of Object.entries(theirs.lessons ?? {})) lessons[game] = unite(lessons[game], done);
  const practice: Tries = { ...mine.practice };
  for (const [game, tries] of Object.entries(theirs.practice ?? {})) practice[game] = { ...practice[game], ...tries };
  return {
    lessons,
    practice,
    offered: { ...mine.offered, ...theirs.offered },
    days: unite(mine.days, theirs.days).sort(),
    archived: unite(mine.archived, theirs.archived),
    preferences: { ...mine.preferences, ...theirs.preferences },
  };
}

/** Take over what another device stored. */
export function adopt(theirs: DeviceData): void {
  const all = merge(collect(), theirs);
  lessonsDone.value = all.lessons ?? {};
  practised.value = all.practice ?? {};
  lessonsOffered.value = all.offered ?? {};
  days.value = all.days ?? [];
  archived.value = all.archived ?? [];
  const wanted = all.preferences ?? {};
  language.value = wanted.language as Language;
  theme.value = wanted.theme as Theme;
  for (const switched of ["letters", "autoDone", "largeText", "strongPatterns", "leftHanded"] as const)
    PREFERENCES[switched].value = wanted[switched] as boolean;
  pace.value = wanted.pace as typeof pace.value;
  motion.value = wanted.motion as typeof motion.value;
}

/** Leave nothing of a player on a device where they have signed out; preferences stay. */
export function clear(): void {
  lessonsDone.value = {};
  practised.value = {};
  lessonsOffered.value = {};
  days.value = [];
  archived.value = [];
}
