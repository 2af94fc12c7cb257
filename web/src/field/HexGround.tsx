/** A sheet of hexes: blank ones as paper, drawn ones with their pattern; regions have one thick outline. */
import type { Cell } from "../scene";
import type { Art } from "../store/art";
import { areas, type Geometry } from "./geometry";
import { around, rounded, shrunk } from "./outline";
import { ground } from "./Patterns";

interface Props {
  geometry: Geometry;
  cells: Cell[];
  art: Art | undefined;
  id: string;
  small?: boolean;
}

export function HexGround({ geometry, cells, art, id, small = false }: Props) {
  const line = small ? 5 : 2.6;
  return (
    <g>
      {geometry.spaces.map(({ points, x, y }, i) => {
        const fill = cells[i]?.fill;
        return (
          <path
            key={i}
            d={rounded(shrunk(points, [x, y], fill ? 1.004 : 0.985), 1)}
            fill={!fill ? "var(--badge)" : small ? `var(--${fill})` : ground(art, id, fill)}
            stroke={fill ? "var(--region)" : "var(--line2)"}
            stroke-opacity={fill ? 0.35 : 1}
            stroke-width={small ? 2.4 : 1.2}
          />
        );
      })}
      {areas(geometry, (i) => cells[i]?.fill ?? "").map(({ spaces }, i) => (
        <path
          key={i}
          d={around(
            spaces.map((space) => geometry.spaces[space]!.points),
            2,
          )}
          fill="none"
          stroke="var(--region)"
          stroke-width={line}
          stroke-linejoin="round"
        />
      ))}
    </g>
  );
}
