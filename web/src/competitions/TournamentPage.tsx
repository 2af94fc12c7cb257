/** One tournament: enter, my table, standings, rounds. */
import { useSignal } from "@preact/signals";
import { type ComponentChildren, Fragment } from "preact";
import { BusyButton, Field, Problem } from "../player/parts";
import { catalogue } from "../store/api";
import { player } from "../store/deviceStorage";
import { hasMessage, needTranslations, translate } from "../store/translations";
import { Frame } from "../ui/Frame";
import { LinkLine } from "../ui/ShareLink";
import type { RoundTable, TournamentRound, TournamentState } from "../wire";
import { DealList } from "./DealList";
import { SignInFirst } from "./SignInFirst";
import { nameOf, Standings } from "./Standings";
import { change, dateOf, type ShownTournament, useTournament } from "./tournamentData";

export function TournamentPage({ id }: { id: string }) {
  needTranslations("competitions");
  const shown = useTournament(`tournaments/${id}`);
  const state = shown.state.value;
  if (!hasMessage("tournament-enter")) return <Frame title="Farshore">{null}</Frame>;
  const title = state?.cup
    ? translate(state.club ? "club-cup" : "cup-title")
    : (state?.name ?? translate("tournaments-title"));
  return (
    <Frame title={title}>
      <main class="narrow-page">
        <h1 class="serif t40 page-title">{title}</h1>
        {!state && shown.missing.value && <p class="panel">{translate("tournament-missing")}</p>}
        {state && <Content state={state} shown={shown} />}
        <p>
          {state?.club ? (
            <a href={`/club/${state.club}`}>{translate("club-to-club")}</a>
          ) : (
            <a href="/tournaments">{translate("tournaments-title")}</a>
          )}
        </p>
      </main>
    </Frame>
  );
}

function Content({ state, shown }: { state: TournamentState; shown: ShownTournament }) {
  const started = state.status !== "open" && state.status !== "cancelled";
  return (
    <>
      <Facts state={state} />
      {!started && (
        <section class="panel" aria-label={translate("tournament-conditions")}>
          <Conditions state={state} />
        </section>
      )}
      {!player.value?.name && <SignInFirst />}
      {player.value?.name && !state.cup && <MyPart state={state} shown={shown} />}
      {state.organises && <Organiser state={state} shown={shown} />}
      {started && state.format === "ladder" && <DealList state={state} />}
      {started ? <Standings state={state} /> : <Entrants state={state} />}
      {started && state.format !== "ladder" && <Rounds state={state} />}
      {started && !state.cup && (
        <details class="panel">
          <summary class="serif t20">{translate("tournament-conditions")}</summary>
          <Conditions state={state} />
        </details>
      )}
    </>
  );
}

function Facts({ state }: { state: TournamentState }) {
  const { status, round = 0, rounds, starts, ends, count = 0, most } = state;
  return (
    <p class="muted">
      <span class="chip">{translate(`status-${status}`)}</span> {state.title} ·{" "}
      {state.cup && `${translate("format-ladder")} · `}
      {state.cup ? translate("cup-count", { count }) : translate("tournament-count", { count, most })}
      {round > 0 && ` · ${translate("tournament-round", { round, rounds })}`}
      {status === "open" && !!starts && ` · ${translate("tournament-begins", { date: dateOf(starts) })}`}
      {status === "running" && !!ends && ` · ${translate("cup-ends", { date: dateOf(ends) })}`}
      {state.organiser && ` · ${translate("tournament-by", { name: state.organiser })}`}
    </p>
  );
}

/** What everybody should know before they enter. */
function Conditions({ state }: { state: TournamentState }) {
  const { format, seats, rounds, pace, no_show, late, options = {} } = state;
  const ladder = format === "ladder";
  const offered = catalogue.value?.games.find((one) => one.id === state.game)?.options ?? [];
  const lines: [label: string, words: string][] = [[translate("tournament-format"), translate(`format-${format}`)]];
  if (ladder) lines.push([translate("tournament-deals"), `${rounds}`]);
  else lines.push([translate("tournament-seats"), `${seats}`]);
  if (format === "swiss") lines.push([translate("tournament-rounds"), `${rounds}`]);
  if (!ladder) {
    lines.push([translate("pace"), translate(`pace-${pace}`)]);
    lines.push([translate("tournament-no-show"), translate(`no-show-${no_show}`)]);
  }
  if (format === "swiss" && late > 1) lines.push([translate("tournament-late"), `${late}`]);
  for (const { name, label, choices } of offered) {
    const choice = choices.find((one) => one.value === options[name]);
    if (choice) lines.push([label, choice.label]);
  }
  return (
    <dl class="options">
      {lines.map(([label, words]) => (
        <div key={label}>
          <dt class="t12 muted">{label}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );
}

const seatOf = (table: RoundTable, me: number) => table.entrants.indexOf(me);

/** What I can do now: enter, go to my table, wait, withdraw. */
function MyPart({ state, shown }: { state: TournamentState; shown: ShownTournament }) {
  const code = useSignal("");
  const problem = useSignal("");
  const active = state.status === "open" || state.status === "running" || state.status === "paused";
  const inside = !!state.me && !state.withdrawn;
  const mine = state.played?.at(-1)?.tables?.find((table) => table.mine);
  if (!active) return null;
  const costly = state.status !== "open" && state.format !== "ladder";
  const withdraw = (
    <BusyButton problem={problem} run={() => change(shown, "withdraw")}>
      {translate("tournament-withdraw")}
    </BusyButton>
  );
  return (
    <section class="panel stack g12" aria-label={state.name}>
      {mine?.warned?.includes(seatOf(mine, state.me ?? 0)) && (
        <p class="banner bad" role="alert">
          {translate("tournament-warned")}
        </p>
      )}
      {inside && state.format !== "ladder" && mine && !mine.over && (
        <a class="button primary big" href={`/t/${mine.table}`}>
          {translate("tournament-my-table")}
        </a>
      )}
      {inside && state.format !== "ladder" && mine?.over && <p role="status">{translate("tournament-waiting")}</p>}
      {inside && !mine && state.status === "open" && <p role="status">{translate("tournament-entered")}</p>}
      {!inside && state.withdrawn && <p>{translate("tournament-withdrawn")}</p>}
      {!inside && state.may_enter && state.entry === "code" && !state.code && (
        <Field label="tournament-code-label" value={code} maxLength={12} />
      )}
      <Problem problem={problem} />
      {!inside && state.may_enter && (
        <BusyButton
          kind="primary big"
          problem={problem}
          run={() => change(shown, "enter", { code: code.value || state.code || "" })}
        >
          {translate("tournament-enter")}
        </BusyButton>
      )}
      {inside && (costly ? <Confirmed action="tournament-withdraw">{withdraw}</Confirmed> : withdraw)}
    </section>
  );
}

/** A button whose action cannot be undone: it is hidden at first, and comes with what it does. */
function Confirmed({ action, children }: { action: string; children: ComponentChildren }) {
  return (
    <details>
      <summary>{translate(action)}</summary>
      <div class="stack g8">
        <p>{translate(`${action}-how`)}</p>
        {children}
      </div>
    </details>
  );
}

/** What only the organiser sees. */
function Organiser({ state, shown }: { state: TournamentState; shown: ShownTournament }) {
  const problem = useSignal("");
  const steer = (todo: string) => () => change(shown, "control", { do: todo });
  const active = state.status === "open" || state.status === "running" || state.status === "paused";
  if (!active) return null;
  return (
    <section class="panel stack g12" aria-label={translate("tournament-by", { name: state.organiser ?? "" })}>
      {state.code && <strong>{translate("tournament-your-code", { code: state.code })}</strong>}
      <LinkLine address={`${location.origin}/tournament/${state.id}`} />
      <Problem problem={problem} />
      <div class="line g12 wrap">
        {state.status === "open" && (
          <BusyButton kind="primary" problem={problem} run={steer("start")}>
            {translate("tournament-start")}
          </BusyButton>
        )}
        {state.status === "running" && (
          <BusyButton problem={problem} run={steer("pause")}>
            {translate("tournament-pause")}
          </BusyButton>
        )}
        {state.status === "paused" && (
          <BusyButton kind="primary" problem={problem} run={steer("resume")}>
            {translate("tournament-resume")}
          </BusyButton>
        )}
      </div>
      <Confirmed action="tournament-cancel">
        <BusyButton problem={problem} run={steer("cancel")}>
          {translate("tournament-cancel")}
        </BusyButton>
      </Confirmed>
    </section>
  );
}

function Entrants({ state }: { state: TournamentState }) {
  if (!state.entrants?.length) return null;
  return (
    <section class="panel stack g12" aria-label={translate("tournament-entrants")}>
      <h2 class="serif t20">{translate("tournament-entrants")}</h2>
      <ol class="line wrap g8">
        {state.entrants.map((one) => (
          <li key={one.number} class="chip">
            {nameOf(state, one.number)}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The rounds, the newest first. */
function Rounds({ state }: { state: TournamentState }) {
  return (
    <>
      {[...(state.played ?? [])].reverse().map((one, n) => (
        <details key={one.number} class="panel" open={n === 0}>
          <summary class="serif t20">{translate("tournament-round-number", { number: one.number })}</summary>
          <Tables state={state} round={one} />
        </details>
      ))}
    </>
  );
}

function Tables({ state, round }: { state: TournamentState; round: TournamentRound }) {
  return (
    <div class="stack g12">
      <ul class="stack g12">
        {(round.tables ?? []).map((table) => (
          <li key={table.table} class="line g12">
            <span class="grow">
              {table.entrants.map((entrant, seat) => (
                <Fragment key={seat}>
                  {seat > 0 && " – "}
                  <span style={{ fontWeight: entrant === state.me ? 700 : 500 }}>
                    {nameOf(state, entrant)}
                    {table.over && <strong> {table.totals?.[seat]}</strong>}
                  </span>
                </Fragment>
              ))}
            </span>
            {!table.over && <span class="muted t12">{translate("table-going-on")}</span>}
            {!!round.ended && (
              <a class="button small" href={`/replay/${table.table}`}>
                {translate("round-replay")}
              </a>
            )}
          </li>
        ))}
      </ul>
      <p class="t12 muted">{translate("round-promise", { promise: round.promise.slice(0, 16) })}</p>
    </div>
  );
}
