/** Things side by side under one title: a hand, a market, a panel of tracks, a list. */
import { SmallBoard } from "../field/SmallBoard";
import type { Item, Piece, Row } from "../scene";
import { ActionButton } from "./ActionButton";
import { CardPanel, isFaceUpCard } from "./CardPanel";
import { useAround } from "./context";
import { ListEntry } from "./ListEntry";
import { PieceView } from "./PieceView";
import { Axis, TrackView } from "./TrackView";

export function RowView({ row, bare = false }: { row: Row; bare?: boolean }) {
  if (isFaceUpCard(row)) return <CardPanel row={row} />;
  const kind = row.kind ?? "panel";
  const columns = row.items.find((item) => item.type === "track" && item.kind === "column");
  return (
    <div class={`row ${kind} ${layout(row)}`} role="group" aria-label={row.name} data-node={row.id}>
      {!bare && (
        <div class="track-head">
          <span class="caption">{row.name}</span>
          <span class="grow" />
          {row.note && <span class="t11 muted note">{row.note}</span>}
          {row.points != null && <span class="t12 strong">{row.points}</span>}
        </div>
      )}
      <div class="items">
        {columns?.type === "track" && <Axis track={columns} />}
        {row.items.map((item) => (
          <ItemView key={item.id} item={item} list={kind === "list"} />
        ))}
      </div>
    </div>
  );
}

function layout(row: Row): string {
  const kinds = new Set(
    row.items.map((item) =>
      item.type === "track" ? item.kind : item.type === "piece" ? (item.kind ?? "token") : item.type,
    ),
  );
  return [...kinds].map((kind) => `of-${kind}`).join(" ");
}

function ItemView({ item, list }: { item: Item; list: boolean }) {
  const { shapes, game } = useAround();
  switch (item.type) {
    case "track":
      return <TrackView track={item} />;
    case "button":
      return <ActionButton button={item} />;
    case "note":
      return (
        <p class="t12" data-node={item.id}>
          {item.name}
          {item.detail && <span class="muted"> {item.detail}</span>}
        </p>
      );
    case "field":
      return shapes[item.shape] ? (
        <SmallBoard field={item} shape={shapes[item.shape]!} game={game} id={`s-${item.id}`} />
      ) : null;
    case "piece":
      return list && sentence(item) ? <ListEntry piece={item} /> : <PieceView piece={item} />;
  }
}

const sentence = (piece: Piece) => piece.kind !== "die" && !piece.parts?.length;
