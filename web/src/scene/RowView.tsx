/** Nodes side by side under one title: a hand, a market, a panel of tracks, a list. */
import { SmallBoard } from "../board/SmallBoard";
import type { Field, Item, Piece, Row } from "../scene";
import { shapeOf } from "../store/shapes";
import { useTableInfo, type ViewState } from "../store/tableContext";
import { withMinus } from "../store/turnLog";
import { ActionButton } from "./ActionButton";
import { ListEntry } from "./ListEntry";
import { PieceView } from "./PieceView";
import { isSharedCard, SharedCard } from "./SharedCard";
import { Axis, stepped, TrackView } from "./TrackView";
import "./RowView.css";

export function RowView({ row, bare = false }: { row: Row; bare?: boolean }) {
  const { format, view } = useTableInfo();
  if (!bare && isSharedCard(row)) return <SharedCard row={row} />;
  const kind = row.kind ?? "panel";
  const columns = row.items.find((item) => item.type === "track" && item.kind === "column");
  const items = bare ? withAnswer(row.items, view) : row.items;
  return (
    <div
      class={`row ${kind === "panel" ? "blocks" : kind} ${layout(row)}`}
      role="group"
      aria-label={format(row.name)}
      data-node={row.id}
    >
      {!bare && (
        <div class="track-head">
          <span class="caption">{format(row.name)}</span>
          <span class="grow" />
          {row.note && <span class="t11 muted note">{format(row.note)}</span>}
          {row.points != null && <span class="t12 strong">{withMinus(row.points)}</span>}
        </div>
      )}
      {bare && row.note && isMeans(row) && <span class="t11 muted note">{format(row.note)}</span>}
      {bare && kind === "offers" && <span class="caption">{format(row.name)}</span>}
      <div class="items">
        {columns?.type === "track" && <Axis track={stepped(columns)} />}
        {items.map((item) =>
          bare && isNamedPlace(item) ? (
            <NamedPlace key={item.id} place={item} />
          ) : (
            <ItemView key={item.id} item={item} list={kind === "list"} />
          ),
        )}
      </div>
    </div>
  );
}

const isEmpty = (item: Item) => item.type === "piece" && item.kind === "slot" && !item.glyphs?.length;

/** An empty place beside dice shows the effect of the hovered die. */
function withAnswer(items: Item[], { hover, preview }: ViewState): Item[] {
  if (!items.some((item) => item.type === "piece" && item.kind === "die") || !items.some(isEmpty)) return items;
  const answer = items.some(({ id }) => id === hover.value?.id) && preview.value?.title;
  return answer
    ? items.map((item) => (isEmpty(item) ? { ...(item as Piece), lines: [["plain", [["words", answer]]]] } : item))
    : items;
}

/** A place for a card, or the card on it, with its letter and name above. */
const isNamedPlace = (item: Item): item is Piece =>
  item.type === "piece" && !!item.corner && !!item.title && (item.kind === "slot" || item.kind === "card");

function NamedPlace({ place }: { place: Piece }) {
  const { format } = useTableInfo();
  const { corner, title, ...bare } = place;
  return (
    <div class="named-place">
      <span class={place.kind === "card" ? "place-name held" : "place-name"} aria-hidden="true">
        <b>{corner}</b>
        <span class="cut">{format(title)}</span>
      </span>
      <PieceView piece={bare} />
    </div>
  );
}

/** Powers and similar pieces as buttons in fixed places. */
const isMeans = (row: Row) => row.items.every((item) => item.type === "button");

function layout(row: Row): string {
  const kinds = new Set(
    row.items.map((item) =>
      item.type === "track" ? item.kind : item.type === "piece" ? (item.kind ?? "token") : item.type,
    ),
  );
  return [...kinds].map((kind) => `of-${kind}`).join(" ");
}

function ItemView({ item, list }: { item: Item; list: boolean }) {
  const { format } = useTableInfo();
  switch (item.type) {
    case "track":
      return <TrackView track={item} />;
    case "button":
      return <ActionButton button={item} />;
    case "note":
      return (
        <p class="t12" data-node={item.id}>
          {format(item.name)}
          {item.detail && <span class="muted"> {format(item.detail)}</span>}
        </p>
      );
    case "field":
      return <FieldView field={item} />;
    case "piece":
      return list && sentence(item) ? <ListEntry piece={item} /> : <PieceView piece={item} />;
  }
}

const sentence = (piece: Piece) => piece.kind !== "die" && !piece.parts?.length && !piece.halves?.length;

function FieldView({ field }: { field: Field }) {
  const { game } = useTableInfo();
  const shape = shapeOf(game, field.ground.shape);
  return shape ? <SmallBoard field={field} shape={shape} game={game} id={`s-${field.id}`} /> : null;
}
