/** The space under the pointer, the focus or the finger: an ink outline, and my mark as it would look. */

import type { Seat } from "../scene";
import { type Art, iconOf } from "../store/art";
import { seatColour } from "../ui/SeatShape";
import type { Appearance, Mark } from "./appearance";
import { Cross } from "./Cross";
import { Figure } from "./Figure";
import type { Geometry } from "./geometry";
import { rounded, shrunk } from "./outline";
import { ground } from "./Patterns";

interface Props {
  geometry: Geometry;
  look: Appearance;
  index: number;
  seat: Seat | null;
  art: Art | undefined;
  id: string;
  legal: boolean;
  /** Pressed, and not answered yet. */
  pending?: boolean;
  /** What I would put here. */
  brings: Mark["kind"] | "";
}

export function HoverOutline({ geometry, look, index, seat, art, id, legal, brings, pending = false }: Props) {
  const { unit, spaces, hover } = geometry;
  const { points, x, y } = spaces[index]!;
  const path = rounded(shrunk(points, [x, y], hover.share), hover.round);
  const mine = seat ?? 0;
  const cross = legal && brings === "cross";
  return (
    <g class={pending ? "aim pending" : "aim"} fill="none">
      {legal && look.tint && <path d={path} fill={ground(art, id, look.tint)} fill-opacity=".7" />}
      <path d={path} stroke="var(--halo)" stroke-width={unit * 0.16} />
      <path
        d={path}
        fill={cross ? seatColour(mine) : "none"}
        fill-opacity=".1"
        stroke="var(--ink)"
        stroke-width={unit * 0.07}
        stroke-dasharray={pending ? `${unit * 0.14} ${unit * 0.1}` : undefined}
      />
      {cross && (
        <g opacity=".65">
          <Cross at={[x, y]} unit={unit} colour={seatColour(mine, "t")} arms={!!look.icon} />
        </g>
      )}
      {legal && look.tint && !look.icon && art?.icons.has(look.tint) && (
        <use
          href={iconOf(art.game, look.tint)}
          x={x - unit * 0.43}
          y={y - unit * 0.45}
          width={unit * 0.86}
          height={unit * 0.86}
          opacity=".65"
        />
      )}
      {legal && brings === "figure" && <Figure seat={mine} x={x} y={y} size={unit * 0.25} ghost />}
    </g>
  );
}
