/** How much time a seat has left, where turns have a pace. */
import { say } from "../store/words";
import { leftOf } from "./clock";
import { clockParts } from "./time";
import "./people.css";

export function SeatClock({ seat }: { seat: number }) {
  const left = leftOf(seat);
  if (left === null) return null;
  const parts = clockParts(left);
  const time = typeof parts === "string" ? parts : say(parts.key, { count: parts.count });
  const words = left < 0 ? say("clock-up") : say("clock-left", { time });
  return (
    <span class={left < 0 ? "clock late" : left < 20 ? "clock soon" : "clock"} title={words}>
      {left < 0 ? say("clock-up") : time}
    </span>
  );
}
