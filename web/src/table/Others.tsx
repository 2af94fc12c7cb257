/** The other seats: what they did last on their small boards, to be opened with a press, or what lies before them. */
import { useSignal } from "@preact/signals";
import { Board } from "../field/Board";
import { type LastTurn, spacesAt } from "../field/LastTurns";
import { SmallBoard } from "../field/SmallBoard";
import { Dialog } from "../parts/Dialog";
import { Icon } from "../parts/Icon";
import { SeatShape } from "../parts/SeatShape";
import { PresenceDot } from "../people/PresenceDot";
import { SeatClock } from "../people/SeatClock";
import type { Player, Shape } from "../scene";
import { type Surroundings, useAround } from "../scene/context";
import { RowView } from "../scene/RowView";
import { Changing } from "../scene/ScorePad";
import { signed } from "../store/log";
import { shapeOf } from "../store/shapes";
import { say } from "../store/words";
import { large } from "./WhoseBoard";
import "./Others.css";

export function Others() {
  const { players, me } = useAround();
  const boards = players.filter((player) => player.board && player.seat !== me);
  if (boards.length) return <OtherBoards players={boards} />;
  const rows = players.some((player) => player.rows?.length);
  return rows || players.length > 1 ? <Seats players={players} /> : null;
}

export const hasOthers = (players: Player[]) => players.length > 1 || players.some((player) => player.rows?.length);

/** What this seat did last on its own board. */
export function lastOn(around: Surroundings, shape: Shape, seat: number): LastTurn[] {
  const places = around.last[seat]?.places ?? [];
  return places.length ? [{ seat, spaces: spacesAt(shape, places) }] : [];
}

function OtherBoards({ players }: { players: Player[] }) {
  const open = useSignal<number | null>(null);
  const shown = players.find((player) => player.seat === open.value);
  return (
    <section class="panel others" aria-label={say("other-boards")}>
      <OthersHead title={say("other-boards")} />
      {players.map((player) => (
        <OtherBoard key={player.seat} player={player} open={() => (open.value = player.seat)} />
      ))}
      {shown && <OpenBoard player={shown} close={() => (open.value = null)} />}
    </section>
  );
}

/** A title, and a way to see once more what was done. */
function OthersHead({ title }: { title: string }) {
  const { again, last, me } = useAround();
  const some = last.some(({ places }, seat) => places.length && seat !== me);
  return (
    <div class="track-head">
      <h2 class="caption">{title}</h2>
      <span class="grow" />
      {again && some && (
        <button type="button" class="again t11" onClick={again}>
          <Icon name="replay" size={14} />
          {say("show-again")}
        </button>
      )}
    </div>
  );
}

function OtherBoard({ player, open }: { player: Player; open: () => void }) {
  const around = useAround();
  const { game, names, tell } = around;
  const shape = shapeOf(game, player.board!.ground.shape);
  return (
    <div class="other" data-node={player.id}>
      <button
        type="button"
        class="other-board"
        onClick={open}
        aria-label={say("open-board", { name: names[player.seat]! })}
      >
        {shape && (
          <span class={`board-frame ${shape.kind}`}>
            <SmallBoard
              field={player.board!}
              shape={shape}
              game={game}
              id={`small${player.seat}`}
              last={lastOn(around, shape, player.seat)}
            />
          </span>
        )}
      </button>
      <div class="other-words">
        <SeatLine player={player} />
        <LastLine seat={player.seat} />
        {player.rows?.map((row) => (
          <RowView key={row.id} row={row} bare />
        ))}
        {player.status && <p class={player.busy ? "t11 doing busy" : "t11 doing"}>{tell(player.status)}</p>}
      </div>
    </div>
  );
}

/** Shape, name, whether it is a bot, and the points. */
function SeatLine({ player, doing = false }: { player: Player; doing?: boolean }) {
  const { names, me, tell } = useAround();
  return (
    <div class="seat-line">
      <SeatShape seat={player.seat} size={14} />
      <span class={player.seat === me ? "strong cut" : "medium cut"}>{names[player.seat]}</span>
      <BotSign seat={player.seat} />
      <PresenceDot seat={player.seat} />
      <SeatClock seat={player.seat} />
      <span class="t11 muted cut grow">{doing && tell(player.status)}</span>
      {doing && player.busy && <i class="busy-dot" title={say("busy")} />}
      <strong class="t16">
        <Changing value={player.points} />
      </strong>
    </div>
  );
}

/** A bot is marked as one wherever it is named. */
export function BotSign({ seat }: { seat: number }) {
  const { bots } = useAround();
  if (!bots[seat]) return null;
  return (
    <span class="bot-sign" role="img" aria-label={say("is-bot")} title={say("is-bot")}>
      <Icon name="bot" size={13} />
    </span>
  );
}

/** What a seat did in its last turn, in one sentence, and what it gained. */
export function LastLine({ seat }: { seat: number }) {
  const { last, me, tell } = useAround();
  const line = last[seat]?.line;
  if (!line) return null;
  return (
    <p class="last-line t12" data-seat={seat}>
      <span class="grow">{tell(line.words, seat === me)}</span>
      <strong class={(line.gain ?? 0) < 0 ? "bad" : "good"}>{signed(line.gain)}</strong>
    </p>
  );
}

export function OpenBoard({ player, close }: { player: Player; close: () => void }) {
  const around = useAround();
  const { game, names, tell } = around;
  const shape = player.board && shapeOf(game, player.board.ground.shape);
  return (
    <Dialog title={`${names[player.seat]} · ${player.points}`} close={close} wide>
      <LastLine seat={player.seat} />
      {player.status && <p class="muted">{tell(player.status)}</p>}
      {shape && (
        <div class="open-board">
          <Board
            field={large(player.board!)}
            shape={shape}
            game={game}
            seat={null}
            framed={false}
            table={null}
            last={lastOn(around, shape, player.seat)}
            numbered
          />
        </div>
      )}
      {player.rows?.map((row) => (
        <RowView key={row.id} row={row} />
      ))}
    </Dialog>
  );
}

export function Seats({ players }: { players: Player[] }) {
  const { me } = useAround();
  return (
    <section class="panel seats" aria-label={say("players")}>
      {players.length > 1 && <OthersHead title={say("players")} />}
      {players.map((player) => (
        <div class={player.seat === me ? "seat-block mine" : "seat-block"} key={player.seat} data-node={player.id}>
          <SeatLine player={player} doing />
          {player.seat !== me && <LastLine seat={player.seat} />}
          {player.rows?.map((row) => (
            <RowView key={row.id} row={row} bare />
          ))}
        </div>
      ))}
    </section>
  );
}
