/** The time that a seat has left, if turns have a time limit. */

import { leftOf } from "../store/seatClocks";
import { clockParts } from "../store/time";
import { translate } from "../store/translations";
import "./people.css";

export function SeatClock({ seat }: { seat: number }) {
  const left = leftOf(seat);
  if (left === null) return null;
  const parts = clockParts(left);
  const time = typeof parts === "string" ? parts : translate(parts.key, { count: parts.count });
  const words = left < 0 ? translate("clock-up") : translate("clock-left", { time });
  return (
    <span class={left < 0 ? "clock late" : left < 20 ? "clock soon" : "clock"} title={words}>
      {left < 0 ? translate("clock-up") : time}
    </span>
  );
}
