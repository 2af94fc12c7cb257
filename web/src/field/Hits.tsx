/** The board for fingers, keys and screen readers: a grid of spaces with spoken names over the drawing. */
import { memoize } from "../memoize";
import type { Cell } from "../scene";
import { say } from "../store/words";
import type { Geometry } from "./geometry";
import { rounded } from "./outline";
import { usableWords } from "./spoken";

interface Props {
  geometry: Geometry;
  cells: Cell[];
  legal: number[];
  /** Where what I picked up can be put down. */
  targets?: string[];
  /** The one space that the Tab key stops at. */
  stop: number;
}

export function Hits({ geometry, cells, legal, targets, stop }: Props) {
  const usable = new Set(legal);
  const said = usableWords(cells);
  const spoken = (i: number) =>
    usable.has(i) && !said ? say("cell-usable", { name: cells[i]!.name }) : cells[i]!.name;
  return (
    <>
      {geometry.rows.map((row, r) => (
        <g role="row" key={r}>
          {row.map((i) => (
            <Hit
              key={cells[i]!.id}
              id={cells[i]!.id}
              name={spoken(i)}
              path={path(geometry, i)}
              look={`hit${usable.has(i) ? " usable" : ""}${cells[i]!.marks?.length ? " marked" : ""}${targets?.includes(cells[i]!.id) ? " target" : ""}`}
              stop={i === stop}
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
  path: string;
  look: string;
  stop: boolean;
}

const Hit = memoize(function Hit({ id, name, path, look, stop }: HitProps) {
  return <path class={look} role="gridcell" aria-label={name} data-node={id} d={path} tabindex={stop ? 0 : -1} />;
});
