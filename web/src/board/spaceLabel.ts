/** The label of a space for screen readers. */
import type { Text } from "../scene";
import type { Format } from "../store/textFormatter";
import { translate } from "../store/translations";
import type { Appearance } from "./appearance";

/** The label of a space: its name, what is printed on it, what is on it, and whether it can be clicked. */
export function spaceLabel(format: Format, name: string, look: Appearance, usable: boolean): string {
  const words = usable && look.can ? [...look.words, look.can] : look.words;
  const first: Text = ["plain", [["words", name]]];
  const whole = format(words.reduce<Text>(joined, first));
  return usable && !look.can ? translate("cell-usable", { name: whole }) : whole;
}

const joined = (first: Text, second: Text): Text => [
  "spoken",
  [
    ["first", first],
    ["second", second],
  ],
];

/** The same for the bubble, shorter: "e7 · desert". */
export const shortSpaceLabel = (format: Format, name: string, look: Appearance) =>
  [name, ...look.words.slice(0, 1).map((words) => format(words))].join(" · ");
