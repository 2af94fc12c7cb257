/** A board as a drawing, layer over layer. It knows what is legal and aimed at, and nothing of presses. */
import { useMemo, useRef } from "preact/hooks";
import type { Cell, Field, Seat, Shape } from "../scene";
import { art as artOf } from "../store/art";
import { Aim } from "./Aim";
import { geometryOf } from "./geometry";
import { HexGround } from "./HexGround";
import { Legal } from "./Legal";
import { Letters } from "./Letters";
import { Marks, PendingRings } from "./Marks";
import { Names } from "./Names";
import { Patterns } from "./Patterns";
import { Pointers } from "./Pointers";
import { PolygonGround } from "./PolygonGround";
import { SquareGround } from "./SquareGround";
import { Things } from "./Things";
import { Veil } from "./Veil";

interface Props {
  field: Field;
  shape: Shape;
  game: string;
  id: string;
  seat: Seat | null;
  legal?: number[];
  aim?: number;
  shown?: number[];
  /** Places that others changed just now. */
  changed?: number[];
  framed?: boolean;
  letters?: boolean;
  /** Width of the drawing in pixels: patterns and papers are never drawn too small to read. */
  pixels?: number;
  veiled?: boolean;
}

const NONE: number[] = [];
const BLANK: Cell[] = [];

export function FieldDrawing(props: Props) {
  const { field, shape, game, id, seat, legal = NONE, aim = -1, shown = NONE, framed = true, pixels = 736 } = props;
  const art = artOf(game);
  const geometry = geometryOf(shape);
  const cells = field.cells ?? BLANK;
  const fills = cells.map((cell) => cell.fill ?? "").join();
  const settled = useRef<Set<string>>(undefined);
  settled.current ??= marked(cells);
  const space = (pixels / (framed ? geometry.framed[2] : geometry.bare[2])) * geometry.unit;
  const grain = shape.kind === "squares" ? Math.max(1, (0.7 * geometry.unit) / space) : geometry.grain;
  const scale = space < 32 ? 1.2 : 1;
  const land = useMemo(() => {
    const ground = { geometry, cells, art, id };
    if (shape.kind === "squares") return <SquareGround {...ground} />;
    return shape.kind === "hexes" ? <HexGround {...ground} /> : <PolygonGround {...ground} />;
  }, [geometry, fills, art, id]);
  // Layers that did not change are the same objects as before: the pointer moving over the board redraws the aim alone.
  const lit = useMemo(
    () => (
      <>
        {props.veiled && <Veil geometry={geometry} cells={cells} legal={legal} />}
        {props.letters && <Letters geometry={geometry} cells={cells} />}
        {legal.length > 0 && <Legal geometry={geometry} cells={cells} legal={legal} />}
      </>
    ),
    [geometry, cells, legal, props.veiled, props.letters],
  );
  const written = useMemo(
    () => (
      <>
        <Marks geometry={geometry} cells={cells} settled={settled.current!} />
        <g>
          {cells.map((cell, i) =>
            cell.icon || cell.tag || cell.marks || cell.start ? (
              <Things
                key={cell.id}
                cell={cell}
                space={geometry.spaces[i]!}
                geometry={geometry}
                game={game}
                scale={scale}
              />
            ) : null,
          )}
        </g>
        <PendingRings geometry={geometry} cells={cells} />
      </>
    ),
    [geometry, cells, game, scale],
  );
  const patterns = useMemo(() => <Patterns art={art} id={id} grain={grain} />, [art, id, grain]);
  return (
    <g>
      {patterns}
      {framed && <Names geometry={geometry} />}
      {land}
      {lit}
      {written}
      {!!props.changed?.length && <Pointers geometry={geometry} shown={props.changed} kind="changed" />}
      <Pointers geometry={geometry} shown={shown} />
      {aim >= 0 && cells[aim] && (
        <Aim
          geometry={geometry}
          cell={cells[aim]!}
          index={aim}
          seat={seat}
          art={art}
          id={id}
          legal={legal.includes(aim)}
        />
      )}
    </g>
  );
}

const marked = (cells: Cell[]) => new Set(cells.filter((cell) => cell.marks?.length).map((cell) => cell.id));
