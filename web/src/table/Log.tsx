/** What happened, newest first. */
import { SeatShape } from "../parts/SeatShape";
import type { LogLine } from "../scene";
import { useAround } from "../scene/context";
import { useNamed } from "../scene/named";

export function LogList({ lines }: { lines: LogLine[] }) {
  const { names } = useAround();
  const named = useNamed();
  const recent = lines.slice(-120).reverse();
  return (
    <ol class="log">
      {recent.map((line) => (
        <li key={`${line.at} ${line.seat} ${line.words}`} class={line.seat < 0 ? "chance" : ""}>
          {line.seat >= 0 ? <SeatShape seat={line.seat} size={12} /> : <span class="no-seat" />}
          <span class="grow">
            {line.seat >= 0 && <span class="medium">{names[line.seat]}: </span>}
            {named(line.words)}
          </span>
        </li>
      ))}
    </ol>
  );
}
