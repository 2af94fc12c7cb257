/** Highlights what I may use now: a ring, and a dot where the space is empty. It is animated once when the set changes. */
import { useRef } from "preact/hooks";
import { memoComponent } from "../memoComponent";
import type { Appearance } from "./appearance";
import type { Geometry } from "./geometry";
import { rounded, shrunk } from "./outline";

interface Props {
  geometry: Geometry;
  looks: Appearance[];
  legal: number[];
}

export function LegalSpaces({ geometry, looks, legal }: Props) {
  const breath = useRef({ of: "", times: 0 });
  const of = legal.join();
  if (breath.current.of !== of) breath.current = { of, times: breath.current.times + 1 };
  return (
    <g class={`legal ${breath.current.times % 2 ? "in" : "out"}`}>
      {legal.map((i) => (
        <Lit key={i} geometry={geometry} index={i} tint={looks[i]!.tint} dot={!looks[i]!.icon} />
      ))}
    </g>
  );
}

interface LitProps {
  geometry: Geometry;
  index: number;
  tint: string;
  dot: boolean;
}

const Lit = memoComponent(function Lit({ geometry, index, tint, dot }: LitProps) {
  const { unit, spaces, ring } = geometry;
  const { points, x, y } = spaces[index]!;
  const inner = rounded(shrunk(points, [x, y], ring.share), ring.round);
  const outer = rounded(shrunk(points, [x, y], ring.share === 1 ? 1 : ring.share + 0.035), ring.round * 1.1);
  const colour = tint ? `var(--${tint})` : "var(--glow)";
  const glow = { fill: "none", stroke: "var(--glow)", "stroke-linejoin": "round" as const };
  return (
    <g>
      <path
        d={inner}
        {...glow}
        fill={colour}
        fill-opacity={tint ? 0.35 : 0.08}
        stroke-opacity=".28"
        stroke-width={unit * 0.3}
      />
      <path d={inner} {...glow} stroke-opacity=".4" stroke-width={unit * 0.2} />
      <path d={inner} {...glow} fill={tint ? colour : "none"} fill-opacity=".3" stroke-width={unit * 0.1} />
      <path d={outer} fill="none" stroke="var(--accent)" stroke-width={unit * 0.052} stroke-linejoin="round" />
      {dot && (
        <circle cx={x} cy={y} r={unit * 0.12} fill="var(--accent)" stroke="var(--halo)" stroke-width={unit * 0.05} />
      )}
    </g>
  );
});
