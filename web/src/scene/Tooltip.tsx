/** The effect of a click, or why it is not possible: beside the node, where it covers the least. */
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { LiveTable } from "../store/table";
import { useTableInfo } from "../store/tableContext";
import "./Tooltip.css";

const GAP = 10;

export function Tooltip({ table }: { table: LiveTable }) {
  const { hover, preview, isShownInTray } = useTableInfo().view;
  const now = hover.value;
  const remark = table.remark.value;
  useEffect(() => {
    preview.value = null;
    if (!now?.action && !now?.tells) return;
    let still = true;
    const timer = setTimeout(
      () =>
        void (now.action ? table.peek(now.action) : table.about(now.id)).then((answer) => {
          if (still) preview.value = answer;
        }),
      now.action ? 60 : 250,
    );
    return () => {
      still = false;
      clearTimeout(timer);
    };
  }, [now?.id, now?.action, table.version.value]);
  useEffect(() => {
    if (!remark) return;
    const timer = setTimeout(() => (table.remark.value = null), 5000);
    return () => clearTimeout(timer);
  }, [remark]);
  if (remark?.node && (!now || now.id === remark.node)) return <Placed node={remark.node}>{remark.words}</Placed>;
  if (!now || !preview.value) return null;
  const { title, lines = [], points = 0 } = preview.value;
  if (!now.action) return <Placed node={now.id}>{title}</Placed>;
  const inLine = !now.where && !table.state.value?.lesson; // beside it lie other things to choose from
  if (inLine || (now.where && isShownInTray.value) || table.picked.value) return null; // the tray shows it
  return (
    <Placed node={now.id}>
      <span class="where">
        {now.title ? <span>{now.title}</span> : <strong>{title}</strong>}
        {points !== 0 && <span class="points">{points > 0 ? `+${points}` : `−${-points}`}</span>}
      </span>
      {now.title && <strong>{title}</strong>}
      {lines.slice(0, 5).map((line) => (
        <span key={line}>
          {line}
          <br />
        </span>
      ))}
    </Placed>
  );
}

/** What a box would hide of the board: spaces that can be used weigh most, then marked ones. */
function hidden(x: number, y: number, width: number, height: number): number {
  const met = new Set<Element>();
  for (let across = 0; across <= 6; across += 1)
    for (let down = 0; down <= 4; down += 1) {
      const under = document.elementFromPoint(x + (width * across) / 6, y + (height * down) / 4);
      if (under?.matches(".hit")) met.add(under);
    }
  return [...met].reduce((sum, hit) => sum + (hit.matches(".usable") ? 20 : hit.matches(".marked") ? 4 : 0), 0);
}

/** Inside the board's corners, where an island leaves the sea free. */
function corners(board: DOMRect, width: number, height: number): [number, number][] {
  const [left, right] = [board.left + GAP, board.right - GAP - width];
  const [top, bottom] = [board.top + GAP, board.bottom - GAP - height];
  return [
    [right, top],
    [right, bottom],
    [left, bottom],
    [left, top],
  ];
}

/** Beside its node; of all sides the one where it covers no usable space and least of the rest. */
function Placed({ node, children }: { node: string; children: preact.ComponentChildren }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const bubble = box.current!;
    const held = document.querySelector(`[data-node="${CSS.escape(node)}"]`);
    const anchor = held?.getBoundingClientRect();
    if (!anchor) return;
    const board = held!.closest(".board")?.getBoundingClientRect();
    const { width, height } = bubble.getBoundingClientRect();
    const all = (which: string) => [...document.querySelectorAll(which)].map((hit) => hit.getBoundingClientRect());
    const pointers = all(".pointers g");
    const lines = all(".tray-lines");
    const middle = { x: anchor.x + anchor.width / 2, y: anchor.y + anchor.height / 2 };
    const places = [
      [anchor.right + GAP, middle.y - height / 2],
      [anchor.left - GAP - width, middle.y - height / 2],
      [middle.x - width / 2, anchor.top - GAP - height],
      [middle.x - width / 2, anchor.bottom + GAP],
      [anchor.right + GAP, anchor.top - height],
      [anchor.left - GAP - width, anchor.top - height],
      [anchor.right + GAP, anchor.bottom],
      [anchor.left - GAP - width, anchor.bottom],
      ...(board ? corners(board, width, height) : []),
    ] as const;
    let best = places[0] as readonly [number, number];
    let least = Infinity;
    places.forEach((place, i) => {
      const x = Math.min(Math.max(8, place[0]), innerWidth - width - 8);
      const y = Math.min(Math.max(8, place[1]), innerHeight - height - 8);
      const meets = (r: DOMRect) => x < r.right && x + width > r.left && y < r.bottom && y + height > r.top;
      const beyond = board && (x < board.left || x + width > board.right) ? 60 : 0;
      const far = Math.hypot(x + width / 2 - middle.x, y + height / 2 - middle.y) / 40;
      const cost =
        far +
        (meets(anchor) || lines.some(meets) ? 1000 : 0) +
        beyond +
        pointers.filter(meets).length * 4 +
        hidden(x, y, width, height) +
        i;
      if (cost < least) {
        least = cost;
        best = [x, y];
      }
    });
    bubble.style.left = `${best[0]}px`;
    bubble.style.top = `${best[1]}px`;
    bubble.style.visibility = "visible";
  });
  return (
    <div ref={box} class="bubble fixed" role="presentation">
      {children}
    </div>
  );
}
