/** The board for fingers, keys and screen readers: a grid of spaces with spoken names over the drawing. */
import { memoize } from "../memoize";
import type { Field, Shape } from "../scene";
import type { Tell } from "../store/speech";
import { type Geometry, geometryOf } from "./geometry";
import { type Look, nodeOf } from "./looks";
import { rounded } from "./outline";
import { spoken } from "./spoken";

interface Props {
  field: Field;
  shape: Shape;
  looks: Look[];
  legal: number[];
  /** Where what I picked up can be put down. */
  targets?: string[];
  /** The one space that the Tab key stops at. */
  stop: number;
  tell: Tell;
}

export function Hits({ field, shape, looks, legal, targets, stop, tell }: Props) {
  const geometry = geometryOf(shape);
  const usable = new Set(legal);
  return (
    <>
      {geometry.rows.map((row, r) => (
        <g role="row" key={r}>
          {row.map((i) => (
            <Hit
              key={i}
              id={nodeOf(field, shape, i)}
              name={shape.names[i]!}
              look={looks[i]!}
              usable={usable.has(i)}
              target={!!targets?.includes(nodeOf(field, shape, i))}
              path={path(geometry, i)}
              stop={i === stop}
              tell={tell}
            />
          ))}
        </g>
      ))}
    </>
  );
}

const paths = new WeakMap<Geometry, string[]>();

function path(geometry: Geometry, index: number): string {
  let all = paths.get(geometry);
  if (!all) paths.set(geometry, (all = geometry.spaces.map((space) => rounded(space.points, 0))));
  return all[index]!;
}

interface HitProps {
  id: string;
  name: string;
  look: Look;
  usable: boolean;
  target: boolean;
  path: string;
  stop: boolean;
  tell: Tell;
}

const Hit = memoize(function Hit({ id, name, look, usable, target, path, stop, tell }: HitProps) {
  const marked = look.marks.length > 0;
  return (
    <path
      class={`hit${usable ? " usable" : ""}${marked ? " marked" : ""}${target ? " target" : ""}`}
      role="gridcell"
      aria-label={spoken(tell, name, look, usable)}
      data-node={id}
      d={path}
      tabindex={stop ? 0 : -1}
    />
  );
});
