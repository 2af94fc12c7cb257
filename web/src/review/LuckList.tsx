/** The draws that helped and hurt most, compared with everything else that could have been drawn. */
import type { Format } from "../store/textFormatter";
import { translate } from "../store/translations";
import type { DrawReview, SeatReview } from "../wire";
import { signed, unsure } from "./formatNumbers";
import { luckOf } from "./reviewRows";
import { turnLabelOf } from "./turnLabel";
import "./LuckList.css";

export function LuckList({ seat, format }: { seat: SeatReview; format: Format }) {
  const { good, bad } = luckOf(seat);
  if (!good.length && !bad.length) return null;
  return (
    <section class="panel review-lucky stack g6" aria-label={translate("review-draws")}>
      <h2 class="caption">{translate("review-draws")}</h2>
      <div class="review-lucky-lists">
        <Draws draws={good} format={format} />
        <Draws draws={bad} format={format} />
      </div>
      <p class="t11 muted">{translate("review-draws-sense")}</p>
    </section>
  );
}

const Draws = ({ draws, format }: { draws: DrawReview[]; format: Format }) => (
  <ul>
    {draws.map((draw) => (
      <li key={draw.events[0]} class="t12">
        <span class="grow">
          {turnLabelOf(draw, format)}
          {draw.what && ` · ${format(draw.what)}`}
        </span>
        <b class={draw.luck < 0 ? "bad" : "good"}>{signed(draw.luck)}</b>{" "}
        <span class="t11 muted">{unsure(draw.se)}</span>
      </li>
    ))}
  </ul>
);
