/** Hit areas for touch, keyboard and screen readers: a grid of labelled spaces over the drawing. */
import { memoComponent } from "../memoComponent";
import type { Field, Shape } from "../scene";
import type { Format } from "../store/textFormatter";
import { type Appearance, nodeOf } from "./appearance";
import { type Geometry, geometryOf } from "./geometry";
import { rounded } from "./outline";
import { spaceLabel } from "./spaceLabel";

interface Props {
  field: Field;
  shape: Shape;
  looks: Appearance[];
  legal: number[];
  /** Where what I picked up can be put down. */
  targets?: string[];
  /** The one space that the Tab key stops at. */
  stop: number;
  format: Format;
}

export function HitAreas({ field, shape, looks, legal, targets, stop, format }: Props) {
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
              format={format}
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
  look: Appearance;
  usable: boolean;
  target: boolean;
  path: string;
  stop: boolean;
  format: Format;
}

const Hit = memoComponent(function Hit({ id, name, look, usable, target, path, stop, format }: HitProps) {
  const marked = look.marks.length > 0;
  return (
    <path
      class={`hit${usable ? " usable" : ""}${marked ? " marked" : ""}${target ? " target" : ""}`}
      role="gridcell"
      aria-label={spaceLabel(format, name, look, usable)}
      data-node={id}
      d={path}
      tabindex={stop ? 0 : -1}
    />
  );
});
