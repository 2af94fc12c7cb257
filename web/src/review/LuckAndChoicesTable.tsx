/** One row a seat: expected, choices and luck make the result. */
import type { Signal } from "@preact/signals";
import { hasMessage, translate } from "../store/translations";
import { SeatShape } from "../ui/SeatShape";
import type { ResultBreakdown, Review, SeatReview } from "../wire";
import { over, plain, signed, unsure } from "./formatNumbers";
import { hasError, rowOf, sure } from "./reviewRows";
import { Skeleton } from "./Skeleton";

interface Props {
  review: Review;
  names: string[];
  now: number;
  /** In leads over the best of the others, not in points. */
  leads: boolean;
}

export function LuckAndChoicesTable({ review, names, now, leads }: Props) {
  const level = `level-${review.reference}`;
  const several = review.seats.length > 1;
  return (
    <section class="panel review-sum">
      <table>
        <thead>
          <tr class="caption">
            <th>
              <span class="unseen">{translate("review-seat")}</span>
            </th>
            <th>{translate("review-expected")}</th>
            <th>
              <span class="review-key luck" aria-hidden="true" />
              {translate(several ? "review-luck-others" : "review-luck")}
            </th>
            <th>
              <span class="review-key lost" aria-hidden="true" />
              {translate("review-choices")}
            </th>
            <th>{translate("review-result")}</th>
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
        {translate(leads ? "review-leads-sense" : "review-adds-up")}
        {hasMessage(level) && (
          <span class="wide-only"> {translate("review-expected-sense", { level: translate(level) })}</span>
        )}
      </p>
    </section>
  );
}

/** Points, or the lead over the best of the others. */
export function Switch({ leads }: { leads: Signal<boolean> }) {
  return (
    <div role="group" aria-label={translate("review-result")}>
      {[false, true].map((lead) => (
        <button
          type="button"
          class="button small"
          key={`${lead}`}
          aria-pressed={leads.value === lead}
          onClick={() => (leads.value = lead)}
        >
          {translate(lead ? "review-lead" : "review-points")}
        </button>
      ))}
    </div>
  );
}

interface RowProps {
  seat: SeatReview;
  /** In points, or in leads. */
  sum: ResultBreakdown;
  name: string;
  now: boolean;
}

function Row({ seat, sum, name, now }: RowProps) {
  const row = rowOf(sum);
  const error = sure(sum.choices).se;
  const lead = sum !== seat;
  return (
    <tr class={now ? "now" : ""}>
      <th scope="row">
        <span class="line">
          <SeatShape seat={seat.seat} size={14} />
          <span class="cut seat-name">{name}</span>
        </span>
      </th>
      <td>{hasError(sum.baseline) ? (lead ? signed : plain)(row.expected) : <Skeleton />}</td>
      <Part value={row.luck} se={sure(sum.luck).se} known={hasError(sum.luck)} kind="luck-number" />
      <Part value={row.choices} se={error} known={hasError(sum.choices)} kind={row.choices < -error ? "bad" : ""} />
      <td class="review-total">
        <span class="serif t20">{lead ? over(row.result) : row.result}</span>
      </td>
    </tr>
  );
}

function Part({ value, se, known, kind }: { value: number; se: number; known: boolean; kind: string }) {
  if (!known)
    return (
      <td>
        <Skeleton />
      </td>
    );
  return (
    <td class={`strong ${kind}`}>
      {signed(value)} <span class="t11 muted">{unsure(se)}</span>
    </td>
  );
}
