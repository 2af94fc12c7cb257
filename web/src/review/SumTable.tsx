/** One row a seat: expected, choices and luck make the result. */
import { SeatShape } from "../parts/SeatShape";
import { canSay, say } from "../store/words";
import type { Review, SeatReview } from "../wire";
import { isKnown, rowOf, sure } from "./figures";
import { plain, signed, unsure } from "./numbers";
import { parWords } from "./ReviewCard";

interface Props {
  review: Review;
  names: string[];
  now: number;
}

export function SumTable({ review, names, now }: Props) {
  const level = `level-${review.reference}`;
  return (
    <section class="panel review-sum">
      <table>
        <thead>
          <tr class="caption">
            <th>
              <span class="unseen">{say("review-seat")}</span>
            </th>
            <th>{say("review-expected")}</th>
            <th>
              <span class="review-key luck" aria-hidden="true" />
              {say(review.seats.length > 1 ? "review-luck-others" : "review-luck")}
            </th>
            <th>
              <span class="review-key lost" aria-hidden="true" />
              {say("review-choices")}
            </th>
            <th>{say("review-result")}</th>
          </tr>
        </thead>
        <tbody>
          {review.seats.map((seat) => (
            <Row key={seat.seat} seat={seat} name={names[seat.seat] ?? seat.name} now={seat.seat === now} />
          ))}
        </tbody>
      </table>
      <p class="t11 muted">
        {say("review-adds-up")}
        {canSay(level) && <span class="wide-only"> {say("review-expected-sense", { level: say(level) })}</span>}
      </p>
    </section>
  );
}

function Row({ seat, name, now }: { seat: SeatReview; name: string; now: boolean }) {
  const row = rowOf(seat);
  const known = isKnown(seat);
  const error = sure(seat.choices).se;
  return (
    <tr class={now ? "now" : ""}>
      <th scope="row">
        <span class="line">
          <SeatShape seat={seat.seat} size={14} />
          <span class="cut">{name}</span>
        </span>
      </th>
      <td>{known ? plain(row.expected) : "…"}</td>
      <Part value={row.luck} se={sure(seat.luck).se} known={known} kind="luck-number" />
      <Part value={row.choices} se={error} known={known} kind={row.choices < -error ? "bad" : ""} />
      <td class="review-total">
        <span class="serif t20">{seat.result}</span>{" "}
        {seat.par && <span class="t11 muted review-par">{parWords(seat.result - sure(seat.par).mean)}</span>}
      </td>
    </tr>
  );
}

function Part({ value, se, known, kind }: { value: number; se: number; known: boolean; kind: string }) {
  if (!known) return <td>…</td>;
  return (
    <td class={`strong ${kind}`}>
      {signed(value)} <span class="t11 muted">{unsure(se)}</span>
    </td>
  );
}
