/** Dims what is neither mine nor usable now. Icons are above it and stay clear. */

import { type Appearance, markAt } from "./appearance";
import type { Geometry } from "./geometry";
import { rounded } from "./outline";

interface Props {
  geometry: Geometry;
  looks: Appearance[];
  legal: number[];
  /** My own board is always dimmed like this; a shared board only while I choose a space. */
  own: boolean;
  /** The land's own outline, where its corners are round. */
  clip?: string;
}

export function DimOverlay({ geometry, looks, legal, own, clip }: Props) {
  if (!own && !legal.length) return null;
  const open = new Set(legal);
  const path = looks
    .map((look, i) =>
      open.has(i) || !look.fill || markAt(look, "cross") || markAt(look, "drawn")
        ? ""
        : rounded(geometry.spaces[i]!.points, 0),
    )
    .join("");
  return <path d={path} class={own ? "veil" : "veil shared"} clip-path={clip} />;
}
