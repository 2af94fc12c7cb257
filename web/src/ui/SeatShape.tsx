/** A seat's sign: disc, square, triangle or diamond in its colour. The shape goes with the colour everywhere. */
import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { useLayoutEffect } from "preact/hooks";
import type { Seat } from "../scene";
import type { SeatState } from "../wire";

const SHAPES: JSX.Element[] = [
  <circle cx="8" cy="8" r="6" />,
  <rect x="2.5" y="2.5" width="11" height="11" rx="1.5" />,
  <path d="M8 1.8 14.6 13.4H1.4z" />,
  <path d="M8 1.2 14.8 8 8 14.8 1.2 8z" />,
];

/** Of the table in sight: which colour each seat has. At a rematch colours stay with the players. */
const colours = signal<number[]>([]);

/** The number of a seat's colour and shape; of the table in sight, unless the seat itself is given. */
export const colourOf = (seat: Seat, state?: SeatState) =>
  (state ? (state.colour ?? seat) : (colours.value[seat] ?? seat)) % 4;

/** Seats have the colours of this table while it is in sight. */
export function useSeatColours(seats: SeatState[]): void {
  const own = seats.map((seat, i) => seat.colour ?? i).join();
  useLayoutEffect(() => {
    if (!own) return;
    const before = colours.peek();
    colours.value = own.split(",").map(Number);
    return () => void (colours.value = before);
  }, [own]);
}

/** The property that holds a seat's colour; "t" as text or cross, "o" what is written on it. */
export const seatColour = (seat: Seat, use: "" | "t" | "o" = "") => `var(--s${colourOf(seat) + 1}${use})`;

/** Everything inside uses the seat's colour. */
export const penOf = (seat: Seat | null) => ({
  "--pen": seat === null ? "var(--ink)" : seatColour(seat, "t"),
  "--pen-fill": seat === null ? "var(--badge-ink)" : seatColour(seat),
});

interface Props {
  seat: Seat;
  /** In lists, where no table is in sight. */
  state?: SeatState;
  size?: number;
  x?: number;
  y?: number;
  line?: string;
}

export function SeatShape({ seat, state, size = 14, x, y, line = "var(--ink)" }: Props) {
  const colour = colourOf(seat, state);
  return (
    <svg
      x={x}
      y={y}
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill={`var(--s${colour + 1})`}
      stroke={line}
      stroke-width={size > 40 ? 0.5 : 1.25}
      stroke-linejoin="round"
      aria-hidden="true"
    >
      {SHAPES[colour]}
    </svg>
  );
}
