/** What a screen reader says of a space. */
import type { Text } from "../scene";
import type { Tell } from "../store/speech";
import { say } from "../store/words";
import type { Look } from "./looks";

/** Its name, what is printed there, what lies there, and once whether it can be pressed. */
export function spoken(tell: Tell, name: string, look: Look, usable: boolean): string {
  const words = usable && look.can ? [...look.words, look.can] : look.words;
  const first: Text = ["plain", [["words", name]]];
  const whole = tell(words.reduce<Text>(joined, first));
  return usable && !look.can ? say("cell-usable", { name: whole }) : whole;
}

const joined = (first: Text, second: Text): Text => [
  "spoken",
  [
    ["first", first],
    ["second", second],
  ],
];

/** The same for the bubble, shorter: "e7 · desert". */
export const spokenShort = (tell: Tell, name: string, look: Look) =>
  [name, ...look.words.slice(0, 1).map((words) => tell(words))].join(" · ");
