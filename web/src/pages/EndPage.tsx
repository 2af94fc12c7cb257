/** The end of a match: winners and points, final boards, score pad, points by turn, and what to do next. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { CoachCard } from "../coach/CoachCard";
import { DailyEnd } from "../daily/DailyEnd";
import { NextOpponent } from "../people/BotPortrait";
import { SoloGoals } from "../people/SoloGoals";
import { competitionOf } from "../people/tableStatus";
import { PeopleAfterMatch } from "../player/PeopleAfterMatch";
import { MatchRatings } from "../ratings/MatchRatings";
import { ReviewCard } from "../review/ReviewCard";
import { useReview } from "../review/useReview";
import { go } from "../route";
import type { Scene } from "../scene";
import { rematch, secretsOf, turns } from "../store/api";
import { keepKeys } from "../store/deviceStorage";
import { isDay } from "../store/streak";
import type { LiveTable } from "../store/table";
import { useTableInfo } from "../store/tableContext";
import { calendar, list, translate } from "../store/translations";
import { FinalBoards } from "../table/FinalBoards";
import { FinishedHeader } from "../table/FinishedHeader";
import { PointsCurve } from "../table/PointsCurve";
import { ResultPad } from "../table/ResultPad";
import { placesOf, ranking } from "../table/ranking";
import { downloadBoards } from "../table/saveFile";
import { KeepTables } from "../ui/Frame";
import { Icon } from "../ui/Icon";
import { SeatShape } from "../ui/SeatShape";
import { LinkLine } from "../ui/ShareLink";
import type { TableState, TurnList } from "../wire";
import { InstallOffer } from "./InstallOffer";
import "./EndPage.css";

interface Props {
  table: LiveTable;
  scene: Scene;
  state: TableState;
  toBoard: () => void;
  menu: () => void;
}

export function EndPage({ table, scene, state, toBoard, menu }: Props) {
  const { names, me, format } = useTableInfo();
  const past = useCourse(table);
  const sharing = useSignal<"" | "replay" | "challenge">("");
  const reviewing = useReview(table);
  const order = ranking(scene.pad.totals, table.turn.value.winners ?? []);
  const showsMine = isDay(state.challenge) && order.length === 1; // the day's result begins with my board
  return (
    <div class="end-page">
      <FinishedHeader table={table.id} title={titleOf(state, past)} now="result" menu={menu} />
      <main class={`end-main seats-${order.length}`}>
        <div class="end-top line g16 wrap between">
          <Winner table={table} scene={scene} />
          <div class="end-doings">
            <EndButtons table={table} state={state} open={(what) => (sharing.value = what)} />
            {canChallenge(state) && (
              <p class="t12 muted what-challenge">
                {translate("what-challenge", { points: Math.max(...scene.pad.totals) })}
              </p>
            )}
          </div>
        </div>
        {isDay(state.challenge) && <DailyEnd table={table} scene={scene} state={state} past={past} />}
        <CoachCard table={table.id} game={state.game} reviewing={reviewing} />
        <NextOpponent state={state} winners={table.turn.value.winners ?? []} me={me} />
        <InstallOffer />
        {me !== null && state.seats.length > 1 && <PeopleAfterMatch table={table.id} next={state.next ?? ""} />}
        {state.rated && <MatchRatings table={table.id} seats={state.seats.length} />}
        {sharing.value && <Shared table={table.id} what={sharing.value} />}
        {!showsMine && <FinalBoards scene={scene} order={order} />}
        <section class="panel end-pad" aria-label={format(scene.pad.name)}>
          <ResultPad pad={scene.pad} names={names} order={order} />
          <SoloGoals state={state} points={scene.pad.totals[0] ?? 0} over />
        </section>
        {past && past.totals.length > 2 && <PointsCurve past={past} order={order} />}
        <section class="panel end-review">
          <ReviewCard table={table} reviewing={reviewing} />
        </section>
        <button
          type="button"
          class="quiet to-board print-boards"
          onClick={() => void downloadBoards(table.id, state.game)}
        >
          {translate("print-boards")}
        </button>
        <button type="button" class="quiet to-board" onClick={toBoard}>
          {translate("look-at-board")}
        </button>
        {me !== null && <KeepTables kind="quiet to-board" />}
      </main>
    </div>
  );
}

/** How many there were, and when. */
function titleOf(state: TableState, past: TurnList | null): string {
  const began = past?.log.find((line) => line.time)?.time;
  const seats = translate("so-many-seats", { count: state.seats.length });
  return [state.title, began ? `${seats}, ${dayOf(began)}` : seats].join(" · ");
}

const dayOf = (seconds: number) =>
  new Intl.DateTimeFormat(calendar(), { day: "numeric", month: "long" }).format(new Date(seconds * 1000));

function useCourse(table: LiveTable): TurnList | null {
  const found = useSignal<TurnList | null>(null);
  const view = table.view.value;
  useEffect(() => {
    turns(table.id, view)
      .then((all) => (found.value = all))
      .catch(() => {}); // the result is shown without it
  }, [table.id, view]);
  return found.value;
}

/** The sentence names the winner and the winner's points, then me. */
function Winner({ table, scene }: { table: LiveTable; scene: Scene }) {
  const { names, me, format } = useTableInfo();
  const { totals } = scene.pad;
  const won = table.turn.value.winners ?? [];
  const winners = won.length ? won : [0];
  const best = totals[winners[0]!] ?? 0;
  return (
    <div class="end-winner line">
      <div class="end-shapes line g8">
        {winners.map((seat) => (
          <SeatShape key={seat} seat={seat} size={winners.length > 1 ? 56 : 84} />
        ))}
      </div>
      <div>
        <h1 class="serif t40">{headline(winners, totals, names, me)}</h1>
        {totals.length === 1 ? (
          <p class="muted">{format(scene.prompt.detail)}</p>
        ) : (
          <p class="muted">
            {placesOf(totals, won)
              .filter(({ seat }) => !winners.includes(seat))
              .sort((a, b) => Number(b.seat === me) - Number(a.seat === me) || a.place - b.place)
              .map(({ seat, place }) => placed(seat, place, totals[seat]!, best, names, me))
              .join(" ")}
          </p>
        )}
      </div>
    </div>
  );
}

function headline(winners: number[], totals: number[], names: string[], me: number | null): string {
  const points = totals[winners[0]!] ?? 0;
  if (totals.length === 1) return translate("end-solo", { points });
  if (winners.length === 1 && winners[0] === me) return translate("end-you-won", { points });
  const who = list(winners.map((seat) => names[seat]!));
  return winners.length > 1
    ? translate("end-shared", { names: who, points })
    : translate("end-won", { name: who, points });
}

function placed(seat: number, place: number, points: number, best: number, names: string[], me: number | null): string {
  if (seat !== me) return translate("end-has", { name: names[seat]!, points });
  return translate("end-you-placed", { place, points, behind: best - points });
}

/** Others can get the same deal, unless it is that of a competition or of a record without the dealer's secret. */
function canChallenge(state: TableState): boolean {
  return !competitionOf(state.challenge) && (!state.frozen || Boolean(state.secret));
}

interface ButtonsProps {
  table: LiveTable;
  state: TableState;
  open: (what: "replay" | "challenge") => void;
}

function EndButtons({ table, state, open }: ButtonsProps) {
  const { me } = useTableInfo();
  const competition = competitionOf(state.challenge);
  const again = async () => {
    if (state.next) keepKeys(state.next, secretsOf(table.id));
    go(`/t/${state.next || (await rematch(table.id)).table}`);
  };
  return (
    <div class="end-buttons line g8 wrap">
      {competition && (
        <a class="button big primary" href={/^cup-\d+-\d+$/.test(competition) ? "/cup" : `/tournament/${competition}`}>
          {translate("tournament-back")}
        </a>
      )}
      {me !== null && !competition && (
        <button type="button" class="button big primary rematch" onClick={() => void again()}>
          <Icon name="replay" />
          {state.next ? translate("to-rematch") : translate("rematch")}
        </button>
      )}
      <a class="button big to-replay" href={`/replay/${table.id}`}>
        <Icon name="play" />
        {translate("replay")}
      </a>
      <button type="button" class="button big" aria-label={translate("share")} onClick={() => open("replay")}>
        <Icon name="share" />
        <span class="wide-only">{translate("share")}</span>
      </button>
      {canChallenge(state) && (
        <button type="button" class="button big" onClick={() => open("challenge")}>
          <Icon name="flag" />
          {translate("challenge-friend")}
        </button>
      )}
    </div>
  );
}

function Shared({ table, what }: { table: string; what: "replay" | "challenge" }) {
  const path = what === "replay" ? `/replay/${table}` : `/challenges?name=${table}`;
  return (
    <div class="panel share-panel" role="status">
      <span class="field-label">{translate(`share-${what}`)}</span>
      <LinkLine address={location.origin + path} />
    </div>
  );
}
