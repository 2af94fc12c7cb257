/** The seats in one line: shapes, names, points; a click opens a seat's board, or the tab of the others. */

import { PresenceDot } from "../people/PresenceDot";
import { SeatClock } from "../people/SeatClock";
import type { Player } from "../scene";
import { Changing } from "../scene/ScorePad";
import { hasClock } from "../store/seatClocks";
import { useTableInfo } from "../store/tableContext";
import { translate } from "../store/translations";
import { signed } from "../store/turnLog";
import { SeatShape } from "../ui/SeatShape";
import "./SeatTabs.css";

export function SeatTabs({ press }: { press: (player: Player) => void }) {
  const { players, names, me, last } = useTableInfo();
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
          <span class="rigid line" data-sign-of={player.seat}>
            <SeatShape seat={player.seat} size={13} />
          </span>
          {hasClock(player.seat) ? <SeatClock seat={player.seat} /> : <PresenceDot seat={player.seat} />}
          <strong>
            <Changing value={player.points} />
          </strong>
          {player.seat !== me && <small class="good">{signed(last[player.seat]?.line?.gain)}</small>}
          {player.busy && player.seat !== me && !hasClock(player.seat) && (
            <i class="busy-dot" title={translate("busy")} />
          )}
          <span class="medium cut">{names[player.seat]}</span>
        </button>
      ))}
    </div>
  );
}
