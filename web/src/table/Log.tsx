/** What happened, newest first. */
import { SeatShape } from "../parts/SeatShape";
import type { LogLine } from "../scene";
import { useAround } from "../scene/context";
import "./Log.css";

export function LogList({ lines }: { lines: LogLine[] }) {
  const { me, names, tell } = useAround();
  const recent = lines.slice(-120).reverse();
  return (
    <ol class="log">
      {recent.map((line, i) => (
        <li key={lines.length - i} class={line.seat < 0 ? "chance" : ""}>
          {line.seat >= 0 ? <SeatShape seat={line.seat} size={12} /> : <span class="no-seat" />}
          <span class="grow">
            {line.seat >= 0 && <span class="medium">{names[line.seat]} </span>}
            {tell(line.words, line.seat === me)}
          </span>
        </li>
      ))}
    </ol>
  );
}
