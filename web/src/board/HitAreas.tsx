/** Hit areas for touch, keyboard and screen readers: a grid of labelled spaces over the drawing. */
import { memoComponent } from "../memoComponent";
import type { Field, Shape } from "../scene";
import type { Format } from "../store/textFormatter";
import { list, translate } from "../store/translations";
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
        <g role="row" key={r} aria-label={translate("board-row", { number: r + 1 })}>
          {row.map((i) => (
            <Hit
              key={i}
              id={nodeOf(field, shape, i)}
              name={shape.names[i]!}
              beside={geometry.spaces[i]!.near?.map((near) => shape.names[near]!).join("\n") ?? ""}
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
  /** The names of what surrounds it, or of what it surrounds, one in a line. */
  beside: string;
  look: Appearance;
  usable: boolean;
  target: boolean;
  path: string;
  stop: boolean;
  format: Format;
}

const Hit = memoComponent(function Hit({ id, name, beside, look, usable, target, path, stop, format }: HitProps) {
  const marked = look.marks.length > 0;
  const label = spaceLabel(format, name, look, usable);
  return (
    <path
      class={`hit${usable ? " usable" : ""}${marked ? " marked" : ""}${target ? " target" : ""}`}
      role="gridcell"
      aria-label={beside ? translate("space-beside", { label, names: list(beside.split("\n")) }) : label}
      data-node={id}
      d={path}
      tabindex={stop ? 0 : -1}
    />
  );
});
