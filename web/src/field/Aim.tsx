/** The space under the pointer, the focus or the finger: an ink outline, and my mark as it would look. */
import { seatColour } from "../parts/SeatShape";
import type { Cell, Seat } from "../scene";
import { type Art, iconOf } from "../store/art";
import { Cross } from "./Cross";
import { Figure } from "./Figure";
import type { Geometry } from "./geometry";
import { rounded, shrunk } from "./outline";
import { ground } from "./Patterns";

interface Props {
  geometry: Geometry;
  cell: Cell;
  index: number;
  seat: Seat | null;
  art: Art | undefined;
  id: string;
  legal: boolean;
}

export function Aim({ geometry, cell, index, seat, art, id, legal }: Props) {
  const { unit, shape, spaces } = geometry;
  const { points, x, y, figures } = spaces[index]!;
  const round = shape.kind === "squares" ? unit * 0.2 : shape.kind === "hexes" ? 2 : unit * 0.13;
  const path = rounded(
    shrunk(points, [x, y], shape.kind === "squares" ? 1.04 : shape.kind === "hexes" ? 0.95 : 1),
    round,
  );
  const mine = seat ?? 0;
  return (
    <g class="aim" fill="none">
      {legal && shape.kind === "hexes" && cell.tint && (
        <path d={path} fill={ground(art, id, cell.tint)} fill-opacity=".7" />
      )}
      <path d={path} stroke="var(--halo)" stroke-width={unit * 0.16} />
      <path
        d={path}
        fill={legal && shape.kind === "squares" ? seatColour(mine) : "none"}
        fill-opacity=".1"
        stroke="var(--ink)"
        stroke-width={unit * 0.07}
      />
      {legal && shape.kind === "squares" && (
        <g opacity=".65">
          <Cross at={[x, y]} unit={unit} colour={seatColour(mine, "t")} arms={!!cell.icon} />
        </g>
      )}
      {legal && shape.kind === "hexes" && cell.tint && !cell.icon && art?.icons.has(cell.tint) && (
        <use
          href={iconOf(art.game, cell.tint)}
          x={x - unit * 0.43}
          y={y - unit * 0.45}
          width={unit * 0.86}
          height={unit * 0.86}
          opacity=".65"
        />
      )}
      {legal && shape.kind === "polygons" && figures.length > 0 && seat !== null && (
        <Figure seat={mine} x={x} y={y} size={unit * 0.25} ghost />
      )}
    </g>
  );
}
