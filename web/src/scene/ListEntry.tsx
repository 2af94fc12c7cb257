/** A piece as one line of a list: its picture, its words, what stands at its end. */
import type { Piece } from "../scene";
import { useAround } from "./context";
import { Glyphs } from "./Glyphs";
import { Pressed } from "./Pressed";

export function ListEntry({ piece }: { piece: Piece }) {
  const { game } = useAround();
  const worth = piece.kind === "card" && piece.corner;
  const wide = piece.kind === "card";
  return (
    <Pressed node={piece} class={`entry ${wide ? "tall" : ""} ${piece.state ?? ""}`}>
      {!!piece.glyphs?.length && (
        <span class="glyphs picture">
          <Glyphs glyphs={piece.glyphs} game={game} size={wide ? 44 : 30} />
        </span>
      )}
      <span class="entry-words">
        <span class="line">
          {piece.title && <span class="strong">{piece.title}</span>}
          {!worth && piece.corner && <span class="t11 muted">{piece.corner}</span>}
        </span>
        {wide && piece.lines?.map((line) => <span class="t12 muted" key={line}>{line}</span>)}
      </span>
      {!wide && piece.lines?.map((line) => <span class="t12 muted" key={line}>{line}</span>)}
      {!!piece.foot?.length && (
        <span class="glyphs">
          <Glyphs glyphs={piece.foot} game={game} size={18} />
        </span>
      )}
      {(worth || piece.caption) && (
        <span class="worth">
          {worth && <b class="serif">{piece.corner}</b>}
          {piece.caption && <span class="t11 good strong">{piece.caption}</span>}
        </span>
      )}
    </Pressed>
  );
}
