/** All final boards side by side in the order of the result; where there is one for all, that one, and what each has. */
import { useSignal } from "@preact/signals";
import { Board } from "../board/Board";
import { BoardDrawing } from "../board/BoardDrawing";
import { beyond, geometryOf } from "../board/geometry";
import { SmallBoard } from "../board/SmallBoard";
import type { Field, Player, Scene, Shape } from "../scene";
import { RowView } from "../scene/RowView";
import { shapeOf } from "../store/shapes";
import { useTableInfo } from "../store/tableContext";
import { translate } from "../store/translations";
import { withMinus } from "../store/turnLog";
import { isWide } from "../ui/media";
import { SeatShape } from "../ui/SeatShape";
import { large } from "./BoardChooser";
import { OpenBoard } from "./OpenBoard";
import { BotSign } from "./Others";
import type { Placed } from "./ranking";

interface Props {
  scene: Scene;
  order: Placed[];
}

export function FinalBoards({ scene, order }: Props) {
  const { game } = useTableInfo();
  const shape = shapeOf(game, scene.board.ground.shape)!;
  const players = order.map(({ seat }) => scene.players[seat]!);
  const opened = useSignal<number | null>(null);
  const own = players.every((player) => player.board);
  return (
    <div class={own ? "final-boards" : "final-boards shared-board"}>
      {!own && (
        <div class="panel final-island" data-art={game} style={beyond(shape)}>
          <Board field={scene.board} shape={shape} game={game} seat={null} framed={false} table={null} />
        </div>
      )}
      {order.map(({ seat, place }) => (
        <FinalSeat
          key={seat}
          player={scene.players[seat]!}
          total={scene.pad.totals[seat]!}
          place={place}
          open={() => (opened.value = seat)}
        />
      ))}
      {opened.value !== null && <OpenBoard player={scene.players[opened.value]!} close={() => (opened.value = null)} />}
    </div>
  );
}

/** With everything that is on it, but nothing to press. */
function LargeBoard({ field, shape, game, id }: { field: Field; shape: Shape; game: string; id: string }) {
  return (
    <svg viewBox={geometryOf(shape).bare.join(" ")} class="small-board board" data-art={game} aria-hidden="true">
      <BoardDrawing field={field} shape={shape} game={game} id={id} seat={null} framed={false} pixels={320} />
    </svg>
  );
}

interface SeatProps {
  player: Player;
  total: number;
  place: number;
  open: () => void;
}

/** The final points of each player. */
function FinalSeat({ player, total, place, open }: SeatProps) {
  const { game, names, players } = useTableInfo();
  const shape = player.board && shapeOf(game, player.board.ground.shape);
  return (
    <article
      class={`panel final-seat stack g8 ${place === 1 ? "first" : ""} ${shape ? "" : "seat-block"}`}
      data-seat={player.seat}
    >
      <header class="seat-line line g6">
        <SeatShape seat={player.seat} size={16} />
        <h2 class="serif t20 cut">{names[player.seat]}</h2>
        <BotSign seat={player.seat} />
        <span class="t12 muted grow">{players.length > 1 && translate("place", { place })}</span>
        <strong class="serif t28 final-total strong">{withMinus(total)}</strong>
      </header>
      {shape && (
        <button type="button" aria-label={translate("open-board", { name: names[player.seat]! })} onClick={open}>
          {isWide.value ? (
            <LargeBoard field={large(player.board!)} shape={shape} game={game} id={`final${player.seat}`} />
          ) : (
            <SmallBoard field={player.board!} shape={shape} game={game} id={`final${player.seat}`} />
          )}
        </button>
      )}
      {player.rows?.map((row) => (
        <RowView key={row.id} row={row} bare />
      ))}
    </article>
  );
}
