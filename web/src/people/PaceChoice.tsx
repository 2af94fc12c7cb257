/** How long a turn may take. */
import { translate } from "../store/translations";

/** Seconds: no clock, minutes, days. */
export const PACES = [0, 60, 180, 600, 86400, 259200, 604800];

export function PaceChoice({ pace, change }: { pace: number; change: (pace: number) => void }) {
  return (
    <label>
      <span class="field-label">{translate("pace")}</span>
      <select class="select" value={pace} onChange={(event) => change(Number(event.currentTarget.value))}>
        {PACES.map((seconds) => (
          <option key={seconds} value={seconds}>
            {translate(`pace-${seconds}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
