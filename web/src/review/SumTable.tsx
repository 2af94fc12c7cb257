/** One row a seat: expected, choices and luck make the result. */
import type { Signal } from "@preact/signals";
import { SeatShape } from "../parts/SeatShape";
import { canSay, say } from "../store/words";
import type { Review, SeatReview, SumReview } from "../wire";
import { isKnown, rowOf, sure } from "./figures";
import { over, plain, signed, unsure } from "./numbers";
import { parWords } from "./ReviewCard";

interface Props {
  review: Review;
  names: string[];
  now: number;
  /** In leads over the best of the others, not in points. */
  leads: boolean;
}

export function SumTable({ review, names, now, leads }: Props) {
  const level = `level-${review.reference}`;
  const several = review.seats.length > 1;
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
              {say(several ? "review-luck-others" : "review-luck")}
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
            <Row
              key={seat.seat}
              seat={seat}
              sum={leads && seat.lead ? seat.lead : seat}
              name={names[seat.seat] ?? seat.name}
              now={seat.seat === now}
            />
          ))}
        </tbody>
      </table>
      <p class="t11 muted">
        {say(leads ? "review-leads-sense" : "review-adds-up")}
        {canSay(level) && <span class="wide-only"> {say("review-expected-sense", { level: say(level) })}</span>}
      </p>
    </section>
  );
}

/** Points, or the lead over the best of the others. */
export function Switch({ leads }: { leads: Signal<boolean> }) {
  return (
    <div role="group" aria-label={say("review-result")}>
      {[false, true].map((lead) => (
        <button
          type="button"
          class="button small"
          key={`${lead}`}
          aria-pressed={leads.value === lead}
          onClick={() => (leads.value = lead)}
        >
          {say(lead ? "review-lead" : "review-points")}
        </button>
      ))}
    </div>
  );
}

interface RowProps {
  seat: SeatReview;
  /** In points, or in leads. */
  sum: SumReview;
  name: string;
  now: boolean;
}

function Row({ seat, sum, name, now }: RowProps) {
  const row = rowOf(sum);
  const known = isKnown(seat);
  const error = sure(sum.choices).se;
  const lead = sum !== seat;
  return (
    <tr class={now ? "now" : ""}>
      <th scope="row">
        <span class="line">
          <SeatShape seat={seat.seat} size={14} />
          <span class="cut">{name}</span>
        </span>
      </th>
      <td>{known ? (lead ? signed : plain)(row.expected) : "…"}</td>
      <Part value={row.luck} se={sure(sum.luck).se} known={known} kind="luck-number" />
      <Part value={row.choices} se={error} known={known} kind={row.choices < -error ? "bad" : ""} />
      <td class="review-total">
        <span class="serif t20">{lead ? over(row.result) : row.result}</span>{" "}
        {!lead && seat.par && <span class="t11 muted review-par">{parWords(seat.result - sure(seat.par).mean)}</span>}
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
