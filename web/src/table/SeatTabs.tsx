/** The seats in one line: shapes, names, points; a press opens a seat's board, or says more of it. */
import { SeatShape } from "../parts/SeatShape";
import { hasClock } from "../people/clock";
import { PresenceDot } from "../people/PresenceDot";
import { SeatClock } from "../people/SeatClock";
import type { Player } from "../scene";
import { useAround } from "../scene/context";
import { Changing } from "../scene/ScorePad";
import { signed } from "../store/log";
import { say } from "../store/words";
import "./SeatTabs.css";

export function SeatTabs({ press }: { press: (player: Player) => void }) {
  const { players, names, me, last } = useAround();
  return (
    <div class="seat-tabs">
      {players.map((player) => (
        <button
          type="button"
          key={player.seat}
          class={player.seat === me ? "mine" : ""}
          title={names[player.seat]}
          onClick={() => press(player)}
        >
          <SeatShape seat={player.seat} size={13} />
          {hasClock(player.seat) ? <SeatClock seat={player.seat} /> : <PresenceDot seat={player.seat} />}
          <strong>
            <Changing value={player.points} />
          </strong>
          {player.seat !== me && <small class="good">{signed(last[player.seat]?.line?.gain)}</small>}
          {player.busy && player.seat !== me && !hasClock(player.seat) && <i class="busy-dot" title={say("busy")} />}
          <span class="medium cut">{names[player.seat]}</span>
        </button>
      ))}
    </div>
  );
}
