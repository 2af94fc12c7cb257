/** The other seats: what they did last on their small boards, or what they have. */
import { type LastTurn, spacesAt } from "../board/LastTurns";
import { SmallBoard } from "../board/SmallBoard";
import { PresenceDot } from "../people/PresenceDot";
import { SeatClock } from "../people/SeatClock";
import type { Player, Shape } from "../scene";
import { RowView } from "../scene/RowView";
import { Changing } from "../scene/ScorePad";
import { shapeOf } from "../store/shapes";
import { type TableInfo, useTableInfo } from "../store/tableContext";
import { hasMessage, translate } from "../store/translations";
import { signed } from "../store/turnLog";
import { BotFace, hasFace } from "../ui/BotFace";
import { Icon } from "../ui/Icon";
import { isTablet } from "../ui/media";
import { SeatShape } from "../ui/SeatShape";
import "./Others.css";

export function Others() {
  const { players, me } = useTableInfo();
  const boards = players.filter((player) => player.board && player.seat !== me);
  if (boards.length) return <OtherBoards players={boards} />;
  const rows = players.some((player) => player.rows?.length);
  return rows || players.length > 1 ? <Seats players={players} /> : null;
}

export const hasOthers = (players: Player[]) => players.length > 1 || players.some((player) => player.rows?.length);

/** What this seat did last on its own board. */
export function lastOn(around: TableInfo, shape: Shape, seat: number): LastTurn[] {
  const places = around.last[seat]?.places ?? [];
  return places.length ? [{ seat, spaces: spacesAt(shape, places) }] : [];
}

function OtherBoards({ players }: { players: Player[] }) {
  const { openBoard } = useTableInfo().view;
  return (
    <section class="panel others" aria-label={translate("other-boards")}>
      <OthersHead title={translate("other-boards")} />
      {players.map((player) => (
        <OtherBoard key={player.seat} player={player} open={() => (openBoard.value = player.seat)} />
      ))}
    </section>
  );
}

/** A title, and a way to see once more what was done. */
function OthersHead({ title }: { title: string }) {
  const { again, last, me } = useTableInfo();
  const some = last.some(({ places }, seat) => places.length && seat !== me);
  return (
    <div class="track-head">
      <h2 class="caption">{title}</h2>
      <span class="grow" />
      {again && some && (
        <button type="button" class="again g4 muted t11" onClick={again}>
          <Icon name="replay" size={14} />
          {translate("show-again")}
        </button>
      )}
    </div>
  );
}

function OtherBoard({ player, open }: { player: Player; open: () => void }) {
  const around = useTableInfo();
  const { game, names, format } = around;
  const shape = shapeOf(game, player.board!.ground.shape);
  return (
    <div class="other" data-node={player.id}>
      <button
        type="button"
        class="other-board"
        onClick={open}
        aria-label={translate("open-board", { name: names[player.seat]! })}
      >
        {shape && (
          <span class={`board-frame ${shape.kind}`} data-board-of={player.seat}>
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
      <div class="other-words stack">
        <SeatLine player={player} />
        <LastLine seat={player.seat} />
        {player.rows?.map((row) => (
          <RowView key={row.id} row={row} bare />
        ))}
        {player.status && (
          <p class={player.busy ? "t11 doing muted busy" : "t11 doing muted"}>{format(player.status)}</p>
        )}
      </div>
    </div>
  );
}

/** Shape, name, whether it is a bot, and the points. */
export function SeatLine({ player, doing = false }: { player: Player; doing?: boolean }) {
  const { names, me, format } = useTableInfo();
  return (
    <div class="seat-line line g6">
      <span class="rigid line" data-sign-of={player.seat}>
        <SeatShape seat={player.seat} size={14} />
      </span>
      <span class={player.seat === me ? "strong cut" : "medium cut"}>{names[player.seat]}</span>
      <BotSign seat={player.seat} />
      <PresenceDot seat={player.seat} />
      <SeatClock seat={player.seat} />
      <span class="t11 muted cut grow">{doing && format(player.status, player.seat === me)}</span>
      {doing && player.busy && <i class="busy-dot" title={translate("busy")} />}
      <strong class="t16">
        <Changing value={player.points} />
      </strong>
    </div>
  );
}

/** A bot is marked as one wherever it is named. */
export function BotSign({ seat }: { seat: number }) {
  const { bots, levels } = useTableInfo();
  if (!bots[seat]) return null;
  const level = levels[seat] ?? "";
  const words = hasMessage(`habit-${level}`)
    ? `${translate("is-bot")}. ${translate(`habit-${level}`)}`
    : translate("is-bot");
  return (
    <span class="bot-sign rigid muted" role="img" aria-label={translate("is-bot")} title={words}>
      {hasFace(level) ? <BotFace level={level} size={18} /> : <Icon name="bot" size={13} />}
    </span>
  );
}

/** What a seat did in its last turn, in one sentence, and what it gained. */
export function LastLine({ seat }: { seat: number }) {
  const { last, me, format } = useTableInfo();
  const line = last[seat]?.line;
  if (!line) return null;
  return (
    <p class="last-line t12" data-seat={seat}>
      <span class="grow">{format(line.words, seat === me)}</span>
      <strong class={(line.gain ?? 0) < 0 ? "bad" : "good"}>{signed(line.gain)}</strong>
    </p>
  );
}

export function Seats({ players }: { players: Player[] }) {
  const { me } = useTableInfo();
  return (
    <section class="panel seats" aria-label={translate("players")}>
      {players.length > 1 && <OthersHead title={translate("players")} />}
      {players.map((player) => (
        <div class={player.seat === me ? "seat-block mine" : "seat-block"} key={player.seat} data-node={player.id}>
          {/* In the narrow column of a tablet mine would be cut, and the tray says it. */}
          <SeatLine player={player} doing={player.seat !== me || !isTablet.value} />
          {player.seat !== me && <LastLine seat={player.seat} />}
          {player.rows?.map((row) => (
            <RowView key={row.id} row={row} bare />
          ))}
        </div>
      ))}
    </section>
  );
}
