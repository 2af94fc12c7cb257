/** What the devices of a player share besides seats: lessons, practice, days of challenges, preferences. */
import {
  archived,
  type Language,
  language,
  lessonsDone,
  lessonsOffered,
  myName,
  practised,
  type Theme,
  theme,
} from "../store/deviceStorage";
import { autoDone, largeText, leftHanded, letters, motion, pace, strongPatterns } from "../store/preferences";
import { days } from "../store/streak";
import { type DeviceData, merge } from "./mergeDevices";

/** Of a preference one version wins; everything else is united. */
const PREFERENCES = { language, theme, letters, autoDone, pace, motion, largeText, strongPatterns, leftHanded };

export const collect = (): DeviceData => ({
  name: myName.value,
  lessons: lessonsDone.value,
  practice: practised.value,
  offered: lessonsOffered.value,
  days: days.value,
  archived: archived.value,
  preferences: Object.fromEntries(Object.entries(PREFERENCES).map(([name, value]) => [name, value.value])),
});

/** Take over what another device stored; changes of this device that were not sent yet stay. */
export function adopt(theirs: DeviceData, unsent: boolean): void {
  const mine = collect();
  const all = unsent ? { ...merge(theirs, mine), practice: merge(mine, theirs).practice } : merge(mine, theirs);
  myName.value = all.name ?? "";
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
