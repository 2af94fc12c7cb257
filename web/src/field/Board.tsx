/** The big board: draws the field and turns pointers, fingers and keys into presses on its spaces. */
import { useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { Cell, Field, Point, Shape } from "../scene";
import { aim } from "../store/aim";
import { language, letters } from "../store/kept";
import type { LiveTable } from "../store/table";
import { useChanged } from "./changed";
import { FieldDrawing } from "./FieldDrawing";
import { geometryOf, nearest, neighbour, spaceAt } from "./geometry";
import { Hits } from "./Hits";
import { Zoom } from "./zoom";

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
}

const ARROWS: Record<string, Point> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const NONE: Cell[] = [];
const NOWHERE: number[] = [];
const SNAP = 22;
const LONG = 450;
const DOUBLE = 320;

export function Board({ field, shape, game, seat, framed, table, shown = [] }: Props) {
  const geometry = geometryOf(shape);
  const cells = field.cells ?? NONE;
  const svg = useRef<SVGSVGElement>(null);
  const zoom = useMemo(() => new Zoom(framed ? geometry.framed : geometry.bare), []);
  useEffect(() => zoom.reset(framed ? geometry.framed : geometry.bare), [geometry, framed]);
  const stop = useSignal(0);
  const pixels = useSignal(736);
  const changed = useChanged(cells, table ? seat : null);
  const press = useRef({ timer: 0, long: false, tapped: -DOUBLE });

  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => (pixels.value = Math.max(200, entry!.contentRect.width)));
    watch.observe(svg.current!);
    return () => watch.disconnect();
  }, []);

  const wished = table?.wishes.value.map((wish) => wish.node) ?? [];
  const legal = useMemo(
    () => (table ? cells.flatMap((cell, i) => (table.use(cell) && !wished.includes(cell.id) ? [i] : [])) : []),
    [cells, table?.picked.value, wished.join()],
  );
  const aimed = aim.value?.where === field.id ? cells.findIndex((cell) => cell.id === aim.value!.id) : -1;
  const pointAt = shown.flatMap((id) => {
    const i = cells.findIndex((cell) => cell.id === id);
    return i < 0 ? [] : [i];
  });
  const near = geometry.spaces[aimed]?.near ?? NOWHERE;
  const hits = useMemo(
    () => (
      <Hits
        geometry={geometry}
        cells={cells}
        legal={legal}
        targets={table?.picked.value?.then?.map((then) => then.target)}
        stop={stop.value}
      />
    ),
    [geometry, cells, legal, table?.picked.value, stop.value, language.value],
  );
  const picked = cells.findIndex((cell) => cell.id === table?.picked.value?.id);

  const toDrawing = (x: number, y: number): Point => {
    const p = new DOMPoint(x, y).matrixTransform(svg.current!.getScreenCTM()!.inverse());
    return [p.x, p.y];
  };
  const at = (x: number, y: number, snap: boolean): number => {
    const p = toDrawing(x, y);
    const exact = spaceAt(geometry, p);
    if (!snap || legal.includes(exact)) return exact;
    const unit = Math.abs(toDrawing(x + SNAP, y)[0] - p[0]);
    const near = nearest(geometry, legal, p, unit);
    return near >= 0 ? near : exact;
  };
  const point = (index: number) => {
    const cell = cells[index];
    aim.value =
      cell && table
        ? { ...cell, where: field.id, deed: table.deed(cell), tells: !!geometry.spaces[index]!.near?.length }
        : null;
  };
  const focus = (index: number) => {
    stop.value = index;
    svg.current!.querySelector<SVGElement>(`[data-node="${CSS.escape(cells[index]!.id)}"]`)?.focus();
  };
  const indexOf = (target: EventTarget | null) => {
    const id = (target as Element | null)?.closest?.("[data-node]")?.getAttribute("data-node");
    return id ? cells.findIndex((cell) => cell.id === id) : -1;
  };

  const pointerDown = (event: PointerEvent) => {
    if (event.pointerType === "mouse") return;
    zoom.down(event.pointerId, [event.clientX, event.clientY]);
    clearTimeout(press.current.timer);
    press.current.long = false;
    press.current.timer = window.setTimeout(() => {
      if (zoom.moved) return;
      press.current.long = true;
      point(at(event.clientX, event.clientY, true));
    }, LONG);
  };
  const pointerMove = (event: PointerEvent) => {
    if (event.pointerType === "mouse") {
      const index = at(event.clientX, event.clientY, false);
      if (index !== aimed) point(index);
      return;
    }
    zoom.move(event.pointerId, [event.clientX, event.clientY], svg.current!.getBoundingClientRect());
    if (zoom.moved) clearTimeout(press.current.timer);
  };
  const pointerEnd = (event: PointerEvent) => {
    clearTimeout(press.current.timer);
    zoom.up(event.pointerId);
    if (event.pointerType !== "mouse" && press.current.long) window.setTimeout(() => (aim.value = null), 1500);
  };
  const click = (event: MouseEvent) => {
    const touch = (event as PointerEvent).pointerType === "touch";
    if (touch && (zoom.moved || press.current.long)) return;
    const index = event.detail === 0 ? indexOf(event.target) : at(event.clientX, event.clientY, touch);
    const cell = cells[index];
    const now = event.timeStamp; // when the finger was there: a busy device may hear of it later
    if (touch && !legal.includes(index) && now - press.current.tapped < DOUBLE)
      return zoom.to(zoom.scale > 1.5 ? 1 : 2, toDrawing(event.clientX, event.clientY));
    press.current.tapped = now;
    if (!cell || !table) return;
    stop.value = index;
    aim.value = null;
    table.press(cell);
  };
  const keyDown = (event: KeyboardEvent) => {
    const index = indexOf(event.target);
    if (index < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = ARROWS[event.key];
    if (arrow) focus(neighbour(geometry, index, arrow));
    else if (event.key === "Enter" || event.key === " ") table?.press(cells[index]!);
    else if (event.key === "Home") focus(0);
    else if (event.key === "End") focus(cells.length - 1);
    else return;
    event.preventDefault();
  };
  const wheel = (event: WheelEvent) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    zoom.to(zoom.scale * (event.deltaY < 0 ? 1.15 : 1 / 1.15), toDrawing(event.clientX, event.clientY));
  };

  const box = zoom.box.value;
  const names = framed || zoom.scale >= 1.5;
  return (
    <div class={zoom.scale > 1.01 ? "board zoomed" : "board"} data-art={game}>
      <svg
        ref={svg}
        viewBox={box.join(" ")}
        role="grid"
        aria-label={field.name}
        aria-readonly="true"
        onPointerDown={pointerDown}
        onPointerMove={pointerMove}
        onPointerUp={pointerEnd}
        onPointerCancel={pointerEnd}
        onPointerLeave={(event) => event.pointerType === "mouse" && (aim.value = null)}
        onClick={click}
        onKeyDown={keyDown}
        onWheel={wheel}
        onFocusIn={(event) => {
          const index = indexOf(event.target);
          if (index >= 0) stop.value = index;
          if (index >= 0 && (event.target as Element).matches(":focus-visible")) point(index);
        }}
        onFocusOut={() => (aim.value = null)}
      >
        <FieldDrawing
          field={field}
          shape={shape}
          game={game}
          id={`b-${field.id.replace(/[^a-z0-9]/gi, "-")}`}
          seat={seat}
          legal={legal}
          aim={aimed >= 0 ? aimed : picked >= 0 ? picked : cells.findIndex((cell) => wished.includes(cell.id))}
          shown={near.length ? [...pointAt, ...near] : pointAt}
          changed={changed.value}
          framed={names}
          letters={letters.value}
          pixels={pixels.value * zoom.scale}
          veiled={!!table && seat !== null}
        />
        {hits}
      </svg>
    </div>
  );
}
