/** The card at the end of a match: the parts of the result, and the turns worth another look. It is updated as the review proceeds. */

import type { LiveTable } from "../store/table";
import { useTableInfo } from "../store/tableContext";
import { type Format, formatFor } from "../store/textFormatter";
import { hasMessage, translate } from "../store/translations";
import { Icon } from "../ui/Icon";
import type { SeatReview } from "../wire";
import { plain, signed, unsure, whole } from "./formatNumbers";
import { Bar } from "./LossBars";
import { ReviewProgress } from "./ReviewProgress";
import type { ReviewRequest } from "./ReviewRequest";
import { hasError, rowOf, type Sure, seatOf, sure } from "./reviewRows";
import { Skeleton } from "./Skeleton";
import { turnLabelOf } from "./turnLabel";
import "./ReviewCard.css";

export function ReviewCard({ table, reviewing }: { table: LiveTable; reviewing: ReviewRequest }) {
  const { me, format } = useTableInfo();
  const review = reviewing.review.value;
  const seat = review && seatOf(review, me);
  return (
    <div class="review-card stack g10">
      <header class="line g8 wrap">
        <h2 class="serif t20 grow" style={{ flexBasis: "180px" }}>
          {translate("review-three")}
        </h2>
        <a class="button small" href={`/review/${table.id}`}>
          {translate("review-open")}
          <Icon name="next" size={14} />
        </a>
      </header>
      <ReviewProgress reviewing={reviewing} />
      {seat && <Parts seat={seat} alone={review.seats.length === 1} level={`level-${review.reference}`} />}
      {seat && <Moments table={table.id} seat={seat} done={review.done} format={formatFor(format, me)} />}
    </div>
  );
}

/** Expected, choices and luck make the result. */
function Parts({ seat, alone, level }: { seat: SeatReview; alone: boolean; level: string }) {
  const row = rowOf(seat);
  const choices = { mean: row.choices, se: sure(seat.choices).se };
  const luck = { mean: row.luck, se: sure(seat.luck).se };
  const most = Math.max(4, ...[choices, luck].map(({ mean, se }) => Math.abs(mean) + se));
  const bars: [string, "choices" | "luck", Sure, boolean][] = [
    ["review-choices", "choices", choices, hasError(seat.choices)],
    [alone ? "review-luck" : "review-luck-others", "luck", luck, hasError(seat.luck)],
  ];
  const par = alone && hasMessage(level) ? seat.par : null;
  return (
    <>
      <dl class="review-parts">
        <div>
          <dt>{translate("review-expected")}</dt>
          <dd class="grow" />
          <dd class="strong">
            {hasError(seat.baseline) ? (
              <>
                {plain(row.expected)} <span class="t11 muted">{unsure(sure(seat.baseline).se)}</span>
              </>
            ) : (
              <Skeleton />
            )}
          </dd>
        </div>
        {bars.map(([words, kind, figure, known]) => (
          <div key={kind}>
            <dt>{translate(words)}</dt>
            <dd class="grow">{known && <Bar figure={figure} kind={kind} low={-most} high={most} />}</dd>
            <dd class={`strong ${kind}-number`}>
              {known ? (
                <>
                  {signed(figure.mean)} <span class="t11 muted">{unsure(figure.se)}</span>
                </>
              ) : (
                <Skeleton />
              )}
            </dd>
          </div>
        ))}
        <div class="review-sum">
          <dt>{translate("review-result")}</dt>
          <dd class="grow" />
          <dd class="strong">{row.result}</dd>
        </div>
      </dl>
      {par && (
        <p class="t12 muted">
          {translate("review-expected-par", { level: translate(level), points: Math.round(sure(par).mean) })}
        </p>
      )}
    </>
  );
}

interface MomentsProps {
  table: string;
  seat: SeatReview;
  done: boolean;
  format: Format;
}

function Moments({ table, seat, done, format }: MomentsProps) {
  const moments = seat.moments ?? [];
  if (!moments.length) return done ? <p class="muted">{translate("review-none-sure")}</p> : null;
  return (
    <ol class="review-moments">
      {moments.map((number, i) => {
        const turn = seat.turns[number]!;
        return (
          <li key={number}>
            <a href={`/review/${table}?seat=${seat.seat}&turn=${number + 1}`}>
              <span class="review-badge" aria-hidden="true">
                {i + 1}
              </span>
              <span class="grow review-moment">
                {turn.did && <span class="medium">{format(turn.did)}</span>}
                <span class={turn.did ? "cut t12 muted" : "cut medium"}>{turnLabelOf(turn, format)}</span>
              </span>
              <strong class="bad">{whole({ mean: turn.loss ?? 0, se: turn.loss_se ?? 0 })}</strong>
              <Icon name="next" size={16} />
            </a>
          </li>
        );
      })}
    </ol>
  );
}
