/** The course of a match as a table, for those who hear the page. */
import type { Tell } from "../store/speech";
import { say } from "../store/words";
import type { SeatReview } from "../wire";
import { bandOf, courseOf, isKnown } from "./figures";
import { plain, signed, unsure } from "./numbers";
import { whenOf } from "./when";

interface Props {
  title: string;
  seat: SeatReview;
  tell: Tell;
}

export function CourseTable({ title, seat, tell }: Props) {
  const known = isKnown(seat);
  // While only points are known, the course begins at nothing and says what stands after each turn.
  const course = known ? courseOf(seat) : courseOf(seat).slice(1);
  const band = bandOf(seat);
  return (
    <div class="unseen">
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th>{say("review-turn")}</th>
            <th>{say(known ? "review-expected" : "review-points")}</th>
            <th>{say("review-luck")}</th>
            <th>{say("review-choices")}</th>
          </tr>
        </thead>
        <tbody>
          {seat.turns.map((turn, i) => (
            <tr key={turn.at}>
              <th scope="row">{whenOf(turn, tell)}</th>
              <td>{known ? `${plain(course[i]!)} ${unsure(band[i]!)}` : course[i]}</td>
              <td>{turn.luck ? signed(turn.luck) : ""}</td>
              <td>{turn.futures ? `${signed(turn.choice ?? 0)} ${unsure(turn.se ?? 0)}` : ""}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
