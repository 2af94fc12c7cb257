/** The names on the frame: letters and numbers of rows and columns, letters at the corners. */
import type { Hexes, Squares } from "../scene";
import type { Geometry } from "./geometry";
import { SQUARE } from "./squares";

export function Coordinates({ geometry }: { geometry: Geometry }) {
  const { shape } = geometry;
  if (shape.kind === "squares") return <SquareNames shape={shape} />;
  if (shape.kind === "hexes") return <HexNames shape={shape} geometry={geometry} />;
  return null;
}

function SquareNames({ shape }: { shape: Squares }) {
  const right = shape.columns * SQUARE;
  const bottom = shape.rows * SQUARE;
  const corners: [number, number][] = [
    [-12, -12],
    [right + 12, -12],
    [-12, bottom + 12],
    [right + 12, bottom + 12],
  ];
  return (
    <g class="frame-names" aria-hidden="true">
      {shape.column_names?.map((name, i) => (
        <text key={name} x={(i + 0.5) * SQUARE} y={-8}>
          {name}
        </text>
      ))}
      {shape.row_names?.map((name, i) => (
        <text key={name} x={-12} y={(i + 0.5) * SQUARE + 4}>
          {name}
        </text>
      ))}
      {shape.corners?.map((name, i) => (
        <g key={name} transform={`translate(${corners[i]!.join(" ")})`}>
          <rect x="-9" y="-9" width="18" height="18" rx="5" fill="var(--ink)" />
          <text y="4" class="corner">
            {name}
          </text>
        </g>
      ))}
    </g>
  );
}

function HexNames({ shape, geometry }: { shape: Hexes; geometry: Geometry }) {
  return (
    <g class="frame-names" aria-hidden="true">
      {shape.row_names?.map((name, i) => {
        const first = geometry.spaces[geometry.rows[i]![0]!]!;
        return (
          <text key={name} x={first.x - 52} y={first.y + 4}>
            {name}
          </text>
        );
      })}
    </g>
  );
}
