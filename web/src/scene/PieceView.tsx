/** A card, a half of one, a tile, a token, a die, a place for a card. */

import type { Piece } from "../scene";
import { useTableInfo } from "../store/tableContext";
import { SeatShape } from "../ui/SeatShape";
import { ClickableNode } from "./ClickableNode";
import { Die } from "./Die";
import { Glyphs, Swatch } from "./Glyphs";
import { TerrainFill } from "./TerrainFill";
import "./PieceView.css";

export function PieceView({ piece }: { piece: Piece }) {
  const { game, format } = useTableInfo();
  if (piece.kind === "die") return <DieView piece={piece} />;
  if (piece.kind === "card" && piece.parts?.length) return <SplitCard piece={piece} />;
  if (piece.halves?.length) return <SmallCard piece={piece} />;
  if (piece.kind === "card") return <CardView piece={piece} />;
  if (piece.kind === "slot") return <SlotView piece={piece} />;
  if (piece.kind === "tile") return <TileView piece={piece} />;
  if (piece.kind === "half") return <Half piece={piece} />;
  return (
    <ClickableNode node={piece} class={`token ${piece.state ?? ""}`}>
      {piece.corner && <span class="corner-letter">{piece.corner}</span>}
      <span class="glyphs">
        {piece.fill && <Swatch game={game} fill={piece.fill} size={24} />}
        <Glyphs glyphs={piece.glyphs} game={game} size={26} />
      </span>
      <span class="token-words stack grow">
        {piece.title && <span class="strong">{format(piece.title)}</span>}
        {piece.lines?.map((line, i) => (
          <span key={i}>{format(line)}</span>
        ))}
      </span>
      {!!piece.foot?.length && (
        <span class="glyphs">
          <Glyphs glyphs={piece.foot} game={game} size={16} />
        </span>
      )}
      {piece.caption && <span class="strong">{format(piece.caption)}</span>}
    </ClickableNode>
  );
}

function DieView({ piece }: { piece: Piece }) {
  const { format } = useTableInfo();
  return (
    <ClickableNode key={piece.corner} node={piece} class={`die settles ${piece.state ?? ""}`}>
      <Die value={Number(piece.corner) || 0} chosen={piece.state === "chosen"} />
      {piece.caption && (
        <span class="t11 die-words">
          {piece.seat != null && <SeatShape seat={piece.seat} size={10} />}
          <span class="cut">{format(piece.caption)}</span>
        </span>
      )}
    </ClickableNode>
  );
}

/** A card of two halves to look at. */
function SmallCard({ piece }: { piece: Piece }) {
  const { format } = useTableInfo();
  return (
    <ClickableNode key={format(piece.name)} node={piece} class={`split mini ${piece.state ?? ""}`}>
      {piece.halves!.map((fill, i) => (
        <div key={i} class="half">
          <TerrainFill fill={fill} />
        </div>
      ))}
      {piece.corner && <span class="corner-letter">{piece.corner}</span>}
    </ClickableNode>
  );
}

/** A card of two halves: the side I took is framed, the other is dimmed. */
function SplitCard({ piece }: { piece: Piece }) {
  const { format } = useTableInfo();
  const big = piece.parts!.some((half) => half.title || half.glyphs?.length || half.lines?.length || half.corner);
  return (
    <ClickableNode key={format(piece.name)} node={piece} class={`split ${big ? "big" : "mini"} ${piece.state ?? ""}`}>
      {piece.parts!.map((half) => (
        <Half key={half.id} piece={half} />
      ))}
      {piece.corner && <span class="corner-letter">{piece.corner}</span>}
      {piece.caption && <span class="t11 split-caption">{format(piece.caption)}</span>}
    </ClickableNode>
  );
}

function Half({ piece }: { piece: Piece }) {
  const { format, game, me } = useTableInfo();
  const taken = piece.foot?.some((glyph) => glyph.seat === me) ? "taken" : "";
  return (
    <ClickableNode node={piece} class={`half ${piece.state ?? ""} ${taken}`}>
      <TerrainFill fill={piece.fill ?? ""} />
      {piece.corner && <span class="corner-letter">{piece.corner}</span>}
      {piece.title && <span class="pill">{format(piece.title)}</span>}
      {piece.lines?.map((line, i) => (
        <span class="pill brings" key={i}>
          {format(line)}
        </span>
      ))}
      {(piece.caption || !!piece.glyphs?.length) && (
        <span class="pill brings">
          <Glyphs glyphs={piece.glyphs} game={game} size={piece.caption ? 12 : 18} />
          {piece.caption && <span class="brings-words">{format(piece.caption)}</span>}
        </span>
      )}
      {!!piece.foot?.length && (
        <span class="glyphs takers">
          <Glyphs glyphs={piece.foot} game={game} size={18} />
        </span>
      )}
    </ClickableNode>
  );
}

/** A card with its function as icons and as text, and its value at the bottom. */
function CardView({ piece }: { piece: Piece }) {
  const { game, format } = useTableInfo();
  return (
    <ClickableNode node={piece} class={`card ${piece.fill ? "grounded" : ""} ${piece.state ?? ""}`}>
      {piece.fill && <TerrainFill fill={piece.fill} />}
      {piece.corner && <span class="corner-letter">{piece.corner}</span>}
      <span class="card-top">
        <span class="glyphs">
          <Glyphs glyphs={piece.glyphs} game={game} size={28} />
        </span>
        {piece.title && <span class="strong">{format(piece.title)}</span>}
        {piece.lines?.map((line, i) => (
          <span key={i}>{format(line)}</span>
        ))}
      </span>
      {(!!piece.foot?.length || piece.caption) && (
        <span class="card-foot">
          <Glyphs glyphs={piece.foot} game={game} size={30} />
          {piece.caption && <span class="t11">{format(piece.caption)}</span>}
        </span>
      )}
    </ClickableNode>
  );
}

function SlotView({ piece }: { piece: Piece }) {
  const { game, format } = useTableInfo();
  const held = !!piece.parts?.length;
  return (
    <ClickableNode
      node={piece}
      class={`slot ${piece.fill ? "grounded" : ""} ${piece.state ?? ""} ${held ? "held" : ""}`}
    >
      {piece.fill && <TerrainFill fill={piece.fill} />}
      {piece.corner && <span class="corner-letter">{piece.corner}</span>}
      {piece.parts?.map((part) => (
        <PieceView key={part.id} piece={part} />
      ))}
      {!held && !!piece.glyphs?.length && (
        <span class={piece.glyphs.length > 1 ? "glyphs paper" : "glyphs"}>
          <Glyphs
            glyphs={piece.glyphs}
            game={game}
            size={piece.glyphs.length > 1 ? 18 : piece.glyphs[0]!.count == null ? 44 : 28}
          />
        </span>
      )}
      {piece.title && <span class="slot-words">{format(piece.title)}</span>}
      {!held &&
        piece.lines?.map((line, i) => (
          <span class="slot-words" key={i}>
            {format(line)}
          </span>
        ))}
      {!!piece.foot?.length && (
        <span class="glyphs">
          <Glyphs glyphs={piece.foot} game={game} size={16} />
        </span>
      )}
      {piece.caption && <span class="slot-caption strong">{format(piece.caption)}</span>}
    </ClickableNode>
  );
}

function TileView({ piece }: { piece: Piece }) {
  const { game, format } = useTableInfo();
  return (
    <ClickableNode node={piece} class={`tile ${piece.fill ? "grounded" : ""} ${piece.state ?? ""}`}>
      {piece.fill && <TerrainFill fill={piece.fill} />}
      {piece.corner && <span class="corner-letter">{piece.corner}</span>}
      {!!piece.glyphs?.length && (
        <span class="glyphs">
          <Glyphs glyphs={piece.glyphs} game={game} size={24} />
        </span>
      )}
      {piece.title && <span class="pill">{format(piece.title)}</span>}
      {piece.lines?.map((line, i) => (
        <span class="t12" key={i}>
          {format(line)}
        </span>
      ))}
      {!!piece.foot?.length && (
        <span class="glyphs">
          <Glyphs glyphs={piece.foot} game={game} size={16} />
        </span>
      )}
      {piece.caption && <span class={piece.fill ? "pill t11" : "t11"}>{format(piece.caption)}</span>}
    </ClickableNode>
  );
}
