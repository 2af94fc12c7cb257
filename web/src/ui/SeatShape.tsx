/** A seat's sign: disc, square, triangle or diamond in its colour. The shape goes with the colour everywhere. */
import type { JSX } from "preact";
import type { Seat } from "../scene";

const SHAPES: JSX.Element[] = [
  <circle cx="8" cy="8" r="6" />,
  <rect x="2.5" y="2.5" width="11" height="11" rx="1.5" />,
  <path d="M8 1.8 14.6 13.4H1.4z" />,
  <path d="M8 1.2 14.8 8 8 14.8 1.2 8z" />,
];

/** The property that holds a seat's colour; "t" as text or cross, "o" what is written on it. */
export const seatColour = (seat: Seat, use: "" | "t" | "o" = "") => `var(--s${(seat % 4) + 1}${use})`;

/** Everything under this is written with the seat's pen. */
export const penOf = (seat: Seat | null) => ({
  "--pen": seat === null ? "var(--ink)" : seatColour(seat, "t"),
  "--pen-fill": seat === null ? "var(--badge-ink)" : seatColour(seat),
});

interface Props {
  seat: Seat;
  size?: number;
  x?: number;
  y?: number;
  line?: string;
}

export function SeatShape({ seat, size = 14, x, y, line = "var(--ink)" }: Props) {
  return (
    <svg
      x={x}
      y={y}
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill={seatColour(seat)}
      stroke={line}
      stroke-width={size > 40 ? 0.5 : 1.25}
      stroke-linejoin="round"
      aria-hidden="true"
    >
      {SHAPES[seat % 4]}
    </svg>
  );
}
