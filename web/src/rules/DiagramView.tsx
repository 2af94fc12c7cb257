/** A diagram of the rules: a position drawn as at a table, with rings, highlighted spaces and an arrow. */

import { appearancesOf } from "../board/appearance";
import { BoardCut } from "../board/BoardCut";
import type { Geometry } from "../board/geometry";
import { spaceLabel } from "../board/spaceLabel";
import type { Shape } from "../scene";
import { RowView } from "../scene/RowView";
import { diagramOf } from "../store/rulebook";
import { shapeOf } from "../store/shapes";
import { TableContext, useTableInfo } from "../store/tableContext";
import type { RuleDiagram, RulesResponse } from "../wire";
import "./DiagramView.css";

export function DiagramView({ book, name }: { book: RulesResponse; name: string }) {
  const diagram = diagramOf(book, name);
  const shape = diagram && shapeOf(book.game, diagram.board.ground.shape);
  const around = useTableInfo();
  if (!diagram || !shape) return <div class="diagram line g12 wrap justify waiting" />;
  const { format } = around;
  return (
    <div class="diagram line g12 wrap justify">
      {diagram.whole && <DrawnBoard game={book.game} diagram={diagram} shape={shape} />}
      {/* It is of another match: nothing in it plays in mine. */}
      <TableContext value={{ ...around, table: null, shown: [] }}>
        {diagram.rows?.map((row) => (
          <RowView key={row.id} row={row} bare />
        ))}
      </TableContext>
      {!!diagram.lines?.length && (
        <dl class="diagram-lines">
          {diagram.lines.map((line) => (
            <div key={line.name[0]}>
              <dt>{format(line.name)}</dt>
              <dd>{line.points}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

function DrawnBoard({ game, diagram, shape }: { game: string; diagram: RuleDiagram; shape: Shape }) {
  const { format } = useTableInfo();
  const ring = spacesOf(shape, diagram.ring);
  const legal = spacesOf(shape, diagram.lit);
  const looks = appearancesOf(diagram.board, shape);
  const named = [...new Set([...ring, ...legal])].map((i) =>
    spaceLabel(format, shape.names[i]!, looks[i]!, legal.includes(i)),
  );
  return (
    <BoardCut
      game={game}
      field={diagram.board}
      shape={shape}
      seat={diagram.seat}
      around={spacesOf(shape, diagram.part)}
      legal={legal}
      label={named.join("; ")}
    >
      {(geometry, id) => (
        <>
          <Rings geometry={geometry} spaces={ring} />
          <Arrow geometry={geometry} spaces={spacesOf(shape, diagram.arrow)} id={id} />
        </>
      )}
    </BoardCut>
  );
}

const spacesOf = (shape: Shape, names: string[] = []): number[] =>
  names.map((name) => shape.names.indexOf(name)).filter((index) => index >= 0);

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
