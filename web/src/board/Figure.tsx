/** A pawn: the seat's shape is its head, so that players differ without colour too. */

import type { Point, Seat } from "../scene";
import { seatColour } from "../ui/SeatShape";

const HEADS = [
  <circle cx="0" cy="-.62" r=".52" />,
  <rect x="-.48" y="-1.1" width=".96" height=".96" rx=".12" />,
  <path d="M0-1.3.62-.18H-.62z" />,
  <path d="M0-1.32.62-.66 0 0-.62-.66z" />,
];
const BODY = <path d="M-.82 1C-.82.35-.5.06-.26-.2H.26C.5.06.82.35.82 1z" />;

interface Props {
  seat: Seat;
  x: number;
  y: number;
  size: number;
  pending?: boolean;
  ghost?: boolean;
  /** It stood so far away just now. */
  from?: Point;
}

export function Figure({ seat, x, y, size, pending = false, ghost = false, from }: Props) {
  const head = HEADS[seat % 4];
  return (
    <g
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${size})`}
      opacity={ghost ? 0.65 : 1}
      class={from ? "figure moved" : "figure"}
      style={from && { "--from": `${from[0].toFixed(1)}px ${from[1].toFixed(1)}px` }}
    >
      <ellipse cx="0" cy="1.02" rx=".92" ry=".26" opacity=".28" />
      <g fill={seatColour(seat)} stroke="var(--figure-halo)" stroke-width=".48" stroke-linejoin="round">
        {BODY}
        {head}
      </g>
      <g
        fill={seatColour(seat)}
        stroke="var(--figure-line)"
        stroke-width=".17"
        stroke-linejoin="round"
        stroke-dasharray={pending || ghost ? ".3 .2" : undefined}
      >
        {BODY}
        {head}
      </g>
    </g>
  );
}
