/** Steps back what is neither mine nor usable now. Icons lie above it and stay clear. */
import type { Cell } from "../scene";
import type { Geometry } from "./geometry";
import { rounded } from "./outline";

interface Props {
  geometry: Geometry;
  cells: Cell[];
  legal: number[];
}

export function Veil({ geometry, cells, legal }: Props) {
  const open = new Set(legal);
  if (geometry.shape.kind === "hexes") return null;
  if (geometry.shape.kind === "polygons" && !open.size) return null;
  const path = cells
    .map((cell, i) =>
      open.has(i) || !cell.fill || cell.marks?.some((mark) => mark.kind === "cross")
        ? ""
        : rounded(geometry.spaces[i]!.points, 0),
    )
    .join("");
  const dim = geometry.shape.kind === "polygons" ? 0.16 : undefined;
  return <path d={path} class="veil" fill={dim ? "#16301F" : "var(--veil)"} opacity={dim} />;
}
