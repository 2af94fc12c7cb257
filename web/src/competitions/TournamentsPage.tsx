/** All tournaments that I may enter, mine, and a form for a new one. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { ask } from "../store/api";
import { language, player } from "../store/deviceStorage";
import { hasMessage, needTranslations, translate } from "../store/translations";
import { Frame } from "../ui/Frame";
import type { TournamentEntry, TournamentList } from "../wire";
import { NewTournamentForm } from "./NewTournamentForm";
import { SignInFirst } from "./SignInFirst";
import { dateOf } from "./tournamentData";

export function TournamentsPage() {
  needTranslations("competitions");
  const found = useSignal<TournamentEntry[] | null>(null);
  useEffect(() => {
    ask<TournamentList>(`/api/tournaments?language=${language.value}`)
      .then((answer) => (found.value = answer.tournaments ?? []))
      .catch(() => {});
  }, [language.value, player.value?.key]);
  if (!hasMessage("tournament-new")) return <Frame title="Farshore">{null}</Frame>;
  return (
    <Frame title={translate("tournaments-title")}>
      <main class="narrow-page">
        <h1 class="serif t40 page-title">{translate("tournaments-title")}</h1>
        <section class="panel" aria-label={translate("tournaments-title")}>
          {found.value && !found.value.length && <p class="muted">{translate("tournaments-none")}</p>}
          <ul class="stack g12">
            {found.value?.map((one) => (
              <li key={one.id}>
                <TournamentEntryLine tournament={one} />
              </li>
            ))}
          </ul>
        </section>
        {player.value?.name ? <NewTournamentForm /> : <SignInFirst />}
        <p class="line g16 wrap">
          <a href="/cup">{translate("cup-title")}</a>
          <a href="/clubs">{translate("clubs-title")}</a>
        </p>
      </main>
    </Frame>
  );
}

export function TournamentEntryLine({ tournament }: { tournament: TournamentEntry }) {
  const { id, name, title, status, entrants, most, starts, round = 0, rounds } = tournament;
  const running = (status === "running" || status === "paused") && tournament.format !== "ladder" && round > 0;
  return (
    <a class="line g12" style={{ textDecoration: "none" }} href={`/tournament/${id}`}>
      <span class="grow">
        <strong style={{ textDecoration: "underline" }}>{name}</strong>
        <br />
        <span class="t12 muted">
          {title} · {translate("tournament-count", { count: entrants, most })}
          {running && ` · ${translate("tournament-round", { round, rounds })}`}
          {status === "open" && !!starts && ` · ${translate("tournament-begins", { date: dateOf(starts) })}`}
        </span>
      </span>
      <span class="chip">{translate(`status-${status}`)}</span>
    </a>
  );
}
