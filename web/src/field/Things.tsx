/** What lies on one space: its icon on paper, tag, blocked sign, start sign, figures and claims. */
import { memoize } from "../memoize";
import { SeatShape, seatColour } from "../parts/SeatShape";
import type { Cell } from "../scene";
import { Badge } from "./Badge";
import { Cross } from "./Cross";
import { Figure } from "./Figure";
import type { Geometry, Space } from "./geometry";

interface Props {
  cell: Cell;
  space: Space;
  geometry: Geometry;
  game: string;
  /** Larger papers on a phone. */
  scale: number;
}

export const Things = memoize(function Things({ cell, space, geometry, game, scale }: Props) {
  const { unit, shape } = geometry;
  const cross = cell.marks?.find((mark) => mark.kind === "cross");
  const claim = cell.marks?.find((mark) => mark.kind === "claim");
  const figures = cell.marks?.filter((mark) => mark.kind === "figure") ?? [];
  const badge = cell.badge || (shape.kind === "polygons" ? "disc" : "");
  const size = shape.kind === "squares" ? space.badge * scale : space.badge;
  const ring = cross && seatColour(cross.seat, "t");
  return (
    <g>
      {cell.icon && (
        <g opacity={cell.blocked ? 0.62 : 1}>
          {space.icons.map(([x, y]) => (
            <Badge
              key={`${x},${y}`}
              game={game}
              icon={cell.icon!}
              badge={badge}
              x={x}
              y={y}
              size={size}
              unit={unit}
              ring={badge === "whole" ? undefined : ring}
            />
          ))}
        </g>
      )}
      {cross && cell.icon && badge !== "whole" && (
        <Cross at={[space.x, space.y]} unit={unit} colour={seatColour(cross.seat, "t")} arms />
      )}
      {cell.blocked && <NoEntry x={space.x + unit * 0.33} y={space.y + unit * 0.33} unit={unit} />}
      {cell.start && <Start seat={cross?.seat ?? 0} x={space.x + unit * 0.34} y={space.y - unit * 0.33} unit={unit} />}
      {claim && (
        <g>
          <circle
            cx={space.icons[0]![0]}
            cy={space.icons[0]![1]}
            r={size * 0.8}
            fill="none"
            stroke="#A9C7B4"
            stroke-width={size * 0.07}
            stroke-dasharray={`${size * 0.21} ${size * 0.21}`}
          />
          <SeatShape
            seat={claim.seat}
            size={size * 0.8}
            x={space.icons[0]![0] - size * 0.4}
            y={space.icons[0]![1] - size * 0.4}
            line="#23231F"
          />
        </g>
      )}
      {cell.tag && <Tag cell={cell} space={space} geometry={geometry} size={size} />}
      {figures.map((mark, i) => {
        const [x, y] = place(space, mark.seat, i, figures.length, unit);
        return <Figure key={mark.seat} seat={mark.seat} x={x} y={y} size={unit * 0.25} pending={mark.pending} />;
      })}
    </g>
  );
});

/** Alone in the middle; several side by side. */
function place(space: Space, seat: number, index: number, count: number, unit: number): [number, number] {
  if (count > 2 && space.figures.length > 1) {
    const [x, y] = space.figures[seat % space.figures.length]!;
    return [space.x + (x - space.x) * 0.7, space.y + (y - space.y) * 0.7];
  }
  return [space.x + (index - (count - 1) / 2) * unit * 0.48, space.y];
}

function Tag({ cell, space, geometry, size }: { cell: Cell; space: Space; geometry: Geometry; size: number }) {
  const { unit, shape } = geometry;
  if (shape.kind === "polygons") {
    const [cx, cy] = space.icons[0]!;
    const x = cx + size * 0.74;
    const y = cy - size * 0.74;
    return (
      <g>
        <circle cx={x} cy={y} r={size * 0.42} fill="#1C3A2C" stroke="#F6EFE0" stroke-width={size * 0.063} />
        <text x={x} y={y + size * 0.215} text-anchor="middle" font-size={size * 0.61} font-weight="700" fill="#FFFBF0">
          {cell.tag}
        </text>
      </g>
    );
  }
  const blank = !cell.fill;
  const wide = unit * (blank ? 0.4 : 0.27) + (cell.tag!.length - 2) * unit * 0.07;
  const half = unit * (blank ? 0.29 : 0.18);
  // On squares it stays inside its space: above the first row stand the letters of the columns.
  const above = shape.kind === "squares" ? unit * 0.5 - half : unit * 0.62;
  const y = blank ? space.y : space.y - above;
  return (
    <g>
      <rect
        x={space.x - wide}
        y={y - half}
        width={wide * 2}
        height={half * 2}
        rx={half * 0.56}
        fill={blank ? "var(--sheet)" : "var(--ink)"}
        stroke="var(--ink)"
        stroke-width={blank ? 1.6 : 0}
      />
      <text
        x={space.x}
        y={y + half * 0.44}
        text-anchor="middle"
        font-size={half * 1.2}
        font-weight="700"
        fill={blank ? "var(--ink)" : "var(--sheet)"}
      >
        {cell.tag}
      </text>
    </g>
  );
}

function NoEntry({ x, y, unit }: { x: number; y: number; unit: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={unit * 0.15} fill="var(--ink)" stroke="var(--sheet)" stroke-width={unit * 0.035} />
      <path
        d={`M${-unit * 0.07} 0h${unit * 0.14}`}
        stroke="var(--sheet)"
        stroke-width={unit * 0.05}
        stroke-linecap="round"
      />
    </g>
  );
}

function Start({ seat, x, y, unit }: { seat: number; x: number; y: number; unit: number }) {
  const a = unit * 0.055;
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={unit * 0.155} fill={seatColour(seat)} stroke="var(--halo)" stroke-width={unit * 0.045} />
      <path
        d={`M${-a} ${-a}L${a} ${a}M${a} ${-a}L${-a} ${a}`}
        stroke={seatColour(seat, "o")}
        stroke-width={unit * 0.045}
        stroke-linecap="round"
      />
    </g>
  );
}
