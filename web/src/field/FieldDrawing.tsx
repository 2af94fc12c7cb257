/** A board as a drawing, layer over layer. It knows what is legal and aimed at, and nothing of presses. */
import { useMemo, useRef } from "preact/hooks";
import type { Field, Seat, Shape } from "../scene";
import { art as artOf } from "../store/art";
import type { Tell } from "../store/speech";
import { Aim } from "./Aim";
import { geometryOf } from "./geometry";
import { HexGround } from "./HexGround";
import { type LastTurn, LastTurns } from "./LastTurns";
import { Legal } from "./Legal";
import { Letters } from "./Letters";
import { looksOf, type Mark } from "./looks";
import { Crosses, FreshRings, Frontiers } from "./Marks";
import { useMoved } from "./moved";
import { Names } from "./Names";
import { Patterns } from "./Patterns";
import { Pointers } from "./Pointers";
import { PolygonGround } from "./PolygonGround";
import { SquareGround } from "./SquareGround";
import { AllThings } from "./Things";
import { Veil } from "./Veil";

interface Props {
  field: Field;
  shape: Shape;
  game: string;
  id: string;
  seat: Seat | null;
  legal?: number[];
  aim?: number;
  /** Pressed and not answered yet: shown as they will be. */
  wished?: number[];
  shown?: number[];
  /** Places that others changed just now. */
  changed?: number[];
  /** What seats did in their last turn, and whether its order is told. */
  last?: LastTurn[];
  numbered?: boolean;
  framed?: boolean;
  /** Says the names of grounds, where their letters are wished for. */
  letters?: Tell | null;
  /** Width of the drawing in pixels: patterns and papers are never drawn too small to read. */
  pixels?: number;
  veiled?: boolean;
}

const NONE: number[] = [];

export function FieldDrawing(props: Props) {
  const { field, shape, game, id, seat, legal = NONE, aim = -1, wished = NONE, shown = NONE, last } = props;
  const { framed = true, pixels = 736 } = props;
  const art = artOf(game);
  const geometry = geometryOf(shape);
  const looks = useMemo(() => looksOf(field, shape), [field.ground, field.layers, shape]);
  const fills = looks.map((look) => look.fill).join();
  const settled = useRef<Set<number>>(undefined);
  settled.current ??= new Set(looks.flatMap((look, i) => (look.marks.length ? [i] : [])));
  const space = (pixels / (framed ? geometry.framed[2] : geometry.bare[2])) * geometry.unit;
  const grain = geometry.grain(space);
  const scale = geometry.growing && space < 32 ? 1.2 : 1;
  const land = useMemo(() => {
    const ground = { geometry, looks, art, id };
    if (shape.kind === "squares") return <SquareGround {...ground} />;
    return shape.kind === "hexes" ? <HexGround {...ground} /> : <PolygonGround {...ground} />;
  }, [geometry, fills, art, id]);
  // Layers that did not change are the same objects as before: the pointer moving over the board redraws the aim alone.
  const lit = useMemo(
    () => (
      <>
        {props.veiled && (
          <Veil
            geometry={geometry}
            looks={looks}
            legal={legal}
            own={field.seat != null}
            clip={shape.kind === "squares" ? `url(#${id}-land)` : undefined}
          />
        )}
        {props.letters && (
          <Letters geometry={geometry} field={field} shape={shape} looks={looks} tell={props.letters} />
        )}
        {legal.length > 0 && <Legal geometry={geometry} looks={looks} legal={legal} />}
      </>
    ),
    [geometry, looks, legal, props.veiled, props.letters],
  );
  const moved = useMoved(looks, geometry);
  const written = useMemo(
    () => (
      <>
        <Frontiers geometry={geometry} looks={looks} />
        <Crosses geometry={geometry} looks={looks} settled={settled.current!} />
        <AllThings geometry={geometry} looks={looks} game={game} scale={scale} moved={moved} />
        <FreshRings geometry={geometry} looks={looks} />
      </>
    ),
    [geometry, looks, game, scale],
  );
  const patterns = useMemo(() => <Patterns art={art} id={id} grain={grain} />, [art, id, grain]);
  return (
    <g>
      {patterns}
      {framed && <Names geometry={geometry} />}
      {land}
      {lit}
      {written}
      {!!last?.length && <LastTurns geometry={geometry} turns={last} numbered={props.numbered} />}
      {!!props.changed?.length && <Pointers geometry={geometry} shown={props.changed} kind="changed" />}
      <Pointers geometry={geometry} shown={shown} />
      {[...wished, ...(wished.includes(aim) ? [] : [aim])].map(
        (index) =>
          looks[index] && (
            <Aim
              key={index}
              geometry={geometry}
              look={looks[index]}
              index={index}
              seat={seat}
              art={art}
              id={id}
              legal={legal.includes(index) || wished.includes(index)}
              pending={wished.includes(index)}
              brings={bringsOf(field)}
            />
          ),
      )}
    </g>
  );
}

/** What a press puts on this board: the kind of mark that it has a layer for. */
function bringsOf(field: Field): Mark["kind"] | "" {
  const kinds = field.layers?.map((layer) => layer.kind) ?? [];
  return kinds.includes("cross") ? "cross" : kinds.includes("figure") ? "figure" : "";
}
