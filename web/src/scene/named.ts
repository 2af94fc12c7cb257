/** The game speaks of seats by number; at the table they have names. */
import { say } from "../store/words";
import { useAround } from "./context";

export function useNamed(): (words: string) => string {
  const { called } = useAround();
  const pattern = new RegExp(say("seat", { number: "#" }).replace("#", "(\\d+)"), "gi");
  return (words) => words.replace(pattern, (whole, number: string) => called[Number(number) - 1] ?? whole);
}
