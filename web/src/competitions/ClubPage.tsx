/** One club: its cup, open tables, members with their results, tournaments, link and settings. */
import { type Signal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { OpenTableList } from "../people/OpenTables";
import { BusyButton, Field, Problem } from "../player/parts";
import { go } from "../route";
import { ask, catalogue } from "../store/api";
import { language, player } from "../store/deviceStorage";
import { hasMessage, needTranslations, translate } from "../store/translations";
import { Frame } from "../ui/Frame";
import { LinkLine } from "../ui/ShareLink";
import type { ClubMember, ClubState } from "../wire";
import { SignInFirst } from "./SignInFirst";
import { TournamentEntryLine } from "./TournamentsPage";
import "./competitions.css";

/** Milliseconds between two looks. */
const AGAIN = 10_000;

interface ClubProps {
  state: ClubState;
  shown: Signal<ClubState | null>;
  problem: Signal<string>;
}

/** A change of a club; the answer is its new state. */
async function change(shown: Signal<ClubState | null>, what: string, body: object): Promise<void> {
  const id = shown.peek()!.id;
  shown.value = await ask<ClubState>(`/api/clubs/${id}/${what}`, { ...body, language: language.peek() });
}

export function ClubPage({ id }: { id: string }) {
  needTranslations("clubs");
  needTranslations("competitions");
  const shown = useSignal<ClubState | null>(null);
  const problem = useSignal("");
  const key = player.value?.name ? player.value.key : "";
  useEffect(() => {
    if (!key) return;
    const look = () =>
      ask<ClubState>(`/api/clubs/${id}?language=${language.peek()}`)
        .then((found) => (shown.value = found))
        .catch((error: Error) => {
          if (!shown.peek()) problem.value = error.message;
        });
    void look();
    const timer = setInterval(() => document.hidden || void look(), AGAIN);
    return () => clearInterval(timer);
  }, [id, key, language.value]);
  if (!hasMessage("club-members") || !hasMessage("tournament-sign-in")) return <Frame title="Farshore">{null}</Frame>;
  const state = shown.value;
  const title = state?.name ?? translate("clubs-title");
  return (
    <Frame title={title}>
      <main class="narrow-page stack g16">
        <h1 class="serif t40 page-title">{title}</h1>
        {!key && <SignInFirst />}
        <Problem problem={problem} />
        {state && (
          <>
            <Cup state={state} />
            <Tables state={state} />
            <Members state={state} shown={shown} problem={problem} />
            <Tournaments state={state} />
            <Leave state={state} problem={problem} />
            {state.owner && <OwnerSettings key={state.name} state={state} shown={shown} problem={problem} />}
          </>
        )}
        <p>
          <a href="/clubs">{translate("clubs-title")}</a>
        </p>
      </main>
    </Frame>
  );
}

function Cup({ state }: { state: ClubState }) {
  return (
    <section class="panel line g12 wrap" aria-label={translate("club-cup")}>
      <div class="grow">
        <h2 class="serif t20">{translate("club-cup")}</h2>
        <p class="muted">{translate("club-cup-how", { game: state.cup_title ?? "" })}</p>
      </div>
      <a class="button primary" href={`/tournament/${state.cup}`}>
        {translate("club-to-cup")}
      </a>
    </section>
  );
}

function Tables({ state }: { state: ClubState }) {
  return (
    <section class="panel stack g12" aria-label={translate("club-tables")}>
      <h2 class="serif t20">{translate("club-tables")}</h2>
      {state.tables?.length ? (
        <OpenTableList tables={state.tables} />
      ) : (
        <p class="muted">{translate("club-tables-none")}</p>
      )}
      <a class="button" href={`/new?club=${state.id}`}>
        {translate("club-new-table")}
      </a>
    </section>
  );
}

function Members({ state, shown, problem }: ClubProps) {
  return (
    <section class="panel stack g12" aria-label={translate("club-members")}>
      <h2 class="serif t20">{translate("club-members")}</h2>
      <table class="standings" style={{ width: "100%" }}>
        <thead>
          <tr>
            <th scope="col">{translate("club-member")}</th>
            <th scope="col" class="figure-cell">
              {translate("club-won")}
            </th>
            <th scope="col" class="figure-cell">
              {translate("club-played")}
            </th>
          </tr>
        </thead>
        <tbody>
          {(state.members ?? []).map((one) => (
            <tr key={one.number} style={{ fontWeight: one.me ? 700 : 500 }}>
              <th scope="row">
                {one.name} {one.owner && <span class="chip">{translate("club-owner")}</span>}
                {state.owner && !one.me && <MemberButtons member={one} shown={shown} problem={problem} />}
              </th>
              <td class="figure-cell">{one.won ?? 0}</td>
              <td class="figure-cell">{one.played ?? 0}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="t12 muted">{translate("club-results-how")}</p>
      <p>{translate("club-share")}</p>
      <LinkLine address={`${location.origin}/club/join#${state.code}`} label={translate("club-share")} />
    </section>
  );
}

function MemberButtons({ member, shown, problem }: Omit<ClubProps, "state"> & { member: ClubMember }) {
  return (
    <details>
      <summary class="t12 muted">
        {translate("people-more")}
        <span class="unseen"> {member.name}</span>
      </summary>
      <span class="line g8 wrap">
        <BusyButton kind="small" problem={problem} run={() => change(shown, "remove", { member: member.number })}>
          {translate("club-remove")}
          <span class="unseen"> {member.name}</span>
        </BusyButton>
        <BusyButton kind="small" problem={problem} run={() => change(shown, "give", { member: member.number })}>
          {translate("club-give")}
          <span class="unseen"> {member.name}</span>
        </BusyButton>
      </span>
    </details>
  );
}

function Tournaments({ state }: { state: ClubState }) {
  return (
    <section class="panel stack g12" aria-label={translate("tournaments-title")}>
      <h2 class="serif t20">{translate("tournaments-title")}</h2>
      {!state.tournaments?.length && <p class="muted">{translate("club-tournaments-none")}</p>}
      <ul class="stack g12">
        {state.tournaments?.map((one) => (
          <li key={one.id}>
            <TournamentEntryLine tournament={one} />
          </li>
        ))}
      </ul>
      <a class="button" href={`/tournaments?club=${state.id}`}>
        {translate("tournament-new")}
      </a>
    </section>
  );
}

function Leave({ state, problem }: { state: ClubState; problem: Signal<string> }) {
  const leave = async () => {
    await ask(`/api/clubs/${state.id}/leave`, { language: language.peek() });
    go("/clubs", true);
  };
  return (
    <details class="panel">
      <summary class="serif t20">{translate("club-leave")}</summary>
      <div class="stack g12">
        <p>{translate("club-leave-how")}</p>
        <BusyButton problem={problem} run={leave}>
          {translate("club-leave")}
        </BusyButton>
      </div>
    </details>
  );
}

/** What only the owner sees. */
function OwnerSettings({ state, shown, problem }: ClubProps) {
  const name = useSignal(state.name);
  const typed = useSignal("");
  const solo = (catalogue.value?.games ?? []).filter((game) => game.seats.includes(1));
  const remove = async () => {
    await ask(`/api/clubs/${state.id}/delete`, { name: typed.value, language: language.peek() });
    go("/clubs", true);
  };
  return (
    <details class="panel">
      <summary class="serif t20">{translate("club-settings")}</summary>
      <div class="stack g16">
        <div class="stack g8">
          <Field label="club-name-label" value={name} maxLength={40} />
          <BusyButton problem={problem} run={() => change(shown, "change", { name: name.value.trim() })}>
            {translate("club-rename")}
          </BusyButton>
        </div>
        <label>
          <span class="field-label">{translate("club-cup-game")}</span>
          <select
            class="select"
            value={state.cup_game ?? ""}
            onChange={(event) => {
              const cup_game = event.currentTarget.value;
              change(shown, "change", { cup_game }).catch((error: Error) => (problem.value = error.message));
            }}
          >
            <option value="">{translate("club-cup-rotates")}</option>
            {solo.map((game) => (
              <option key={game.id} value={game.id}>
                {game.title}
              </option>
            ))}
          </select>
          <span class="t12 muted">{translate("club-cup-game-how")}</span>
        </label>
        <div class="stack g8">
          <BusyButton problem={problem} run={() => change(shown, "change", { new_link: true })}>
            {translate("club-new-link")}
          </BusyButton>
          <span class="t12 muted">{translate("club-new-link-how")}</span>
        </div>
        <div class="stack g8">
          <Field label="club-delete-how" value={typed} maxLength={40} />
          <BusyButton problem={problem} run={remove}>
            {translate("club-delete")}
          </BusyButton>
        </div>
      </div>
    </details>
  );
}
