/** The end of a day's challenge: my place, par and streak, everybody's boards, and what to share. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { dailyText } from "../people/ChallengeDayNote";
import type { Scene } from "../scene";
import { refreshTables, standing } from "../store/api";
import { best, who } from "../store/challenges";
import { streak } from "../store/streak";
import type { LiveTable } from "../store/table";
import { useTableInfo } from "../store/tableContext";
import { translate } from "../store/translations";
import { Icon } from "../ui/Icon";
import type { ChallengeStanding, TableState, TurnList } from "../wire";
import { Countdown } from "./Countdown";
import { EverybodysBoards } from "./EverybodysBoards";
import { ShareResult } from "./ShareResult";
import { parText, percentAhead, placeText } from "./standing";
import "./DailyEnd.css";

interface Props {
  table: LiveTable;
  scene: Scene;
  state: TableState;
  past: TurnList | null;
}

export function DailyEnd({ table, scene, state, past }: Props) {
  const { me } = useTableInfo();
  const found = useSignal<ChallengeStanding | null>(null);
  useEffect(() => {
    void refreshTables().catch(() => {}); // the streak goes by my finished tables
    standing(table.id)
      .then((answer) => (found.value = answer))
      .catch(() => {}); // the result is shown without it
  }, [table.id]);
  const compared = found.value;
  if (!compared) return null;
  return (
    <section class="panel daily-end" aria-labelledby="daily-title">
      <div class="daily-facts stack g12">
        <h2 class="serif t20" id="daily-title">
          {translate("daily-title")}
        </h2>
        <p class="t12 muted">{dailyText(state)}</p>
        <Figures compared={compared} />
        <dl>
          {compared.winner && (
            <div class="line g8">
              <dt>
                <Icon name="flag" size={16} />
              </dt>
              <dd>{translate("daily-yesterday", { name: who(compared.winner), points: best(compared.winner) })}</dd>
            </div>
          )}
          {!!compared.left && (
            <div class="line g8">
              <dt>
                <Icon name="calendar" size={16} />
              </dt>
              <dd>
                {translate("daily-next")} <Countdown seconds={compared.left} />
              </dd>
            </div>
          )}
        </dl>
        <div class="line g8 wrap">
          {me !== null && (
            <ShareResult compared={compared} state={state} totals={past?.totals.map((all) => all[me] ?? 0) ?? []} />
          )}
          <a class="button" href="/challenges">
            <Icon name="calendar" size={16} />
            {translate("daily-archive")}
          </a>
        </div>
      </div>
      <EverybodysBoards table={table.id} scene={scene} compared={compared} />
    </section>
  );
}

/** Place, par and days in a row, as large as results are. */
function Figures({ compared }: { compared: ChallengeStanding }) {
  const ahead = percentAhead(compared);
  const count = streak();
  return (
    <div class="line wrap g16">
      <div class="stack">
        <strong class="serif t28">{placeText(compared)}</strong>
        <span class="muted">
          {ahead === null ? translate("daily-alone") : translate("daily-better", { percent: ahead })}
        </span>
      </div>
      {compared.par != null && (
        <div class="stack">
          <strong class="t16">{parText(compared)}</strong>
          <span class="t12 muted">{translate("daily-par", { par: Math.round(compared.par) })}</span>
        </div>
      )}
      <div class="stack">
        <strong class="t16 line g4">
          <Icon name="flame" size={18} />
          {translate("streak", { count })}
        </strong>
        <span class="t12 muted">{translate("challenge-of-day")}</span>
      </div>
    </div>
  );
}
