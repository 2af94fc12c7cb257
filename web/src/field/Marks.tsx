/** What a seat wrote on the map: crosses, one frontier line around all its spaces, rings round what can be taken back. */
import { seatColour } from "../parts/SeatShape";
import type { Cell, Seat } from "../scene";
import { Cross } from "./Cross";
import type { Geometry } from "./geometry";
import { around, rounded, shrunk } from "./outline";

interface Props {
  geometry: Geometry;
  cells: Cell[];
  /** Spaces that had their marks when the board was first shown: only new ones are seen to be drawn. */
  settled: Set<string>;
}

export function Marks({ geometry, cells, settled }: Props) {
  const { unit, spaces } = geometry;
  const seats = [
    ...new Set(cells.flatMap((cell) => cell.marks?.filter((m) => m.kind === "cross").map((m) => m.seat) ?? [])),
  ];
  return (
    <g>
      {seats.map((seat) => (
        <Frontier key={seat} geometry={geometry} cells={cells} seat={seat} />
      ))}
      {cells.map((cell, i) => {
        const mark = cell.marks?.find((m) => m.kind === "cross");
        if (!mark || (cell.icon && cell.badge !== "whole") || cell.start) return null;
        const { x, y } = spaces[i]!;
        const appear = !settled.has(cell.id);
        return <Cross key={cell.id} at={[x, y]} unit={unit} colour={seatColour(mark.seat, "t")} appear={appear} />;
      })}
    </g>
  );
}

function Frontier({ geometry, cells, seat }: { geometry: Geometry; cells: Cell[]; seat: Seat }) {
  const mine = cells.flatMap((cell, i) =>
    cell.marks?.some((m) => m.seat === seat && m.kind === "cross") ? [geometry.spaces[i]!.points] : [],
  );
  const line = around(mine, geometry.unit * 0.2);
  return (
    <g stroke-linejoin="round">
      <path
        d={line}
        fill={seatColour(seat)}
        fill-opacity=".05"
        stroke="var(--halo)"
        stroke-width={geometry.unit * 0.125}
        stroke-opacity=".9"
      />
      <path d={line} fill="none" stroke={seatColour(seat, "t")} stroke-width={geometry.unit * 0.058} />
    </g>
  );
}

/** Dashed: mine, and still to be taken back. */
export function PendingRings({ geometry, cells }: { geometry: Geometry; cells: Cell[] }) {
  const { unit, shape } = geometry;
  if (shape.kind === "polygons") return null;
  return (
    <g fill="none">
      {cells.map((cell, i) => {
        const mark = cell.marks?.find((m) => m.pending);
        if (!mark) return null;
        const { points, x, y } = geometry.spaces[i]!;
        const path = rounded(
          shrunk(points, [x, y], shape.kind === "hexes" ? 0.86 : 0.88),
          shape.kind === "hexes" ? 2 : unit * 0.18,
        );
        return (
          <g key={cell.id}>
            {shape.kind === "hexes" && <path d={path} stroke="#fff" stroke-width={unit * 0.11} opacity=".9" />}
            <path
              d={path}
              stroke={seatColour(mark.seat, "t")}
              stroke-width={unit * 0.052}
              stroke-dasharray={`${unit * 0.13} ${unit * 0.095}`}
            />
          </g>
        );
      })}
    </g>
  );
}
