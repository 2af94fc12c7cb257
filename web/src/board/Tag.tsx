/** A few characters at a space: at its upper edge, in the middle if it is empty, or beside its icon. */

import type { Appearance } from "./appearance";
import type { Geometry, Space } from "./geometry";

interface Props {
  look: Appearance;
  space: Space;
  geometry: Geometry;
  size: number;
}

export function Tag({ look, space, geometry, size }: Props) {
  if (geometry.tag === "shoulder") return <ShoulderTag words={look.tag} at={space.icons[0]!} size={size} />;
  const { unit } = geometry;
  const alone = look.written && !look.icon && look.marks.every(({ kind }) => kind === "drawn");
  const blank = !look.fill && (alone || !look.marks.length);
  const wide = unit * (blank ? 0.4 : 0.27) + (look.tag.length - 2) * unit * 0.07;
  const half = unit * (blank ? 0.29 : 0.18);
  const above = geometry.tag === "inside" ? unit * 0.5 - half : unit * 0.62;
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
        {look.tag}
      </text>
    </g>
  );
}

function ShoulderTag({ words, at, size }: { words: string; at: [number, number]; size: number }) {
  const x = at[0] + size * 0.74;
  const y = at[1] - size * 0.74;
  return (
    <g>
      <circle cx={x} cy={y} r={size * 0.42} fill="var(--tag)" stroke="var(--tag-line)" stroke-width={size * 0.063} />
      <text
        x={x}
        y={y + size * 0.215}
        text-anchor="middle"
        font-size={size * 0.61}
        font-weight="700"
        fill="var(--tag-ink)"
      >
        {words}
      </text>
    </g>
  );
}
