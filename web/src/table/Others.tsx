/** The other seats: small boards to be opened with a press, or what lies before them. */
import { useSignal } from "@preact/signals";
import { Board } from "../field/Board";
import { SmallBoard } from "../field/SmallBoard";
import { Dialog } from "../parts/Dialog";
import { SeatShape } from "../parts/SeatShape";
import { PresenceDot } from "../people/PresenceDot";
import { SeatClock } from "../people/SeatClock";
import type { Player } from "../scene";
import { useAround } from "../scene/context";
import { RowView } from "../scene/RowView";
import { Changing } from "../scene/ScorePad";
import { shapeOf } from "../store/shapes";
import { say } from "../store/words";
import "./Others.css";

export function Others() {
  const { players, me } = useAround();
  const boards = players.filter((player) => player.board && player.seat !== me);
  if (boards.length) return <OtherBoards players={boards} />;
  const rows = players.some((player) => player.rows?.length);
  return rows || players.length > 1 ? <Seats players={players} /> : null;
}

export const hasOthers = (players: Player[]) => players.length > 1 || players.some((player) => player.rows?.length);

function OtherBoards({ players }: { players: Player[] }) {
  const open = useSignal<number | null>(null);
  const shown = players.find((player) => player.seat === open.value);
  return (
    <section class="panel" aria-label={say("other-boards")}>
      <div class="track-head">
        <h2 class="caption">{say("other-boards")}</h2>
        <span class="grow" />
        <span class="t11 muted note">{say("press-to-open")}</span>
      </div>
      <div class="boards">
        {players.map((player) => (
          <OtherBoard key={player.seat} player={player} open={() => (open.value = player.seat)} />
        ))}
      </div>
      {shown && <OpenBoard player={shown} close={() => (open.value = null)} />}
    </section>
  );
}

function OtherBoard({ player, open }: { player: Player; open: () => void }) {
  const { game, names } = useAround();
  const shape = shapeOf(game, player.board!.ground.shape);
  return (
    <button
      type="button"
      class="other-board"
      onClick={open}
      aria-label={say("open-board", { name: names[player.seat]! })}
    >
      {shape && (
        <span class={`board-frame ${shape.kind}`}>
          <SmallBoard field={player.board!} shape={shape} game={game} id={`small${player.seat}`} />
        </span>
      )}
      <span class="seat-line t12">
        <SeatShape seat={player.seat} size={12} />
        <span class="medium cut">{names[player.seat]}</span>
        <PresenceDot seat={player.seat} />
        <SeatClock seat={player.seat} />
        <span class="grow" />
        <strong>
          <Changing value={player.points} />
        </strong>
      </span>
    </button>
  );
}

export function OpenBoard({ player, close }: { player: Player; close: () => void }) {
  const { game, names, tell } = useAround();
  const shape = player.board && shapeOf(game, player.board.ground.shape);
  return (
    <Dialog title={`${names[player.seat]} · ${player.points}`} close={close} wide>
      {player.status && <p class="muted">{tell(player.status)}</p>}
      {shape && (
        <div class="open-board">
          <Board field={player.board!} shape={shape} game={game} seat={null} framed={false} table={null} />
        </div>
      )}
      {player.rows?.map((row) => (
        <RowView key={row.id} row={row} />
      ))}
    </Dialog>
  );
}

export function Seats({ players }: { players: Player[] }) {
  const { names, me, tell } = useAround();
  return (
    <section class="panel seats" aria-label={say("players")}>
      {players.map((player) => (
        <div class="seat-block" key={player.seat} data-node={player.id}>
          <div class="seat-line">
            <SeatShape seat={player.seat} size={14} />
            <span class={player.seat === me ? "strong cut" : "medium cut"}>{names[player.seat]}</span>
            <PresenceDot seat={player.seat} />
            <SeatClock seat={player.seat} />
            <span class="t11 muted cut grow">{tell(player.status)}</span>
            {player.busy && <i class="busy-dot" title={say("busy")} />}
            <strong class="t16">
              <Changing value={player.points} />
            </strong>
          </div>
          {player.rows?.map((row) => (
            <RowView key={row.id} row={row} bare />
          ))}
        </div>
      ))}
    </section>
  );
}
