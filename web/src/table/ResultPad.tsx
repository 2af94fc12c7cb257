/** The score pad at the end: in the order of the result, the best of each line underlined. */

import type { Sheet } from "../scene";
import { useTableInfo } from "../store/tableContext";
import { translate } from "../store/translations";
import { withMinus } from "../store/turnLog";
import { SeatShape } from "../ui/SeatShape";
import type { Placed } from "./ranking";
import "./ResultPad.css";

interface Props {
  pad: Sheet;
  names: string[];
  order: Placed[];
}

/** Names up to this length fit over a column of numbers; others stand with their shapes on the boards alone. */
const SHORT = 7;

export function ResultPad({ pad, names, order }: Props) {
  const { me, format } = useTableInfo();
  const seats = order.map(({ seat }) => seat);
  const look = (seat: number, best = false) => [seat === me && "strong", best && "best"].filter(Boolean).join(" ");
  const long = names.some((name) => name.length > SHORT);
  return (
    <table class={long ? "pad result-pad long" : "pad result-pad"}>
      <caption class="t11 muted">{seats.length > 1 && translate("best-underlined")}</caption>
      <thead>
        <tr>
          <th scope="col" class="caption">
            {format(pad.name)}
          </th>
          {seats.map((seat) => (
            <th scope="col" key={seat} class={look(seat)}>
              <span class="pad-seat" title={names[seat]}>
                <SeatShape seat={seat} size={12} />
                <span class="cut">{names[seat]}</span>
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {pad.lines.map((line) => {
          const best = Math.max(...line.points.map((points) => points ?? Number.NEGATIVE_INFINITY));
          return (
            <tr key={line.id}>
              <th scope="row">{format(line.name)}</th>
              {seats.map((seat) => (
                <td key={seat} class={look(seat, seats.length > 1 && !!best && line.points[seat] === best)}>
                  <span>{withMinus(line.points[seat] ?? "–")}</span>
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{format(pad.total_name)}</th>
          {seats.map((seat) => (
            <td key={seat} class="serif">
              {withMinus(pad.totals[seat]!)}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
