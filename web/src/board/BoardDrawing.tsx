/** A board as a drawing, layer over layer. It shows what is legal and hovered, and handles no clicks. */
import { useMemo, useRef } from "preact/hooks";
import type { Field, Seat, Shape } from "../scene";
import { art as artOf } from "../store/art";
import type { Format } from "../store/textFormatter";
import { appearancesOf, type Mark } from "./appearance";
import { Coordinates } from "./Coordinates";
import { DimOverlay } from "./DimOverlay";
import { useFigureMoves } from "./figureMoves";
import { geometryOf } from "./geometry";
import { HexGround } from "./HexGround";
import { HintMarkers } from "./HintMarkers";
import { HoverOutline } from "./HoverOutline";
import { type LastTurn, LastTurns } from "./LastTurns";
import { LegalSpaces } from "./LegalSpaces";
import { Crosses, FreshRings, Frontiers } from "./Marks";
import { Patterns } from "./Patterns";
import { PolygonGround } from "./PolygonGround";
import { SpaceItems } from "./SpaceItems";
import { SquareGround } from "./SquareGround";
import { TerrainLetters } from "./TerrainLetters";

interface Props {
  field: Field;
  shape: Shape;
  game: string;
  id: string;
  seat: Seat | null;
  legal?: number[];
  hover?: number;
  /** Clicked and not answered yet: shown in their expected state. */
  pending?: number[];
  shown?: number[];
  /** Places that others changed just now, and the one that the tray speaks of. */
  changed?: number[];
  named?: number[];
  /** What seats did in their last turn, and whether its order is shown. */
  last?: LastTurn[];
  numbered?: boolean;
  framed?: boolean;
  /** Formats the names of terrains, for their letters. */
  letters?: Format | null;
  /** Width of the drawing in pixels, so that patterns and icons stay large enough to read. */
  pixels?: number;
  veiled?: boolean;
}

const NONE: number[] = [];

export function BoardDrawing(props: Props) {
  const { field, shape, game, id, seat, legal = NONE, hover = -1, pending = NONE, shown = NONE, last } = props;
  const { framed = true, pixels = 736 } = props;
  const art = artOf(game);
  const geometry = geometryOf(shape);
  const looks = useMemo(() => appearancesOf(field, shape), [field.ground, field.layers, shape]);
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
  // Layers that did not change are the same objects as before, so moving the pointer redraws only the hover outline.
  const lit = useMemo(
    () => (
      <>
        {props.veiled && (
          <DimOverlay
            geometry={geometry}
            looks={looks}
            legal={legal}
            own={field.seat != null}
            clip={shape.kind === "squares" ? `url(#${id}-land)` : undefined}
          />
        )}
        {props.letters && (
          <TerrainLetters geometry={geometry} field={field} shape={shape} looks={looks} format={props.letters} />
        )}
        {legal.length > 0 && <LegalSpaces geometry={geometry} looks={looks} legal={legal} />}
      </>
    ),
    [geometry, looks, legal, props.veiled, props.letters],
  );
  const moved = useFigureMoves(looks, geometry);
  const written = useMemo(
    () => (
      <>
        <Frontiers geometry={geometry} looks={looks} />
        <Crosses geometry={geometry} looks={looks} settled={settled.current!} />
        <SpaceItems geometry={geometry} looks={looks} game={game} scale={scale} moved={moved} />
        <FreshRings geometry={geometry} looks={looks} />
      </>
    ),
    [geometry, looks, game, scale],
  );
  const patterns = useMemo(() => <Patterns art={art} id={id} grain={grain} />, [art, id, grain]);
  return (
    <g>
      {patterns}
      {framed && <Coordinates geometry={geometry} />}
      {land}
      {lit}
      {written}
      {!!last?.length && <LastTurns geometry={geometry} turns={last} numbered={props.numbered} />}
      {!!props.changed?.length && <HintMarkers geometry={geometry} shown={props.changed} kind="changed" />}
      {!!props.named?.length && <HintMarkers geometry={geometry} shown={props.named} kind="named" />}
      <HintMarkers geometry={geometry} shown={shown} />
      {[...pending, ...(pending.includes(hover) ? [] : [hover])].map(
        (index) =>
          looks[index] && (
            <HoverOutline
              key={index}
              geometry={geometry}
              look={looks[index]}
              index={index}
              seat={seat}
              art={art}
              id={id}
              legal={legal.includes(index) || pending.includes(index)}
              pending={pending.includes(index)}
              brings={bringsOf(field)}
            />
          ),
      )}
    </g>
  );
}

/** What a click puts on this board: the kind of mark that it has a layer for. */
function bringsOf(field: Field): Mark["kind"] | "" {
  const kinds = field.layers?.map((layer) => layer.kind) ?? [];
  return kinds.includes("cross") ? "cross" : kinds.includes("figure") ? "figure" : "";
}
