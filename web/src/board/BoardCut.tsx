/** A part of a board, drawn small: only to look at. */
import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import type { Field, Seat, Shape } from "../scene";
import { BoardDrawing } from "./BoardDrawing";
import { type Box, beyond, type Geometry, geometryOf } from "./geometry";

interface Props {
  game: string;
  field: Field;
  shape: Shape;
  seat: Seat | null;
  /** Spaces that must be seen; all of the board if there are none. */
  around: number[];
  /** How far it goes beyond them, in widths of a space. */
  edge?: number;
  legal?: number[];
  /** Label for screen readers; without it they skip the picture. */
  label?: string;
  /** The width in pixels, and the maximum width of a space, so that a few spaces are not drawn huge. */
  wide?: number;
  space?: number;
  children?: (geometry: Geometry, id: string) => ComponentChildren;
}

export function BoardCut(props: Props) {
  const { game, field, shape, seat, around, edge = 0.1, legal, label, wide = 330, space = 46, children } = props;
  const id = useId().replace(/[^a-z0-9]/gi, "");
  const geometry = geometryOf(shape);
  const box = boxOf(geometry, around, edge);
  const width = Math.min(wide, (box[2] / geometry.unit) * space);
  return (
    <svg
      class="diagram-board"
      data-art={game}
      viewBox={box.join(" ")}
      style={{ maxWidth: `${width}px`, ...beyond(shape) }}
      role={label ? "img" : undefined}
      aria-hidden={label ? undefined : true}
      aria-label={label || undefined}
    >
      <BoardDrawing
        field={field}
        shape={shape}
        game={game}
        id={`d-${id}`}
        seat={seat}
        legal={legal}
        framed={false}
        pixels={width * (geometry.bare[2] / box[2])}
      />
      {children?.(geometry, id)}
    </svg>
  );
}

/** The box around these spaces; around all if none is named. */
function boxOf(geometry: Geometry, spaces: number[], edge: number): Box {
  if (!spaces.length) return geometry.bare;
  const points = spaces.flatMap((i) => geometry.spaces[i]!.points);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const more = geometry.unit * edge;
  const [left, top] = [Math.min(...xs) - more, Math.min(...ys) - more];
  return [left, top, Math.max(...xs) + more - left, Math.max(...ys) + more - top];
}
