/** The draws that helped and hurt most, each against all that could have come. */
import type { Tell } from "../store/speech";
import { say } from "../store/words";
import type { DrawReview, SeatReview } from "../wire";
import { luckOf } from "./figures";
import { signed, unsure } from "./numbers";
import { whenOf } from "./when";
import "./LuckList.css";

export function LuckList({ seat, tell }: { seat: SeatReview; tell: Tell }) {
  const { good, bad } = luckOf(seat);
  if (!good.length && !bad.length) return null;
  return (
    <section class="panel review-lucky" aria-label={say("review-draws")}>
      <h2 class="caption">{say("review-draws")}</h2>
      <div class="review-lucky-lists">
        <Draws draws={good} tell={tell} />
        <Draws draws={bad} tell={tell} />
      </div>
      <p class="t11 muted">{say("review-draws-sense")}</p>
    </section>
  );
}

const Draws = ({ draws, tell }: { draws: DrawReview[]; tell: Tell }) => (
  <ul>
    {draws.map((draw) => (
      <li key={draw.events[0]} class="t12">
        <span class="grow">
          {whenOf(draw, tell)}
          {draw.what && ` · ${tell(draw.what)}`}
        </span>
        <b class={draw.luck < 0 ? "bad" : "good"}>{signed(draw.luck)}</b>{" "}
        <span class="t11 muted">{unsure(draw.se)}</span>
      </li>
    ))}
  </ul>
);
