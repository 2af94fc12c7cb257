/** The deals of a ladder: those to play, to continue, and played ones. */
import { useSignal } from "@preact/signals";
import { BusyButton, Problem } from "../player/parts";
import { go } from "../route";
import { translate } from "../store/translations";
import type { TournamentState } from "../wire";
import { openDeal } from "./tournamentData";

export function DealList({ state }: { state: TournamentState }) {
  const problem = useSignal("");
  const running = state.status === "running";
  const mayPlay = running && !state.withdrawn && (!!state.me || !!state.cup);
  return (
    <section class="panel stack g12" aria-label={translate("tournament-deals")}>
      <h2 class="serif t20">{translate("tournament-deals")}</h2>
      <ol class="stack g12" data-deals>
        {(state.played ?? []).map(({ number, tables }) => {
          const mine = tables?.[0];
          return (
            <li key={number} class="line g12">
              <strong class="grow">{translate("deal-number", { number })}</strong>
              {mine?.over && <span>{translate("deal-points", { points: mine.totals?.[0] ?? 0 })}</span>}
              {mine?.over && (
                <a class="button small" href={`/replay/${mine.table}`}>
                  {translate("round-replay")}
                </a>
              )}
              {!mine?.over && !running && <span class="muted">{translate("deal-missed")}</span>}
              {!mine?.over && mayPlay && (
                <BusyButton
                  kind={mine ? "primary" : ""}
                  problem={problem}
                  run={async () => go(`/t/${await openDeal(state.id, number)}`)}
                >
                  {translate(mine ? "deal-go-on" : "deal-play")}
                  <span class="unseen"> {translate("deal-number", { number })}</span>
                </BusyButton>
              )}
            </li>
          );
        })}
      </ol>
      <Problem problem={problem} />
    </section>
  );
}
