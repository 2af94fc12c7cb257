/** What I may use now: lit, ringed, with a dot where the space is empty. One breath when the set changes, then still. */
import type { Cell } from "../scene";
import type { Geometry } from "./geometry";
import { rounded, shrunk } from "./outline";

interface Props {
  geometry: Geometry;
  cells: Cell[];
  legal: number[];
}

export function Legal({ geometry, cells, legal }: Props) {
  const { unit, spaces, shape } = geometry;
  const round = shape.kind === "squares" ? unit * 0.18 : shape.kind === "hexes" ? 2 : unit * 0.13;
  const share = shape.kind === "squares" ? 0.87 : shape.kind === "hexes" ? 0.86 : 1;
  return (
    <g class="legal" key={legal.join()}>
      {legal.map((i) => {
        const { points, x, y } = spaces[i]!;
        const inner = rounded(shrunk(points, [x, y], share), round);
        const outer = rounded(shrunk(points, [x, y], share === 1 ? 1 : share + 0.035), round * 1.1);
        const { tint, icon, fill } = cells[i]!;
        const colour = tint ? `var(--${tint})` : "var(--glow)";
        return (
          <g key={i}>
            <path
              d={inner}
              fill={colour}
              fill-opacity={tint ? 0.35 : 0.08}
              stroke="var(--glow)"
              stroke-opacity=".28"
              stroke-width={unit * 0.3}
              stroke-linejoin="round"
            />
            <path
              d={inner}
              fill="none"
              stroke="var(--glow)"
              stroke-opacity=".4"
              stroke-width={unit * 0.2}
              stroke-linejoin="round"
            />
            <path
              d={inner}
              fill={tint ? colour : "none"}
              fill-opacity=".3"
              stroke="var(--glow)"
              stroke-width={unit * 0.1}
              stroke-linejoin="round"
            />
            <path d={outer} fill="none" stroke="var(--accent)" stroke-width={unit * 0.052} stroke-linejoin="round" />
            {!icon && (fill || tint || shape.kind === "hexes") && (
              <circle
                cx={x}
                cy={y}
                r={unit * 0.12}
                fill="var(--accent)"
                stroke="var(--halo)"
                stroke-width={unit * 0.05}
              />
            )}
          </g>
        );
      })}
    </g>
  );
}
