/** All turns of a seat, largest loss first: the loss, how sure it is, and the lines of the score pad it concerns. */
import type { Format } from "../store/textFormatter";
import { translate } from "../store/translations";
import type { SeatReview, TurnReview } from "../wire";
import { signed, unsure } from "./formatNumbers";
import { byCost, isLost, reasonsOf, verdictOf } from "./reviewRows";
import { turnLabelOf } from "./turnLabel";

interface Props {
  seat: SeatReview;
  now: number;
  format: Format;
  /** Turns whose answer is not shown yet. */
  hidden: (turn: number) => boolean;
  choose: (turn: number) => void;
}

export function TurnList({ seat, now, format, hidden, choose }: Props) {
  return (
    <section class="panel review-list" aria-label={translate("review-list")} tabIndex={0}>
      <table>
        <thead>
          <tr class="caption">
            <th>{translate("review-turn")}</th>
            <th class="wide-only">{translate("review-did")}</th>
            <th class="wide-only">{translate("review-instead")}</th>
            <th class="wide-only">{translate("review-where-lost")}</th>
            <th class="wide-only">{translate("review-luck")}</th>
            <th>
              {translate("review-points")} <span class="wide-only">{translate("review-not-sure")}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {byCost(seat.turns, seat.moments).map((number) => {
            const turn = seat.turns[number]!;
            const moment = seat.moments?.indexOf(number) ?? -1;
            const why = hidden(number) ? (
              <em class="muted">{translate("review-hidden")}</em>
            ) : (
              <Why turn={turn} format={format} />
            );
            return (
              <tr key={number} class={number === now ? "now" : ""} onClick={() => choose(number)}>
                <th scope="row">
                  <button type="button" aria-current={number === now} onClick={() => choose(number)}>
                    <span
                      class={moment < 0 ? "review-badge none" : number === now ? "review-badge now" : "review-badge"}
                    >
                      {moment < 0 ? "" : moment + 1}
                    </span>
                    <span class="review-when">{turnLabelOf(turn, format)}</span>
                  </button>
                  <span class="phone-only review-under">{why}</span>
                </th>
                <td class="wide-only t12">{turn.did && format(turn.did)}</td>
                <td class="wide-only t12">{isLost(turn) && !hidden(number) && turn.better && format(turn.better)}</td>
                <td class="wide-only">{why}</td>
                <td class="wide-only luck-number">{turn.luck ? signed(turn.luck) : ""}</td>
                <Lost turn={turn} />
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

export function Why({ turn, format, most = 3 }: { turn: TurnReview; format: Format; most?: number }) {
  const verdict = verdictOf(turn);
  if (verdict === "unknown") return <span class="muted">{translate("review-nothing-yet")}</span>;
  if (verdict === "fine") return <span class="muted">{translate("review-fine")}</span>;
  if (verdict === "better") return <span class="good">{translate("review-better-than-found")}</span>;
  return (
    <span class="review-why wrap t12">
      {reasonsOf(turn, most).map(([line, points]) => (
        <span key={line}>
          {format([`score-${line}`, []])} <b class={points < 0 ? "bad" : "good"}>{signed(points)}</b>
        </span>
      ))}
    </span>
  );
}

/** A loss that is not sure gets a question mark, and never a red number. */
function Lost({ turn }: { turn: TurnReview }) {
  const verdict = verdictOf(turn);
  if (verdict === "unknown") return <td class="muted">…</td>;
  return (
    <td class="review-lost">
      <b class={verdict === "sure" ? "bad" : verdict === "better" ? "good" : ""}>{signed(turn.loss ?? 0)}</b>{" "}
      <span class="t11 muted">
        {unsure(turn.loss_se ?? 0)}
        {verdict === "unsure" && " ?"}
      </span>
    </td>
  );
}
