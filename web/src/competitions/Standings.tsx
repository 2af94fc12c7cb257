/** The standings of a competition, with what decides them. */
import { useSignal } from "@preact/signals";
import { translate } from "../store/translations";
import { isWide } from "../ui/media";
import type { TournamentStanding, TournamentState } from "../wire";
import { figure } from "./tournamentData";
import "./competitions.css";

type Criterion = "points" | "matchpoints" | "opponents" | "best" | "total";
const PERCENT = new Set<Criterion>(["matchpoints", "best"]);

function shown(line: TournamentStanding, name: Criterion): string {
  const value = figure(line[name] ?? 0);
  return PERCENT.has(name) ? translate("standing-percent", { value }) : value;
}

export function nameOf(state: TournamentState, number: number): string {
  if (number < 0) return translate("tournament-bot");
  return state.entrants?.find((one) => one.number === number)?.name || translate("former-player");
}

export function Standings({ state }: { state: TournamentState }) {
  const adjusted = useSignal(false);
  const lines = (adjusted.value ? state.adjusted : state.standings) ?? [];
  const ladder = state.format === "ladder";
  const criteria = (state.tie_breaks ?? []) as Criterion[];
  const titles = criteria.map((name) => translate(`standing-${name}${ladder && name === "best" ? "-deal" : ""}`));
  const shownBy = { state, lines, criteria, titles };
  return (
    <section class="panel stack g12" aria-label={translate("standings-title")}>
      <div class="line g12 wrap between">
        <h2 class="serif t20">{translate("standings-title")}</h2>
        {!!state.adjusted?.length && (
          <div class="line g8" role="group" aria-label={translate("standings-title")}>
            {[false, true].map((without) => (
              <button
                key={String(without)}
                type="button"
                class={`button small ${adjusted.value === without ? "primary" : ""}`}
                aria-pressed={adjusted.value === without}
                onClick={() => (adjusted.value = without)}
              >
                {translate(without ? "standings-adjusted" : "standings-plain")}
              </button>
            ))}
          </div>
        )}
      </div>
      {lines.length ? (
        isWide.value ? (
          <StandingsTable {...shownBy} />
        ) : (
          <StandingsList {...shownBy} />
        )
      ) : (
        <p class="muted">{translate("standings-none")}</p>
      )}
      <p class="t12 muted">{translate(`standings-how-${ladder ? "ladder" : "table"}`)}</p>
      {adjusted.value && <p class="t12 muted">{translate("standings-adjusted-how")}</p>}
      <p class="t12 muted">{translate("standings-order", { names: titles.join(" → ") })}</p>
    </section>
  );
}

interface StandingLines {
  state: TournamentState;
  lines: TournamentStanding[];
  criteria: Criterion[];
  titles: string[];
}

const weightOf = (state: TournamentState, line: TournamentStanding) => (line.entrant === state.me ? 700 : 500);

function StandingsTable({ state, lines, criteria, titles }: StandingLines) {
  return (
    <table class="standings" style={{ width: "100%" }}>
      <thead>
        <tr>
          <th scope="col">{translate("standing-place")}</th>
          <th scope="col">{translate("standing-name")}</th>
          {titles.map((title) => (
            <th key={title} scope="col" class="figure-cell">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.entrant} style={{ fontWeight: weightOf(state, line) }}>
            <td>{line.place}</td>
            <th scope="row">{nameOf(state, line.entrant)}</th>
            {criteria.map((name) => (
              <td key={name} class="figure-cell">
                {shown(line, name)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** On a phone the columns have no room: each player has two lines. */
function StandingsList({ state, lines, criteria, titles }: StandingLines) {
  return (
    <ul class="stack g12">
      {lines.map((line) => (
        <li key={line.entrant} class="line g12" style={{ fontWeight: weightOf(state, line), alignItems: "baseline" }}>
          <span class="rigid" style={{ minWidth: "20px" }}>
            <span class="unseen">{translate("standing-place")} </span>
            {line.place}
          </span>
          <span class="grow">
            {nameOf(state, line.entrant)}
            <span class="line wrap t12 muted medium">
              {criteria.map((name, n) => (
                <span key={name} class="nowrap">
                  {titles[n]} <strong>{shown(line, name)}</strong>
                </span>
              ))}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
