/** A piece as one line of a list: picture, text, and a number or button at the end. */
import type { Piece } from "../scene";
import { useTableInfo } from "../store/tableContext";
import { ClickableNode } from "./ClickableNode";
import { Glyphs, Swatch } from "./Glyphs";
import "./ListEntry.css";

export function ListEntry({ piece }: { piece: Piece }) {
  const { game, names, format, view } = useTableInfo();
  const seat = piece.glyphs?.[0]?.seat;
  const title = piece.title ? format(piece.title) : seat != null && !piece.glyphs![0]!.art ? names[seat] : "";
  if (piece.kind === "slot" && !piece.glyphs?.length && !piece.lines?.length)
    return (
      <ClickableNode node={piece} class={`entry place-free ${piece.state ?? ""}`}>
        {format(piece.title ?? piece.name)}
      </ClickableNode>
    );
  const worth = piece.kind === "card" && piece.corner;
  const then = worth ? view.numberThen(piece.id) : undefined;
  const wide = piece.kind === "card";
  return (
    <ClickableNode
      node={piece}
      class={`entry ${wide ? "tall" : ""} ${then == null ? (piece.state ?? "") : "changing"}`}
    >
      {(piece.fill || !!piece.glyphs?.length) && (
        <span class="glyphs entry-picture">
          {piece.fill && <Swatch game={game} fill={piece.fill} size={24} />}
          <Glyphs
            glyphs={piece.glyphs}
            game={game}
            size={wide && piece.glyphs?.length === 1 ? 48 : wide ? 26 : title ? 30 : 18}
          />
        </span>
      )}
      <span class="entry-words stack grow">
        <span class="line">
          {title && <span class="strong cut">{title}</span>}
          {!worth && piece.corner && <span class="t11 muted">{piece.corner}</span>}
        </span>
        {piece.lines?.map((line, i) => (
          <span class="t12 muted" key={i}>
            {format(line)}
          </span>
        ))}
      </span>
      {!!piece.foot?.length && (
        <span class="glyphs">
          <Glyphs glyphs={piece.foot} game={game} size={18} />
        </span>
      )}
      {(worth || piece.caption) && (
        <span class="worth">
          {worth && <b class="serif">{then == null ? piece.corner : <Then now={worth} then={then} />}</b>}
          {piece.caption && <span class={worth ? "t11 good strong" : "t12 muted"}>{format(piece.caption)}</span>}
        </span>
      )}
    </ClickableNode>
  );
}

/** What it is now and what it would be. */
export function Then({ now, then }: { now: string; then: number }) {
  return (
    <span class="now-then g4 nowrap">
      {now}
      <i aria-hidden="true">→</i>
      <span class={then < Number(now) ? "bad" : "good"}>{then}</span>
    </span>
  );
}
