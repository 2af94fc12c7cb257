/** A diagram of the rules: a position drawn like the table draws it, with rings, lit spaces and an arrow. */
import { useId } from "preact/hooks";
import { FieldDrawing } from "../field/FieldDrawing";
import { type Box, beyond, type Geometry, geometryOf } from "../field/geometry";
import { looksOf } from "../field/looks";
import { spoken } from "../field/spoken";
import type { Shape } from "../scene";
import { useAround } from "../scene/context";
import { RowView } from "../scene/RowView";
import { shapeOf } from "../store/shapes";
import type { Diagram, Rules } from "../wire";
import { diagramOf } from "./book";
import "./DiagramView.css";

const WIDE = 330;
/** A part of a board is drawn with spaces of this size, so that few of them are no poster. */
const SPACE = 46;

export function DiagramView({ book, name }: { book: Rules; name: string }) {
  const diagram = diagramOf(book, name);
  const shape = diagram && shapeOf(book.game, diagram.board.ground.shape);
  const { tell } = useAround();
  if (!diagram || !shape) return <div class="diagram waiting" />;
  return (
    <div class="diagram">
      {diagram.whole && <DrawnBoard game={book.game} diagram={diagram} shape={shape} />}
      {diagram.rows?.map((row) => (
        <RowView key={row.id} row={row} bare />
      ))}
      {!!diagram.lines?.length && (
        <dl class="diagram-lines">
          {diagram.lines.map((line) => (
            <div key={line.name[0]}>
              <dt>{tell(line.name)}</dt>
              <dd>{line.points}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

function DrawnBoard({ game, diagram, shape }: { game: string; diagram: Diagram; shape: Shape }) {
  const id = useId().replace(/[^a-z0-9]/gi, "");
  const { tell } = useAround();
  const geometry = geometryOf(shape);
  const box = boxOf(geometry, spacesOf(shape, diagram.part));
  const width = Math.min(WIDE, (box[2] / geometry.unit) * SPACE);
  const ring = spacesOf(shape, diagram.ring);
  const legal = spacesOf(shape, diagram.lit);
  const looks = looksOf(diagram.board, shape);
  const named = [...new Set([...ring, ...legal])].map((i) =>
    spoken(tell, shape.names[i]!, looks[i]!, legal.includes(i)),
  );
  return (
    <svg
      class="diagram-board"
      data-art={game}
      viewBox={box.join(" ")}
      style={{ maxWidth: `${width}px`, ...beyond(shape) }}
      role={named.length ? "img" : undefined}
      aria-hidden={named.length ? undefined : true}
      aria-label={named.length ? named.join("; ") : undefined}
    >
      <FieldDrawing
        field={diagram.board}
        shape={shape}
        game={game}
        id={`d-${id}`}
        seat={diagram.seat}
        legal={legal}
        framed={false}
        pixels={width * (geometry.bare[2] / box[2])}
      />
      <Rings geometry={geometry} spaces={ring} />
      <Arrow geometry={geometry} spaces={spacesOf(shape, diagram.arrow)} id={id} />
    </svg>
  );
}

const spacesOf = (shape: Shape, names: string[] = []): number[] =>
  names.map((name) => shape.names.indexOf(name)).filter((index) => index >= 0);

/** The box around these spaces; around all if none is named. */
function boxOf(geometry: Geometry, spaces: number[]): Box {
  if (!spaces.length) return geometry.bare;
  const points = spaces.flatMap((i) => geometry.spaces[i]!.points);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const edge = geometry.unit * 0.1;
  const [left, top] = [Math.min(...xs) - edge, Math.min(...ys) - edge];
  return [left, top, Math.max(...xs) + edge - left, Math.max(...ys) + edge - top];
}

function Rings({ geometry, spaces }: { geometry: Geometry; spaces: number[] }) {
  const { unit } = geometry;
  return (
    <g fill="none">
      {spaces.map((i) => {
        const { x, y } = geometry.spaces[i]!;
        return (
          <g key={i}>
            <circle cx={x} cy={y} r={unit * 0.62} stroke="var(--halo)" stroke-width={unit * 0.16} />
            <circle cx={x} cy={y} r={unit * 0.62} stroke="var(--accent)" stroke-width={unit * 0.08} />
          </g>
        );
      })}
    </g>
  );
}

function Arrow({ geometry, spaces, id }: { geometry: Geometry; spaces: number[]; id: string }) {
  if (spaces.length < 2) return null;
  const { unit } = geometry;
  const path = `M${spaces.map((i) => `${geometry.spaces[i]!.x} ${geometry.spaces[i]!.y}`).join("L")}`;
  return (
    <g fill="none" stroke-linecap="round" stroke-linejoin="round">
      <marker id={`tip-${id}`} viewBox="0 0 10 10" refX="8" refY="5" markerWidth="4" markerHeight="4" orient="auto">
        <path d="M1 1l8 4-8 4z" fill="var(--ink)" stroke="var(--halo)" />
      </marker>
      <path d={path} stroke="var(--halo)" stroke-width={unit * 0.22} />
      <path d={path} stroke="var(--ink)" stroke-width={unit * 0.1} marker-end={`url(#tip-${id})`} />
    </g>
  );
}
