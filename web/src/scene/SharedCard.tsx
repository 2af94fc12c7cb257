/** The card that everybody plays from: its two sides, who took which side, and how far they are. */

import type { Piece, Row } from "../scene";
import { useTableInfo } from "../store/tableContext";
import { SeatShape } from "../ui/SeatShape";
import { Swatch } from "./Glyphs";
import { PieceView } from "./PieceView";
import "./SharedCard.css";

/** One card alone in its row, with two sides that have names. */
export function isSharedCard(row: Row): boolean {
  const [only, ...others] = row.items;
  return !others.length && only?.type === "piece" && only.kind === "card" && !!only.parts?.some((half) => half.title);
}

export function SharedCard({ row }: { row: Row }) {
  const { players, names, game, me, format } = useTableInfo();
  const card = row.items[0] as Piece;
  const sideOf = (seat: number) => card.parts!.find((half) => half.foot?.some((glyph) => glyph.seat === seat));
  return (
    <div class="card-panel" role="group" aria-label={format(row.name)} data-node={row.id}>
      <PieceView piece={card} />
      <div class="card-story stack">
        <span class="caption">{format(row.name)}</span>
        {row.note && <span class="serif t20">{format(row.note)}</span>}
        <ul>
          {players.map((player) => {
            const side = sideOf(player.seat);
            return (
              <li key={player.seat}>
                <SeatShape seat={player.seat} size={13} />
                <span class={player.seat === me ? "strong cut name" : "medium cut name"}>{names[player.seat]}</span>
                {side?.fill && <Swatch game={game} fill={side.fill} size={17} />}
                <span class="grow" />
                <span class="t11 muted cut">{format(player.status, player.seat === me)}</span>
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}
