/** The course of a match as a table, for screen readers. */
import type { Format } from "../store/textFormatter";
import { translate } from "../store/translations";
import type { SeatReview } from "../wire";
import { plain, signed, unsure } from "./formatNumbers";
import { bandOf, courseOf, isKnown } from "./reviewRows";
import { turnLabelOf } from "./turnLabel";

interface Props {
  title: string;
  seat: SeatReview;
  format: Format;
}

export function MatchChartTable({ title, seat, format }: Props) {
  const known = isKnown(seat);
  // While only points are known, the table starts at 0 and lists the points after each turn.
  const course = known ? courseOf(seat) : courseOf(seat).slice(1);
  const band = bandOf(seat);
  return (
    <div class="unseen">
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th>{translate("review-turn")}</th>
            <th>{translate(known ? "review-expected" : "review-points")}</th>
            <th>{translate("review-luck")}</th>
            <th>{translate("review-choices")}</th>
          </tr>
        </thead>
        <tbody>
          {seat.turns.map((turn, i) => (
            <tr key={turn.at}>
              <th scope="row">{turnLabelOf(turn, format)}</th>
              <td>{known ? `${plain(course[i]!)} ${unsure(band[i]!)}` : course[i]}</td>
              <td>{turn.luck ? signed(turn.luck) : ""}</td>
              <td>{turn.known ? `${signed(turn.choice ?? 0)} ${unsure(turn.se ?? 0)}` : ""}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
