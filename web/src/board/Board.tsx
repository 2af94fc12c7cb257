/** The large board: draws the field and sends clicks on its spaces. */
import { useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { Field, Shape } from "../scene";
import { letters } from "../store/deviceStorage";
import type { LiveTable } from "../store/table";
import { useTableInfo } from "../store/tableContext";
import { type Appearance, actionAt, appearancesOf, indexOf, nodeOf } from "./appearance";
import { BoardDrawing } from "./BoardDrawing";
import { useBoardEvents } from "./events";
import { geometryOf } from "./geometry";
import { HitAreas } from "./HitAreas";
import type { LastTurn } from "./LastTurns";
import { Spotlight } from "./Spotlight";
import { shortSpaceLabel } from "./spaceLabel";
import { useChangedSpaces } from "./useChangedSpaces";
import { Zoom } from "./zoom";
import "./Board.css";

interface Props {
  field: Field;
  shape: Shape;
  game: string;
  seat: number | null;
  framed: boolean;
  /** Null: a board to look at. */
  table: LiveTable | null;
  /** Node ids to point at. */
  shown?: string[];
  /** What was done last on it, and whether its order is shown. */
  last?: LastTurn[];
  numbered?: boolean;
  /** A finger went across it: to the next board (1) or the one before. */
  swipe?: (by: 1 | -1) => void;
}

const NOBODY: string[] = [];
const NOWHERE: number[] = [];

export function Board({ field, shape, game, seat, framed, table, shown = NOBODY, last, numbered, swipe }: Props) {
  const { format, lesson, view } = useTableInfo();
  const { hover, preview } = view;
  const geometry = geometryOf(shape);
  const looks = useMemo(() => appearancesOf(field, shape), [field.ground, field.layers, shape]);
  const svg = useRef<SVGSVGElement>(null);
  const zoom = useZoom(framed ? geometry.framed : geometry.bare);
  const pixels = useWidth(svg);
  const stop = useSignal(0);
  const changed = useChangedSpaces(looks, table ? seat : null);
  const find = (node: string | undefined) => (node ? indexOf(field, shape, node) : -1);
  const findAll = (nodes: string[]) => nodes.map(find).filter((index) => index >= 0);

  const pending = findAll(table?.pending.value.map((move) => move.node) ?? NOBODY);
  const picked = table?.picked.value;
  const pressable = (index: number) => ({ id: nodeOf(field, shape, index), do: actionAt(shape, looks[index]!, index) });
  const legal = useMemo(
    () => (table ? looks.flatMap((_, i) => (table.use(pressable(i)) && !pending.includes(i) ? [i] : [])) : NOWHERE),
    [looks, picked, pending.join(), lesson],
  );
  useEffect(() => {
    // If the board is zoomed in and the legal spaces are outside the visible part, show all of it.
    if (legal.length && !legal.some((index) => zoom.shows(geometry.spaces[index]!))) zoom.out();
  }, [legal]);
  const aimed = hover.value?.where === field.id ? find(hover.value.id) : -1;
  const near = geometry.spaces[aimed]?.near ?? NOWHERE;
  const pointed = findAll(shown);
  const foreseen = hover.value?.action && !hover.value.where ? findAll(preview.value?.where ?? NOBODY) : NOWHERE;

  const handlers = useBoardEvents(svg, zoom, {
    geometry,
    legal,
    aimed,
    indexOf: (target) => find((target as Element | null)?.closest?.("[data-node]")?.getAttribute("data-node") ?? ""),
    point: (index) => {
      hover.value = table && index >= 0 ? aimAt(index, looks[index]!) : null;
    },
    press: (index) => {
      if (!table) return;
      stop.value = index;
      hover.value = null;
      table.press(pressable(index));
    },
    swipe,
    focus: (index) => {
      stop.value = index;
      svg.current!.querySelector<SVGElement>(`[data-node="${CSS.escape(nodeOf(field, shape, index))}"]`)?.focus();
    },
  });
  const aimAt = (index: number, look: Appearance) => ({
    id: nodeOf(field, shape, index),
    title: shortSpaceLabel(format, shape.names[index]!, look),
    where: field.id,
    action: table!.action(pressable(index)),
    tells: !!geometry.spaces[index]!.near?.length,
  });
  const focused = (event: FocusEvent) => {
    const index = find((event.target as Element).getAttribute("data-node") ?? "");
    if (index < 0) return;
    stop.value = index;
    if (table && (event.target as Element).matches(":focus-visible")) hover.value = aimAt(index, looks[index]!);
  };
  const hits = useMemo(
    () => (
      <HitAreas
        field={field}
        shape={shape}
        looks={looks}
        legal={legal}
        targets={picked?.then?.map(([target]) => target)}
        stop={stop.value}
        format={format}
      />
    ),
    [field.id, shape, looks, legal, picked, stop.value, format],
  );
  return (
    <div class={zoom.scale > 1.01 ? "board zoomed" : "board"} data-art={game}>
      <svg
        ref={svg}
        viewBox={zoom.box.value.join(" ")}
        role="grid"
        aria-label={format(field.name)}
        aria-readonly="true"
        {...handlers}
        onFocusIn={focused}
        onFocusOut={() => (hover.value = null)}
      >
        <BoardDrawing
          field={field}
          shape={shape}
          game={game}
          id={`b-${field.id.replace(/[^a-z0-9]/gi, "-")}`}
          seat={seat}
          legal={legal.length ? legal : foreseen}
          hover={aimed >= 0 ? aimed : find(picked?.id)}
          pending={pending}
          shown={lesson ? near : near.length ? [...pointed, ...near] : pointed}
          changed={changed.value}
          named={findAll([table?.remark.value?.node ?? ""])}
          last={last}
          numbered={numbered}
          framed={framed || zoom.scale >= 1.5}
          letters={letters.value ? format : null}
          pixels={pixels.value * zoom.scale}
          veiled={!!table && seat !== null && !lesson}
        />
        {lesson && <Spotlight geometry={geometry} spaces={pointed} />}
        {hits}
      </svg>
    </div>
  );
}

function useZoom(whole: [number, number, number, number]): Zoom {
  const zoom = useMemo(() => new Zoom(whole), []);
  useEffect(() => zoom.reset(whole), [whole]);
  return zoom;
}

/** How wide a drawing is on the screen. */
function useWidth(svg: { current: SVGSVGElement | null }) {
  const pixels = useSignal(736);
  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => {
      pixels.value = Math.max(200, entry!.contentRect.width);
    });
    watch.observe(svg.current!);
    return () => watch.disconnect();
  }, []);
  return pixels;
}
