/** The goals of a solo match: par of this deal, and the medals reached. */

import { gameOf } from "../store/api";
import { parWords } from "../store/parWords";
import { translate } from "../store/translations";
import { Icon } from "../ui/Icon";
import type { TableState } from "../wire";
import { goalsOf } from "./soloGoals";

interface Props {
  state: TableState | null | undefined;
  points: number;
  /** The match is over: how far its result is from par is shown. */
  over?: boolean;
}

export function SoloGoals({ state, points, over }: Props) {
  if (state?.par == null || state.seats.length > 1) return null;
  const goals = goalsOf(state.par, gameOf(state.game)?.typical ?? {});
  return (
    <section class="panel solo-goals" aria-label={translate("goals-title")}>
      <div class="track-head">
        <h2 class="caption">{translate("goals-title")}</h2>
        <span class="grow" />
        <span class="t12 muted">
          {[translate("goal-par", { points: Math.round(state.par) }), over && parWords(points - state.par)]
            .filter(Boolean)
            .join(" · ")}
        </span>
      </div>
      <ul class="line g8 wrap t13">
        {goals.map(({ medal, points: wanted }) => (
          <li key={medal} class={points >= wanted ? "line g4 strong" : "line g4 muted"}>
            <Icon name={points >= wanted ? "check" : "flag"} size={14} />
            {translate(`goal-${medal}`)} {wanted}
            {points >= wanted && <span class="unseen">{translate("goal-reached")}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
